import type { Code } from "../../../findings/code.js";
import { registry } from "../../../checks/run/registry.js";
import type { LocatedFinding } from "../../project/located-finding.js";
import { documentRegistry } from "../document-registry.js";
import type { JudgedDocument } from "./judged-document.js";

const sparing: ReadonlySet<Code> = new Set(
  [...registry.map(({ check }) => check), ...documentRegistry].flatMap(({ code, sparesFiles }) =>
    sparesFiles === true ? code : [],
  ),
);

/** In UTF-16 code units; longer literals are not looked up, since hardly any reference to a file is that long. */
const longest = 1000;

/**
 * Leaves out findings of a missing scheme at references that lead to a file or folder beside the document, whose name
 * looks like that of a host: `scaling-rocket.chat/`. Leaves out none if the program that runs the checks has no file
 * system.
 */
export function withoutFilesThere(
  findings: LocatedFinding[],
  { source, raws, comments }: JudgedDocument,
): LocatedFinding[] {
  const asked = findings.filter(({ code, literal }) => sparing.has(code) && literal.end - literal.start <= longest);
  const targets = asked.length === 0 ? undefined : comments.targets?.(source);
  if (targets === undefined) return findings;
  const spared = new Set(
    asked.filter(({ literal: { start, end } }) => {
      const syntax = raws.startingAt(start)?.syntax;
      if (syntax === undefined) return false;
      const { kind } = targets.of(source.slice(start, end), { role: undefined, syntax });
      return kind === "there" || kind === "no-fragment";
    }),
  );
  return findings.filter((finding) => !spared.has(finding));
}
