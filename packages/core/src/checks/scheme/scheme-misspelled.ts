import { isIriReference } from "../../iri/is-iri.js";
import { traits } from "../../grammar/traits.js";
import { misspelledScheme, type SchemeMisspelling } from "../../schemes/misspelled-scheme.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { splitIri } from "../../iri/split.js";
import { isUsed } from "../conventions/roles.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const schemeMisspelled = defineCheck({
  code: "scheme-misspelled",
  title: "Scheme or the delimiters after it are misspelled",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3"), rfc3986("3.1"), rfc3986("C"), rfc3987("2.2")],
  message: "{{written}} {{fault}}; write {{correction}}.",
  needs:
    traits.noAuthority | traits.otherScheme | traits.unusualHost | traits.userinfo | traits.port | traits.nonconforming,
  needsText: {
    test: (text) =>
      !ordinaryWebSocketAddress.test(text) && /:|^(?:git|http|ws|ftp|mailto|tel)|^[a-z][a-z\d+]{3,48}\/\//i.test(text),
  },
  judges: "scheme",
  inNames: "names",
  inProse: true,
  reads: ["place"],
  find(subject, report) {
    const misspelling = misspelledScheme(subject);
    if (misspelling === undefined) return;
    const { kind, span, corrections } = misspelling;
    // Elsewhere, another check reports the space, which no grammar allows.
    if (kind === "spaced" && subject.place?.tier !== "prose") return;
    // A parameter or a part of another address may hold a whole one, encoded.
    if (kind === "encoded" && !(subject.place?.tier === "sink" && isUsed("clicked", subject.place.role))) return;
    // A scheme that nothing serves any more is right in a list of schemes, but not where it is followed.
    if (kind === "unserved" && subject.place !== undefined && subject.place.tier !== "sink") return;
    // In prose, a label such as `mail:` often precedes a mailbox or a telephone number.
    if (kind === "contact" && subject.place?.tier === "prose") return;
    const written = quote(subject.text.slice(span.start, span.end));
    const correction = corrections.map(quote).join(" or ");
    const fixes = corrections
      .filter((text) => isWhole(subject, span.end, text))
      .map((text) => suggest(`Write ${quote(text)}`, span, text));
    report({ span, component: "scheme", data: { written, fault: faults[kind], correction }, fixes });
  },
});

/** A text with `ws` or `wss` in which nothing is misspelled, so that it is not split: a host with a full stop, and no second colon. */
const ordinaryWebSocketAddress = /^wss?:\/\/[a-z\d-]+\.[a-z\d.-]+(?:[/?][^:]*)?$/;

const faults: Readonly<Record<SchemeMisspelling["kind"], string>> = {
  name: "is not a registered scheme, but one typing slip away from a well-known one",
  unserved: "is a scheme that nothing serves any more",
  delimiters: "does not begin an authority, which only '://' after the scheme does",
  spaced: "has white space within the scheme and its delimiters, where most programs see no address",
  doubled: "names two schemes, so the second one is read as a host",
  slashes: "has slashes before the scheme, so it is read as a host",
  slash: "has a slash before the scheme, so it is read as a path",
  hash: "has '#' before the scheme, so it is read as a fragment",
  label: "begins with the label of an address, which is read as its scheme",
  contact: "is not what begins the address of a mailbox or telephone",
  encoded: "has its colon percent-encoded, so it is read as a path",
  account: "has '/' behind the host, so it is read as a path",
};

/**
 * Whether the corrected text is an IRI, if the text was one, and else at least has the shape of one without a second
 * mistake.
 */
function isWhole({ text, profile, traits: set }: Subject, end: number, correction: string): boolean {
  const isIriNow = (set & traits.nonconforming) === 0;
  const corrected = `${correction}${text.slice(end)}`;
  if (!isIriReference(corrected, { profile: isIriNow ? profile : "leiri" })) return false;
  return misspelledScheme(splitIri(corrected)) === undefined;
}
