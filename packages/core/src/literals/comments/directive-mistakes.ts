import type { Span } from "../../findings/span.js";
import { catalogue } from "../judge/catalogue.js";
import { nearestName } from "../settings/nearest-name.js";
import { codeOf, listedCodes, type Directive } from "./directive.js";
import { isOfManyLines } from "./suppression.js";

/** Why a directive or one of its codes has no effect. */
export interface DirectiveMistake {
  readonly span: Span<"source">;
  readonly message: string;
  /** Set if the directive is correct, but there is nothing to suppress. */
  readonly isUnused?: true;
}

/** The mistakes in directives: unknown names of directives, unknown codes, and several lines where one is meant. */
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

/** `nearest` caches the nearest known code of each unknown one, which may stand in many directives. */
function unknownCodes(
  source: string,
  directive: Directive,
  nearest: Map<string, string | undefined>,
): DirectiveMistake[] {
  if (directive.kind === "configure") return [];
  return listedCodes(source, directive).flatMap(({ name, span }) => {
    const code = codeOf(name, directive);
    if (code === undefined || known.has(code)) return [];
    if (!nearest.has(code)) nearest.set(code, nearestName(code, codes));
    return [severalWords(code, span) ?? { span, message: unknownCode(code, nearest.get(code)) }];
  });
}

function unknownCode(code: string, near: string | undefined): string {
  return `There is no code '${code}'; ${near === undefined ? "remove it" : `write '${near}' or remove it`}.`;
}

/** The mistake of an unknown code that has several words: a comma is missing, or ` -- ` before a reason. */
function severalWords(text: string, span: Span<"source">): DirectiveMistake | undefined {
  const { first = "", second = "" } = /^(?<first>\S+)\s+(?<second>\S+)/u.exec(text)?.groups ?? {};
  if (second === "") return undefined;
  const next = second.replace(/^iri\//u, "");
  if (known.has(first) && known.has(next))
    return { span, message: `There is no ',' between '${first}' and '${next}'; separate codes by ','.` };
  if (!known.has(first)) return { span, message: `${unlisted(text)}; separate codes by ',', and ${beginReason}.` };
  const reason = text.slice(first.length).trimStart();
  const start = span.end - reason.length;
  return { span: { start, end: span.end }, message: `${unlisted(reason)}; ${beginReason}.` };
}

const beginReason = "begin a reason with ' -- '";

function unlisted(text: string): string {
  return `There is no code '${text}'`;
}
