/** What Unicode names by a rule and not one by one (The Unicode Standard, §4.8): the label of the range, and what the name begins with. */
const ruled = [
  [/^CJK Ideograph/u, "CJK UNIFIED IDEOGRAPH-"],
  [/^Tangut Ideograph/u, "TANGUT IDEOGRAPH-"],
  [/^Hangul Syllable$/u, "HANGUL SYLLABLE "],
];

/**
 * A script that gives the page of the inspector the names of all characters: in each line a run of them, that is the
 * first code point and the names from there on, or the first and the last one and what their names begin with.
 */
export async function characterNamesScript() {
  const { default: names } = await import("@unicode/unicode-18.0.0/Names/index.mjs");
  const lines = [];
  let run;
  for (const [codePoint, label] of [...names].sort(([a], [b]) => a - b)) {
    const beginning = ruled.find(([pattern]) => pattern.test(label))?.[1];
    // A label with small letters stands for a character that has no name.
    if (beginning === undefined && /[a-z]/u.test(label)) continue;
    if (run?.end !== codePoint || run.beginning !== beginning)
      lines.push((run = { start: codePoint, end: codePoint, beginning, names: [] }));
    run.end += 1;
    run.names.push(label);
  }
  return `globalThis.characterNames = ${JSON.stringify(lines.map(lineOf).join("\n"))};\n`;
}

function lineOf({ start, end, beginning, names }) {
  if (beginning === undefined) return [start.toString(16), ...names].join("|");
  return `${start.toString(16)}-${(end - 1).toString(16)}|${beginning}`;
}
