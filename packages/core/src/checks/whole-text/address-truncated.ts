import { componentAt } from "../../iri/component-at.js";
import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { isUsed } from "../conventions/roles.js";
import { defineCheck } from "../definition/define-check.js";
import { isNamePlace } from "../faults/name-places.js";
import { quote } from "../wording/mention.js";

export const addressTruncated = defineCheck({
  code: "address-truncated",
  title: "Ellipsis stands for the rest of the address",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc3986("C")],
  message: "The {{component}} ends with {{ellipsis}}; write all of the address. A program shortened it to display it.",
  needs: traits.punctuationAtEnd,
  reads: ["place"],
  find(subject, report) {
    const { authority, text, place } = subject;
    if (authority === undefined || (place !== undefined && isNamePlace(place))) return;
    const ellipsis = (place?.tier === "sink" && isUsed("shown", place.role) ? cutOff : cutOffForSure).exec(text)?.[0];
    if (ellipsis === undefined) return;
    const span = { start: text.length - ellipsis.length, end: text.length };
    if (ellipsis.startsWith(".") && title.test(text.slice(0, span.start))) return;
    const component = componentAt(subject, span.start);
    if (component === "port" || component === "userinfo") return;
    report({ span, component, data: { component, ellipsis: quote(ellipsis) } });
  },
});

/** An ellipsis behind the beginning of a word. As a whole segment or value it stands for any text. */
const cutOffForSure = /(?<=[\p{L}\p{N}_-])…+$/u;

/**
 * An ellipsis or three dots behind the beginning of a word; three dots count only where the address is followed, and not
 * behind a hyphen, which ends no word but joins the dots of a title to it.
 */
const cutOff = /(?:(?<=[\p{L}\p{N}_-])…+|(?<=[\p{L}\p{N}_])\.{3,})$/u;

/** The title of a page of a wiki or the name of a section, either of which may end with three dots. */
const title = /(?:\/wiki\/[^/]*|#[^#]*)$/u;
