import { documentCodes, type Code } from "../../findings/code.js";
import { claimOrder, presets, type CheckDefinition, type PresetName } from "../definition/define-check.js";
import { registry } from "./registry.js";
import { selectionOf, type SelectedChecks } from "./selection.js";

/** A preset, or the codes to look for. */
export type CheckSelection = PresetName | readonly Code[];

/** Selections by the name of their preset, or by their list of codes as JSON. */
const selections = new Map<string | undefined, SelectedChecks>();
/** Selections by the frozen list itself: programs that check many texts pass the same list each time. */
const listed = new WeakMap<readonly Code[], SelectedChecks>();
/** The most selections that are kept; beyond that, each is made anew. */
const mostSelections = 1000;

/** Whether `preset` holds the check: each preset holds the smaller ones. */
export function isInPreset(check: Pick<CheckDefinition, "preset">, preset: PresetName): boolean {
  return presets.indexOf(check.preset) <= presets.indexOf(preset);
}

export function selectChecks(selection: CheckSelection | undefined): SelectedChecks {
  if (typeof selection === "object") return selectListed(selection);
  return remembered(selection, (check) =>
    selection === undefined ? check.strength !== "advice" : isInPreset(check, selection),
  );
}

function selectListed(codes: readonly Code[]): SelectedChecks {
  const known = listed.get(codes);
  if (known !== undefined) return known;
  requireCodes(codes);
  const selected = remembered(JSON.stringify(codes), (check) => codes.includes(check.code));
  if (Object.isFrozen(codes)) listed.set(codes, selected);
  return selected;
}

/** Throws a TypeError for a value that is no code, since a misspelled code would silently find nothing. */
function requireCodes(codes: readonly unknown[]): void {
  const unknown = codes.find((code) => !isCode(code));
  if (unknown === undefined && !codes.includes(undefined)) return;
  const given = typeof unknown === "string" ? `'${unknown}'` : `a value of type ${typeof unknown}`;
  throw new TypeError(`The option 'checks' holds ${given}, which is the code of no check.`);
}

let knownCodes: ReadonlySet<unknown> | undefined;

function isCode(code: unknown): boolean {
  knownCodes ??= new Set<unknown>([...registry.map(({ check }) => check.code), ...documentCodes]);
  return knownCodes.has(code);
}

function remembered(name: string | undefined, isWanted: (check: CheckDefinition) => boolean): SelectedChecks {
  const known = selections.get(name);
  if (known !== undefined) return known;
  const selected = select(isWanted);
  if (selections.size < mostSelections) selections.set(name, selected);
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

/**
 * The rank of a check's claim: it suppresses only claims of higher rank, and a check without a claim is never
 * suppressed.
 */
function claimRank({ claims }: CheckDefinition): number {
  return claims === undefined ? -1 : claimOrder.indexOf(claims);
}
