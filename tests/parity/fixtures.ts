import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface Fixture {
  /** The name of the file, which tells the language. */
  readonly name: string;
  readonly text: string;
}

const folder = new URL("../fixtures/", import.meta.url);

/** The files of `tests/fixtures`, in which `⟪U+202E⟫` stands for a character that an editor would not show. */
export const fixtures: readonly Fixture[] = readdirSync(fileURLToPath(folder)).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), "utf8").replace(/⟪U\+([0-9A-F]+)⟫/gu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  ),
}));

/** Other ways in which the same file may lie on a disk. */
export const variants: Readonly<Record<string, (text: string) => string>> = {
  "as it is": (text) => text,
  "with CRLF": (text) => text.replaceAll("\n", "\r\n"),
  "with a byte order mark": (text) => `\uFEFF${text}`,
};
