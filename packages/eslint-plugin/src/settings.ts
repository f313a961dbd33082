import { catalogue, defaultSettings, readSettings, type Settings } from "@irilint/core/literals";

/** The settings of configurations, each read once. */
export class SharedSettings {
  readonly #byObject = new WeakMap<object, Settings>();
  readonly #byText = new Map<string, Settings>();
  /** A run has few of them: one for each set of rules that some files are linted with. */
  readonly #byCodes = new WeakMap<Settings, { readonly codes: readonly string[]; readonly exact: Settings }[]>();

  /**
   * The settings that all rules share, `settings.iri`. ESLint does not look at settings; so they are validated here, once
   * for each object of a configuration, and a mistake in them stops the run as one in the configuration of a rule does.
   */
  of(shared: Readonly<Record<string, unknown>>): Settings {
    const { iri: value } = shared;
    if (value === undefined || value === null) return defaultSettings;
    if (typeof value !== "object") return validSettings(value);
    const known = this.#byObject.get(value);
    if (known !== undefined) return known;
    // Oxlint makes the object anew for every file; what is derived from equal settings is kept all the same.
    const text = JSON.stringify(value);
    const settings = this.#byText.get(text) ?? validSettings(value);
    this.#byText.set(text, settings);
    this.#byObject.set(value, settings);
    return settings;
  }

  /** The settings with exactly these codes looked for: in ESLint the rules, and not the settings, say what runs. */
  withCodes(settings: Settings, codes: readonly string[]): Settings {
    const known = this.#byCodes.get(settings) ?? [];
    this.#byCodes.set(settings, known);
    const same = known.find((selection) => areSame(selection.codes, codes));
    if (same !== undefined) return same.exact;
    const exact: Settings = { ...settings, preset: "all", codes: offBut(new Set(codes)) };
    known.push({ codes, exact });
    return exact;
  }
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((code, index) => code === others[index]);
}

function validSettings(value: unknown): Settings {
  const { settings, problems } = readSettings(value);
  if (problems.length === 0) return settings;
  const lines = problems.map(({ path, message }) => `  settings.iri${path === "" ? "" : `.${path}`}: ${message}`);
  throw new TypeError(`The configuration has invalid settings for eslint-plugin-iri:\n${lines.join("\n")}`);
}

function offBut(codes: ReadonlySet<string>): Settings["codes"] {
  return Object.fromEntries(catalogue.filter(({ code }) => !codes.has(code)).map(({ code }) => [code, "off"] as const));
}
