import { describeCheck } from "../../../test/describe-check.js";
import { hostALabelInvalid } from "./host-a-label-invalid.js";

describeCheck(hostALabelInvalid, {
  reports: [
    {
      name: "no Punycode",
      iri: "http://«xn--99999999».example/",
      message:
        "The label 'xn--99999999' of the host is not a valid A-label; write the name that is meant. What follows 'xn--' is not the Punycode of a non-ASCII label.",
    },
    { name: "nothing behind the prefix", iri: "http://«xn--».example/" },
    {
      name: "ASCII in Punycode",
      iri: "http://«xn--abc-».example/",
      message: "is not the Punycode of a non-ASCII label",
    },
    {
      name: "3987bis §3.4.2 as it was printed, xn--rsum-bad",
      iri: "http://«xn--rsum-bad».example.org/",
    },
    { name: "upper case", iri: "http://«XN--99999999»/" },
    {
      name: "a capital letter, which IDNA maps to a small one",
      iri: "http://«xn--dca»/",
      message: "It decodes to 'É', which has a different form or none in Punycode.",
    },
    {
      name: "a letter that is not composed",
      iri: "http://«xn--ea-8tb»/",
      message: "which has a different form or none in Punycode.",
    },
    { name: "an underscore", iri: "http://«xn--_b-9ia»/", message: "IDNA does not allow '_'." },
    { name: "a combining mark at the start", iri: "http://«xn--a-wbb»/", message: "starts with U+0301 (combining)." },
    { name: "RFC 5892 A.3: a middle dot", iri: "http://«xn--ab-0ea»/", message: "where it stands." },
    { name: "a hyphen at the end", iri: "http://«xn--a--ony»/", message: "has hyphens at an end" },
    { name: "both directions", iri: "http://«xn--1a-uld»/", message: "which breaks the Bidi rule of RFC 5893." },
    { name: "triplets", iri: "http://«%78n--99999999»/" },
    { name: "beside a label outside ASCII", iri: "http://é.«xn--99999999»/" },
    { name: "no scheme", iri: "//«xn--99999999»" },
  ],
  accepts: [
    { name: "3987bis §3.4.2: xn--rsum-bpad", iri: "http://xn--rsum-bpad.example.org/" },
    { name: "upper case in the prefix", iri: "http://XN--rsum-bpad.example.org/" },
    { name: "right to left", iri: "http://xn--mgbai3a1bycq.net/" },
    { name: "a top-level domain", iri: "https://xn--80aatcn.xn--p1ai/" },
    { name: "another prefix", iri: "http://r3---sn-a.example/" },
    { name: "no label begins so", iri: "http://axn--99999999/" },
    { name: "a long label is another code", iri: `http://xn--9c${"a".repeat(70)}/` },
    { name: "a scheme without DNS names", iri: "tag://xn--99999999/" },
    { name: "the path", iri: "http://a/xn--99999999" },
    { name: "the empty string", iri: "" },
    { name: "a label outside ASCII is another code", iri: "http://é·b.xn--rsum-bpad/" },
  ],
});
