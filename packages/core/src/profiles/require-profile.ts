import { requireOption } from "../text/require-option.js";
import { profiles } from "./profiles.js";

const profileNames: readonly string[] = Object.keys(profiles);
const productions: readonly string[] = ["IRI", "IRI-reference", "absolute-IRI", "irelative-ref"];

/** Throws a TypeError for a profile that does not exist. */
export function requireProfile(profile: unknown): void {
  if (profile !== "rfc3987") requireOption("profile", profile, profileNames);
}

/** Throws a TypeError for a production that does not exist. */
export function requireProduction(production: unknown): void {
  requireOption("production", production, productions);
}
