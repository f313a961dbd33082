import { describeCheck } from "../../../test/describe-check.js";
import { hostLabelEmpty } from "./host-label-empty.js";

describeCheck(hostLabelEmpty, {
  reports: [
    {
      name: "between two labels",
      iri: "http://www«..»example.com/",
      suggests: { "Remove the extra dots": "http://www.example.com/" },
      message: "The host 'www..example.com' has an empty label at '..';",
    },
    {
      name: "of a repository",
      iri: "git+https://a«..»example/b.git",
      suggests: { "Remove the extra dots": "git+https://a.example/b.git" },
    },
    {
      name: "at the start",
      iri: "http://«.»example.com/",
      suggests: { "Remove the extra dots": "http://example.com/" },
    },
    {
      name: "at the end",
      iri: "http://example.com«..»/",
      suggests: { "Remove the extra dots": "http://example.com./" },
    },
    {
      name: "in several places",
      iri: "//«..»a«...»é«..»b:80",
      suggests: { "Remove the extra dots": "//a.é.b:80" },
    },
    {
      name: "UTS #46 §2.3: other full stops",
      iri: "http://a«\uFF61\uFF61»b/",
      suggests: { "Remove the extra dots": "http://a.b/" },
      message: "has an empty label at '\uFF61\uFF61';",
    },
    {
      name: "a half-width full stop at the start",
      iri: "http://«\uFF61»a/",
      suggests: { "Remove the extra dots": "http://a/" },
    },
    {
      name: "an ideographic full stop at the start",
      iri: "http://«\u3002»例え.jp/",
      suggests: { "Remove the extra dots": "http://例え.jp/" },
    },
    {
      name: "a full-width full stop at the start",
      iri: "http://«\uFF0E»例え.jp/",
      suggests: { "Remove the extra dots": "http://例え.jp/" },
    },
    {
      name: "different full stops",
      iri: "http://é«\uFF61.»b«\u3002\uFF0E»/",
      suggests: { "Remove the extra dots": "http://é.b./" },
    },
  ],
  accepts: [
    { name: "one dot between labels", iri: "http://www.example.com/" },
    { name: "RFC 1034 §3.1: the root", iri: "http://example.com./" },
    { name: "the root behind a half-width full stop", iri: "http://a\uFF61b\uFF61/" },
    { name: "half-width full stops alone", iri: "http://\uFF61\uFF61/" },
    { name: "ideographic full stops alone", iri: "http://\u3002\u3002\u3002/" },
    { name: "full-width full stops alone", iri: "http://\uFF0E\uFF0E\uFF0E/" },
    { name: "a name that is left out", iri: "http://.../path" },
    { name: "a scheme without DNS names", iri: "file://../a" },
    { name: "dots in the path", iri: "http://a/../..b" },
    { name: "no authority", iri: "../..a" },
    { name: "the empty string", iri: "" },
  ],
});
