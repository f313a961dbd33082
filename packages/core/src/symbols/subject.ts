import type { Literal } from "../literals/read/literal.js";
import { unitAt } from "../text/unit-at.js";

/** Whether a literal is the subject of statements, or declares the identifier. */
export function isSubjectAt(text: string, { span, syntax, place }: PlacedLiteral): boolean {
  switch (place.role) {
    case "rdf:about":
    case "rdf:ID":
    case "$id":
      return true;
    case "@id":
      // An `@id` that is the only member of its object refers to a node that is described elsewhere (JSON-LD 1.1 §3.3).
      return /^"\s*,/u.test(text.slice(span.end, span.end + reach)) || !isFirstMember(text, span.start);
    case "<…>":
      return beginsStatement(text, syntax === "turtle-iri" ? span.start - 1 : span.start);
    default:
      return false;
  }
}

/** What of a literal tells whether it is a subject. */
type PlacedLiteral = Pick<Literal, "span" | "syntax"> & { readonly place: Pick<Literal["place"], "role"> };

const reach = 400;

function isFirstMember(text: string, start: number): boolean {
  return /\{\s*"(?:@id|id)"\s*:\s*"$/u.test(text.slice(Math.max(0, start - reach), start));
}

/** Whether a name of Turtle is first in the text, or behind `.` or `{`; comments on their own lines are skipped. */
function beginsStatement(text: string, start: number): boolean {
  let end = start;
  for (;;) {
    while (end > 0 && isSpace(unitAt(text, end - 1))) end -= 1;
    if (end === 0) return true;
    const lineStart = text.lastIndexOf("\n", end - 1) + 1;
    let first = Math.max(lineStart, end - reach);
    while (first < end && isSpace(unitAt(text, first))) first += 1;
    if (unitAt(text, first) !== numberSign) break;
    end = lineStart;
  }
  return unitAt(text, end - 1) === fullStop || text[end - 1] === "{";
}

const numberSign = 0x23;
const fullStop = 0x2e;

function isSpace(unit: number): boolean {
  return unit <= 0x20 ? unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) : unit > 0x7f && isWideSpace(unit);
}

function isWideSpace(unit: number): boolean {
  return /\s/u.test(String.fromCharCode(unit));
}
