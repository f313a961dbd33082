/** Pieces that make texts of which some conform and most come near: delimiters, triplets, addresses, letters of all kinds. */
const pieces = [
  ..."abz019AZ-._~:/?#[]@!$&'()*+,;=% \"<>\\^`{|}",
  "http:",
  "//",
  "urn:",
  "%41",
  "%zz",
  "%4",
  "é",
  "א",
  "中",
  "\u{10000}",
  "\u{E000}",
  "\u{F0000}",
  "\u{FDD0}",
  "\u{FFFD}",
  "[::1]",
  "[1:2:3:4:5:6:7:8]",
  "[1::8]",
  "[::1.2.3.4]",
  "[v1.a:b]",
  "1.2.3.4",
  "256.1.1.1",
  "..",
  "/./",
  "\n",
  "\t",
  "\u{7F}",
  "\u{A0}",
  "\u{D7FF}",
  "\u{FFEF}",
];

const starts = ["", "", "http://", "http://a", "http://a/", "x:", "//", "/", "?", "#", "a:b"];

/** The same `count` texts in every run. */
export function generatedTexts(count: number): string[] {
  let state = 42;
  const next = (limit: number): number => {
    state = (state * 48271) % 0x7fffffff;
    return state % limit;
  };
  return Array.from({ length: count }, () => {
    const rest = Array.from({ length: next(7) }, () => pieces[next(pieces.length)] ?? "").join("");
    return (starts[next(starts.length)] ?? "") + rest;
  });
}
