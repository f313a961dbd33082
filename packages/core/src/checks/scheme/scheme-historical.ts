import { traits } from "../../grammar/traits.js";
import { lookupScheme } from "../../schemes/lookup-scheme.js";
import { iriRegistration } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const schemeHistorical = defineCheck({
  code: "scheme-historical",
  title: "Scheme is no longer in use",
  strength: "advice",
  fix: "none",
  preset: "all",
  spec: [iriRegistration("5")],
  message: "The scheme {{scheme}} is registered as historical; use another one. Few programs know what to do with it.",
  needs: traits.otherScheme,
  judges: "scheme",
  find({ scheme }, report) {
    if (scheme === undefined || lookupScheme(scheme.text)?.status !== "historical") return;
    report({ span: scheme.span, component: "scheme", data: { scheme: quote(scheme.text) } });
  },
});
