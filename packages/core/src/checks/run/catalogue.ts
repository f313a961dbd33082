import type { Code } from "../../findings/code.js";
import type { CheckDescription, PresetName, Strength } from "../definition/define-check.js";
import { registry } from "./registry.js";
import { reasons } from "./reasons.js";
import { severityOf } from "../definition/strength.js";
import type { Severity } from "../../findings/finding.js";
import type { SpecReference } from "../../findings/spec-reference.js";

/** What a host needs to know of a check without running it. */
export interface CatalogueEntry {
  readonly code: Code;
  readonly title: string;
  /** What the check is about, and so its folder: `scheme`, `host`, `character` …, or `document` for all identifiers of one. */
  readonly folder: string;
  readonly strength: Strength;
  readonly severity: Severity;
  /** The smallest preset that holds the check; `recommended` is part of `strict`, which is part of `all`. */
  readonly preset: PresetName;
  readonly fix: CheckDescription["fix"];
  readonly message: string;
  readonly spec: readonly SpecReference[];
  /** The options that the check reads, by name. */
  readonly options: NonNullable<CheckDescription["options"]>;
  /** One sentence on why it matters: the first of the document's section *Why*. */
  readonly why: string;
  /** The address of the check's document. */
  readonly url: string;
}

const sources = "https://github.com/irilint/irilint/blob/main/packages/core/src";

/** The entry of a check whose document stands at `path` in the sources of core. */
export function catalogueEntry(
  check: CheckDescription,
  { folder, path, why }: { readonly folder: string; readonly path: string; readonly why: string | undefined },
): CatalogueEntry {
  const { code, title, strength, preset, fix, message, spec, options = {} } = check;
  const severity = severityOf(strength);
  return {
    code,
    title,
    folder,
    strength,
    severity,
    preset,
    fix,
    message,
    spec,
    options,
    why: why ?? "",
    url: `${sources}/${path}`,
  };
}

/** Every check that looks at one identifier, ordered by code; `@irilint/core/literals` has those of documents as well. */
export const catalogue: readonly CatalogueEntry[] = registry.map(({ folder, check }) =>
  catalogueEntry(check, { folder, path: `checks/${folder}/${check.code}.md`, why: reasons[check.code] }),
);
