import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const schemeForbidden = defineCheck({
  code: "scheme-forbidden",
  title: "Scheme is forbidden in links by the settings",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc3986("7"), rfc3986("3.1")],
  message: "The scheme {{scheme}} is forbidden in links by the settings of the project; use another one.",
  options: { schemes: "texts" },
  needs: traits.scheme,
  configured: true,
  // A pattern whose scheme is fixed has a known scheme.
  local: true,
  beforeBody: true,
  reads: ["place"],
  find({ scheme, options, place }, report) {
    const { schemes } = options;
    if (scheme === undefined || !Array.isArray(schemes)) return;
    if (place !== undefined && place.tier !== "sink" && place.tier !== "named") return;
    // Control characters and white space before a scheme, and case, do not hide it from browsers either.
    const name = scheme.text.replace(/^[\0- ]+|[\t\n\r]/g, "").toLowerCase();
    const isListed = schemes.some((listed) => String(listed).replace(/:$/, "").toLowerCase() === name);
    if (isListed) report({ span: scheme.span, component: "scheme", data: { scheme: quote(name) } });
  },
});
