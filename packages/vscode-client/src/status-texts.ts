import type { DocumentStatus } from "iri-language-server/dist/protocol/custom-requests.js";

/** What the language status says of a document that the server has read, if only in part. */
export function describeReading(
  { reading, identifiers }: DocumentStatus,
  findings: number,
): { text: string; detail: string; isWhole: boolean } {
  const text = `${count(identifiers, "identifier")}, ${findings === 0 ? "no findings" : count(findings, "finding")}`;
  switch (reading) {
    case "whole":
      return { text, detail: "Irilint", isWhole: true };
    case "scanned":
      return { text, detail: "Irilint only scans this file, since it is too long", isWhole: false };
    case "none":
      return { text, detail: "Irilint does not read this file, since it is too long", isWhole: false };
  }
}

/** The settings that are in force for a document. */
export function describeSettings(status: DocumentStatus | undefined): {
  text: string;
  detail: string;
  isRight: boolean;
} {
  if (status === undefined) return { text: "Irilint settings", detail: "", isRight: true };
  const { preset, profile, hasSettingsFile, settingsMistakes } = status;
  const [mistake] = settingsMistakes;
  if (mistake !== undefined)
    return { text: `${count(settingsMistakes.length, "mistake")} in the settings`, detail: mistake, isRight: false };
  const detail = hasSettingsFile ? "with .irilint.json" : "Irilint";
  return { text: `Preset ${preset}, ${profile}`, detail, isRight: true };
}

/** What is said when there is no safe fix to apply, by the number of findings. */
export function describeNothingToFix(findings: number): string {
  if (findings === 0) return "Irilint found nothing to fix in this document.";
  if (findings === 1) return "The finding in this document has no safe fix; a quick fix may offer what to choose from.";
  return `None of the ${findings} findings in this document has a safe fix; quick fixes may offer what to choose from.`;
}

/** What is said when the safe fixes are applied, by the number of findings before and after. */
export function describeFixed(before: number, after: number): string {
  const fixed = `${Math.max(0, before - after)} fixed`;
  if (after === 0) return `Irilint: ${fixed}, nothing is left.`;
  return `Irilint: ${fixed}, ${after} ${after === 1 ? "needs" : "need"} your choice.`;
}

/** What was copied, if it is one line: the status bar would show any line of several. */
export function describeCopied(text: string): string {
  const lines = text.split("\n").length;
  // Isolated, for right-to-left characters would reorder the rest of the status bar, and from left to right as all IRIs.
  return lines === 1 ? `Copied \u2066${text}\u2069` : `Copied ${count(lines, "line")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
