import { editDistance } from "../../schemes/edit-distance.js";
import type { Span } from "../../span.js";
import { catalogue } from "../catalogue.js";
import { codeOf, listedCodes, type Directive } from "./directive.js";
import { isOfManyLines } from "./suppression.js";

/** Why a directive, or a part of it, does nothing. */
export interface DirectiveMistake {
  readonly span: Span<"source">;
  readonly message: string;
}

/** What the directives say and nobody understands: names of directives and codes that there are not. */
export function directiveMistakes(source: string, directives: readonly Directive[]): DirectiveMistake[] {
  const nearest = new Map<string, string | undefined>();
  return directives.flatMap((directive) => {
    const name = source.slice(directive.name.start, directive.name.end);
    if (directive.kind === undefined) return [{ span: directive.name, message: unknownDirective(name) }];
    const mistakes = unknownCodes(source, directive, nearest);
    if (!isOfManyLines(source, directive)) return mistakes;
    const message = `The directive '${name}' must fit on one line, since it applies to its own line.`;
    return [{ span: directive.span, message }, ...mistakes];
  });
}

const names = ["iri-ignore-line", "iri-ignore-next-line", "iri-ignore-file"];

function unknownDirective(name: string): string {
  const [line, next, file] = names;
  return `There is no directive '${name}'; write '${line}', '${next}' or '${file}'.`;
}

const codes: readonly string[] = catalogue.map(({ code }) => code);
const known: ReadonlySet<string> = new Set(codes);

/** `nearest` keeps what was found for a name: the same one may stand in many directives. */
function unknownCodes(
  source: string,
  directive: Directive,
  nearest: Map<string, string | undefined>,
): DirectiveMistake[] {
  if (directive.kind === "configure") return [];
  return listedCodes(source, directive).flatMap(({ name, span }) => {
    const code = codeOf(name, directive);
    if (code === undefined || known.has(code)) return [];
    if (!nearest.has(code)) nearest.set(code, nearestCode(code));
    return [{ span, message: unknownCode(code, nearest.get(code)) }];
  });
}

function unknownCode(code: string, near: string | undefined): string {
  return `There is no code '${code}'; ${near === undefined ? "remove it" : `write '${near}' or remove it`}.`;
}

/** No code is longer; what is, was not meant to be one. */
const longestCode = 64;
const farthest = 3;

function nearestCode(written: string): string | undefined {
  if (written.length > longestCode) return undefined;
  const near = codes.filter(({ length }) => Math.abs(length - written.length) <= farthest);
  const distances = near.map((code) => ({ code, distance: editDistance(written, code) }));
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  return nearest !== undefined && nearest.distance <= farthest ? nearest.code : undefined;
}
