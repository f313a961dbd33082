import type { ProfileName } from "../../../packages/core/src/index.js";

/** The grammars, the one of most places most often. */
export const profiles: readonly ProfileName[] = ["rfc3987", "rfc3987", "rfc3987", "rfc3987bis", "rfc3986", "leiri"];

export function isProfile(name: string): name is ProfileName {
  return profiles.some((profile) => profile === name);
}
