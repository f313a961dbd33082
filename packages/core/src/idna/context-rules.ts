import { type CodePointRuns, decodeRuns, valueAt } from "../data/code-point-runs.js";
import { joiningTypeNames, joiningTypeRuns } from "../data/joining-type.js";
import { viramaRuns } from "../data/virama.js";

/** A rule of RFC 5892 appendix A that a character breaks where it stands. */
export interface ContextFault {
  /** In UTF-16 code units from the start of the text. */
  readonly offset: number;
  readonly codePoint: number;
}

interface ContextRule {
  /** Asks about the neighbours of the character at `index`. */
  readonly amongNeighbors?: (characters: readonly string[], index: number) => boolean;
  /** Asks about the label as a whole. */
  readonly inLabel?: (label: string) => boolean;
}

/** RFC 5892 A.1 and A.2. */
const joinerRules: ReadonlyMap<number, ContextRule> = new Map([
  [0x200c, { amongNeighbors: (near, index) => followsVirama(near, index) || stopsJoining(near, index) }],
  [0x200d, { amongNeighbors: followsVirama }],
]);

/** RFC 5892 A.1 to A.9, in order. */
const allRules: ReadonlyMap<number, ContextRule> = new Map<number, ContextRule>([
  ...joinerRules,
  [0xb7, { amongNeighbors: (near, index) => near[index - 1] === "l" && near[index + 1] === "l" }],
  [0x375, { amongNeighbors: (near, index) => /\p{Script=Greek}/u.test(near[index + 1] ?? "") }],
  [0x5f3, { amongNeighbors: followsHebrew }],
  [0x5f4, { amongNeighbors: followsHebrew }],
  [0x30fb, { inLabel: (label) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label) }],
  ...digits(0x660, { inLabel: (label) => !/[\u06F0-\u06F9]/.test(label) }),
  ...digits(0x6f0, { inLabel: (label) => !/[\u0660-\u0669]/.test(label) }),
]);

/** ZWNJ and ZWJ where they neither follow a virama nor, for ZWNJ, keep two letters from joining (RFC 5892 A.1, A.2). */
export function joinerFaults(text: string): ContextFault[] {
  return faultsOf(text, joinerRules);
}

/** Every character of a label that stands outside the context that RFC 5892 appendix A asks for. */
export function contextFaults(label: string): ContextFault[] {
  return faultsOf(label, allRules);
}

function faultsOf(text: string, rules: ReadonlyMap<number, ContextRule>): ContextFault[] {
  const characters = Array.from(text);
  // A label rule has one answer for the whole text; asking again for each character would take quadratic time.
  const inLabel = new Map<ContextRule, boolean>();
  const faults: ContextFault[] = [];
  let offset = 0;
  for (const [index, character] of characters.entries()) {
    const codePoint = character.codePointAt(0) ?? 0;
    const rule = rules.get(codePoint);
    if (rule !== undefined) {
      if (!inLabel.has(rule)) inLabel.set(rule, rule.inLabel?.(text) ?? true);
      const allowed = inLabel.get(rule) === true && (rule.amongNeighbors?.(characters, index) ?? true);
      if (!allowed) faults.push({ offset, codePoint });
    }
    offset += character.length;
  }
  return faults;
}

function digits(zero: number, rule: ContextRule): [number, ContextRule][] {
  return Array.from({ length: 10 }, (_, value) => [zero + value, rule]);
}

function followsHebrew(characters: readonly string[], index: number): boolean {
  return /\p{Script=Hebrew}/u.test(characters[index - 1] ?? "");
}

function followsVirama(characters: readonly string[], index: number): boolean {
  const before = characters[index - 1]?.codePointAt(0);
  return before !== undefined && isVirama(before);
}

/** `(Joining_Type:{L,D})(Joining_Type:T)*` before and `(Joining_Type:T)*(Joining_Type:{R,D})` after — RFC 5892 A.1 */
function stopsJoining(characters: readonly string[], index: number): boolean {
  const before = nextJoiningType(characters, index, -1);
  const after = nextJoiningType(characters, index, 1);
  return (before === "L" || before === "D") && (after === "R" || after === "D");
}

/** The type of the first character in a direction that is not transparent; a joiner itself is never transparent. */
function nextJoiningType(characters: readonly string[], index: number, step: 1 | -1): JoiningType | undefined {
  for (let near = index + step; near >= 0 && near < characters.length; near += step) {
    const type = joiningType(characters[near]?.codePointAt(0) ?? 0);
    if (type !== "T") return type;
  }
  return undefined;
}

/**
 * A letter that is joined to nothing, to both sides (C and D), to the one after it (L) or before it (R), or a mark that is
 * passed over (T).
 */
export type JoiningType = "U" | "C" | "D" | "L" | "R" | "T";

// Decoded on first use, so that importing this module costs nothing.
let joiningTypes: CodePointRuns | undefined;
let viramas: CodePointRuns | undefined;

/**
 * Joining_Type of a code point: how it connects to its neighbors in a cursive script. That of alef, U+0627, is `R`:
 * it joins nothing that follows it.
 */
function joiningType(codePoint: number): JoiningType {
  joiningTypes ??= decodeRuns(joiningTypeRuns);
  return joiningTypeNames[valueAt(joiningTypes, codePoint)] ?? "U";
}

/** Whether Canonical_Combining_Class is Virama: the sign that joins consonants in scripts of India. */
function isVirama(codePoint: number): boolean {
  viramas ??= decodeRuns(viramaRuns);
  return valueAt(viramas, codePoint) === 1;
}
