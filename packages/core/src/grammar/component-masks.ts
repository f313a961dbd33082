import type { ProfileName } from "../profiles/profile.js";
import { forEachRule, type CharacterRules } from "../profiles/character-rules.js";
import { profiles } from "../profiles/profiles.js";
import { classesOutside } from "./character-classes.js";

/** For each component the classes that must not occur in it. */
export type ComponentMasks = { readonly [Rule in keyof CharacterRules]: number };

/** The component masks of each profile. */
export const componentMasks: Readonly<Record<ProfileName, ComponentMasks>> = {
  rfc3987: forEachRule(profiles.rfc3987, classesOutside),
  rfc3987bis: forEachRule(profiles.rfc3987bis, classesOutside),
  rfc3986: forEachRule(profiles.rfc3986, classesOutside),
  leiri: forEachRule(profiles.leiri, classesOutside),
};
