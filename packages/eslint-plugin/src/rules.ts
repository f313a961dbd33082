import { catalogue } from "@irilint/core/literals";
import type { Rule } from "eslint";
import { FileReadings } from "./file-readings.js";
import type { CatalogueEntry } from "@irilint/core";
import { reportTo } from "./report.js";

/** One rule for each code, by code; all of them share what is read of a file. */
export function createRules(): Record<string, Rule.RuleModule> {
  const readings = new FileReadings();
  return Object.fromEntries(catalogue.map((entry) => [entry.code, ruleFromCheck(entry, readings)]));
}

/** The ESLint rule `iri/<code>`. All it does is pick its own findings out of those of the file. */
function ruleFromCheck(entry: CatalogueEntry, readings: FileReadings): Rule.RuleModule {
  const { code, title, message, preset, fix, strength, url } = entry;
  return {
    meta: {
      type: strength === "advice" ? "suggestion" : "problem",
      docs: { description: title, recommended: preset === "recommended", url },
      ...(fix === "safe" && { fixable: "code" }),
      hasSuggestions: fix !== "none",
      messages: { [code]: message },
      schema: [],
      defaultOptions: [],
      languages: ["*"],
    },
    create: (context) => readings.listenFor(context, code, (file, finding) => reportTo(context, file, finding)),
  };
}
