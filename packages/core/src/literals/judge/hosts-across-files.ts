import { fillMessage } from "../../checks/definition/fill-message.js";
import { severityOf } from "../../checks/definition/strength.js";
import type { Code } from "../../findings/code.js";
import type { Severity } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import { usedHostIn, type UsedHost, type UsedHosts } from "../../hosts/used-hosts.js";
import type { Settings } from "../settings/settings.js";
import { documentChecksFor, type TracedLiteral } from "./check-together.js";
import type { AnyDocumentCheck } from "./define-document-check.js";
import { documentRegistry } from "./document-registry.js";

/** The uses of a registrable domain in one document, for a check that compares the hosts of all files. */
export interface HostUse extends UsedHost {
  readonly code: Code;
  readonly severity: Severity;
  readonly count: number;
  /** Of the first use. */
  readonly span: Span<"source">;
}

/** The hosts of a document, one entry for each registrable domain. */
export function hostUses(literals: readonly TracedLiteral[], settings: Settings): HostUse[] {
  return documentChecksFor(settings).flatMap(({ acrossFiles, code, strength }, index) => {
    if (acrossFiles === undefined) return [];
    const uses = new Map<string, { host: UsedHost & { span: Span }; literal: TracedLiteral; count: number }>();
    for (const literal of literals) {
      // The traces of such a check are hosts.
      const host = literal.traces[index] as (UsedHost & { span: Span }) | undefined;
      if (host === undefined) continue;
      const known = uses.get(host.domain.text);
      if (known === undefined) uses.set(host.domain.text, { host, literal, count: 1 });
      else known.count += 1;
    }
    const severity = severityIn(settings, { code, strength });
    return [...uses.values()].flatMap(({ host: { text, domain, span }, literal, count }) => {
      const place = literal.read()?.map.toSource(span);
      return place === undefined ? [] : [{ code, severity, text, domain, count, span: place }];
    });
  });
}

/** The message for a host compared with those of all files; `undefined` if there is nothing to report. */
export function tellAcrossFiles(
  { code, text, domain }: UsedHost & Pick<HostUse, "code">,
  { hosts }: Settings,
  ofAllFiles: UsedHosts,
): string | undefined {
  const check = documentRegistry.find((each) => each.code === code);
  const data = check?.acrossFiles?.({ text, domain }, ofAllFiles, hosts);
  return check === undefined || data === undefined ? undefined : fillMessage(check.message, data);
}

/** A scheme, `://` and an authority in a text that is not parsed. */
const address = /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,31}:\/\/[^\s"'<>\\/?#]+/giu;

/**
 * The hosts of everything that looks like an address in a part of a file that is not parsed; directives suppress none
 * of them. `part.text` is not read if no check compares hosts across files.
 */
export function hostUsesInText(part: { readonly text: string }, settings: Settings): HostUse[] {
  const check = documentChecksFor(settings).find(({ acrossFiles }) => acrossFiles !== undefined);
  if (check === undefined) return [];
  const severity = severityIn(settings, check);
  const uses = new Map<string, HostUse>();
  const byAddress = new Map<string, string | undefined>();
  for (const { 0: written, index } of part.text.matchAll(address)) {
    if (!byAddress.has(written)) {
      const host = usedHostIn(written);
      byAddress.set(written, host?.domain.text);
      if (host !== undefined && !uses.has(host.domain.text)) {
        const span = { start: index + host.span.start, end: index + host.span.end };
        uses.set(host.domain.text, { ...host, code: check.code, severity, count: 0, span });
      }
    }
    const name = byAddress.get(written);
    const use = name === undefined ? undefined : uses.get(name);
    if (name !== undefined && use !== undefined) uses.set(name, { ...use, count: use.count + 1 });
  }
  return [...uses.values()];
}

function severityIn({ codes }: Settings, { code, strength }: Pick<AnyDocumentCheck, "code" | "strength">): Severity {
  const configured = codes[code];
  return configured === undefined || configured === "off" ? severityOf(strength) : configured;
}
