import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { charsetAbove, readEditorConfig, type EditorConfig } from "@irilint/core/documents";

/** What the files `.editorconfig` in the folders above files say of their charsets. */
export class EditorConfigs {
  readonly #known = new Map<string, EditorConfig | undefined>();
  /** Folders without such a file, as all above them are. */
  readonly #without = new Set<string>();

  /** The name of the charset of a file; nothing if none is named. */
  charsetOf(path: string): string | undefined {
    const folder = dirname(path);
    if (this.#without.has(folder)) return undefined;
    const asked = new Set<EditorConfig | undefined>();
    const charset = charsetAbove(resolve(path), (above) => {
      const config = this.#in(above);
      asked.add(config);
      return config;
    });
    if (asked.size === 1 && asked.has(undefined)) this.#without.add(folder);
    return charset;
  }

  #in(folder: string): EditorConfig | undefined {
    if (!this.#known.has(folder)) this.#known.set(folder, configIn(folder));
    return this.#known.get(folder);
  }
}

/** What cannot be read says nothing: the file is that of other programs. */
function configIn(folder: string): EditorConfig | undefined {
  try {
    return readEditorConfig(readFileSync(join(folder, ".editorconfig"), "utf8"));
  } catch {
    return undefined;
  }
}
