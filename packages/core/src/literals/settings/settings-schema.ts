import { presets } from "../../checks/definition/define-check.js";
import { catalogue } from "../judge/catalogue.js";
import type { CheckOption } from "../../checks/definition/define-check.js";
import { alsoWritten, choice, flag, membersOf, noSuch, texts, textsLike, type SettingType } from "./setting-type.js";
import { charsets, type Settings } from "./settings.js";

export interface SettingSchema<Value> {
  readonly type: SettingType<Value>;
  readonly description: string;
}

const codes: readonly string[] = catalogue.map(({ code }) => code);
const severity = alsoWritten(choice(["error", "warning", "information", "off"]), { warn: "warning" });

const severities = membersOf({
  types: new Map(codes.map((code) => [code, severity])),
  expected: "an object with codes as keys",
  unknown: (code) => noSuch("check", code, codes),
});

const optionsOfChecks = membersOf({
  types: new Map(
    catalogue.flatMap(({ code, options }) =>
      Object.keys(options).length === 0 ? [] : [[code, optionsOf(code, options)] as const],
    ),
  ),
  expected: "an object with codes as keys",
  unknown: (code) =>
    codes.includes(code)
      ? { message: `The check '${code}' has no options.`, isUnknownName: true }
      : noSuch("check", code, codes),
});

function optionsOf(code: string, options: Readonly<Record<string, CheckOption>>): SettingType<Record<string, unknown>> {
  const names = Object.keys(options);
  const types = Object.entries(options).map(([name, option]) => [name, typeOf(option)] as const);
  return membersOf<unknown>({
    types: new Map(types),
    expected: "an object with options",
    unknown: (name) => noSuch(`option of '${code}' called`, name, names),
  });
}

function typeOf(option: CheckOption): SettingType<unknown> {
  return option === "texts" ? texts : choice(option);
}

/** Every setting with its type and description; the JSON schemas of all hosts are generated from it. */
export const settingsSchema: { readonly [Name in keyof Settings]: SettingSchema<Settings[Name]> } = {
  preset: {
    type: choice(presets, {
      recommended: "What the grammar and the specifications forbid, and what is worth acting on everywhere.",
      strict: "Also everything else that the specifications advise against.",
      all: "Every check.",
    }),
    description: "Which checks run. Each preset includes the one before it.",
  },
  profile: {
    type: choice(["rfc3987", "rfc3987bis", "rfc3986", "leiri"], {
      rfc3987: "IRIs, as most programs read them.",
      rfc3987bis: "IRIs as in the drafts that were to succeed RFC 3987.",
      rfc3986: "URIs, which are in ASCII only.",
      leiri: "LEIRIs, as in XML: spaces and other excluded characters are allowed.",
    }),
    description: "The grammar to check against, unless an identifier's context requires another.",
  },
  charset: {
    type: alsoWritten(choice(charsets), { "iso-8859-1": "windows-1252", latin1: "windows-1252" }),
    description:
      "The charset of files that do not declare one; 'auto' is that of an '.editorconfig', or else UTF-8. Editors have a setting of their own for the files that they open.",
  },
  codes: {
    type: severities,
    description: "Severity of individual checks, or 'off'. Naming a check enables it even if the preset does not.",
  },
  options: { type: optionsOfChecks, description: "Options of individual checks." },
  ignore: {
    type: textsLike(
      /^(?!!|.*\*\*|.*\*\.\{|\.{0,2}\/?\w[\w\/-]*\/$|\*[\w.]*\.(?:[cm]?[jt]sx?|md|py)$)./u,
      "an identifier, in which '*' stands for any text (files are left out by 'exclude')",
    ),
    description: "Identifiers to ignore; '*' stands for any text.",
  },
  hosts: {
    type: textsLike(/^[^\s\/:@?#\[\]*.]+(?:\.[^\s\/:@?#\[\]*.]+)+\.?$/u, "the name of a host, such as 'example.com'"),
    description: "Hosts of the project: others that are easily taken for one of them are reported.",
  },
  prose: {
    type: flag,
    description:
      "Run all checks on identifiers in prose and comments, not only those for invisible and misleading characters.",
  },
  historical: {
    type: flag,
    description:
      "Run all checks in documents that tell how something was, such as minutes of meetings and dated archives, not only those for what deceives readers, gives a secret away or leaves no link.",
  },
  tests: {
    type: flag,
    description:
      "Run all checks in tests of programs and in what these read, not only those for what deceives readers or gives a secret away.",
  },
  sinks: {
    type: textsLike(
      /^(?:new )?[^\s()[\]{}"'`,;]+(?:\[\d*\])?$/u,
      "the name of a function, such as 'openLink' or 'openLink[1]'",
    ),
    description: "Functions whose first argument is an identifier; 'openLink[1]' is the second argument of 'openLink'.",
  },
  attributes: {
    type: texts,
    description:
      "Markup attributes whose value is an identifier; 'my-card[target]' is the attribute of one element only.",
  },
  names: { type: texts, description: "Last words of variable and property names whose value is an identifier." },
  keys: {
    type: texts,
    description: "Keys in data files whose value is an identifier, such as 'website' or 'author.page'.",
  },
  schemes: {
    type: textsLike(/^[A-Za-z][A-Za-z0-9+.-]*(?::|$)/u, "a scheme, such as 'urn'"),
    description: "Schemes that mark any literal as an identifier, such as 'urn'.",
  },
  opaqueNames: {
    type: texts,
    description: "Keys, properties and attributes whose value is a name that programs compare character by character.",
  },
};
