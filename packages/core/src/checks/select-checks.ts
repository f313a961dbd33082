import type { ProfileName } from "../profiles/profile.js";
import { claimOrder, presets, type CheckDefinition, type PresetName } from "./define-check.js";
import { registry } from "./registry.js";
import { strengthOf } from "./strength.js";

/** A preset, or the codes to look for. */
export type CheckSelection = PresetName | readonly string[];

/** A check with what decides whether it is called; all of one shape, so that a look at each of them costs little. */
export interface SelectedCheck {
  readonly check: CheckDefinition;
  readonly needs: number;
  readonly readsPlace: boolean;
  readonly readsDisplay: boolean;
  readonly isConfigured: boolean;
  /** Nobody asked for its findings; it runs to keep others quiet. */
  readonly isUnwanted: boolean;
}

/** Which checks run: the wanted ones and those whose claims may keep one of them quiet, in the order of the registry. */
export interface SelectedChecks {
  readonly checks: readonly SelectedCheck[];
  /** Trait bits, any of which must be set for one of the wanted checks to be called without options. */
  readonly needs: number;
  /** The checks that a text with these traits does not rule out. */
  readonly calledFor: (traits: number) => readonly SelectedCheck[];
}

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
  const all = registry.map(({ check }) => check);
  const wanted = new Set(all.filter(isWanted));
  const last = Math.max(...Array.from(wanted, claimRank));
  return selectionOf(
    all.filter((check) => wanted.has(check) || (check.claims !== undefined && claimRank(check) < last)),
    (check) => wanted.has(check),
  );
}

/** The selection of just these checks. */
export function selectionOf(
  all: readonly CheckDefinition[],
  isWanted: (check: CheckDefinition) => boolean,
): SelectedChecks {
  const checks = all.map((check) => ({
    check,
    needs: check.needs,
    readsPlace: check.reads?.includes("place") === true,
    readsDisplay: check.reads?.includes("display") === true,
    isConfigured: check.configured === true,
    isUnwanted: !isWanted(check),
  }));
  const telling = checks.filter(({ isConfigured, isUnwanted }) => !isConfigured && !isUnwanted);
  const needs = telling.reduce((union, { needs }) => union | needs, 0);
  return { checks, needs, calledFor: rememberedFor(checks) };
}

/** More sets of traits than real texts have, of which most share a few dozen. */
const mostSets = 1000;

/** To look through all checks takes longer than to call those that are left. */
function rememberedFor(checks: readonly SelectedCheck[]): SelectedChecks["calledFor"] {
  const known = new Map<number, readonly SelectedCheck[]>();
  return (traits) => {
    const called = known.get(traits) ?? checks.filter(({ needs }) => (needs & traits) !== 0);
    if (known.size < mostSets) known.set(traits, called);
    return called;
  };
}

/** A claim keeps only those quiet that rank higher; what has no claim is never quiet. */
function claimRank({ claims }: CheckDefinition): number {
  return claims === undefined ? -1 : claimOrder.indexOf(claims);
}
