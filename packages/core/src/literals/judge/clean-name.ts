import { checkIri } from "../../checks/run/check-iri.js";
import { placeOf } from "../conventions/place-of.js";
import type { IdentifierSite } from "../read/site.js";
import type { Settings } from "../settings/settings.js";
import { selectCodes } from "./selected-codes.js";

/** A name between angle brackets, where an identifier without a scheme is none — N-Triples §2.2 */
const site: IdentifierSite = { kind: "identifier", use: "name", production: "IRI", role: "<…>" };

/** What is asked of all names; what their schemes allow for stands in no other. */
const beginning = /^https?:\/\//u;

/**
 * Tells quickly of names in N-Triples and N-Quads that they have nothing to report: `true` is certain, `false` leaves the
 * question to `checkLiteral`. The text must be as it is written, without escapes, in a line without right-to-left characters.
 */
export function cleanNames(settings: Settings): (text: string) => boolean {
  const place = placeOf(site, "http://a.example/", settings);
  const checks = selectCodes(settings, "all", "whole", place.profile);
  const { options } = settings;
  return (text) => beginning.test(text) && checkIri(text, { checks, place, options }).length === 0;
}
