import { describeCheck } from "../../../test/describe-check.js";
import { percentEncodedUnreserved } from "./percent-encoded-unreserved.js";

describeCheck(percentEncodedUnreserved, {
  reports: [
    {
      name: "RFC 3987 §5.3.2.3: %7euser",
      iri: "http://example.org/«%7e»user",
      fixed: "http://example.org/~user",
      message: "'%7e' in the path need not be percent-encoded; write '~', which is equivalent.",
    },
    { name: "the first and the last capital letter", iri: "/«%41%5A»", fixed: "/AZ" },
    { name: "the first and the last small letter", iri: "/«%61%7a»", fixed: "/az" },
    { name: "the last column of letters", iri: "/«%4f%6F»", fixed: "/Oo" },
    { name: "the first and the last digit", iri: "/«%30%39»", fixed: "/09" },
    { name: "hyphen, low line and tilde", iri: "/«%2d%2D%5F%5f%7E»", fixed: "/--__~" },
    { name: "beside a reserved character", iri: "/«%41»%2F«%42»", fixed: "/A%2FB" },
    {
      name: "every component but the host",
      iri: "http://«%41»@a/«%41»?«%41»#«%41»",
      fixed: "http://A@a/A?A#A",
    },
    { name: "the first segment without a colon", iri: "«%61»/b:c", fixed: "a/b:c" },
    { name: "the last but the one before a combining mark", iri: "/«%41»%42\u0301", fixed: "/A%42\u0301" },
    { name: "astral characters around it", iri: "😀«%41»😀", fixed: "😀A😀" },
    { name: "lone surrogates around it", iri: "\uD83D«%41»\uDC00", fixed: "\uD83DA\uDC00" },

    {
      name: "every letter and digit at the ends of its range",
      iri: "/«%30%39%41%49%4F%50%5A%61%69%6F%70%7A%4a%6f%5a%7a%2d%5f%7e»",
      fixed: "/09AIOPZaiopzJoZz-_~",
    },
  ],
  accepts: [
    { name: "the neighbors of capital letters", iri: "/%40%5B" },
    { name: "the neighbors of small letters", iri: "/%60%7B" },
    { name: "the neighbors of digits", iri: "/%2F%3A" },
    { name: "the neighbors of the marks", iri: "/%2C%5E%7D%7F" },
    { name: "a dot would make a dot segment", iri: "/%2E%2e/a" },
    { name: "the host has a code of its own", iri: "http://%41/" },
    { name: "RFC 3966 §3: a telephone number has no triplet but one", iri: "tel:/%41/?" },
    { name: "RFC 5724 §2.2: the number of a text message", iri: "SMS:/%41/" },
    { name: "characters outside ASCII", iri: "/%C3%A9" },
    { name: "digits that would complete a triplet", iri: "/%%34a%4%31" },
    { name: "digits that would complete the text of a triplet", iri: "/%25%34%2" },
    { name: "a letter that would become a scheme", iri: "%61:b" },
    { name: "a digit beside right-to-left letters", iri: "/\u05D0/%31" },
    { name: "the empty string", iri: "" },

    { name: "beside those ranges", iri: "/%2F%3A%40%5B%60%7B%4G%4:%6:%3a" },
    { name: "a capital letter of a triplet before", iri: "/%A%31" },
    { name: "a small letter of a triplet before", iri: "/%a%31" },
  ],
});
