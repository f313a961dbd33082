import type { Code } from "../../findings/code.js";
import type { CheckDefinition, PresetName } from "../../checks/definition/define-check.js";
import { registry } from "../../checks/run/registry.js";
import { isInPreset } from "../../checks/run/select-checks.js";
import { strengthOf } from "../../checks/definition/strength.js";
import type { ProfileName } from "../../profiles/profile.js";
import type { KnownPart } from "./known-part.js";
import type { Scope } from "./scope.js";
import type { Settings } from "../settings/settings.js";

const isForKeys = (check: CheckDefinition, profile: ProfileName): boolean =>
  strengthOf(check, profile) === "grammar" || check.hidden === true || check.inNames === "names-and-keys";

const inScope: Readonly<Record<Scope, (check: CheckDefinition, profile: ProfileName) => boolean>> = {
  all: () => true,
  name: (check, profile) => check.inNames !== undefined || isForKeys(check, profile),
  key: isForKeys,
  "prefixed-name": (check, profile) => strengthOf(check, profile) === "grammar" || check.inPrefixedNames === "term",
  prefix: ({ inPrefixedNames }) => inPrefixedNames === "prefix",
  registration: ({ inRegistrations }) => inRegistrations === true,
  "beyond-grammar": (check, profile) => strengthOf(check, profile) !== "grammar",
  "before-body": ({ hidden, beforeBody, inBody }) => hidden === true || beforeBody === true || inBody === true,
  prose: ({ hidden, inProse }) => hidden === true || inProse === true,
  hidden: ({ hidden }) => hidden === true,
};

type ByProfile = Map<ProfileName, readonly Code[]>;
type ByPart = Map<Judgeable, ByProfile>;
type ByScope = Map<Scope, ByPart>;

/** Nested maps: looking up a key that is joined from the three parts takes longer. */
const selected = new WeakMap<Settings, ByScope>();

/** What of an identifier can be judged: the part that is known, or the display of a pattern up to its first hole. */
export type Judgeable = KnownPart | "display";

/**
 * The codes to check: those that the settings enable, that the scope admits, and that can judge the part that is known.
 * Equal arguments give the same frozen array, by which callers cache what they derive from it.
 */
export function selectCodes(settings: Settings, scope: Scope, known: Judgeable, profile: ProfileName): readonly Code[] {
  return selected.get(settings)?.get(scope)?.get(known)?.get(profile) ?? selectAnew(settings, scope, known, profile);
}

function selectAnew(settings: Settings, scope: Scope, known: Judgeable, profile: ProfileName): readonly Code[] {
  const byScope: ByScope = selected.get(settings) ?? new Map<Scope, ByPart>();
  const byPart: ByPart = byScope.get(scope) ?? new Map<Judgeable, ByProfile>();
  const byProfile: ByProfile = byPart.get(known) ?? new Map<ProfileName, readonly Code[]>();
  const list = select(settings, scope, known, profile);
  selected.set(settings, byScope.set(scope, byPart.set(known, byProfile.set(profile, list))));
  return list;
}

function select(settings: Settings, scope: Scope, known: Judgeable, profile: ProfileName): readonly Code[] {
  const wanted = registry.filter(
    ({ check }) => isWanted(check, settings) && canJudge(check, known, scope) && inScope[scope](check, profile),
  );
  return Object.freeze(wanted.map(({ check }) => check.code));
}

function canJudge({ local, judges, inPrefixedNames }: CheckDefinition, known: Judgeable, scope: Scope): boolean {
  // The expansion of the prefix is known, though it is not written in the literal.
  if (scope === "prefixed-name" && inPrefixedNames === "term") return true;
  switch (known) {
    case "whole":
      return true;
    case "display":
      return judges === "display";
    case "characters":
      return local === true;
    case "scheme":
      return local === true || judges === "scheme";
    case "authority":
      return local === true || judges === "scheme" || judges === "authority";
    case "query":
      return local === true || (judges !== undefined && judges !== "display");
  }
}

/** Whether the settings enable a check. */
export function isWanted(check: Pick<CheckDefinition, "code" | "preset">, { codes, preset }: Settings): boolean {
  const severity = codes[check.code];
  return severity === undefined ? isInPreset(check, preset) : severity !== "off";
}

const strictness = new WeakMap<Settings, boolean>();

/**
 * Whether the settings enable more than half of the checks that the preset `strict` adds, by its name or one by one; or
 * at most half of `recommended`, so that somebody chose each check.
 */
export function isStrict(settings: Settings): boolean {
  const known = strictness.get(settings) ?? (wantsMost("strict", settings) || !wantsMost("recommended", settings));
  strictness.set(settings, known);
  return known;
}

function wantsMost(preset: PresetName, settings: Settings): boolean {
  const own = registry.filter(({ check }) => check.preset === preset);
  return 2 * own.filter(({ check }) => isWanted(check, settings)).length > own.length;
}
