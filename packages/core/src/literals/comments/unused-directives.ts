import { codeOf, listedCodes, type Directive } from "./directive.js";
import type { DirectiveMistake } from "./directive-mistakes.js";
import { Lines } from "./lines.js";
import { directedLine, wholeFile, type NameableFinding } from "./suppression.js";

/** The directives of Irilint, and the codes in them, that suppress no finding. */
export function unusedDirectives(
  source: string,
  findings: readonly NameableFinding[],
  directives: readonly Directive[],
): DirectiveMistake[] {
  const lines = new Lines(source);
  const codes = new Map<number, Set<string>>([[wholeFile, new Set()]]);
  for (const { code, span } of findings) {
    const line = lines.lineOf(span.start);
    const ofLine = codes.get(line) ?? new Set();
    codes.set(line, ofLine.add(code));
    codes.get(wholeFile)?.add(code);
  }
  return directives.flatMap((directive) => {
    const line = directive.family === "iri" ? directedLine(source, directive, lines) : undefined;
    return line === undefined ? [] : unusedIn(source, directive, codes.get(line) ?? new Set());
  });
}

function unusedIn(source: string, directive: Directive, found: ReadonlySet<string>): DirectiveMistake[] {
  const name = source.slice(directive.name.start, directive.name.end);
  const listed = listedCodes(source, directive);
  const unused = listed.filter((each) => !found.has(codeOf(each.name, directive) ?? ""));
  if (listed.length === 0 ? found.size === 0 : unused.length === listed.length)
    return [
      { span: directive.name, message: `The directive '${name}' suppresses nothing; remove it.`, isUnused: true },
    ];
  return unused.map((each) => ({
    span: each.span,
    message: `The directive '${name}' suppresses nothing called '${each.name}'; remove that code.`,
    isUnused: true,
  }));
}
