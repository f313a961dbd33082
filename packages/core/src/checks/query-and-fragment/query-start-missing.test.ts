import { describeCheck } from "../../../test/describe-check.js";
import { queryStartMissing } from "./query-start-missing.js";

const question = "Write '?' for '&'";
const node = { tier: "name-in-data", production: "IRI", profile: "rfc3987", role: "<…>" } as const;

describeCheck(queryStartMissing, {
  reports: [
    {
      name: "one parameter",
      iri: "https://youtu.be/abc«&»t=1",
      suggests: { [question]: "https://youtu.be/abc?t=1" },
      message: "'&t=' stands in the path",
    },
    {
      name: "two parameters",
      iri: "https://a.example/watch«&»v=1&t=2",
      suggests: { [question]: "https://a.example/watch?v=1&t=2" },
    },
    { name: "behind a slash", iri: "http://a.example/«&»id=3", suggests: { [question]: "http://a.example/?id=3" } },
    {
      name: "the two signs in each other's place",
      iri: "https://a.example/b«&»c=1?d=2",
      suggests: { "Write '?' for '&', and '&' for '?'": "https://a.example/b?c=1&d=2" },
    },
  ],
  accepts: [
    { name: "a query", iri: "https://a.example/b?c=1&d=2" },
    { name: "no value", iri: "https://a.example/R&D" },
    { name: "a fragment", iri: "https://a.example/#b&c=1" },
    { name: "parameters of a segment", iri: "https://a.example/b;c=d&e=f" },
    { name: "parameters as a path", iri: "https://a.example/c=d&e=f" },
    { name: "a character reference", iri: "https://a.example/b&amp;c=d" },
    { name: "an ampersand in a name, further on", iri: "https://a.example/q&a/b=c" },
    { name: "no scheme", iri: "a&b=c" },
    { name: "another scheme", iri: "app://a/b&c=1" },
    { name: "a name", iri: "http://a.example/b&c=1", place: node },
    { name: "a sign by itself", iri: "https://a.example/b/@&c=1" },
  ],
});
