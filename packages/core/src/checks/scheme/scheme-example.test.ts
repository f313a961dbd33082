import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { schemeExample } from "./scheme-example.js";

const fetched: Place = { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "fetch" };

describeCheck(schemeExample, {
  reports: [
    { name: "in a call that fetches", iri: "«example»://a/b", place: fetched },
    { name: "upper case", iri: "«EXAMPLE»:a", place: fetched },
  ],
  accepts: [
    { name: "where nothing is known of the place", iri: "example://a/b" },
    { name: "a name in data", iri: "example:a", place: { ...fetched, tier: "name-in-data" } },
    { name: "a namespace", iri: "example:a", place: { ...fetched, tier: "opaque-name" } },
    { name: "a text that is compared", iri: "example:a", place: { ...fetched, tier: "inspected" } },
    { name: "another scheme that begins so", iri: "examples://a", place: fetched },
    { name: "a host called so", iri: "http://example/", place: fetched },
    { name: "no scheme", iri: "example/a", place: fetched },
    { name: "the empty string", iri: "", place: fetched },
  ],
});
