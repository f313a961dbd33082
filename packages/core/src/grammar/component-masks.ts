import type { ProfileName } from "../profiles/profile.js";
import type { CharacterRules } from "../profiles/character-rules.js";
import { profiles } from "../profiles/profiles.js";
import { classesOutside } from "./character-classes.js";

/** For each component the classes that must not occur in it. */
export type ComponentMasks = { readonly [Rule in keyof CharacterRules]: number };

/** The component masks of each profile. */
export const componentMasks: Readonly<Record<ProfileName, ComponentMasks>> = {
  rfc3987: masksOf(profiles.rfc3987),
  rfc3987bis: masksOf(profiles.rfc3987bis),
  rfc3986: masksOf(profiles.rfc3986),
  leiri: masksOf(profiles.leiri),
};

function masksOf(rules: CharacterRules): ComponentMasks {
  return {
    iuserinfo: classesOutside(rules.iuserinfo),
    iregName: classesOutside(rules.iregName),
    ipath: classesOutside(rules.ipath),
    iquery: classesOutside(rules.iquery),
    ifragment: classesOutside(rules.ifragment),
  };
}
