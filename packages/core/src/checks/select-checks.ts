import { claimOrder, presets, type CheckDefinition, type PresetName } from "./define-check.js";
import { registry } from "./registry.js";
import { selectionOf, type SelectedChecks } from "./selection.js";

/** A preset, or the codes to look for. */
export type CheckSelection = PresetName | readonly string[];

const selections = new Map<CheckSelection | undefined, SelectedChecks>();
/** Callers that check many texts pass the same list of codes each time. */
const listed = new WeakMap<readonly string[], SelectedChecks>();

/** Whether `preset` holds the check: each preset holds the smaller ones. */
export function isInPreset(check: Pick<CheckDefinition, "preset">, preset: PresetName): boolean {
  return presets.indexOf(check.preset) <= presets.indexOf(preset);
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

function select(isWanted: (check: CheckDefinition) => boolean): SelectedChecks {
  const all = registry.map(({ check }) => check);
  const wanted = new Set(all.filter(isWanted));
  const last = Math.max(...Array.from(wanted, claimRank));
  return selectionOf(
    all.filter((check) => wanted.has(check) || (check.claims !== undefined && claimRank(check) < last)),
    (check) => wanted.has(check),
  );
}

/** A claim keeps only those quiet that rank higher; what has no claim is never quiet. */
function claimRank({ claims }: CheckDefinition): number {
  return claims === undefined ? -1 : claimOrder.indexOf(claims);
}
