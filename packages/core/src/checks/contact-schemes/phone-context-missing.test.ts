import { describeCheck } from "../../../test/describe-check.js";
import { phoneContextMissing } from "./phone-context-missing.js";

describeCheck(phoneContextMissing, {
  reports: [
    {
      name: "RFC 3966 §5.1.4: a local number",
      iri: "tel:«7042»",
      message:
        "The number '7042' is local; write it with '+' and its country code, or add ';phone-context='. It does not say where it is valid.",
    },
    { name: "a number with the code of an area", iri: "tel:«030-12345»" },
    { name: "another parameter", iri: "tel:«112;ext=1»" },
    { name: "a recipient of a short message", iri: "sms:«12345»?body=a" },
    { name: "each recipient", iri: "sms:«1»,+2,«3»" },
    { name: "upper case", iri: "TEL:«1»" },
  ],
  accepts: [
    { name: "RFC 3966 §5.1.4: a global number", iri: "tel:+1-201-555-0123" },
    { name: "RFC 3966 §6: a local number with its context", iri: "tel:7042;phone-context=example.com" },
    { name: "upper case in the name", iri: "tel:7042;Phone-Context=+49" },
    { name: "no number is another code", iri: "tel:" },
    { name: "a recipient with code", iri: "sms:+15105550101" },
    { name: "another scheme", iri: "a:1" },
    { name: "the empty string", iri: "" },
    { name: "an authority is another code", iri: "tel://a/1" },
  ],
});
