import { displayedCharacters, paragraphDirection } from "./bidi-expectation.js";
import { Score, type ConformanceSuite, type SuiteResult } from "./suite.js";
import { readUnicodeFile } from "./unicode-file.js";

const { version, lines } = readUnicodeFile("BidiCharacterTest");

function run(): SuiteResult {
  const score = new Score();
  for (const line of lines) {
    const [codePoints = "", direction, paragraphLevel, levels = "", order = ""] = line.split(";");
    const text = String.fromCodePoint(...codePoints.split(" ").map((code) => Number.parseInt(code, 16)));
    const paragraph = direction === "2" ? paragraphDirection(text) : direction === "1" ? "rtl" : "ltr";
    const displayed = displayedCharacters(text, paragraph);
    const passed =
      (paragraph === "rtl" ? "1" : "0") === paragraphLevel &&
      displayed.levels === levels.trim() &&
      displayed.order === order.trim();
    score.add(passed, () => `${line}: ${paragraph}, ${displayed.levels}; ${displayed.order}`);
  }
  return score.result;
}

export const suite: ConformanceSuite = {
  name: "UAX #9 BidiCharacterTest",
  version,
  source: `https://www.unicode.org/Public/${version}/ucd/BidiCharacterTest.txt`,
  run,
};
