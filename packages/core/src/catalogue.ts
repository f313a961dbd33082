import type { CheckDefinition, PresetName, Strength } from "./checks/define-check.js";
import { registry } from "./checks/registry.js";
import { reasons } from "./checks/reasons.js";
import { severityOf } from "./checks/strength.js";
import type { Severity } from "./finding.js";
import type { SpecReference } from "./spec-reference.js";

/** What a host needs to know of a check without running it. */
export interface CatalogueEntry {
  readonly code: string;
  readonly title: string;
  /** The folder of the check: `scheme`, `authority`, `character` … */
  readonly folder: string;
  readonly strength: Strength;
  readonly severity: Severity;
  /** The smallest preset that holds the check; `recommended` is part of `strict`, which is part of `all`. */
  readonly preset: PresetName;
  readonly fix: CheckDefinition["fix"];
  readonly message: string;
  readonly spec: readonly SpecReference[];
  /** One sentence on why it matters: the first of the document's section *Why*. */
  readonly why: string;
  /** The address of the check's document. */
  readonly url: string;
}

const documents = "https://github.com/irilint/irilint/blob/main/packages/core/src/checks";

/** Every check that looks at one identifier, ordered by code. */
export const catalogue: readonly CatalogueEntry[] = registry.map(({ folder, check }) => ({
  code: check.code,
  title: check.title,
  folder,
  strength: check.strength,
  severity: severityOf(check.strength),
  preset: check.preset,
  fix: check.fix,
  message: check.message,
  spec: check.spec,
  why: reasons[check.code] ?? "",
  url: `${documents}/${folder}/${check.code}.md`,
}));
