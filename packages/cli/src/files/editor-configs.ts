import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { charsetAbove, readEditorConfig, type EditorConfig } from "@irilint/core/documents";

/** What the files `.editorconfig` in the folders above files say of their charsets. */
export class EditorConfigs {
  readonly #known = new Map<string, EditorConfig | undefined>();

  /** The name of the charset of a file; nothing if none is named. */
  charsetOf(path: string): string | undefined {
    return charsetAbove(resolve(path), (folder) => this.#in(folder));
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
