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

/** How many identifiers were copied, a line each; not which, since the clipboard gets passwords that nothing shows. */
export function describeCopied(text: string): string {
  return `Copied ${count(text.split("\n").length, "identifier")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
