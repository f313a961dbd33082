import type { CatalogueEntry } from "@irilint/core";
import type { Rule } from "eslint";
import type { FileReadings } from "./file-readings.js";
import { reportTo } from "./report.js";

/** The ESLint rule `iri/<code>`. All it does is pick its own findings out of those of the file. */
export function ruleFromCheck(entry: CatalogueEntry, readings: FileReadings): Rule.RuleModule {
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
