import type { Settings } from "../settings/settings.js";
import { documentRegistry } from "./document-registry.js";
import { isWanted } from "./selected-codes.js";

/** Whether the settings ask for a check that compares the identifiers of a whole document of lines or records. */
export function hasDocumentChecks(settings: Settings): boolean {
  return documentRegistry.some(
    (check) => check.find !== undefined && check.passesRecords !== true && isWanted(check, settings),
  );
}

/** Whether the settings ask for a check that looks at other files, so that what is found may change with those. */
export function hasTargetChecks(settings: Settings): boolean {
  return documentRegistry.some((check) => check.find === undefined && isWanted(check, settings));
}

/** The settings without these checks, for a document that is read in parts. */
export function withoutDocumentChecks(settings: Settings): Settings {
  const off = Object.fromEntries(documentRegistry.map(({ code }) => [code, "off"] as const));
  return { ...settings, codes: { ...settings.codes, ...off } };
}
