import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { bidiOverrideMarkup } from "./bidi-override-markup.js";

function within(bidiMarkup: NonNullable<Place["bidiMarkup"]>): { readonly place: Place } {
  return { place: { tier: "prose", production: "IRI-reference", profile: "rfc3987", bidiMarkup } };
}

describeCheck(bidiOverrideMarkup, {
  reports: [
    {
      name: "guidelines §2: left-to-right letters turned around",
      iri: "«http://a/b»",
      ...within({ override: "rtl" }),
      message: "displays its characters from right to left instead",
    },
    {
      name: "guidelines §2: right-to-left letters turned around",
      iri: "«http://a/\u05D0\u05D1»",
      ...within({ override: "ltr" }),
      message: "displays its characters from left to right instead",
    },
    { name: "Arabic letters", iri: "«http://a/\u0628\u062A»", ...within({ override: "ltr", paragraph: "rtl" }) },
    { name: "brackets alone", iri: "«()»", ...within({ override: "rtl" }) },
  ],
  accepts: [
    { name: "an override that changes nothing", iri: "http://a/b", ...within({ override: "ltr" }) },
    { name: "right-to-left letters alone", iri: "\u05D0\u05D1", ...within({ override: "rtl" }) },
    { name: "a right-to-left paragraph is no override", iri: "http://a/\u05D0", ...within({ paragraph: "rtl" }) },
    { name: "an isolate is no override", iri: "http://a/\u05D0", ...within({ isolated: true }) },
    { name: "no place is known", iri: "http://a/\u05D0" },
    { name: "the empty string", iri: "", ...within({ override: "rtl" }) },
  ],
});
