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

/** The charset that the files `.editorconfig` in the folders above a file name. `configIn` gets paths that end with a separator. */
export function charsetAbove(path: string, configIn: (folder: string) => EditorConfig | undefined): string | undefined {
  const separator = path.includes("/") ? "/" : "\\";
  for (let end = path.lastIndexOf(separator); end !== -1; end = end === 0 ? -1 : path.lastIndexOf(separator, end - 1)) {
    const config = configIn(path.slice(0, end + 1));
    const charset = config?.charsetOf(path.slice(end + 1).replaceAll(separator, "/"));
    if (charset !== undefined) return charset === "unset" ? undefined : charset;
    if (config?.isRoot === true) return undefined;
  }
  return undefined;
}
