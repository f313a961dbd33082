import type { ProfileName } from "../../profiles/profile.js";
import type { CheckDefinition } from "../definition/define-check.js";

/** A check with what decides whether it is called. All have one shape, so that going through them is fast. */
export interface SelectedCheck {
  readonly check: CheckDefinition;
  readonly needs: number;
  readonly needsText: CheckDefinition["needsText"];
  readonly needsPlace: boolean;
  readonly readsPlace: boolean;
  readonly readsDisplay: boolean;
  readonly isConfigured: boolean;
  readonly allowedIn: ProfileName | undefined;
  readonly onlyIn: ProfileName | undefined;
  /** Whether nobody asked for its findings: it runs for its claim only. */
  readonly isUnwanted: boolean;
}

/** Which checks run: the wanted ones and those whose claims may keep one of them quiet, in the order of the registry. */
export interface SelectedChecks {
  /** Trait bits, any of which must be set for one of the wanted checks to be called without options. */
  readonly needs: number;
  /** The checks that a text with these traits does not rule out. */
  readonly calledFor: (traits: number) => readonly SelectedCheck[];
}

/** The selection of just these checks. */
export function selectionOf(
  all: readonly CheckDefinition[],
  isWanted: (check: CheckDefinition) => boolean,
): SelectedChecks {
  const checks = all.map((check) => ({
    check,
    needs: check.needs,
    needsText: check.needsText,
    needsPlace: check.needsPlace === true,
    readsPlace: check.reads?.includes("place") === true,
    readsDisplay: check.reads?.includes("display") === true,
    isConfigured: check.configured === true,
    allowedIn: check.allowedIn,
    onlyIn: check.onlyIn,
    isUnwanted: !isWanted(check),
  }));
  const telling = checks.filter(({ isConfigured, isUnwanted }) => !isConfigured && !isUnwanted);
  const needs = telling.reduce((union, { needs }) => union | needs, 0);
  return { needs, calledFor: rememberedFor(checks) };
}

/** The most sets of traits for which the checks are remembered; real texts have a few dozen. */
const mostSets = 1000;

/**
 * Remembers the checks for each set of traits, since going through all checks takes longer than calling those that are
 * left.
 */
function rememberedFor(checks: readonly SelectedCheck[]): SelectedChecks["calledFor"] {
  const known = new Map<number, readonly SelectedCheck[]>();
  return (traits) => {
    const before = known.get(traits);
    if (before !== undefined) return before;
    const called = checks.filter(({ needs }) => (needs & traits) !== 0);
    if (known.size < mostSets) known.set(traits, called);
    return called;
  };
}
