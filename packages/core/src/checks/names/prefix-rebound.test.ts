import { describeCheck } from "../../../test/describe-check.js";
import { prefixRebound } from "./prefix-rebound.js";

const declaration = { tier: "opaque-name", production: "IRI-reference", profile: "rfc3987", role: "@prefix" } as const;

describeCheck(prefixRebound, {
  reports: [
    {
      name: "another namespace",
      iri: "«http://b.example/»",
      place: { ...declaration, boundBefore: "http://a.example/" },
      message:
        "The prefix stands for 'http://b.example/' from here on; use two prefixes. Until here it stood for 'http://a.example/'.",
    },
    { name: "a reference", iri: "«#»", place: { ...declaration, boundBefore: "http://a.example/" } },
  ],
  accepts: [
    { name: "one declaration", iri: "http://b.example/", place: declaration },
    {
      name: "a password, which no message tells",
      iri: "http://b/",
      place: { ...declaration, boundBefore: "http://u:p@a/" },
    },
    { name: "no place", iri: "http://b.example/" },
  ],
});
