import assert from "node:assert/strict";
import { Session, type Profiler } from "node:inspector";

/** Makes a text of about so many UTF-16 units. */
export type Shape = (length: number) => string;

/** Something that is done with a text. */
type Work = (text: string) => unknown;

/** How often each step was taken: a block of code by its place, a function of the language by its name. */
type Steps = Map<string, number>;

/** Ten times the input takes as many more steps, and some more where it is sorted or searched by halves. */
const mostGrowth = 15;

/** So many steps for each unit of the long text may begin between the two lengths, as what is kept back for long texts does. */
const lateStepsForUnit = 50;

/** Where no line ends, Babel looks for an end from each comment to the end of the text. */
const looksOfOthers: ReadonlySet<string> = new Set(["/\\r\\n|[\\r\\n\\u2028\\u2029]/"]);

const session = new Session();

/**
 * What the functions of the language look at, in units or members, by their names, and by the patterns themselves, whose sources
 * take longer to tell than most take to be sought; the engine counts no blocks of theirs.
 */
const looks = new Map<string | RegExp, number>();

// The engine counts the blocks of functions that are compiled from here on, so this module has to be the first that a
// test imports, in a process of its own: mocha runs the files called *-steps.test.ts apart from all others.
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
countLooksOfSearches();

/**
 * How many times longer the shorter text is in each attempt. What is too much from one length on may still look ahead no
 * further than a limit, which it has reached from a greater one on; what grows like a square is too much from each.
 */
const attempts = [1, 4, 11];

/**
 * Asserts that no step is taken more than 15 times as often for ten times the text. Steps are counted, not timed: the
 * same on every machine, whatever else it does. `length` is that of the shorter text, in UTF-16 units.
 *
 * Taking the counts lasts longer than most works, so they are taken for all of `works` at once, and where that is too
 * much, for each half of them.
 */
export function assertLinearSteps(works: readonly Work[], shape: Shape, length = 300): void {
  assert.ok(stepsOf(together(works), shape(10)).size > 0, "No step is counted.");
  assertGrowth(works, shape, length);
}

function assertGrowth(works: readonly Work[], shape: Shape, length: number): void {
  let excess: string | undefined;
  for (const times of works.length === 1 ? attempts : attempts.slice(0, 1)) {
    excess = excessOf(together(works), shape, times * length);
    if (excess === undefined) return;
  }
  if (works.length === 1) assert.fail(excess);
  const half = Math.ceil(works.length / 2);
  assertGrowth(works.slice(0, half), shape, length);
  assertGrowth(works.slice(half), shape, length);
}

function together(works: readonly Work[]): Work {
  return (text) => works.map((work) => work(text));
}

/** How many steps something takes in all. */
export function countSteps(work: () => unknown): number {
  takeBlocks();
  return Array.from(stepsOf(work, "").values()).reduce((sum, count) => sum + count, 0);
}

/** A step that is taken too often for the longer text, if there is one. */
function excessOf(work: Work, shape: Shape, length: number): string | undefined {
  const short = stepsOf(work, shape(length));
  const text = shape(10 * length);
  const long = stepsOf(work, text);
  for (const [step, count] of long) {
    const before = short.get(step) ?? 0;
    if (looksOfOthers.has(step) || count <= mostGrowth * before + lateStepsForUnit * text.length) continue;
    return `${step} is taken ${before} times for ${length} units, and ${count} times for ten times as many`;
  }
  return undefined;
}

