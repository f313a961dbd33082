import { describeCheck } from "../../../test/describe-check.js";
import { hostIpv4Lookalike } from "./host-ipv4-lookalike.js";

describeCheck(hostIpv4Lookalike, {
  reports: [
    {
      name: "a number above 255",
      iri: "http://«1.2.3.256»/",
      message:
        "The host '1.2.3.256' is no IPv4 address; write four decimal numbers from 0 to 255 without leading zeros. It is a name by the grammar, but programs take it for an address and refuse it.",
    },
    {
      name: "RFC 3986 §7.4: hexadecimal numbers",
      iri: "http://«0x7f.1»/",
      message: "programs read it as the address '127.0.0.1'",
    },
    { name: "RFC 3986 §7.4: too few numbers", iri: "http://«127.1»:80/" },
    { name: "RFC 3986 §7.4: a leading zero", iri: "http://«010.0.0.1»/", message: "'8.0.0.1'" },
    { name: "one number", iri: "http://«2130706433»/", message: "'127.0.0.1'" },
    { name: "a full stop at the end", iri: "http://«127.0.0.1.»/", message: "'127.0.0.1'" },
    { name: "too many numbers", iri: "https://«1.2.3.4.5»/" },
    { name: "a name that ends in a number", iri: "http://«example.1»/", message: "refuse" },
    { name: "triplets", iri: "http://«%31%32%37.1»/", message: "'127.0.0.1'" },
    { name: "full-width digits", iri: "http://«１２７.1»/", message: "'127.0.0.1'" },
    { name: "no scheme", iri: "//«0x7f000001»/" },

    { name: "a hexadecimal number in upper case", iri: "http://«127.0XA»/", message: "'127.0.0.10'" },
    { name: "a label that is no name of a host", iri: "http://«a_b.1»/", message: "refuse" },
  ],
  accepts: [
    { name: "an address", iri: "http://127.0.0.1/" },
    { name: "the first and the last address", iri: "http://0.0.0.0/http://255.255.255.255/" },
    { name: "a name that begins with a number", iri: "http://1.2.3.example/" },
    { name: "digits with letters", iri: "http://a1/" },
    { name: "hexadecimal digits without 0x", iri: "http://7f.dead/" },
    { name: "a name outside ASCII", iri: "http://é1/" },
    { name: "a scheme without DNS names", iri: "tag://127.1/" },
    { name: "an IP literal", iri: "http://[::1]/" },
    { name: "an IPv6 address without brackets is another code", iri: "http://2001:db8::1/" },
    { name: "a version in the path", iri: "http://a/1.2" },
    { name: "a host of one label", iri: "http://localhost/" },
    { name: "the empty string", iri: "" },
  ],
});
