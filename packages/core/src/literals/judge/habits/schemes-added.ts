import { isStrict } from "../selected-codes.js";
import type { LocatedFinding } from "../../project/located-finding.js";
import type { RawLiteral } from "../../read/literal.js";
import type { JudgedDocument } from "./judged-document.js";
import { lacksScheme } from "./schemeless-values.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";

/**
 * What a program puts behind a scheme, up to the end of its name: `https://${links.a}`, `'https://' . $links`,
 * `https://#{links}`, `https://\(links)`.
 */
const behindScheme = patternSequence(
  /https?:\/\//gu,
  patternUnion(
    // The end of the string, and what joins the value to it.
    /["'`][ \t]{0,8}(?:\+|\.{1,2}|<>|\|\||&)[ \t]{0,8}/gu,
    // The beginning of an expression in the string, or a variable.
    /[$#\\]?[({]{1,2}[ \t]{0,8}|(?=\$)/gu,
  ),
  /(?:this\.|self\.)?[$@]?(?<name>[A-Za-z_][\w$]{0,63})/gu,
);

/**
 * Leaves out findings of a missing scheme in the values of a variable, or of an object or a list, before which the same
 * program puts one: `{ source: "github.com/a/b" }` and below it `https://${links[key]}`. Leaves out none if the settings
 * are strict.
 */
export function withoutSchemesAdded(
  findings: LocatedFinding[],
  { source, raws, settings }: JudgedDocument,
): LocatedFinding[] {
  if (isStrict(settings) || !findings.some(lacksScheme)) return findings;
  let added: ReadonlySet<string> | undefined;
  return findings.filter((finding) => {
    if (!lacksScheme(finding)) return true;
    const names = namesOf(raws.startingAt(finding.literal.start));
    if (names.length === 0) return true;
    added ??= namesBehindSchemes(source.toString());
    return !names.some((name) => added?.has(name) === true);
  });
}

/** The name of the variable that has the value, and of the objects that it is in. */
function namesOf(raw: RawLiteral | undefined): readonly string[] {
  return raw?.site.kind === "assigned" ? raw.site.name.split(".").filter((name) => name !== "*") : [];
}

function namesBehindSchemes(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(behindScheme), ({ groups }) => groups?.["name"] ?? ""));
}
