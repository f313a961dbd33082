import type { CatalogueEntry } from "@irilint/core";
import type { Rule } from "eslint";
import { listenFor } from "./file-reading.js";
import { reportTo } from "./report.js";

/** The ESLint rule `iri/<code>`. All it does is pick its own findings out of those of the file. */
export function ruleFromCheck({ code, title, message, preset, fix, strength, url }: CatalogueEntry): Rule.RuleModule {
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
    create: (context) => listenFor(context, code, (finding) => reportTo(context, finding)),
  };
}
