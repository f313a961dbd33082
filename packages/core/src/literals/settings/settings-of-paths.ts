import type { JoinedSettings } from "./joined-settings.js";
import { overlaid } from "./overlaid.js";
import { readPathPatterns, type PathPatterns } from "./path-patterns.js";
import { readSettings } from "./read-settings.js";
import type { WrittenSettings } from "./settings-file.js";
import type { Settings } from "./settings.js";

/** The settings of single files under a file of settings; paths are relative to its folder. */
export class SettingsOfPaths {
  readonly #written: WrittenSettings;
  readonly #over: WrittenSettings;
  readonly #exclude: PathPatterns;
  readonly #overrides: readonly { readonly patterns: PathPatterns; readonly written: WrittenSettings }[];
  readonly #known = new Map<string, Settings>();

  /** Settings in `above` take precedence over those of the file and of its overrides. */
  constructor(
    { written, exclude, overrides }: Pick<JoinedSettings, "written" | "exclude" | "overrides">,
    above: WrittenSettings = {},
  ) {
    this.#written = written;
    this.#over = above;
    this.#exclude = readPathPatterns(exclude);
    this.#overrides = overrides.map(({ files, written: own }) => ({ patterns: readPathPatterns(files), written: own }));
  }

  /** The settings of a file; files to which the same overrides apply share one object. */
  of(path: string): Settings {
    const holding = this.#overrides.map(({ patterns }) => patterns.mean(path, "file"));
    const key = holding.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const written = this.#overrides
      .filter((_, index) => holding[index])
      .reduce((below, override) => overlaid(below, override.written), this.#written);
    const { settings } = readSettings(overlaid(written, this.#over));
    this.#known.set(key, settings);
    return settings;
  }

  /** Whether `exclude` matches a file or a folder. */
  excludes(path: string, kind: "file" | "folder"): boolean {
    return this.#exclude.mean(path, kind);
  }
}
