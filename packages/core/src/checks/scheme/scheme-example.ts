import { traits } from "../../grammar/traits.js";
import { iriRegistration } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";

export const schemeExample = defineCheck({
  code: "scheme-example",
  title: "Scheme 'example' is used where something is fetched",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [iriRegistration("7")],
  message: "The scheme 'example' is for documentation and locates nothing; write the address that is meant.",
  needs: traits.otherScheme,
  needsPlace: true,
  judges: "scheme",
  reads: ["place"],
  find({ scheme, place }, report) {
    if (place?.tier !== "sink" || scheme?.text.toLowerCase() !== "example") return;
    report({ span: scheme.span, component: "scheme" });
  },
});
