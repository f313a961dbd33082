import { catalogue } from "@irilint/core/literals";
import { version } from "../manifest.js";
import { Fingerprints } from "./fingerprint.js";
import type { Format, Report, Output } from "./format.js";
import type { Message } from "./message.js";
import { referenceFrom } from "./paths.js";

const schema = "https://json.schemastore.org/sarif-2.1.0.json";

/** SARIF 2.1.0, which code hosts and editors read: with a help page for each rule, and fingerprints that outlive moved lines. */
export function sarif({ folder }: Output): Format {
  const fingerprints = new Fingerprints();
  const driver = {
    name: "Irilint",
    semanticVersion: version,
    informationUri: "https://github.com/irilint/irilint",
    rules: catalogue.map(({ code, title, why, severity, url }) => ({
      id: `iri/${code}`,
      shortDescription: { text: `${title}.` },
      // Code hosts show this text beside a finding, and not where the page is.
      help: { text: `${why} ${url}`, markdown: `${why} [\`${code}\`](${url})` },
      helpUri: url,
      defaultConfiguration: { level: severity === "information" ? "note" : severity },
    })),
  };
  let told = 0;
  return {
    // What follows the results is known before them.
    begin: () =>
      `{"version":"2.1.0","$schema":${JSON.stringify(schema)},"runs":[{"tool":{"driver":${JSON.stringify(driver)}},"columnKind":"utf16CodeUnits","results":[`,
    report: (report) => {
      const uri = referenceFrom(folder, report.filePath);
      return report.messages
        .map(
          (message) => `${told++ === 0 ? "\n" : ",\n"}${JSON.stringify(resultOf(message, report, uri, fingerprints))}`,
        )
        .join("");
    },
    end: () => "\n]}]}\n",
  };
}

function resultOf(message: Message, { lineAt }: Report, uri: string, fingerprints: Fingerprints): object {
  const { ruleId, severity, line, column, endLine = line, endColumn = column } = message;
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return {
    ...(ruleId !== null && { ruleId, ruleIndex: catalogue.findIndex(({ code }) => `iri/${code}` === ruleId) }),
    level: severity === 2 ? "error" : "warning",
    message: { text: message.message },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
    partialFingerprints: { "irilint/v1": fingerprints.of(uri, ruleId ?? "irilint", lineAt(line)) },
    ...fixesOf(message, uri),
  };
}

/** SARIF counts offsets from the beginning of the file in the units that columns have. */
function fixesOf({ fix, suggestions = [] }: Message, uri: string): { readonly fixes?: readonly object[] } {
  const all = [...(fix === undefined ? [] : [{ desc: "Apply the safe fix", fix }]), ...suggestions];
  if (all.length === 0) return {};
  return {
    fixes: all.map(
      ({
        desc,
        fix: {
          range: [start, end],
          text,
        },
      }) => ({
        description: { text: desc },
        artifactChanges: [
          {
            artifactLocation: { uri },
            replacements: [
              { deletedRegion: { charOffset: start, charLength: end - start }, insertedContent: { text } },
            ],
          },
        ],
      }),
    ),
  };
}
