import type { Settings } from "../settings/settings.js";
import { documentRegistry } from "./document-registry.js";
import { isWanted } from "./selected-codes.js";

/** Whether the settings enable a check that compares all identifiers of a document of lines or records. */
export function hasDocumentChecks(settings: Settings): boolean {
  return documentRegistry.some(
    (check) => check.find !== undefined && check.passesRecords !== true && isWanted(check, settings),
  );
}

/** The settings with all document checks off, for a document that is read in parts. */
export function withoutDocumentChecks(settings: Settings): Settings {
  const off = Object.fromEntries(documentRegistry.map(({ code }) => [code, "off"] as const));
  return { ...settings, codes: { ...settings.codes, ...off } };
}
