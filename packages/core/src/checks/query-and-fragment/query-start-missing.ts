import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import type { Span } from "../../findings/span.js";
import { defineCheck, suggest, suggestAll } from "../definition/define-check.js";
import { isNamePlace } from "../faults/name-places.js";
import { quote } from "../wording/mention.js";

export const queryStartMissing = defineCheck({
  code: "query-start-missing",
  title: "Query begins without question mark",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.4")],
  message: "{{parameter}} stands in the path; write '?' for '&'. Only '?' begins a query.",
  needs: traits.unusualPath,
  judges: "authority",
  reads: ["place"],
  find(subject, report) {
    const { scheme, authority, path, query, place } = subject;
    if (authority === undefined || scheme === undefined || !/^(?:https?|wss?)$/iu.test(scheme.text)) return;
    if (place !== undefined && isNamePlace(place)) return;
    const found = parameter.exec(path.text);
    if (found === null) return;
    const [whole, written = ""] = found;
    const start = path.span.start + whole.length - written.length;
    const sign = { start, end: start + 1 };
    const later = query && { start: path.span.end, end: path.span.end + 1 };
    report({ span: sign, component: "path", data: { parameter: quote(written) }, fixes: [wayOut(sign, later)] });
  },
});

/**
 * A parameter, name and value, behind the end of a word. Not `/a=1&b=2` or `/a;b=1&c=2`, parameters in the path that
 * some servers read.
 */
const parameter = /^[^&=;]*(?<=[\p{L}\p{N}_/-])(&(?!amp;)[a-z_][\w.-]{0,40}=)/iu;

function wayOut(sign: Span, later: Span | undefined): ReturnType<typeof suggest> {
  if (later === undefined) return suggest("Write '?' for '&'", sign, "?");
  return suggestAll("Write '?' for '&', and '&' for '?'", [
    { span: sign, text: "?" },
    { span: later, text: "&" },
  ]);
}
