import { componentAt } from "../../iri/component-at.js";
import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const addressTruncated = defineCheck({
  code: "address-truncated",
  title: "Address was cut off",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc3986("C")],
  message:
    "The {{component}} ends with {{mark}}, which programs write where they cut an address off for display; write all of it.",
  needs: traits.nonAscii | traits.punctuationAtEnd,
  reads: ["place"],
  find(subject, report) {
    const { scheme, text, place } = subject;
    if (scheme === undefined || !browsed.test(scheme.text) || place?.tier !== "sink" || !followed.has(place.role))
      return;
    const [mark] = cutOff.exec(text) ?? [];
    if (mark === undefined) return;
    const span = { start: text.length - mark.length, end: text.length };
    const component = componentAt(subject, span.start);
    report({ span, component, data: { component, mark: quote(mark) } });
  },
});

const browsed = /^https?$/i;

/** What a reader clicks on. */
const followed: ReadonlySet<string | undefined> = new Set(["href", "link", "image"]);

/** Behind a slash or a delimiter, it is an example in which readers put what they have. */
const cutOff = /(?<=[\p{L}\p{N}])(?:…|\.{3})$/u;
