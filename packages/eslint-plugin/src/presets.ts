import type { PresetName, Severity } from "@irilint/core";
import { catalogue, isInPreset } from "@irilint/core/literals";
import type { Linter } from "eslint";

/** The rules of a preset, which holds those of the smaller ones, each with the severity that its strength asks for. */
export function presetRules(preset: PresetName): Linter.RulesRecord {
  const held = catalogue.filter((entry) => isInPreset(entry, preset));
  return Object.fromEntries(held.map(({ code, severity }) => [`iri/${code}`, ruleSeverity(severity)]));
}

/** ESLint has no third severity. */
function ruleSeverity(severity: Severity | "off"): Linter.StringSeverity {
  if (severity === "off") return "off";
  return severity === "error" ? "error" : "warn";
}
