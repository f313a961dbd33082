import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isIriReference } from "../../src/iri/is-iri.js";
import { debianVersion } from "./debian-package.js";
import { generatedTexts } from "./generated-texts.js";
import { Score, type ConformanceSuite, type DifferenceClass, type SuiteResult } from "./suite.js";

/** What Jena says of a text: the name of a violation and the component that it is in. */
interface Violation {
  readonly name: string;
  readonly component: string;
}

/** The violations that are such of the grammar. All others are of schemes, of IDNA and of good style. */
const ofGrammar: ReadonlySet<string> = new Set([
  "CONTROL_CHARACTER",
  "DOUBLE_WHITESPACE",
  "EMPTY_SCHEME",
  "ILLEGAL_CHARACTER",
  "ILLEGAL_PERCENT_ENCODING",
  "IP_V6_OR_FUTURE_ADDRESS_SYNTAX",
  "NOT_XML_SCHEMA_WHITESPACE",
  "SCHEME_MUST_START_WITH_LETTER",
  "UNWISE_CHARACTER",
  "WHITESPACE",
]);

interface Class extends DifferenceClass {
  readonly matches: (text: string) => boolean;
}

/** What Jena admits and the grammar does not. */
const admitted: readonly Class[] = [
  {
    reason: "noncharacters and specials, which `ucschar` leaves out, are taken",
    section: "RFC 3987 §2.2",
    matches: (text) => /[\uFDD0-\uFDEF\uFFF0-\uFFFD]/u.test(text),
  },
  {
    reason: "more stands behind the bracket of an address",
    section: "RFC 3986 §3.2.2",
    matches: (text) => /^([^/?#]*:)?\/\/([^/?#]*@)?\[[^\]/?#]*\][^:/?#]/u.test(text),
  },
];

const javaClasses = "/usr/share/java";
/** The jars that Jena's parser of IRIs starts with; Debian has each with its version in the name, too. */
const neededJars = /^(?:jena-|slf4j-|commons-|dexx|gson|guava|httpc|jackson-|jsonld|json|protobuf|titanium)/u;

/** So many texts are asked at once: a command line is 2 MB at most. */
const mostAtOnce = 4_000;

function run(): SuiteResult {
  const score = new Score();
  const texts = [...new Set(generatedTexts(20_000))];
  for (let at = 0; at < texts.length; at += mostAtOnce) {
    const part = texts.slice(at, at + mostAtOnce);
    const answers = violationsOf(part);
    for (const [index, text] of part.entries()) judge(score, text, answers[index] ?? []);
  }
  return score.result;
}

function judge(score: Score, text: string, violations: readonly Violation[]): void {
  const isTaken = !violations.some(isOfGrammar);
  const isOurs = isIriReference(text);
  const describe = (): string => `${JSON.stringify(text)} ${isTaken ? "is taken" : "is refused"}`;
  const reason = isTaken && !isOurs ? admitted.find(({ matches }) => matches(text)) : undefined;
  if (reason === undefined) score.add(isTaken === isOurs, describe);
  else score.differ(reason, describe());
}

/** Characters for private use are of the grammar outside of the query, and advice in it (RFC 3987 §2.2). */
function isOfGrammar({ name, component }: Violation): boolean {
  return ofGrammar.has(name) || (name === "PRIVATE_USE_CHARACTER" && component !== "QUERY");
}

/** Asks for all texts in one run, each behind a line that no answer has, and in the brackets that the program takes off. */
function violationsOf(texts: readonly string[]): Violation[][] {
  const jars = readdirSync(javaClasses).filter((file) => neededJars.test(file) && !/-\d[\d.]*\.jar$/u.test(file));
  const classPath = jars.map((file) => join(javaClasses, file)).join(":");
  const asked = texts.flatMap((text, index) => [`urn:asked:${index}:`, `<${text}>`]);
  const output = execFileSync("java", ["-Dfile.encoding=UTF-8", "-cp", classPath, "arq.iri", ...asked], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [, ...answers] = output.split(/^urn:asked:\d+: ==> .*$/mu);
  if (answers.length !== texts.length) throw new Error(`Jena answered ${answers.length} of ${texts.length} texts.`);
  return answers.map((answer) =>
    Array.from(answer.matchAll(/Code: \d+\/(\w+) in (\w+)/gu), ([, name = "", component = ""]) => ({
      name,
      component,
    })),
  );
}

export const suite: ConformanceSuite = {
  name: "The grammar of IRI references against Apache Jena",
  version: debianVersion("libapache-jena-java"),
  source: "Debian package libapache-jena-java; 20,000 generated texts, as its `arq.iri` judges them",
  run,
};
