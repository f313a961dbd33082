import { type PathPatterns, readPathPatterns } from "../../literals/locating/index.js";

/** What an `.editorconfig` says of charsets (EditorConfig Specification 0.17). */
export interface EditorConfig {
  /** Whether the files in the parent folders are ignored. */
  readonly isRoot: boolean;
  /** The charset of a file, by its path below the folder with `/` between names; undefined where it is `unset`. */
  charsetOf(path: string): string | undefined;
}

interface Section {
  readonly files: PathPatterns;
  readonly charset: string;
}

const heading = /^\[(?<files>.+)\]$/u;
const pair = /^(?<key>[^=:]+)[=:](?<value>.*)$/u;

/** The longest line that is read, in UTF-16 code units. */
const longestLine = 1000;

/** Reads the charsets of an `.editorconfig`; lines that do not match its grammar are ignored. */
export function readEditorConfig(text: string): EditorConfig {
  const sections: Section[] = [];
  let isRoot = false;
  let files: PathPatterns | undefined;
  for (const line of text.replace(/^\uFEFF/u, "").split(/\r\n?|\n/u)) {
    if (line.length > longestLine) continue;
    const written = line.trim();
    const section = heading.exec(written)?.groups?.["files"];
    if (section !== undefined) files = readPathPatterns([section]);
    const groups = pair.exec(written)?.groups ?? {};
    const [key = "", value = ""] = [groups["key"], groups["value"]].map((part) => part?.trim().toLowerCase());
    if (section !== undefined || /^[#;]/u.test(written)) continue;
    if (files === undefined) isRoot ||= key === "root" && value === "true";
    else if (key === "charset") sections.push({ files, charset: value });
  }
  // The last section that matches a path decides.
  sections.reverse();
  return { isRoot, charsetOf: (path) => sections.find(({ files: own }) => own.mean(path, "file"))?.charset };
}
