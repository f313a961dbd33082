import { tellAcrossFiles, UsedHosts, type HostUsage } from "@irilint/core/literals";
import type { FileHost, Report } from "../formats/format.js";
import type { Message } from "../formats/message.js";
import type { FileToCheck } from "./check-file.js";

/** What is told of the hosts of one file. */
export interface HostMessages {
  readonly file: FileToCheck;
  readonly messages: readonly Message[];
}

/** Of more domains, those that come later are not compared. */
const mostDomains = 50_000;

/** What is used in so many files is no slip. */
const mostFiles = 20;

interface CountedDomain extends HostUsage {
  readonly uses: { readonly file: FileToCheck; readonly host: FileHost }[];
}

/** The hosts in all files of a run, in memory that does not grow with their length. They are compared at the end. */
export class ProjectHosts {
  readonly #nameOf: (path: string) => string;
  readonly #domains = new Map<string, CountedDomain>();
  /** The files that have hosts, in the order of the run. */
  readonly #files = new Set<FileToCheck>();
  /** The places where something of a host has been told already. */
  readonly #told = new Set<string>();

  /** Takes what people call a file. */
  constructor(nameOf: (path: string) => string) {
    this.#nameOf = nameOf;
  }

  /** Takes the reports of files, in their order. */
  add({ hosts = [], messages }: Report, file: FileToCheck): void {
    const { path } = file;
    const code = hosts[0]?.code;
    if (code === undefined) return;
    this.#files.add(file);
    for (const { ruleId, line, endLine } of messages)
      if (ruleId === ruleOf(code)) for (let at = line; at <= (endLine ?? line); at++) this.#told.add(`${path}:${at}`);
    for (const host of hosts) {
      const known = this.#domains.get(host.domain.text);
      if (known === undefined && this.#domains.size >= mostDomains) continue;
      const { count = 0, files = 0, place = this.#nameOf(path), uses = [] } = known ?? {};
      if (uses.length < mostFiles) uses.push({ file, host });
      this.#domains.set(host.domain.text, { count: count + host.count, files: files + 1, place, uses });
    }
  }

  /** What the hosts of files are taken for, but for what has been told already; in the order of files and lines. */
  messages(): readonly HostMessages[] {
    const used = new UsedHosts(this.#domains);
    const byFile = new Map<FileToCheck, Message[]>([...this.#files].map((file) => [file, []]));
    for (const { uses } of this.#domains.values())
      for (const { file, host } of uses) {
        const { code, severity, line, column, endLine, endColumn } = host;
        if (this.#told.has(`${file.path}:${line}`)) continue;
        const message = tellAcrossFiles(host, file.settings, used);
        if (message === undefined) continue;
        byFile.get(file)?.push({ ruleId: ruleOf(code), severity, message, line, column, endLine, endColumn });
      }
    return [...byFile]
      .filter(([, messages]) => messages.length > 0)
      .map(([file, messages]) => ({ file, messages: messages.sort((a, b) => a.line - b.line || a.column - b.column) }));
  }
}

function ruleOf(code: FileHost["code"]): string {
  return `iri/${code}`;
}
