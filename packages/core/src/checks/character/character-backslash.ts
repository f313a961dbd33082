import { traits } from "../../grammar/traits.js";
import type { Fix } from "../../findings/finding.js";
import { percentEncode } from "../../mapping/percent-encode.js";
import type { Authority } from "../../iri/iri.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { conformingText } from "../faults/edited-text.js";
import { cutPassword } from "../wording/exposed-password.js";
import { defineCheck, suggest, suggestAll, type Subject } from "../definition/define-check.js";
import { matchesIn, runsOf, type Run } from "../faults/judged-components.js";
import { admitsTriplets } from "../faults/wrong-characters.js";

export const characterBackslash = defineCheck({
  code: "character-backslash",
  title: "Text contains a backslash",
  strength: "grammar",
  strengthIn: { leiri: "should" },
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3986("3.3")],
  message: "The {{component}} contains '\\'; {{remedy}}. {{reading}}.",
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
      const authority = isInAuthority(run) ? subject.authority : undefined;
      if (component === "path" && hasNoSlash(subject)) {
        report({ span, component, data: { component, ...meaningless }, fixes: [removeBackslash(run)] });
        continue;
      }
      const fixes: Fix[] = [];
      const slashes = writeSlashes([run, ...inPort(authority)]);
      if ((authority === undefined || mayEndAt(subject, authority, run)) && staysIri(subject, slashes))
        fixes.push(slashes);
      const isEncodable = admitsTriplets(component, subject);
      if (isEncodable) fixes.push(suggest("Percent-encode the backslash", span, percentEncode(text)));
      if (fixes.length === 0 && text !== authority?.host.text) fixes.push(removeBackslash(run));
      const remedy = isEncodable ? "write '/' or '%5C'" : "write '/', or remove it";
      report({ span, component, data: { component, reading: misread, remedy }, fixes });
    }
  },
});

const misread = "Browsers read it as '/', other programs as a character that no IRI allows";

const cutOff = {
  reading: "It begins an escape of four hexadecimal digits behind 'u', or of eight behind 'U', and here are fewer",
  remedy: "write all digits, or the character itself",
} as const;

const meaningless = {
  reading: "Neither a mail address nor a telephone number has one",
  remedy: "remove it",
} as const;

/** Whether neither a slash nor a backslash has a meaning in the path: not outside what is quoted (RFC 5322 §3.2.4, RFC 3966 §3). */
function hasNoSlash({ scheme, path }: Subject): boolean {
  return /^(?:mailto|tel|sms)$/i.test(scheme?.text ?? "") && !path.text.includes("%22");
}

function removeBackslash({ span }: Run): Fix {
  return suggest("Remove the backslash", span, "");
}

/** Whether a backslash begins an escape that has lost digits, where Turtle has no other ones (Turtle §6.4). */
function isCutOffEscape({ text, place }: Subject, offset: number): boolean {
  return place?.role === "<…>" && /^\\(?:u(?![\dA-Fa-f]{4})|U(?![\dA-Fa-f]{8}))/u.test(text.slice(offset, offset + 10));
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
