import { documentCodes, type Code } from "../../findings/code.js";
import { requireOption, requireOptionType } from "../../text/require-option.js";
import type { Place, Tier } from "../definition/place.js";
import type { DisplayContext } from "../../bidi/display-context.js";
import type { CheckOption } from "../definition/define-check.js";
import type { TemplateGrammar } from "../../templates/uri-template.js";
import { checkOfCode } from "./check-of-code.js";

/** The type of an option: one of these words, or a type by its name. `any`: not validated here. */
type OptionType = readonly string[] | "string" | "object" | "true" | "any";

const tiers: Readonly<Record<Tier, true>> = {
  never: true,
  inspected: true,
  "opaque-name": true,
  "name-in-data": true,
  sink: true,
  named: true,
  prefix: true,
  prose: true,
};
const templates: Readonly<Record<TemplateGrammar, true>> = { "uri-template": true, "path-template": true };

const ofPlace: Readonly<Record<keyof Place, OptionType>> = {
  tier: Object.keys(tiers),
  // Both are checked where they hold for the whole text.
  production: "any",
  profile: "any",
  role: "string",
  charset: "string",
  namespaceOfScheme: "string",
  hasUndeclaredPrefix: "true",
  declaresNothing: "true",
  missingBrackets: ["<>", ">"],
  boundBefore: "string",
  lowercaseIsPrefix: "true",
  registration: "object",
  template: Object.keys(templates),
  keepsPasswords: "true",
  bidiMarkup: "object",
};

const ofBidiMarkup: Readonly<Record<keyof NonNullable<Place["bidiMarkup"]>, OptionType>> = {
  override: ["ltr", "rtl"],
  paragraph: ["ltr", "rtl"],
  isolated: "true",
};

const ofDisplay: Readonly<Record<keyof DisplayContext, OptionType>> = {
  before: "string",
  after: "string",
  paragraph: ["ltr", "rtl"],
};

/** Throws a TypeError for a member of `place` or `display` that does not exist, or of another type. */
export function requirePlaces(place: Place | undefined, display: DisplayContext | undefined): void {
  if (place !== undefined) requireMembers("place", place, ofPlace);
  if (place?.bidiMarkup !== undefined) requireMembers("place.bidiMarkup", place.bidiMarkup, ofBidiMarkup);
  if (display !== undefined) requireMembers("display", display, ofDisplay);
}

/** Throws a TypeError for an option of a check that does not exist, or of another type. */
export function requireOptionsOfChecks(options: Readonly<Record<string, unknown>>): void {
  for (const [code, own] of Object.entries(options)) {
    // Proven by what follows: a text that is no code has no check, and is not among the codes of documents.
    const check = checkOfCode(code as Code);
    if (check === undefined && !documentCodes.includes(code as Code))
      throw new TypeError(`The option 'options' holds '${code}', which is the code of no check.`);
    requireOptionType(`options.${code}`, own, "object");
    if (check === undefined || own === undefined) continue;
    const known = check.options ?? {};
    for (const [name, value] of Object.entries(own as object))
      requireOptionOf(`options.${code}.${name}`, value, Object.hasOwn(known, name) ? known[name] : undefined);
  }
}

function requireOptionOf(name: string, value: unknown, type: CheckOption | undefined): void {
  if (value === undefined) return;
  if (type === undefined) throw new TypeError(`The option '${name}' does not exist.`);
  if (type !== "texts") requireOption(name, value, type);
  else if (!Array.isArray(value) || !value.every((item) => typeof item === "string"))
    throw new TypeError(`The option '${name}' has to be an array of strings.`);
}

function requireMembers(name: string, given: object, known: Readonly<Record<string, OptionType>>): void {
  for (const [member, value] of Object.entries(given)) {
    const path = `${name}.${member}`;
    const type = Object.hasOwn(known, member) ? known[member] : undefined;
    if (value === undefined || type === "any") continue;
    if (type === undefined) throw new TypeError(`The option '${path}' does not exist.`);
    if (type === "string" || type === "object") requireOptionType(path, value, type);
    else if (type !== "true") requireOption(path, value, type);
    else if (value !== true) throw new TypeError(`The option '${path}' has to be true, or absent.`);
  }
}
