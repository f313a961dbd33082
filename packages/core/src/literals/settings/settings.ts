import type { Code } from "../../findings/code.js";
import type { CheckOptions } from "../../checks/run/run-checks.js";
import type { PresetName } from "../../checks/definition/define-check.js";
import type { Severity } from "../../findings/finding.js";
import type { ProfileName } from "../../profiles/profile.js";

/** What a user may decide, the same for every host. The lists extend those of `places`. */
export interface Settings {
  readonly preset: PresetName;
  /** The grammar where the place does not ask for another one. */
  readonly profile: ProfileName;
  /** Severities of single checks; a code that the preset leaves out is added. */
  readonly codes: Readonly<Partial<Record<Code, Severity | "off">>>;
  /** Options of individual checks, by code. */
  readonly options: CheckOptions;
  /** Identifiers of which nothing is reported; `*` stands for any text. */
  readonly ignore: readonly string[];
  /** Names of hosts for which others must not be taken. */
  readonly hosts: readonly string[];
  /** Whether identifiers in prose and comments get all checks. */
  readonly prose: boolean;
  /** Callees whose first argument is an identifier; `openLink[1]` is the second argument of `openLink`. */
  readonly sinks: readonly string[];
  /** Attributes of markup whose value is an identifier; `my-card[target]` is that of one element. */
  readonly attributes: readonly string[];
  /** Last words of variable and property names that hold identifiers, such as `website`. */
  readonly names: readonly string[];
  /** Keys of data files whose value is an identifier, such as `website` or `author.page`. */
  readonly keys: readonly string[];
  /** Schemes by which a literal is known as an identifier wherever it stands, such as `urn`. */
  readonly schemes: readonly string[];
  /** Keys, properties and attributes whose value is compared character by character, such as a vocabulary's name. */
  readonly opaqueNames: readonly string[];
}

export const defaultSettings: Settings = {
  preset: "recommended",
  profile: "rfc3987",
  codes: {},
  options: {},
  ignore: [],
  hosts: [],
  prose: false,
  sinks: [],
  attributes: [],
  names: [],
  keys: [],
  schemes: [],
  opaqueNames: [],
};
