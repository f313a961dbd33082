import { describeCheck } from "../../../test/describe-check.js";
import { hostIdnInvalid } from "./host-idn-invalid.js";

describeCheck(hostIdnInvalid, {
  reports: [
    {
      name: "a symbol that IDNA does not admit",
      iri: "http://a«⿰»é.example/",
      message:
        "The label 'a⿰é' of the host is no valid internationalized domain name; write the name that is meant. IDNA does not allow '⿰' (U+2FF0).",
    },
    { name: "an underscore beside other letters", iri: "http://é«_»b.example/", message: "IDNA does not allow '_'." },
    {
      name: "a character that is mapped to a delimiter",
      iri: "http://a«℀»b.example/",
      message: "IDNA does not allow '℀' (U+2100), which stands for 'a/c'.",
    },
    { name: "RFC 5892 A.3: a middle dot", iri: "http://a«·»b.example/", message: "does not allow '·' (U+00B7) where" },
    {
      name: "a hyphen at the end",
      iri: "http://«é-».example/",
      message: "It starts or ends with a hyphen, or has hyphens as its third and fourth characters.",
    },
    { name: "two hyphens in the middle", iri: "http://«éa--b».example/" },
    { name: "RFC 5893 §2: digits of two kinds", iri: "http://«א1٠ב».example/", message: "RFC 5893 does not allow" },
    {
      name: "RFC 5893 §1.4: a label that starts with a digit beside one from right to left",
      iri: "http://«1a.א»/",
      message: "The host '\u20661a.א\u2069' is no valid internationalized domain name",
    },
    { name: "triplets", iri: "http://%C3%A9«%5F»b.example/" },
    { name: "each label for itself", iri: "http://é«_».«é-».example/" },
    { name: "no scheme", iri: "//«é-»/" },
    { name: "astral characters count as two units", iri: "http://𐌀«_»/" },
  ],
  accepts: [
    { name: "Latin", iri: "http://résumé.example/" },
    { name: "upper case is mapped", iri: "http://RÉSUMÉ.example/" },
    { name: "Japanese", iri: "http://例え.テスト/" },
    { name: "right to left", iri: "http://מחשב.example/" },
    { name: "RFC 5892 A.3: a middle dot in Catalan", iri: "http://paral·lel.example/" },
    { name: "RFC 5892 A.1: a non-joiner in Persian", iri: "http://نامه\u200Cای.example/" },
    { name: "deviation characters", iri: "http://straße.example/" },
    { name: "an emoji", iri: "http://❤.example/" },
    { name: "an underscore among ASCII letters", iri: "http://my_host/" },
    { name: "an ASCII label beside another one", iri: "http://my_host.é.example/" },
    { name: "an ASCII label with hyphens as its third and fourth character", iri: "http://r3---sn-a.é.example/" },
    { name: "an A-label is another code", iri: "http://xn--99999999.é.example/" },
    { name: "a long label is another code", iri: `http://${"é".repeat(60)}/` },
    { name: "an empty label is another code", iri: "http://é..example/" },
    { name: "both directions in a component are another code", iri: "http://abאב.example/" },
    { name: "a scheme without DNS names", iri: "tag://é_/" },
    { name: "a combining mark at the start is another code", iri: "http://\u0301a.example/" },
    { name: "an invisible character is another code", iri: "http://a\u200Bé/" },
    { name: "a control is another code", iri: "http://é\u0085/" },
    { name: "a full stop at the end", iri: "http://é.example./" },
    { name: "the empty string", iri: "" },
  ],
});
