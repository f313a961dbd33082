import { isIriReference } from "../../src/iri/is-iri.js";
import { removeDotSegments } from "../../src/iri/path-segments.js";
import { recomposeIri } from "../../src/iri/recompose.js";
import { resolve } from "../../src/iri/resolve.js";
import { splitIri } from "../../src/iri/split.js";
import { normalize } from "../../src/normalize/normalize.js";
import { debianVersion } from "./debian-package.js";
import { generatedTexts } from "./generated-texts.js";
import { Score, type ConformanceSuite, type DifferenceClass, type SuiteResult } from "./suite.js";
import { uriPrograms, type UriComponents, type UriProgram, type UriQuestions } from "./uri-programs.js";

/** A difference that does not count where both sides are equal once it is taken out of them. */
interface Relaxation extends DifferenceClass {
  readonly without: (text: string) => string;
}

const emptyPort: Relaxation = {
  reason: "an empty port, which only the rung of schemes drops, or which the library does not keep",
  section: "RFC 3986 §3.2.3, §6.2.3",
  without: (text) => changed(text, ({ authority }) => ({ authority: authority?.replace(/:$/u, "") })),
};
const emptyAuthority: Relaxation = {
  reason: "an authority that is empty is dropped; an absent and an empty component differ",
  section: "RFC 3986 §5.3",
  without: (text) => changed(text, ({ authority }) => ({ authority: authority === "" ? undefined : authority })),
};
const emptyParts: Relaxation = {
  reason: "an empty query or fragment is dropped; an absent and an empty component differ",
  section: "RFC 3986 §5.3, §6.2.3",
  without: (text) =>
    changed(text, ({ query, fragment }) => ({ query: query || undefined, fragment: fragment || undefined })),
};
const hostCase: Relaxation = {
  reason: "the host stays in upper case where there is no scheme, or where a triplet is decoded in it",
  section: "RFC 3986 §6.2.2.1",
  without: (text) => changed(text, ({ authority }) => ({ authority: authority?.toLowerCase() })),
};
const unreserved: Relaxation = {
  reason: "triplets of unreserved characters stay encoded",
  section: "RFC 3986 §6.2.2.2",
  without: (text) =>
    text.replace(/%[0-9A-F]{2}/giu, (triplet) => {
      const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
      return /[\w.~-]/u.test(character) ? character : triplet;
    }),
};
const dotSegments: Relaxation = {
  reason: "dot segments stay in what has a scheme, or are removed from a relative reference",
  section: "RFC 3986 §5.2.2, §5.2.4",
  without: (text) =>
    changed(text, ({ path }) => ({
      path: path.startsWith("/") ? removeDotSegments(path) : removeDotSegments(`/${path}`).slice(1),
    })),
};
const emptyPath: Relaxation = {
  reason: "an empty path behind an authority stays empty in some schemes, or before a query",
  section: "RFC 3986 §6.2.3",
  without: (text) =>
    changed(text, ({ authority, path }) => (authority !== undefined && path === "" ? { path: "/" } : {})),
};

const noHost: DifferenceClass = {
  reason: "an `http` URI without a host is refused, which the grammar admits",
  section: "RFC 3986 §3.2.2, RFC 9110 §4.2.1",
};
const withoutHierarchy: DifferenceClass = {
  reason: "a path without a slash is merged in a way of the library's own, or not at all",
  section: "RFC 3986 §5.2.3",
};

const dotsOfNames: Relaxation = {
  reason: "dots at the start of a segment are taken for a dot segment",
  section: "RFC 3986 §5.2.4",
  without: (text) => changed(text, ({ path }) => ({ path: path.replace(/^\.+/u, "") })),
};
const emptyUserinfo: Relaxation = {
  reason: "an empty userinfo is dropped; an absent and an empty component differ",
  section: "RFC 3986 §3.2.1",
  without: (text) => changed(text, ({ authority }) => ({ authority: authority?.replace(/^@/u, "") })),
};
const portAlone: Relaxation = {
  reason: "a port without a host is dropped",
  section: "RFC 3986 §3.2.2",
  without: (text) => changed(text, ({ authority }) => ({ authority: authority?.replace(/^:\d*$/u, "") })),
};
const unreadAuthority: Relaxation = {
  reason: "an authority is dropped whose userinfo is empty, or whose host is like an IPv4 address, though it is a name",
  section: "RFC 3986 §3.2.2",
  without: (text) =>
    changed(text, ({ authority }) => ({
      authority: /^@|^256\.1\.1\.1$/u.test(authority ?? "") ? undefined : authority,
    })),
};
const root: Relaxation = {
  reason: "a full stop at the end of a host, which names the root, is dropped",
  section: "RFC 1034 §3.1, RFC 3986 §3.2.2",
  without: (text) => changed(text, ({ authority }) => ({ authority: authority?.replace(/\.(?=:\d*$|$)/u, "") })),
};
const addresses: Relaxation = {
  reason: "an IPv6 address stays as it is written",
  section: "RFC 5952 §4",
  without: (text) => text.replace("[::1.2.3.4]", "[::102:304]"),
};
const reserved: Relaxation = {
  reason: "reserved characters are encoded, or decoded, which no rung of the ladder does",
  section: "RFC 3986 §2.2, §6.2.2.2",
  without: (text) =>
    text.replace(/%[2-7][0-9A-F]/giu, (triplet) => String.fromCharCode(Number.parseInt(triplet.slice(1), 16))),
};

