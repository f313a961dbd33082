import { domainToUnicode } from "../../src/idna/domain.js";
import { isIri, isIriReference } from "../../src/iri/is-iri.js";
import { readDebianFile } from "./debian-package.js";
import { Score, type ConformanceSuite, type DifferenceClass, type SuiteResult } from "./suite.js";

const packageName = "libtest-json-schema-acceptance-perl";

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  iri: (text) => isIri(text),
  "iri-reference": (text) => isIriReference(text),
  uri: (text) => isIri(text, { profile: "rfc3986" }),
  "uri-reference": (text) => isIriReference(text, { profile: "rfc3986" }),
  "idn-hostname": (text) => domainToUnicode(text) !== undefined,
};

interface Group {
  readonly description: string;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const exceptions: DifferenceClass = {
  reason: "a character that RFC 5892 lists as an exception and UTS #46 admits, as browsers do",
  section: "RFC 5892 §2.6, UTS #46 §4.1",
};

function run(): SuiteResult {
  const score = new Score();
  for (const [format, isValid] of Object.entries(formats)) {
    const { text } = readDebianFile(packageName, `draft2020-12/optional/format/${format}.json`);
    // The suite's own schema: groups with tests.
    for (const { description, data, valid } of (JSON.parse(text) as Group[]).flatMap(({ tests }) => tests)) {
      if (typeof data !== "string") continue;
      const answer = isValid(data);
      const example = `${format}: ${description}: ${JSON.stringify(data)}`;
      // The eight characters of RFC 5892 §2.6.
      if (format === "idn-hostname" && answer && !valid && /[\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B]/.test(data))
        score.differ(exceptions, example);
      else score.add(answer === valid, () => `${example} should be ${valid ? "valid" : "invalid"}`);
    }
  }
  return score.result;
}

export const suite: ConformanceSuite = {
  name: "JSON-Schema-Test-Suite, formats of draft 2020-12",
  version: readDebianFile(packageName, "draft2020-12/optional/format/iri.json").version,
  source: `Debian package ${packageName}`,
  run,
};
