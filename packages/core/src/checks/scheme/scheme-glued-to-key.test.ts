import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { schemeGluedToKey } from "./scheme-glued-to-key.js";

const place: Place = { tier: "inspected", production: "IRI-reference", profile: "rfc3987", role: "glued-key" };

describeCheck(schemeGluedToKey, {
  reports: [
    {
      name: "a key and its address",
      iri: "«url:https://a.example/»",
      place,
      message: "'url:' begins a text and no value of 'url'; write 'url: '. White space must follow the colon.",
    },
    { name: "a key with a hyphen", iri: "«repository-code:http://a.example/»", place },
    { name: "a key with an underscore, which no scheme has", iri: "«home_page:https://a.example/»", place },
    { name: "capital letters", iri: "«URL:HTTPS://a.example/»", place },
  ],
  accepts: [
    { name: "an address", iri: "https://a.example/", place },
    { name: "a scheme behind a scheme elsewhere", iri: "url:https://a.example/" },
    { name: "another place", iri: "url:https://a.example/", place: { ...place, role: "url" } },
    { name: "something else behind the key", iri: "url:urn:a:b", place },
  ],
});
