import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { schemeForbidden } from "./scheme-forbidden.js";

const options = { schemes: ["javascript", "Data:"] };
const link: Place = { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "href" };

describeCheck(schemeForbidden, {
  reports: [
    {
      name: "RFC 3986 §7: a script in a link",
      iri: "«javascript»:alert(1)",
      options,
      place: link,
      message: "The scheme 'javascript' is forbidden in links by the settings of the project; use another one.",
    },
    { name: "upper case", iri: "«JavaScript»:void(0)", options, place: link },
    { name: "a colon and upper case in the settings", iri: "«data»:text/html,a", options, place: link },
    { name: "a line break, which browsers drop", iri: "«java\nscript»:a", options, place: link },
    { name: "a control at the start, which browsers drop", iri: "«\u0001javascript»:a", options, place: link },
    { name: "a variable named as a link", iri: "«javascript»:a", options, place: { ...link, tier: "named" } },
    { name: "where nothing is known of the place", iri: "«javascript»:a", options },

    {
      name: "controls and spaces at the start, which browsers skip",
      iri: "«\0 java\tscript»:a",
      options: { schemes: ["javascript"] },
    },
    { name: "a carriage return within", iri: "«java\rscript»:a", options: { schemes: ["javascript:"] } },
  ],
  accepts: [
    { name: "nothing is forbidden without settings", iri: "javascript:alert(1)", place: link },
    { name: "a scheme that is not listed", iri: "https://a", options, place: link },
    { name: "a scheme that begins so", iri: "javascripts:a", options, place: link },
    { name: "a text that is compared", iri: "javascript:", options, place: { ...link, tier: "inspected" } },
    { name: "a name in data", iri: "data:,a", options, place: { ...link, tier: "name-in-data" } },
    { name: "no scheme", iri: "/javascript:a", options, place: link },
    { name: "the empty string", iri: "", options, place: link },

    { name: "an exclamation mark at the start", iri: "!javascript:a", options: { schemes: ["javascript"] } },
    { name: "a space within, which browsers do not skip", iri: "java script:a", options: { schemes: ["javascript"] } },
    { name: "a colon within what is listed", iri: "javascript:a", options: { schemes: ["java:script"] } },
  ],
});
