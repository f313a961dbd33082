import { describeCheck } from "../../../test/describe-check.js";
import { hostLabelEmpty } from "./host-label-empty.js";

describeCheck(hostLabelEmpty, {
  reports: [
    {
      name: "between two labels",
      iri: "http://www«..»example.com/",
      suggests: { "Remove the dots too many": "http://www.example.com/" },
      message: "The host 'www..example.com' has an empty label at '..';",
    },
    {
      name: "at the start",
      iri: "http://«.»example.com/",
      suggests: { "Remove the dots too many": "http://example.com/" },
    },
    {
      name: "at the end",
      iri: "http://example.com«..»/",
      suggests: { "Remove the dots too many": "http://example.com./" },
    },
    {
      name: "in several places",
      iri: "//«..»a«...»é«..»b:80",
      suggests: { "Remove the dots too many": "//a.é.b:80" },
    },
  ],
  accepts: [
    { name: "one dot between labels", iri: "http://www.example.com/" },
    { name: "RFC 1034 §3.1: the root", iri: "http://example.com./" },
    { name: "a name that is left out", iri: "http://.../path" },
    { name: "a scheme without DNS names", iri: "file://../a" },
    { name: "dots in the path", iri: "http://a/../..b" },
    { name: "no authority", iri: "../..a" },
    { name: "the empty string", iri: "" },
  ],
});
