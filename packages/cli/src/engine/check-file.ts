import type { FoundFile } from "../files/found-files.js";
import { decoded, encoded, readWhole, type FileText } from "../files/read-file.js";
import { countsOf, type Message } from "../formats/message.js";
import type { Report } from "../formats/format.js";
import type { Settings } from "@irilint/core/literals";
import { checkText, fixText } from "./check-text.js";

export interface Checking {
  readonly settings: Settings;
  readonly fix: boolean;
}

/** Reads and checks a file whole. Throws what the file system throws. */
export function checkFile(file: FoundFile, checking: Checking): Report {
  return reportOn(file, readWhole(file.path), checking);
}

/** Checks what came by another way as if it were in a file. */
export function checkInput(file: FoundFile, input: Buffer, checking: Checking): Report {
  return reportOn(file, decoded(input), checking);
}

function reportOn({ path, language }: FoundFile, read: FileText, { settings, fix }: Checking): Report {
  if (read.kind === "unread") {
    const { severity, message } = read;
    const fatal = severity === 2 && ({ fatal: true } as const);
    return whole(path, [{ ruleId: null, severity, message, ...fatal, line: 1, column: 1 }], "");
  }
  const document = { text: read.text, language, settings };
  if (!fix) return whole(path, checkText(document), read.text);
  const fixed = fixText(document);
  const output = fixed.text === read.text ? {} : { output: encoded(fixed.text, read.hasMark) };
  return { ...whole(path, fixed.messages, fixed.text), ...output };
}

function whole(filePath: string, messages: readonly Message[], text: string): Report {
  let lines: readonly string[] | undefined;
  return {
    filePath,
    messages,
    isFirst: true,
    isLast: true,
    counts: countsOf(messages),
    lineAt: (line) => (lines ??= text.split(/\r\n|[\r\n]/u))[line - 1] ?? "",
  };
}
