import { nearestName } from "./nearest-name.js";

/** A problem with the setting at a path, such as `codes.host-not-lowercase`. */
export interface SettingProblem {
  readonly path: string;
  readonly message: string;
  /** Whether there is no setting of that name. */
  readonly isUnknownName?: true;
  /** What can be written in place of the name or the value; a single replacement is probably what the author meant. */
  readonly instead?: readonly unknown[];
}

export type ReportProblem = (problem: SettingProblem) => void;

type JsonTypeName = "string" | "boolean" | "array" | "object";

/** The keywords of JSON Schema that a setting's type needs. */
interface JsonType {
  readonly type: JsonTypeName | readonly JsonTypeName[];
  readonly enum?: readonly string[];
  /** Shown by VS Code beside each choice. */
  readonly enumDescriptions?: readonly string[];
  readonly pattern?: string;
  /** Shown by VS Code for a text that does not match `pattern`. */
  readonly patternErrorMessage?: string;
  readonly items?: JsonType;
  readonly properties?: Readonly<Record<string, JsonType>>;
  readonly additionalProperties?: JsonType | boolean;
}

/**
 * The type of a setting: its JSON schema, and a reader for any value, which reports what is wrong and leaves it out.
 */
export interface SettingType<Value> {
  readonly json: JsonType;
  read(value: unknown, path: string, report: ReportProblem): Value | undefined;
}

/** One of a few words; editors show the description of each. */
export function choice<const Choice extends string>(
  choices: readonly Choice[],
  descriptions?: Readonly<Record<Choice, string>>,
): SettingType<Choice> {
  const described = descriptions && { enumDescriptions: choices.map((each) => descriptions[each]) };
  return {
    json: { type: "string", enum: choices, ...described },
    read(value, path, report) {
      const chosen = choices.find((known) => known === value);
      if (chosen === undefined) report({ path, ...noChoice(value, choices) });
      return chosen;
    },
  };
}

/** A choice with synonyms, which are read as the words that they stand for. */
export function alsoWritten<Choice extends string>(
  type: SettingType<Choice>,
  meanings: Readonly<Record<string, Choice>>,
): SettingType<Choice> {
  const known = new Map(Object.entries(meanings));
  return {
    json: { ...type.json, enum: [...(type.json.enum ?? []), ...known.keys()] },
    read: (value, path, report) => known.get(String(value)) ?? type.read(value, path, report),
  };
}

export const flag: SettingType<boolean> = {
  json: { type: "boolean" },
  read(value, path, report) {
    if (typeof value === "boolean") return value;
    report({ path, message: `Expected true or false, not ${shown(value)}.`, instead: [true, false] });
    return undefined;
  },
};

/** A list of strings that match `pattern`; a message says what is `expected` of each. */
export function textsLike(pattern: RegExp, expected: string): SettingType<readonly string[]> {
  return {
    json: {
      type: "array",
      items: { type: "string", pattern: pattern.source, patternErrorMessage: `Expected ${expected}.` },
    },
    read(value, path, report) {
      if (!Array.isArray(value)) {
        const instead = typeof value === "string" && pattern.test(value) ? [[value]] : [];
        report({ path, message: `Expected a list of strings, not ${shown(value)}.`, instead });
        return undefined;
      }
      return value.filter((item: unknown, index): item is string => {
        if (typeof item === "string" && pattern.test(item)) return true;
        report({ path: `${path}[${index}]`, message: `Expected ${expected}, not ${shown(item)}.` });
        return false;
      });
    },
  };
}

export const texts = textsLike(/./u, "a non-empty string");

/** The members of an object, and the words for messages about them. */
interface Members<Value> {
  readonly types: ReadonlyMap<string, SettingType<Value>>;
  /** `an object with codes as keys` */
  readonly expected: string;
  /** The message for an unknown member. */
  readonly unknown: (name: string) => Omit<SettingProblem, "path">;
}

/** A text that matches `pattern`, or a list of such texts. */
export function textOrTextsLike(pattern: RegExp, expected: string): SettingType<readonly string[]> {
  const list = textsLike(pattern, expected);
  return {
    json: { ...list.json, type: ["string", "array"], pattern: pattern.source },
    read: (value, path, report) => {
      if (typeof value !== "string") return list.read(value, path, report);
      if (pattern.test(value)) return [value];
      report({ path, message: `Expected ${expected}, not ${shown(value)}.` });
      return undefined;
    },
  };
}

/** An object whose members have known names; each may be absent. */
export function membersOf<Value>({ types, expected, unknown }: Members<Value>): SettingType<Record<string, Value>> {
  return {
    json: {
      type: "object",
      properties: Object.fromEntries(Array.from(types, ([name, { json }]) => [name, json])),
      additionalProperties: false,
    },
    read(value, path, report) {
      if (!isRecord(value)) {
        report({ path, message: `Expected ${expected}, not ${shown(value)}.` });
        return undefined;
      }
      const entries: [string, Value][] = [];
      for (const [name, member] of Object.entries(value)) {
        const type = types.get(name);
        if (type === undefined) report({ path: `${path}.${name}`, ...unknown(name) });
        const read = type?.read(member, `${path}.${name}`, report);
        if (read !== undefined) entries.push([name, read]);
      }
      return Object.fromEntries(entries);
    },
  };
}

/** The message for an unknown name: `There is no setting 'presets'; write 'preset'.` */
export function noSuch(kind: string, name: string, names: readonly string[]): Omit<SettingProblem, "path"> {
  const own = name.replace(/^iri\//u, "");
  const near = names.includes(own) ? own : nearestName(own, names);
  const message = `There is no ${kind} '${name}'${remedy(near)}.`;
  return { message, isUnknownName: true, instead: near === undefined ? [] : [near] };
}

/**
 * If no choice is near the value, all choices are offered, unless there are more than this: nobody reads a longer menu.
 */
const mostChoices = 5;

function noChoice(value: unknown, choices: readonly string[]): Omit<SettingProblem, "path"> {
  const near = typeof value === "string" && value !== "" ? nearestChoice(value.toLowerCase(), choices) : undefined;
  const message = `Expected ${listed(choices)}, not ${shown(value)}${remedy(near)}.`;
  if (near !== undefined) return { message, instead: [near] };
  return { message, instead: choices.length > mostChoices ? [] : choices };
}

/** The choice that `written` misspells, or the only one that begins with it: `warn` for `warning`. */
function nearestChoice(written: string, choices: readonly string[]): string | undefined {
  const near = nearestName(written, choices);
  const begun = choices.filter((each) => each.startsWith(written));
  return near ?? (begun.length === 1 ? begun[0] : undefined);
}

function remedy(near: string | undefined): string {
  return near === undefined ? "" : `; write '${near}'`;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listed(choices: readonly string[]): string {
  const quoted = choices.map((choice) => `'${choice}'`);
  return [quoted.slice(0, -1).join(", "), quoted.at(-1)].filter(Boolean).join(" or ");
}

/** A value as a message shows it: strings in quotes, objects and lists by their kind. */
export function shown(value: unknown): string {
  if (typeof value === "string") return `'${value}'`;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : "an object";
}
