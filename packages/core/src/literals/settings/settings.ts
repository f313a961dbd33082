import type { Code } from "../../findings/code.js";
import type { CheckOptions } from "../../checks/run/run-checks.js";
import type { PresetName } from "../../checks/definition/define-check.js";
import type { Severity } from "../../findings/finding.js";
import type { ProfileName } from "../../profiles/profile.js";

/** Encodings of the Encoding Standard §4.2, and `auto`. */
export const charsets = [
  "auto",
  "utf-8",
  "utf-16le",
  "utf-16be",
  "big5",
  "euc-jp",
  "euc-kr",
  "gb18030",
  "gbk",
  "ibm866",
  "iso-2022-jp",
  "iso-8859-2",
  "iso-8859-3",
  "iso-8859-4",
  "iso-8859-5",
  "iso-8859-6",
  "iso-8859-7",
  "iso-8859-8",
  "iso-8859-8-i",
  "iso-8859-10",
  "iso-8859-13",
  "iso-8859-14",
  "iso-8859-15",
  "iso-8859-16",
  "koi8-r",
  "koi8-u",
  "macintosh",
  "shift_jis",
  "windows-874",
  "windows-1250",
  "windows-1251",
  "windows-1252",
  "windows-1253",
  "windows-1254",
  "windows-1255",
  "windows-1256",
  "windows-1257",
  "windows-1258",
  "x-mac-cyrillic",
] as const;

export type Charset = (typeof charsets)[number];

/** The settings of a user, the same for every host. The lists of names extend those of `literals/conventions`. */
export interface Settings {
  readonly preset: PresetName;
  /** The grammar, unless the place of an identifier requires another one. */
  readonly profile: ProfileName;
  /** The encoding of files that do not declare one; `auto` is that of an `.editorconfig`, or else UTF-8. */
  readonly charset: Charset;
  /** Severities of single checks; naming a check enables it even if the preset does not. */
  readonly codes: Readonly<Partial<Record<Code, Severity | "off">>>;
  /** Options of individual checks, by code. */
  readonly options: CheckOptions;
  /** Identifiers to leave out of all reports; `*` stands for any text. */
  readonly ignore: readonly string[];
  /** Hosts of the project; others that are easily taken for one of them are reported. */
  readonly hosts: readonly string[];
  /** Whether all checks run on identifiers in prose and comments. */
  readonly prose: boolean;
  /** Whether all checks run in historical documents, such as minutes of meetings. */
  readonly historical: boolean;
  /** Whether all checks run in tests of programs, and in what these read. */
  readonly tests: boolean;
  /** Callees whose first argument is an identifier; `openLink[1]` is the second argument of `openLink`. */
  readonly sinks: readonly string[];
  /** Attributes of markup whose value is an identifier; `my-card[target]` is that of one element. */
  readonly attributes: readonly string[];
  /** Last words of variable and property names that hold identifiers, such as `website`. */
  readonly names: readonly string[];
  /** Keys of data files whose value is an identifier, such as `website` or `author.page`. */
  readonly keys: readonly string[];
  /** Schemes that mark any literal as an identifier, wherever it stands, such as `urn`. */
  readonly schemes: readonly string[];
  /** Keys, properties and attributes whose value is a name that programs compare character by character. */
  readonly opaqueNames: readonly string[];
}

export const defaultSettings: Settings = {
  preset: "recommended",
  profile: "rfc3987",
  charset: "auto",
  codes: {},
  options: {},
  ignore: [],
  hosts: [],
  prose: false,
  historical: false,
  tests: false,
  sinks: [],
  attributes: [],
  names: [],
  keys: [],
  schemes: [],
  opaqueNames: [],
};
