import type { RawLiteral } from "../src/literals/read/literal.js";
import type { Site } from "../src/literals/read/site.js";

/**
 * Literals as lines that a table can hold: the source, with holes as `${}` and `…` at open ends, then the site.
 * `fetch(base + "/a")` has the line `…/a  argument fetch 0`.
 */
export function literalLines(literals: readonly RawLiteral[], source: string): string[] {
  return literals.map((literal) => {
    const { before, after } = literal.open ?? { before: false, after: false };
    return `${before ? "…" : ""}${textOf(literal, source)}${after ? "…" : ""}  ${siteLine(literal.site)}`;
  });
}

function textOf({ span, pieces }: RawLiteral, source: string): string {
  const parts = pieces ?? [{ kind: "text", span }];
  return parts
    .map((piece) => (piece.kind === "hole" ? "${}" : source.slice(piece.span.start, piece.span.end)))
    .join("");
}

function siteLine(site: Site): string {
  switch (site.kind) {
    case "argument":
      return `argument ${site.callee} ${site.index}${site.first === undefined ? "" : ` after ${site.first}`}`;
    case "receiver":
      return `receiver ${site.callee}`;
    case "assigned":
      return `assigned ${site.name}`;
    case "attribute":
      return `attribute ${site.element} ${site.name}`;
    case "tagged":
      return `tagged ${site.tag}`;
    case "identifier":
      return `identifier ${site.role}`;
    case "data":
      return `${site.isKey ? "key" : "value"} ${site.path.join(" > ")}`.trim();
    default:
      return site.kind;
  }
}
