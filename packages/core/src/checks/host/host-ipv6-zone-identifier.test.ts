import { describeCheck } from "../../../test/describe-check.js";
import { hostIpv6ZoneIdentifier } from "./host-ipv6-zone-identifier.js";

describeCheck(hostIpv6ZoneIdentifier, {
  reports: [
    {
      name: "RFC 9844: a zone as people write it",
      iri: "http://[fe80::1«%eth0»]/",
      suggests: { "Remove the zone identifier": "http://[fe80::1]/" },
      message: "contains the zone identifier '%eth0'",
    },
    {
      name: "RFC 6874: a zone as URIs wrote it",
      iri: "http://[fe80::1«%25eth0»]/",
      suggests: { "Remove the zone identifier": "http://[fe80::1]/" },
    },
    { name: "an empty zone", iri: "//[fe80::1«%»]", suggests: { "Remove the zone identifier": "//[fe80::1]" } },
    {
      name: "a zone before a port",
      iri: "//[fe80::1«%1»]:80",
      suggests: { "Remove the zone identifier": "//[fe80::1]:80" },
    },
    {
      name: "a zone with a space",
      iri: "//[fe80::1«%a b»]",
      suggests: { "Remove the zone identifier": "//[fe80::1]" },
    },
    {
      name: "a second percent sign",
      iri: "//[fe80::1«%a%b»]",
      suggests: { "Remove the zone identifier": "//[fe80::1]" },
    },
    { name: "after a malformed address", iri: "//[g«%a»]", suggests: { "Remove the zone identifier": "//[g]" } },
    {
      name: "letters outside ASCII are quoted",
      iri: "//[::1«%א»]",
      suggests: { "Remove the zone identifier": "//[::1]" },
      message: "'\u2066%א\u2069'",
    },
    { name: "astral characters", iri: "//[::1«%😀»]", suggests: { "Remove the zone identifier": "//[::1]" } },
    { name: "a lone surrogate", iri: "//[::1«%\uD83D»]", suggests: { "Remove the zone identifier": "//[::1]" } },
    {
      name: "the grammar of LEIRIs",
      iri: "//[::1«%a»]",
      profile: "leiri",
      suggests: { "Remove the zone identifier": "//[::1]" },
    },
    {
      name: "the grammar of URIs",
      iri: "//[::1«%a»]",
      profile: "rfc3986",
      suggests: { "Remove the zone identifier": "//[::1]" },
    },
    {
      name: "profile rfc3987bis",
      iri: "//[::1«%a»]",
      profile: "rfc3987bis",
      suggests: { "Remove the zone identifier": "//[::1]" },
    },
  ],
  accepts: [
    { name: "no zone", iri: "http://[fe80::1]/" },
    { name: "no closing bracket is another code", iri: "//[fe80::1%eth0" },
    { name: "a triplet in a name", iri: "http://a%25b/" },
    { name: "a percent sign in an IPvFuture is another code", iri: "//[V1.a%b]" },
    { name: "a percent sign after the bracket is another code", iri: "//[::1]%a" },
    { name: "text after the bracket is another code", iri: "//[::1%a]b" },
    { name: "brackets within the host", iri: "//a[::1%b]" },
    { name: "no authority", iri: "a:[::1%25b]" },
    { name: "the empty string", iri: "" },
  ],
});
