import { describeCheck } from "../../../test/describe-check.js";
import { percentEncodedOtherControl } from "./percent-encoded-other-control.js";

describeCheck(percentEncodedOtherControl, {
  reports: [
    {
      name: "a tabulation",
      iri: "http://a/«%09»",
      message: "'%09' in the path encodes U+0009 CHARACTER TABULATION",
    },
    { name: "the first and the last of C0", iri: "/«%01»«%1F»" },
    { name: "DEL", iri: "/«%7f»" },
    { name: "the first and the last of C1", iri: "/«%C2%80»«%c2%9F»" },
    { name: "a line break in a query of http", iri: "http://a/?b=c«%0D»«%0A»d" },
    { name: "a line break without a scheme", iri: "a/«%0A»" },
    { name: "a tabulation in mailto", iri: "mailto:a@b?body=«%09»" },
    { name: "every component", iri: "http://«%01»@a«%01»/«%01»?«%01»#«%01»" },
    { name: "astral characters around it", iri: "😀«%01»😀" },
    { name: "lone surrogates around it", iri: "\uD83D«%01»\uDC00" },

    { name: "a scheme that ends so holds text, and a tab is none of its lines", iri: "xhttp:«%09»" },
    { name: "a socket", iri: "ws://a/?«%0A»" },
    { name: "a secure socket", iri: "WSS://a/?«%0A»" },
    { name: "a file transfer", iri: "ftp://a/«%0D»" },
    { name: "a file", iri: "file:///«%0A»" },

    { name: "DEL in either case", iri: "http://a/«%7F»b«%7f»" },
    { name: "C1 in either case", iri: "http://a/«%C2%9F»b«%c2%9f»c«%C2%8a»" },
    { name: "C0 in either case", iri: "http://a/«%1F»b«%1f»" },
  ],
  accepts: [
    { name: "NUL is another code", iri: "/%00" },
    { name: "a line break in a path of http is another code", iri: "http://a/%0D%0A" },
    { name: "the neighbors of the ranges", iri: "/%20%7E%C2%A0" },
    { name: "RFC 6068 §5: a line break in mailto", iri: "mailto:a@example.org?body=b%0D%0Ac" },
    { name: "octets of data", iri: "data:,%01%0D%0A" },
    { name: "the empty string", iri: "" },

    { name: "a scheme that ends so", iri: "xhttp://a/%0A" },
    { name: "a scheme that begins so", iri: "filex://a/%0A" },
  ],
});
