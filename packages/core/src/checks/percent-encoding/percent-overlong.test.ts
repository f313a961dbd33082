import { describeCheck } from "../../../test/describe-check.js";
import { percentOverlong } from "./percent-overlong.js";

describeCheck(percentOverlong, {
  reports: [
    { name: "a slash in two octets", iri: "http://a/..«%C0%AF»b", message: "'%C0%AF' in the path is an overlong form" },
    { name: "the first and the last of two octets", iri: "/«%C0%80»/«%C1%BF»" },
    { name: "the first and the last of three octets", iri: "/«%E0%80%80»/«%E0%9F%BF»" },
    { name: "the first and the last of four octets", iri: "/«%F0%80%80%80»/«%F0%8F%BF%BF»" },
    { name: "the first and the last surrogate", iri: "/«%ED%A0%80»/«%ED%BF%BF»" },
    { name: "a pair of surrogates is told once", iri: "/«%ED%A0%BD%ED%B8%80»" },
    { name: "digits in lower case", iri: "/«%c0%ae»" },
    { name: "beside a character in UTF-8", iri: "/%C3%A9«%C0%AF»%C3%A9" },
    { name: "every component", iri: "http://«%C0%AF»@a«%C0%AF»/«%C0%AF»?«%C0%AF»#«%C0%AF»" },
    { name: "astral characters around it", iri: "😀«%C0%AF»😀" },
    { name: "lone surrogates around it", iri: "\uD83D«%C0%AF»\uDC00" },
    {
      name: "every first digit of a continuation",
      iri: "/«%C0%90%E0%80%90%E0%80%A0%ED%A0%90%ED%A0%A0%F0%80%90%80%F0%80%A0%80»",
    },
  ],
  accepts: [
    { name: "the first and the last of two octets", iri: "/%C2%80/%DF%BF" },
    { name: "the first and the last of three octets", iri: "/%E0%A0%80/%EF%BF%BF" },
    { name: "the first and the last of four octets", iri: "/%F0%90%80%80/%F4%8F%BF%BF" },
    { name: "the neighbors of surrogates", iri: "/%ED%9F%BF/%EE%80%80" },
    { name: "RFC 3987 §3.2.1: an octet of ISO 8859-1", iri: "http://www.example.org/r%E9sum%E9.html" },
    { name: "two syllables in EUC-KR", iri: "/%C0%B1%C0%CC" },
    { name: "the empty string", iri: "" },
  ],
});
