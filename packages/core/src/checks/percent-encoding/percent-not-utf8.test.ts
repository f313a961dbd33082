import { describeCheck } from "../../../test/describe-check.js";
import { percentNotUtf8 } from "./percent-not-utf8.js";

describeCheck(percentNotUtf8, {
  reports: [
    {
      name: "RFC 3987 §3.2.1: an octet of ISO 8859-1",
      iri: "http://www.example.org/r«%E9»sum«%E9».html",
      message: "'%E9' in the path is not UTF-8",
    },
    { name: "octets side by side are told once", iri: "/«%FF%FE»" },
    { name: "a continuation alone, first and last", iri: "/«%80»a«%BF»" },
    { name: "octets that begin no sequence", iri: "/«%F5»a«%FF»" },
    { name: "a sequence that is cut off", iri: "/«%E2%82»" },
    { name: "beside characters in UTF-8", iri: "/%C3%A9«%E9»%41" },
    { name: "two syllables in EUC-KR", iri: "/«%C0%B1%C0%CC»" },
    { name: "every component", iri: "http://«%E9»@a«%E9»/«%E9»?«%E9»#«%E9»" },
    { name: "astral characters around it", iri: "😀«%E9»😀" },
    { name: "lone surrogates around it", iri: "\uD83D«%E9»\uDC00" },
    { name: "digits in lower case", iri: "/«%e9»" },
  ],
  accepts: [
    { name: "the ends of ASCII", iri: "/%00%7F" },
    { name: "the ends of two octets", iri: "/%C2%80%DF%BF" },
    { name: "the ends of four octets", iri: "/%F0%90%80%80%F4%8F%BF%BF" },
    { name: "overlong forms are another code", iri: "/%C0%AF" },
    { name: "an incomplete triplet is another code", iri: "/%E" },
    { name: "the empty string", iri: "" },
  ],
});
