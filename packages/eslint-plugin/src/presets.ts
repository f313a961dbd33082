import type { PresetName, Severity } from "@irilint/core";
import { isInPreset } from "@irilint/core/internal";
import { catalogue, type Settings } from "@irilint/core/literals";
import type { Linter } from "eslint";

/** The rules of a preset, which holds those of the smaller ones, each with the severity that its strength asks for. */
export function presetRules(preset: PresetName): Linter.RulesRecord {
  const held = catalogue.filter((entry) => isInPreset(entry, preset));
  return Object.fromEntries(held.map(({ code, severity }) => [`iri/${code}`, ruleSeverity(severity)]));
}

/** All rules with one severity. */
export function allRules(severity: Linter.StringSeverity): Linter.RulesRecord {
  return Object.fromEntries(catalogue.map(({ code }) => [`iri/${code}`, severity]));
}

/** The rules of single codes, as settings have them. */
export function rulesOfCodes(codes: Settings["codes"]): Linter.RulesRecord {
  return Object.fromEntries(Object.entries(codes).map(([code, severity]) => [`iri/${code}`, ruleSeverity(severity)]));
}

/** ESLint has no third severity. */
function ruleSeverity(severity: Severity | "off"): Linter.StringSeverity {
  if (severity === "off") return "off";
  return severity === "error" ? "error" : "warn";
}
