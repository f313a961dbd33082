import {
  languageOfPath,
  localTargetsOf,
  readDocumentOnce,
  type LanguageName,
} from "../../../packages/core/dist/documents/index.js";
import { checkDocument, defaultSettings, type LocatedFinding } from "../../../packages/core/dist/literals/index.js";
import { inLotOrder } from "../lots.js";
import { textOf, type Clone } from "../clone.js";
import { changedLines, type ChangedLine } from "./changed-lines.js";
import { hashOf, lonelyBracket, repairOf, type Kind, type Repair } from "./repair.js";

/** What is kept of a repair: nothing of the text. */
export interface Measured {
  readonly repository: string;
  readonly commit: string;
  readonly hash: string;
  readonly kind: Kind;
  /** The language of the file, if files of its kind are read. */
  readonly language: LanguageName | null;
  /** The code of a finding that touches what was changed, in the version before. */
  readonly code: string | null;
}

/** The same with what a person needs to judge it. */
export interface Shown {
  readonly measured: Measured;
  readonly where: string;
  readonly before: string;
  readonly after: string;
  readonly message: string | undefined;
}

/** So many are taken of a repository, of one kind in it, and of one kind in one commit. */
const quotas = { repository: 30, kind: 6, commit: 1 };

const largest = 2_000_000;

/** Some of the repairs in a clone's history, chosen by lot, and whether the version before was reported. */
export async function measureRepairs(clone: Clone): Promise<Shown[]> {
  return chosen(await candidates(clone)).flatMap((candidate) => measured(clone, candidate) ?? []);
}

/** The same for those that were measured before, without going through the rest of the history. */
export async function measureAgain(clone: Clone, before: readonly Measured[]): Promise<Shown[]> {
  if (before.length === 0) return [];
  const hashes = new Set(before.map(({ hash }) => hash));
  const all = await candidates(clone, [...new Set(before.map(({ commit }) => commit))]);
  return all.filter(({ hash }) => hashes.has(hash)).flatMap((candidate) => measured(clone, candidate) ?? []);
}

async function candidates(clone: Clone, commits: readonly string[] = []): Promise<Candidate[]> {
  const known = new Map<string, Candidate>();
  for await (const changed of changedLines(clone, commits)) {
    const repair = repairOf(changed.before, changed.after);
    if (repair === undefined || repair.kind === "another address") continue;
    const hash = hashOf(changed.before.trim(), changed.after.trim());
    if (!known.has(hash)) known.set(hash, { hash, changed, repair });
  }
  return [...known.values()];
}

interface Candidate {
  readonly hash: string;
  readonly changed: ChangedLine;
  readonly repair: Repair;
}

function chosen(candidates: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>();
  const taken: Candidate[] = [];
  for (const candidate of inLotOrder(candidates, "repairs", ({ hash }) => hash)) {
    const { kind } = candidate.repair;
    const keys: [string, number][] = [
      [kind, quotas.kind],
      [`${candidate.changed.commit} ${kind}`, quotas.commit],
    ];
    if (taken.length >= quotas.repository || keys.some(([key, most]) => (counts.get(key) ?? 0) >= most)) continue;
    for (const [key] of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    taken.push(candidate);
  }
  return taken;
}

function measured(clone: Clone, { hash, changed, repair }: Candidate): Shown | undefined {
  const { commit, path, line, before, after } = changed;
  const text = textOf(clone, changed.blob);
  if (text === undefined || text.length > largest) return undefined;
  const language = languageOfPath(path) ?? null;
  const finding = language === null ? undefined : findingAt(text, language, changed, repair);
  const kept = { repository: clone.name, commit, hash, kind: repair.kind, language, code: finding?.code ?? null };
  return { measured: kept, where: `${path}:${line}`, before, after, message: finding?.message };
}

function findingAt(
  text: string,
  language: LanguageName,
  { path, line, before, after }: ChangedLine,
  repair: Repair,
): LocatedFinding | undefined {
  const lineStart = startOfLine(text, line);
  if (!text.startsWith(before, lineStart)) return undefined;
  const { literals, comments: spans } = readDocumentOnce(text, language);
  const { findings } = checkDocument(text, literals, defaultSettings, {
    spans,
    heeds: "iri-and-eslint",
    path: () => path,
    targets: () => ownTargets(text, language, path),
  });
  const places = [repair, ...lonelyBracket(after, repair)];
  return findings.find(({ span }) =>
    places.some(({ start, end }) => span.start <= lineStart + end && span.end >= lineStart + start),
  );
}

/** What the references of a file lead to in the file itself; nothing is known of others. */
function ownTargets(text: string, language: LanguageName, path: string): ReturnType<typeof localTargetsOf> {
  const uri = new URL(encodeURI(path), "file:///repository/").href;
  return localTargetsOf(
    { uri, text, language },
    { kindOf: (of) => (of === uri ? "file" : undefined), read: () => undefined, namesIn: () => [] },
  );
}

function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) start = text.indexOf("\n", start) + 1;
  return start;
}
