import { displayedCharacters, paragraphDirection } from "./bidi-expectation.js";
import { Score, type ConformanceSuite, type SuiteResult } from "./suite.js";
import { readUnicodeFile } from "./unicode-file.js";

const { version, lines } = readUnicodeFile("BidiTest");

/** A character of each class, none of them a bracket. */
const samples: Readonly<Record<string, string>> = {
  L: "a",
  R: "\u05D0",
  AL: "\u0627",
  EN: "1",
  ES: "+",
  ET: "#",
  AN: "\u0661",
  CS: ",",
  NSM: "\u0301",
  BN: "\u00AD",
  B: "\u2029",
  S: "\t",
  WS: " ",
  ON: "!",
  LRE: "\u202A",
  LRO: "\u202D",
  RLE: "\u202B",
  RLO: "\u202E",
  PDF: "\u202C",
  LRI: "\u2066",
  RLI: "\u2067",
  FSI: "\u2068",
  PDI: "\u2069",
};

function run(): SuiteResult {
  const score = new Score();
  let levels = "";
  let order = "";
  for (const line of lines) {
    if (line.startsWith("@Levels:")) levels = line.slice("@Levels:".length).trim();
    else if (line.startsWith("@Reorder:")) order = line.slice("@Reorder:".length).trim();
    else if (!line.startsWith("@")) addLine(line, levels, order, score);
  }
  return score.result;
}

function addLine(line: string, levels: string, order: string, score: Score): void {
  const [classes = "", bits = "0"] = line.split(";");
  const text = classes
    .trim()
    .split(" ")
    .map((name) => samples[name] ?? name)
    .join("");
  const directions = Number.parseInt(bits, 16);
  if ((directions & 1) !== 0) addCase(text, paragraphDirection(text));
  if ((directions & 2) !== 0) addCase(text, "ltr");
  if ((directions & 4) !== 0) addCase(text, "rtl");

  function addCase(sample: string, paragraph: "ltr" | "rtl"): void {
    const displayed = displayedCharacters(sample, paragraph);
    const passed = displayed.levels === levels && displayed.order === order;
    score.add(passed, () => `${line} ${paragraph}: ${displayed.levels}; ${displayed.order}`);
  }
}

export const suite: ConformanceSuite = {
  name: "UAX #9 BidiTest",
  version,
  source: `https://www.unicode.org/Public/${version}/ucd/BidiTest.txt`,
  run,
};
