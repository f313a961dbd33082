import { characterProperties, describeCharacter } from "@irilint/core";

const mostCharacters = 24;

/**
 * Runs of one script in the order in which they are stored, every unseen character by its name, and look-alikes with
 * what they are taken for; `lookalikes` counts from `start`.
 */
export function charactersOf(text: string, start: number, lookalikes: ReadonlyMap<number, string>): string[] {
  const mentions = [...text.matchAll(/[^]/gu)].flatMap(({ index, 0: character }) => {
    const taken = lookalikes.get(start + index);
    const words = taken === undefined ? describeCharacter(character.codePointAt(0) ?? 0) : lookalike(character, taken);
    return taken !== undefined || (character !== " " && words.startsWith("U+")) ? [words] : [];
  });
  const lines = runsOf(mentions.slice(0, mostCharacters)).map(inWords);
  if (mentions.length > mostCharacters) lines.push(`and ${mentions.length - mostCharacters} more`);
  return [...new Set(lines)];
}

function lookalike(character: string, taken: string): string {
  const { notation, name, script } = characterProperties(character.codePointAt(0) ?? 0);
  const known = name ?? (script === undefined ? undefined : `of ${script}`);
  return `'${character}' ${notation}${known === undefined ? "" : ` ${known}`} in place of '${taken}'`;
}

/** Parts the mentions where the script changes; what is of no script stands alone. */
function runsOf(mentions: readonly string[]): [string, ...string[]][] {
  const runs: [string, ...string[]][] = [];
  for (const words of mentions) {
    const last = runs.at(-1);
    if (last !== undefined && scriptIn(words) !== undefined && scriptIn(words) === scriptIn(last[0])) last.push(words);
    else runs.push([words]);
  }
  return runs;
}

/** `U+05D0 U+05D1 (Hebrew)`, or `U+202E RIGHT-TO-LEFT OVERRIDE`. */
function inWords(run: readonly [string, ...string[]]): string {
  const script = scriptIn(run[0]);
  return script === undefined ? run[0] : `${run.map((words) => words.split(" ", 1)[0]).join(" ")} (${script})`;
}

function scriptIn(words: string): string | undefined {
  return /^[^(]*\((.+)\)$/.exec(words)?.[1];
}
