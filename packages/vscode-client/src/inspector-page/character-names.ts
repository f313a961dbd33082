/** A run of characters: their names, or the last of them and what the names begin with. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly names: string;
  readonly isRuled: boolean;
}

/** The names of characters, read from a table as `tools/build/bundle/character-names.mjs` writes it. */
export class CharacterNames {
  readonly #runs: readonly Run[];
  /** The words that have a sign, by their signs. */
  readonly #words: ReadonlyMap<string, string>;

  constructor(table: string) {
    const [abbreviations = "", ...lines] = table.split("\n");
    this.#words = new Map(abbreviations.split("|").map((each) => [each.charAt(0), each.slice(1)]));
    this.#runs = lines.map(readRun);
  }

  /** The name of a code point, if it has one. */
  of(codePoint: number): string | undefined {
    const run = this.#runs.findLast(({ start }) => start <= codePoint);
    if (run === undefined) return undefined;
    if (!run.isRuled) return nameAt(codePoint - run.start, this.#spelledOut(run.names));
    return codePoint <= run.end ? this.#spelledOut(run.names) + ruledEnding(codePoint) : undefined;
  }

  /** Names have capitals, digits, spaces and hyphens, and before each a small letter up to `l`; all else stands for a word. */
  #spelledOut(names: string): string {
    return names.replace(/[^A-Za-l\d -]/gu, (sign) => this.#words.get(sign) ?? sign);
  }
}

function readRun(line: string): Run {
  const separator = line.indexOf("|");
  const [start = "", end] = line.slice(0, separator).split("-");
  return {
    start: Number.parseInt(start, 16),
    end: Number.parseInt(end ?? start, 16),
    names: line.slice(separator + 1),
    isRuled: end !== undefined,
  };
}

const firstLetter = "a".charCodeAt(0);

/** A name of a run, in which a small letter before each tells how many words of the one before it begins with. */
function nameAt(index: number, names: string): string | undefined {
  const entries = names.split(/(?=[a-z])/u);
  if (index >= entries.length) return undefined;
  let words: string[] = [];
  for (const entry of entries.slice(0, index + 1)) {
    const shared = entry.charCodeAt(0) - firstLetter;
    words = [...words.slice(0, shared), ...entry.slice(1).split(/(?<=[ -])/u)];
  }
  return words.join("");
}

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
/** Jamo_Short_Name of the consonants that begin a syllable, of the vowels, and of the consonants that end one. */
const initials = "G,GG,N,D,DD,R,M,B,BB,S,SS,,J,JJ,C,K,T,P,H".split(",");
const vowels = "A,AE,YA,YAE,EO,E,YEO,YE,O,WA,WAE,OE,YO,U,WEO,WE,WI,YU,EU,YI,I".split(",");
const finals = ",G,GG,GS,N,NJ,NH,D,L,LG,LM,LB,LS,LT,LP,LH,M,B,BS,S,SS,NG,J,C,K,T,P,H".split(",");

/** What the name of a character ends with that is named by a rule (The Unicode Standard, §4.8, NR1 and NR2). */
function ruledEnding(codePoint: number): string {
  if (codePoint < firstSyllable || codePoint > lastSyllable) return codePoint.toString(16).toUpperCase();
  const index = codePoint - firstSyllable;
  const vowel = Math.floor(index / finals.length) % vowels.length;
  const initial = Math.floor(index / finals.length / vowels.length);
  return `${initials[initial] ?? ""}${vowels[vowel] ?? ""}${finals[index % finals.length] ?? ""}`;
}
