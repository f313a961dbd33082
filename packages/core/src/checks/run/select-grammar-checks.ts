import type { ProfileName } from "../../profiles/profile.js";
import { grammarChecks } from "./grammar-checks.js";
import { selectionOf, type SelectedChecks } from "./selection.js";
import { strengthOf } from "../definition/strength.js";

const selections = new Map<ProfileName, SelectedChecks>();

/**
 * The checks without whose findings a text matches the grammar of `profile`. They stand apart from the registry, so that
 * programs that only parse need no others; no weaker finding could keep one of theirs quiet.
 */
export function selectGrammarChecks(profile: ProfileName): SelectedChecks {
  const known = selections.get(profile);
  if (known !== undefined) return known;
  const selected = selectionOf(
    grammarChecks.filter((check) => strengthOf(check, profile) === "grammar" && check.allowedIn !== profile),
    () => true,
  );
  selections.set(profile, selected);
  return selected;
}
