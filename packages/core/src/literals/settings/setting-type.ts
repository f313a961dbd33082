/** Something wrong with a setting: `codes.host-not-lowercase` is a path. */
export interface SettingProblem {
  readonly path: string;
  readonly message: string;
}

export type ReportProblem = (problem: SettingProblem) => void;

/** The keywords of JSON Schema that a setting's type needs. */
interface JsonType {
  readonly type: "string" | "boolean" | "array" | "object";
  readonly enum?: readonly string[];
  readonly items?: JsonType;
  readonly properties?: Readonly<Record<string, JsonType>>;
  readonly additionalProperties?: JsonType | boolean;
  readonly minLength?: number;
}

/** A type that can be told in JSON Schema and read from anything; what cannot be used is told and left out. */
export interface SettingType<Value> {
  readonly json: JsonType;
  read(value: unknown, path: string, report: ReportProblem): Value | undefined;
}

/** One of a few words. */
export function choice<const Choice extends string>(choices: readonly Choice[]): SettingType<Choice> {
  return {
    json: { type: "string", enum: choices },
    read(value, path, report) {
      const chosen = choices.find((known) => known === value);
      if (chosen === undefined) report({ path, message: `Expected ${listed(choices)}, not ${shown(value)}.` });
      return chosen;
    },
  };
}

export const flag: SettingType<boolean> = {
  json: { type: "boolean" },
  read(value, path, report) {
    if (typeof value === "boolean") return value;
    report({ path, message: `Expected true or false, not ${shown(value)}.` });
    return undefined;
  },
};

/** A list of texts that are not empty. */
export const texts: SettingType<readonly string[]> = {
  json: { type: "array", items: { type: "string", minLength: 1 } },
  read(value, path, report) {
    if (!Array.isArray(value)) {
      report({ path, message: `Expected a list of strings, not ${shown(value)}.` });
      return undefined;
    }
    return value.filter((item: unknown, index): item is string => {
      if (typeof item === "string" && item !== "") return true;
      report({ path: `${path}[${index}]`, message: `Expected a non-empty string, not ${shown(item)}.` });
      return false;
    });
  },
};

/** An object that has a value for some of the known codes. */
export function byCode<Value>(codes: readonly string[], type: SettingType<Value>): SettingType<Record<string, Value>> {
  return {
    json: {
      type: "object",
      properties: Object.fromEntries(codes.map((code) => [code, type.json])),
      additionalProperties: false,
    },
    read(value, path, report) {
      if (!isRecord(value)) {
        report({ path, message: `Expected an object with codes as keys, not ${shown(value)}.` });
        return undefined;
      }
      const entries: [string, Value][] = [];
      for (const [code, item] of Object.entries(value)) {
        const read = codes.includes(code) ? type.read(item, `${path}.${code}`, report) : undefined;
        if (!codes.includes(code)) report({ path: `${path}.${code}`, message: `There is no check '${code}'.` });
        if (read !== undefined) entries.push([code, read]);
      }
      return Object.fromEntries(entries);
    },
  };
}

/** An object of which nothing else is known. */
export const record: SettingType<Readonly<Record<string, unknown>>> = {
  json: { type: "object", additionalProperties: true },
  read(value, path, report) {
    if (isRecord(value)) return value;
    report({ path, message: `Expected an object, not ${shown(value)}.` });
    return undefined;
  },
};

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listed(choices: readonly string[]): string {
  const quoted = choices.map((choice) => `'${choice}'`);
  return [quoted.slice(0, -1).join(", "), quoted.at(-1)].filter(Boolean).join(" or ");
}

/** The value as a message shows it: texts between quotes, the rest by its kind. */
export function shown(value: unknown): string {
  if (typeof value === "string") return `'${value}'`;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value === undefined || value === null) return "nothing";
  return Array.isArray(value) ? "a list" : "an object";
}
