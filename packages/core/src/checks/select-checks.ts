import type { ProfileName } from "../profiles/profile.js";
import { claimOrder, type CheckDefinition, type PresetName } from "./define-check.js";
import { registry } from "./registry.js";
import { strengthOf } from "./strength.js";

/** A preset, or the codes to look for. */
export type CheckSelection = PresetName | readonly string[];

/** Which checks run, and of which of them the findings are wanted. */
export interface SelectedChecks {
  /** The wanted checks and those whose claims may keep one of them quiet, in the order of the registry. */
  readonly run: readonly CheckDefinition[];
  readonly wanted: ReadonlySet<string>;
}

const presetRank: Readonly<Record<PresetName, number>> = { recommended: 0, strict: 1, all: 2 };

const selections = new Map<CheckSelection | undefined, SelectedChecks>();
/** Callers that check many texts pass the same list of codes each time. */
const listed = new WeakMap<readonly string[], SelectedChecks>();

/** Whether `preset` holds the check: each preset holds the smaller ones. */
export function isInPreset(check: Pick<CheckDefinition, "preset">, preset: PresetName): boolean {
  return presetRank[check.preset] <= presetRank[preset];
}

export function selectChecks(selection: CheckSelection | undefined): SelectedChecks {
  if (typeof selection === "object") return selectListed(selection);
  const known = selections.get(selection);
  if (known !== undefined) return known;
  const selected = select((check) =>
    selection === undefined ? check.strength !== "advice" : isInPreset(check, selection),
  );
  selections.set(selection, selected);
  return selected;
}

function selectListed(codes: readonly string[]): SelectedChecks {
  const known = listed.get(codes);
  if (known !== undefined) return known;
  const selected = select((check) => codes.includes(check.code));
  listed.set(codes, selected);
  return selected;
}

const grammarSelections = new Map<ProfileName, SelectedChecks>();

/** The checks without whose findings a text matches the grammar of `profile`. */
export function selectGrammarChecks(profile: ProfileName): SelectedChecks {
  const known = grammarSelections.get(profile);
  if (known !== undefined) return known;
  const selected = select((check) => strengthOf(check, profile) === "grammar");
  grammarSelections.set(profile, selected);
  return selected;
}

function select(isWanted: (check: CheckDefinition) => boolean): SelectedChecks {
  const checks = registry.map(({ check }) => check);
  const isSelected = new Set(checks.filter(isWanted));
  const last = Math.max(...Array.from(isSelected, claimRank));
  return {
    wanted: new Set(Array.from(isSelected, ({ code }) => code)),
    run: checks.filter((check) => isSelected.has(check) || (check.claims !== undefined && claimRank(check) < last)),
  };
}

/** A claim keeps only those quiet that rank higher; what has no claim is never quiet. */
function claimRank({ claims }: CheckDefinition): number {
  return claims === undefined ? -1 : claimOrder.indexOf(claims);
}
