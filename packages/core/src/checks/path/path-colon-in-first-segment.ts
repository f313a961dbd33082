import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { isSchemeMeant } from "../faults/scheme-reading.js";
import { leadingWhiteSpace } from "../faults/white-space.js";

export const pathColonInFirstSegment = defineCheck({
  code: "path-colon-in-first-segment",
  title: "First path segment contains a colon",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("4.2"), rfc3987("2.2")],
  message: "The first path segment contains ':'; {{remedy}}. It would end a scheme, but {{before}} is not one.",
  needs: traits.nonconforming,
  find(subject, report) {
    const colon = colonInFirstSegment(subject);
    if (colon === undefined) return;
    // White space around the text is no part of it, so the dot segment goes behind it.
    const pathStart = leadingWhiteSpace(subject.text);
    const start = { start: pathStart, end: pathStart };
    const isAddress = addressWithPort.test(subject.text.slice(pathStart));
    const schemes = isAddress ? [suggest("Write 'http://' before the address", start, "http://")] : [];
    report({
      span: { start: colon, end: colon + 1 },
      component: "path",
      data: {
        before: quote(subject.text.slice(0, colon)),
        remedy: `write ${isAddress ? "'http://' before the address" : "'./' before the path"}`,
      },
      fixes: [...schemes, suggest("Write './' before the path", start, "./")],
    });
  },
});

/** An IPv4 address with a port and no scheme: `127.0.0.1:3000/a`. */
const addressWithPort = /^[0-9]{1,3}(?:\.[0-9]{1,3}){3}:[0-9]{1,5}(?=[/?#]|$)/;

/**
 * `isegment-nz-nc` starts every `ipath-noscheme` (RFC 3987 §2.2), so a relative reference has no colon there; none begins a
 * path behind an authority.
 */
function colonInFirstSegment(subject: Subject): number | undefined {
  const { scheme, path, production } = subject;
  if (production === "IRI" || production === "absolute-IRI") return undefined;
  if (scheme !== undefined) return isSchemeMeant(subject, production) ? undefined : scheme.span.end;
  return path.text.startsWith(":") ? path.span.start : undefined;
}