/** The steps since the blocks were taken last, which sets their counts to zero, and takes longer than most works. */
function stepsOf(work: Work, text: string): Steps {
  looks.clear();
  work(text);
  const steps = stepsOfLanguage();
  for (const { url, functions } of takeBlocks()) {
    const file = countedFile(url);
    if (file === undefined) continue;
    for (const { functionName, ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges)
        steps.set(`${functionName} (${file}, ${startOffset}–${endOffset})`, count);
  }
  return steps;
}

function stepsOfLanguage(): Steps {
  const steps: Steps = new Map();
  for (const [what, count] of looks) {
    const step = typeof what === "string" ? what : `/${what.source}/`;
    steps.set(step, (steps.get(step) ?? 0) + count);
  }
  return steps;
}

/** Our own code, and the parsers that it calls. */
function countedFile(url: string): string | undefined {
  return /(?:packages\/[\w-]+\/(?:src|dist)|@lezer\/[\w-]+|@babel\/parser|node_modules\/punycode\.js)\/.*(?<!\.test\.ts)$/u.exec(
    url,
  )?.[0];
}

function takeBlocks(): readonly Profiler.ScriptCoverage[] {
  let taken: readonly Profiler.ScriptCoverage[] = [];
  session.post("Profiler.takePreciseCoverage", (error, { result }) => {
    if (error !== null) throw error;
    taken = result;
  });
  return taken;
}

/** What a function of the language looks at, by what it is called on, its arguments, and what it gives. */
type Looks = (on: never, args: never, given: never) => number;

function countLooksOfSearches(): void {
  const all = ({ length }: ArrayLike<unknown>): number => length;
  const toFound = ({ length }: ArrayLike<unknown>, [, from = 0]: readonly [unknown, number?], found: number): number =>
    (found < 0 ? length : found) - from;
  const given = (_: unknown, __: unknown, { length }: ArrayLike<unknown>): number => length;
  const normalize: unknown = Reflect.get(String.prototype, "normalize");
  const isOrdered = (run: string): boolean => run === Reflect.apply(normalize as () => string, run, ["NFD"]);
  const ofTexts: Readonly<Record<string, Looks>> = {
    indexOf: toFound,
    lastIndexOf: ({ length }: string, [, from = length]: readonly [string, number?], found: number) =>
      Math.min(from, length) - found,
    includes: (text: string, [part, from = 0]: readonly [string, number?]) =>
      toFound(text, [part, from], text.indexOf(part, from)),
    split: all,
    normalize: (text: string) => text.length + placesTried(text, isOrdered),
    toLowerCase: all,
    trimEnd: (text: string, _: unknown, rest: string) => text.length - rest.length,
  };
  const ofLists: Readonly<Record<string, Looks>> = {
    indexOf: toFound,
    includes: (list: readonly unknown[], [item]: readonly [unknown]) => toFound(list, [item], list.indexOf(item)),
    slice: given,
    concat: given,
    unshift: all,
    shift: all,
  };
  for (const [name, looksOf] of Object.entries(ofTexts)) count(String.prototype, name, looksOf);
  for (const [name, looksOf] of Object.entries(ofLists)) count(Array.prototype, name, looksOf);
  countPatterns();
}

/** Each mark of a long run is tried behind those before it, if they are not in canonical order (UAX #15 §1.1). */
function placesTried(text: string, isOrdered: (run: string) => boolean): number {
  const runs = text.match(/\p{M}{100,}/gu) ?? [];
  return runs.filter((run) => !isOrdered(run)).reduce((sum, { length }) => sum + length ** 2, 0);
}

function count(prototype: object, name: string, looksOf: Looks): void {
  // Both are functions of the language, which the tables above know.
  const original = Reflect.get(prototype, name) as (...args: unknown[]) => unknown;
  const counted = function (this: unknown, ...args: unknown[]): unknown {
    const given = Reflect.apply(original, this, args);
    add(name, looksOf(this as never, args as never, given as never));
    return given;
  };
  Object.defineProperty(prototype, name, { value: counted, writable: true, configurable: true });
}

/** From where a pattern begins to look to where its match ends; how often it goes back is seen by no count. */
function countPatterns(): void {
  const original = Reflect.get(RegExp.prototype, "exec");
  const counted = function (this: RegExp, text: string): RegExpExecArray | null {
    const from = this.sticky || this.global ? this.lastIndex : 0;
    const match = Reflect.apply(original, this, [text]);
    const end = match === null ? text.length : match.index + match[0].length;
    add(this, match === null && isTiedToOnePlace(this) ? 1 : end - from);
    return match;
  };
  Object.defineProperty(RegExp.prototype, "exec", { value: counted, writable: true, configurable: true });
}

function isTiedToOnePlace({ sticky, multiline, source }: RegExp): boolean {
  return sticky || (source.startsWith("^") && !multiline);
}

function add(what: string | RegExp, count: number): void {
  looks.set(what, (looks.get(what) ?? 0) + count);
}
