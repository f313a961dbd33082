import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { wordSet } from "../../text/word-set.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { isNamePlace } from "../faults/name-places.js";
import { quote } from "../wording/mention.js";

export const queryStartRepeated = defineCheck({
  code: "query-start-repeated",
  title: "Query begins twice",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.4")],
  message: "A second '?' stands before {{parameter}}; write '&'. It belongs to the value before it.",
  needs: traits.query,
  needsText: { test: (text) => text.includes("?", text.indexOf("?") + 1) && /[=.-]\w+\?[a-z_]/i.test(text) },
  inProse: true,
  judges: "query",
  reads: ["place"],
  find({ scheme, query, place }, report) {
    if (query === undefined || (place !== undefined && isNamePlace(place))) return;
    const isOfWeb = scheme === undefined ? place?.tier === "sink" : /^https?$/iu.test(scheme.text);
    if (!isOfWeb) return;
    const found = parameters.exec(query.text)?.groups;
    if (found === undefined) return;
    const { before = "", name = "", value = "", second = "" } = found;
    if (!/^\d+$/u.test(value) && namesOfAddresses.has(lastWord(name) ?? "")) return;
    const start = query.span.start + before.length;
    const span = { start, end: start + 1 };
    report({ span, component: "query", data: { parameter: quote(second) }, fixes: [suggest("Write '&'", span, "&")] });
  },
});

/** A parameter whose value is a word, a number or where a film is shared, and one behind a question mark. */
const parameters =
  /^(?<before>(?:[^?]*&)?(?<name>[a-z_][\w.-]*)=(?<value>youtu\.be|\w+(?:-\w+)*))\?(?<second>[a-z_][\w.-]{0,40}=)/iu;

/** Last words of names of parameters whose value may be an address with a query of its own, relative to the page or to the site. */
const namesOfAddresses = wordSet(`
  p q r s u back callback dest destination file from go goto href link next page path redirect ref referrer return
  route src target to uri url view
`);

/** The last word of a name in camel case, or behind a mark. */
function lastWord(name: string): string | undefined {
  return name
    .split(/[._-]|(?=[A-Z])/u)
    .at(-1)
    ?.toLowerCase();
}
