import { describeCheck } from "../../../test/describe-check.js";
import { percentLowercaseHex } from "./percent-lowercase-hex.js";

describeCheck(percentLowercaseHex, {
  reports: [
    {
      name: "RFC 3986 §2.1: %3a",
      iri: "http://a/«%3a»",
      fixed: "http://a/%3A",
      message: "'%3a' in the path has hexadecimal digits in lower case; write '%3A'.",
    },
    { name: "the first digit", iri: "/«%c3»%A9", fixed: "/%C3%A9" },
    { name: "the last letter", iri: "/«%fF»", fixed: "/%FF" },
    { name: "the first letter", iri: "/«%a0»", fixed: "/%A0" },
    {
      name: "triplets side by side are told once",
      iri: "/%41«%c3%a9%20%2f»%41%4A«%2f»",
      fixed: "/%41%C3%A9%20%2F%41%4A%2F",
    },
    {
      name: "what need not be encoded parts them, as it does when it is decoded",
      iri: "/«%2e»%65«%2e»/«%c3%a9»«%7e%4a»«%c3»",
      fixed: "/%2E%65%2E/%C3%A9%7E%4A%C3",
    },
    {
      name: "every component",
      iri: "http://«%c3%a9»@a«%c3%a9»/«%c3%a9»?«%c3%a9»#«%c3%a9»",
      fixed: "http://%C3%A9@a%C3%A9/%C3%A9?%C3%A9#%C3%A9",
    },
    { name: "the grammar of URIs", iri: "«%c3%a9»", profile: "rfc3986", fixed: "%C3%A9" },
    { name: "astral characters around it", iri: "😀«%c3%a9»😀", fixed: "😀%C3%A9😀" },
    { name: "lone surrogates around it", iri: "\uD83D«%3a»\uDC00", fixed: "\uD83D%3A\uDC00" },

    { name: "two small letters", iri: "«%ff»", fixed: "%FF" },
    { name: "a capital and a small letter", iri: "«%Af»", fixed: "%AF" },
    { name: "digits between", iri: "«%c3%20%20%c3»", fixed: "%C3%20%20%C3" },
    { name: "a letter first, after digits", iri: "«%c3%20%a1»", fixed: "%C3%20%A1" },
    { name: "a small and a capital letter, after digits", iri: "«%c3%20%aF»", fixed: "%C3%20%AF" },
    { name: "two small letters, after digits", iri: "«%c3%20%ff»", fixed: "%C3%20%FF" },
    { name: "a capital and a small letter, after digits", iri: "«%c3%20%Af»", fixed: "%C3%20%AF" },
    { name: "several after digits", iri: "«%c3%20%1a%a1»", fixed: "%C3%20%1A%A1" },
  ],
  accepts: [
    { name: "digits in upper case", iri: "/%C3%A9" },
    { name: "digits only", iri: "/%20%99" },
    { name: "an incomplete triplet is another code", iri: "/%a" },
    { name: "after the range of letters", iri: "/%1g" },
    { name: "letters behind a triplet", iri: "/%20abc" },
    { name: "an IPv6 zone identifier is another code", iri: "http://[fe80::1%ea0]/" },
    { name: "the empty string", iri: "" },
  ],
});
