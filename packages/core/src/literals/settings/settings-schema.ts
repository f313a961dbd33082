import { presets } from "../../checks/define-check.js";
import { catalogue } from "../catalogue.js";
import { byCode, choice, flag, record, texts, type SettingType } from "./setting-type.js";
import type { Settings } from "./settings.js";

export interface SettingSchema<Value> {
  readonly type: SettingType<Value>;
  readonly description: string;
}

const codes = catalogue.map(({ code }) => code);

/** Every setting with its type and one sentence for people; the JSON schemas of the hosts come from here. */
export const settingsSchema: { readonly [Name in keyof Settings]: SettingSchema<Settings[Name]> } = {
  preset: {
    type: choice(presets),
    description: "Which checks run. Each preset includes the one before it.",
  },
  profile: {
    type: choice(["rfc3987", "rfc3987bis", "rfc3986", "leiri"]),
    description: "The grammar to check against, unless an identifier's context requires another.",
  },
  codes: {
    type: byCode(codes, choice(["error", "warning", "information", "off"])),
    description: "Severity of individual checks, or 'off'. Naming a check enables it even if the preset does not.",
  },
  options: { type: byCode(codes, record), description: "Options of individual checks." },
  ignore: {
    type: texts,
    description: "Identifiers to ignore. A trailing '*' matches any ending.",
  },
  prose: {
    type: flag,
    description:
      "Run all checks on identifiers in prose and comments, not only those for invisible and misleading characters.",
  },
  sinks: {
    type: texts,
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
    type: texts,
    description: "Schemes that mark any literal as an identifier, such as 'urn'.",
  },
  opaqueNames: {
    type: texts,
    description: "Keys, properties and attributes whose value is a name that programs compare character by character.",
  },
};
