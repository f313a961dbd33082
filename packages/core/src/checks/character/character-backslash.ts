import { traits } from "../../grammar/traits.js";
import type { Fix } from "../../findings/finding.js";
import { percentEncode } from "../../percent-encoding/percent-encode.js";
import type { Authority } from "../../iri/iri.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { conformingText } from "../faults/edited-text.js";
import { cutPassword } from "../wording/exposed-password.js";
import { defineCheck, suggest, suggestAll, type Report, type Subject } from "../definition/define-check.js";
import { matchesIn, runsOf, type Run } from "../faults/judged-components.js";
import { admitsTriplets } from "../faults/wrong-characters.js";

const message = "The {{component}} contains '\\'; {{remedy}}. {{reading}}.";

export const characterBackslash = defineCheck({
  code: "character-backslash",
  title: "Text contains a backslash",
  strength: "grammar",
  allowedIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3986("3.3")],
  message,
  needs: traits.excludedAscii,
  claims: "character",
  local: true,
  reads: ["place"],
  find(subject, report) {
    for (const run of runsOf(subject, /\\+/)) {
      const { text, span, component } = run;
      if (isCutOffEscape(subject, span.start)) {
        report({ span, component, data: { component, ...cutOff } });
        continue;
      }
      const escaped = escapedByJson(subject, run);
      if (escaped !== undefined) {
        report({ span, component, ...escaped });
        continue;
      }
      const authority = isInAuthority(run) ? subject.authority : undefined;
      const fixes: Fix[] = [];
      const isMeaningless = component === "path" && withoutSlash.test(subject.text);
      if (!isMeaningless && (authority === undefined || mayEndAt(subject, authority, run))) {
        const slashes = writeSlashes([run, ...inPort(authority)]);
        if (staysIri(subject, slashes)) fixes.push(slashes);
      }
      const isEncodable = !isMeaningless && admitsTriplets(component, subject);
      if (isEncodable) fixes.push(suggest("Percent-encode the backslash", span, percentEncode(text)));
      if (fixes.length === 0 && text !== authority?.host.text) fixes.push(suggest("Remove the backslash", span, ""));
      const remedy = isMeaningless ? "remove it" : isEncodable ? "write '/' or '%5C'" : "write '/', or remove it";
      report({ span, component, data: { component, reading: misread, remedy }, fixes });
    }
  },
});

/** Where neither a slash nor a backslash has a place: a mail address without quotation marks, a number (RFC 6068 §2, RFC 3966 §3). */
const withoutSlash = /^(?:mailto|tel|sms):(?!%22)/i;

const misread = "No IRI allows it, and browsers may read it as '/'";

const cutOff = {
  reading: "It has four behind 'u', and eight behind 'U'",
  remedy: "write all digits of the escape",
} as const;

/** Whether a backslash begins an escape that has lost digits, where Turtle has no other ones (Turtle §6.4). */
function isCutOffEscape({ text, place }: Subject, offset: number): boolean {
  return place?.role === "<…>" && /^\\(?:u(?![\dA-Fa-f]{4})|U(?![\dA-Fa-f]{8}))/u.test(text.slice(offset, offset + 10));
}

/** What is told of `\u0026` for `&`, of which only JSON and programs make the delimiter (RFC 8259 §7). */
function escapedByJson({ text }: Subject, run: Run): Pick<Report<typeof message>, "data" | "fixes"> | undefined {
  const { start } = run.span;
  const [written, code = ""] = /^\\u00(2[67b]|3d)/i.exec(text.slice(start, start + 6)) ?? [];
  if (written === undefined || isInAuthority(run)) return undefined;
  const meant = String.fromCharCode(Number.parseInt(code, 16));
  const remedy = `write '${meant}' instead of '${written}'`;
  return {
    data: { component: run.component, reading: "Only JSON and programs read that as an escape", remedy },
    fixes: [suggest(`Write '${meant}'`, { start, end: start + written.length }, meant)],
  };
}

function isInAuthority({ component }: Run): boolean {
  return component === "userinfo" || component === "host";
}

/**
 * Whether a `/` in place of the backslash may end the authority: a host must be left, and neither an IP literal nor a
 * password may become part of the path.
 */
function mayEndAt(subject: Subject, { span, host }: Authority, run: Run): boolean {
  return run.span.start > span.start && !host.text.startsWith("[") && cutPassword(subject) === undefined;
}

/**
 * The backslashes in the port: they become part of the path together with the one that ends the host, and are meant as
 * `/`, too.
 */
function inPort(authority: Authority | undefined): Run[] {
  const port = authority?.port;
  return port === undefined ? [] : matchesIn(port.text, /\\/, port.span.start, "port");
}

function writeSlashes(runs: readonly Run[]): Fix {
  const edits = runs.map(({ text, span }) => ({ span, text: text.replaceAll("\\", "/") }));
  return suggestAll("Write '/' instead of '\\'", edits);
}

/** Whether there is an IRI after the fix, if there is one now: in a LEIRI slashes may begin an authority that is none. */
function staysIri(subject: Subject, { edits }: Fix): boolean {
  return (subject.traits & traits.nonconforming) !== 0 || conformingText(subject, edits) !== undefined;
}
