import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { queryCharacterReference } from "./query-character-reference.js";

const fetched: Place = { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "fetch" };

describeCheck(queryCharacterReference, {
  reports: [
    {
      name: "between two parameters",
      iri: "http://a/?b=c&«amp;»d=e",
      place: fetched,
      suggests: { "Write '&'": "http://a/?b=c&d=e" },
      message:
        "The query contains '&amp;'; write '&'. HTML reads '&amp;' as '&', but nothing decodes it here, so that the next parameter is called 'amp;…'.",
    },
    {
      name: "twice",
      iri: "?b&«amp;»c&«amp;»d",
      place: fetched,
      suggests: { "Write '&'": "?b&c&d" },
    },
    {
      name: "in a route",
      iri: "#/b?c=d&«amp;»e=f",
      place: fetched,
      suggests: { "Write '&'": "#/b?c=d&e=f" },
      message: "The fragment contains '&amp;'",
    },
  ],
  accepts: [
    { name: "an ampersand", iri: "http://a/?b=c&d=e", place: fetched },
    { name: "a parameter of that name", iri: "http://a/?b=c&amp=d", place: fetched },
    { name: "a reference that nothing follows", iri: "http://a/?b=c&amp", place: fetched },
    { name: "in a path", iri: "http://a/b&amp;c?d", place: fetched },
    { name: "without an ampersand", iri: "http://a/?b=amp;c", place: fetched },
    { name: "in upper case, which is no reference in XML", iri: "http://a/?b&AMP;c", place: fetched },
    { name: "a name, which nobody follows", iri: "http://a/?b&amp;c", place: { ...fetched, tier: "name-in-data" } },
    { name: "a text that is put into a page, perhaps", iri: "http://a/?b&amp;c", place: { ...fetched, tier: "named" } },
    { name: "where nothing is known of the place", iri: "http://a/?b&amp;c" },
  ],
});
