import { describeCheck } from "../../../test/describe-check.js";
import { queryStartMissing } from "./query-start-missing.js";

describeCheck(queryStartMissing, {
  reports: [
    {
      name: "a parameter behind the path",
      iri: "https://youtu.be/abc«&t=1»",
      suggests: { "Write '?' for the first '&'": "https://youtu.be/abc?t=1" },
      message: "The path goes on with '&t=1', since no '?' begins the query",
    },
    {
      name: "several",
      iri: "http://a/b«&c=d»&e=f#g",
      suggests: { "Write '?' for the first '&'": "http://a/b?c=d&e=f#g" },
    },
  ],
  accepts: [
    { name: "a query", iri: "https://a/b?c=d&e=f" },
    { name: "an ampersand in a name", iri: "https://a/R&D" },
    { name: "a name with both, further on", iri: "https://a/q&a/b=c" },
    { name: "parameters of a segment", iri: "https://a/b;c=d&e=f" },
    { name: "parameters as a path", iri: "https://a/c=d&e=f" },
    { name: "another scheme", iri: "data://a/b&c=d" },
    { name: "no authority", iri: "/a&b=c" },
    { name: "a character reference", iri: "https://a/b&amp;c=d" },
  ],
});