const relaxations: readonly Relaxation[] = [
  emptyPort,
  emptyAuthority,
  emptyParts,
  unreserved,
  hostCase,
  dotSegments,
  emptyPath,
  dotsOfNames,
  emptyUserinfo,
  portAlone,
  unreadAuthority,
  root,
  addresses,
  reserved,
];

interface Parts {
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

function changed(text: string, change: (parts: Parts) => Partial<Parts>): string {
  const { scheme, authority, path, query, fragment } = splitIri(text);
  const parts = { authority: authority?.text, path: path.text, query: query?.text, fragment: fragment?.text };
  return recomposeIri({ scheme, ...parts, ...change(parts) });
}

/** Bases with a hierarchy and without one, and the one of RFC 3986 §5.4. */
const bases = ["http://a/b/c/d;p?q", "http://a", "file:///a//b/../c", "x://h/a/../b", "urn:a:b?c"];

function run(): SuiteResult {
  const score = new Score();
  const texts = [...new Set(generatedTexts(20_000))].filter((text) => isIriReference(text, { profile: "rfc3986" }));
  const references = texts.flatMap((text) => bases.map((base) => [text, base] as const));
  for (const program of uriPrograms) compareWith(score, program, { texts, references });
  return score.result;
}

function compareWith(score: Score, program: UriProgram, questions: UriQuestions): void {
  const answers = program.ask(questions);
  const hold = (asked: string, answer: Answer): void => {
    judge(score, `${program.library}: ${asked}`, answer);
  };
  for (const [index, text] of questions.texts.entries()) {
    const components = answers.components[index];
    if (JSON.stringify(components) === JSON.stringify(componentsOf(text))) score.add(true, () => "");
    else hold(`components of ${text}`, { text, theirs: components && recomposed(components), ours: (read) => read });
    const ours = (read: string): string => normalize(read, { level: program.level });
    hold(`normal form of ${text}`, { text, theirs: answers.normalForms[index], ours });
  }
  for (const [index, [text, base]] of questions.references.entries()) {
    const ours = (read: string): string => {
      const result = resolve(read, base);
      return result.ok ? result.value : result.reason;
    };
    hold(`${text} against ${base}`, { text, base, theirs: answers.targets[index], ours });
  }
}

interface Answer {
  readonly text: string;
  readonly base?: string;
  readonly theirs: string | null | undefined;
  readonly ours: (text: string) => string;
}

function judge(score: Score, asked: string, answer: Answer): void {
  const { text, theirs } = answer;
  const ours = answer.ours(text);
  const describe = (): string => `${asked} is ${theirs}, not ${ours}`;
  const decisive = theirs === ours ? undefined : deciding(answer, ours);
  if (decisive === undefined) score.add(theirs === ours, describe);
  else score.differ(decisive, describe());
}

/** What decides a difference: the first relaxation that makes both equal, alone or with the others. */
function deciding({ text, base, theirs, ours: answer }: Answer, ours: string): DifferenceClass | undefined {
  if (theirs === null || theirs === undefined)
    return (splitIri(ours).authority?.host.text ?? "") === "" ? noHost : undefined;
  const alone = relaxations.find(({ without }) => [theirs, without(theirs)].includes(without(ours)));
  if (alone !== undefined) return alone;
  let [one, other] = [ours, theirs];
  const together = relaxations.find(({ without }) => {
    [one, other] = [without(one), without(other)];
    return one === other;
  });
  if (together !== undefined) return together;
  const isHierarchical = base === undefined || splitIri(base).path.text.includes("/");
  return (
    relaxations.find((relaxation) => isReadWithout(relaxation, answer, { text, theirs })) ??
    (isHierarchical ? undefined : withoutHierarchy)
  );
}

/** Whether the answer is that to a text which the relaxation has changed: the library has read it so in the first place. */
function isReadWithout(
  relaxation: Relaxation,
  ours: Answer["ours"],
  { text, theirs }: { readonly text: string; readonly theirs: string },
): boolean {
  const read = relaxation.without(text);
  if (read === text) return false;
  const found = withoutAll(ours(relaxation === emptyAuthority ? guarded(read) : read));
  return [theirs, guarded(theirs)].some((answer) => withoutAll(answer) === found);
}

function withoutAll(text: string): string {
  return relaxations.reduce((rest, { without }) => without(rest), text);
}

/** Two slashes that begin a path, not an authority (RFC 3986 §3.3). */
function guarded(text: string): string {
  return text.replace(/^([^/?#]*)(?=\/\/)/u, "$1/.");
}

function componentsOf(text: string): UriComponents {
  const { scheme, authority, path, query, fragment } = splitIri(text);
  return [scheme, authority, path, query, fragment].map((part) => part?.text ?? null);
}

function recomposed([scheme, authority, path, query, fragment]: UriComponents): string {
  return recomposeIri({
    scheme: scheme ?? undefined,
    authority: authority ?? undefined,
    path: path ?? "",
    query: query ?? undefined,
    fragment: fragment ?? undefined,
  });
}

export const suite: ConformanceSuite = {
  name: "Components, resolution and normal forms against Python rfc3986, addressable and Perl URI",
  version: uriPrograms.map(({ packageName }) => debianVersion(packageName)).join(", "),
  source: `Debian packages ${uriPrograms.map(({ packageName }) => packageName).join(", ")}; the URI references among 20,000 generated texts, each against ${bases.length} bases`,
  run,
};
