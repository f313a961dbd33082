import { traits } from "../../grammar/traits.js";
import { rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggestAll } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { judgedComponents } from "../faults/judged-components.js";
import { likelyCharset, type LikelyCharset } from "../faults/likely-charset.js";
import { nonUtf8Runs } from "../faults/triplet-faults.js";
import type { ComponentName } from "../../findings/finding.js";
import type { Subject } from "../definition/define-check.js";

export const percentNotUtf8 = defineCheck({
  code: "percent-not-utf8",
  title: "Percent-encoded octets are not UTF-8",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3987("6.4"), rfc3987("3.2")],
  message:
    "{{triplets}} in the {{component}} is not UTF-8{{charset}}; encode it in UTF-8 if the server accepts that. An IRI cannot show its characters.",
  needs: traits.percent,
  guesses: true,
  find(subject, report) {
    const runs = nonUtf8Runs(subject);
    const charsets = charsetsOf(subject, new Set(runs.map(({ component }) => component)));
    for (const [index, { text, span, component }] of runs.entries()) {
      const likely = charsets.get(component);
      const charset = likely === undefined ? "" : ` but likely ${likely.name}`;
      const data = { triplets: quote(text), component, charset };
      // The fix rewrites the whole component, since half of it would leave two charsets; only the first finding in a
      // component offers it.
      const isFirst = runs[index - 1]?.component !== component;
      const fixes =
        likely !== undefined && isFirst
          ? [suggestAll(`Encode the ${component} in UTF-8 instead of ${likely.name}`, likely.edits)]
          : [];
      report({ span, component, data, fixes });
    }
  },
});

/**
 * The charset of each component, judged as a whole. For userinfo it is not reported, since the message would quote a
 * password.
 */
function charsetsOf(subject: Subject, names: ReadonlySet<ComponentName>): Map<ComponentName, LikelyCharset> {
  const charsets = new Map<ComponentName, LikelyCharset>();
  for (const { name, text, span } of judgedComponents(subject)) {
    const likely = names.has(name) && name !== "userinfo" ? likelyCharset(text, span.start) : undefined;
    if (likely !== undefined) charsets.set(name, likely);
  }
  return charsets;
}
