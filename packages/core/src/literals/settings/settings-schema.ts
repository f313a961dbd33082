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
    description: "The checks that run: each preset holds those of the one before.",
  },
  profile: {
    type: choice(["rfc3987", "rfc3987bis", "rfc3986", "leiri"]),
    description: "The grammar, where the place of an identifier does not ask for another one.",
  },
  codes: {
    type: byCode(codes, choice(["error", "warning", "information", "off"])),
    description: "The severity of single checks, or 'off'; a check that the preset leaves out is added.",
  },
  options: { type: byCode(codes, record), description: "Options of single checks." },
  ignore: {
    type: texts,
    description: "Identifiers of which nothing is reported; a final '*' stands for any ending.",
  },
  prose: {
    type: flag,
    description: "Whether identifiers in prose and comments get all checks, not only those for unseen characters.",
  },
  sinks: {
    type: texts,
    description: "Functions whose first argument is an identifier; 'openLink[1]' is the second argument of 'openLink'.",
  },
  attributes: {
    type: texts,
    description: "Attributes of markup that hold an identifier; 'my-card[target]' is that of one element.",
  },
  names: { type: texts, description: "Last words of variable and property names that hold an identifier." },
  keys: { type: texts, description: "Keys of data files that hold an identifier, such as 'website' or 'author.page'." },
  schemes: {
    type: texts,
    description: "Schemes by which a literal is known as an identifier wherever it stands, such as 'urn'.",
  },
  opaqueNames: {
    type: texts,
    description: "Keys, properties and attributes that hold a name which is compared character by character.",
  },
};
