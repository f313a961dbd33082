import { type PathPatterns, readPathPatterns } from "../../literals/locating/index.js";

/** What an `.editorconfig` says of charsets (EditorConfig Specification 0.17). */
export interface EditorConfig {
  /** Whether those of the folders above do not count. */
  readonly isRoot: boolean;
  /** The charset of a file below its folder, by its path from there with `/` between names. `unset` is none. */
  charsetOf(path: string): string | undefined;
}

interface Section {
  readonly files: PathPatterns;
  readonly charset: string;
}

const heading = /^\[(?<files>.+)\]$/u;
const pair = /^(?<key>[^=:]+)[=:](?<value>.*)$/u;

/** More is no line that anybody wrote. */
const longestLine = 1000;

/** Reads what an `.editorconfig` says of charsets; what is no line of one is passed over. */
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
  // Of several sections that match, the last one decides.
  sections.reverse();
  return { isRoot, charsetOf: (path) => sections.find(({ files: own }) => own.mean(path, "file"))?.charset };
}
