import { Fingerprints } from "./fingerprint.js";
import type { Format, Output } from "./format.js";
import { pathFrom } from "./paths.js";

/** The report on the quality of code that GitLab shows beside a merge request. */
export function gitlab({ folder }: Output): Format {
  const fingerprints = new Fingerprints();
  let told = 0;
  return {
    begin: () => "[",
    report: ({ filePath, messages, lineAt }) =>
      messages
        .map(({ line, endLine = line, severity, message, ruleId }) => {
          const path = pathFrom(folder, filePath);
          const object = {
            type: "issue",
            check_name: ruleId ?? "irilint",
            description: message,
            severity: severity === 2 ? "major" : "minor",
            fingerprint: fingerprints.of(path, ruleId ?? "irilint", lineAt(line)),
            location: { path, lines: { begin: line, end: endLine } },
          };
          return `${told++ === 0 ? "\n" : ",\n"}${JSON.stringify(object)}`;
        })
        .join(""),
    end: () => "\n]\n",
  };
}
