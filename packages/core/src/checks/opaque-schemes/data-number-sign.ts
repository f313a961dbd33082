import { traits } from "../../grammar/traits.js";
import { rfc2397, rfc3986 } from "../../findings/spec-reference.js";
import type { Span } from "../../findings/span.js";
import { defineCheck, suggestAll, type Subject } from "../definition/define-check.js";

export const dataNumberSign = defineCheck({
  code: "data-number-sign",
  title: "Number sign cuts off a picture in data",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc2397("3"), rfc3986("3.5")],
  message:
    "The fragment begins at '#' within the markup of the picture; write '%23' for each '#'. The data end before it.",
  needs: traits.fragment,
  needsText: /^data:/i,
  inBody: true,
  find(subject, report) {
    if (!isCutOff(subject)) return;
    const { text, fragment } = subject;
    const start = (fragment?.span.start ?? text.length) - 1;
    const fixes = [suggestAll("Write '%23' for each '#'", signsFrom(text, start))];
    report({ span: { start, end: start + 1 }, component: "fragment", fixes });
  },
});

/** Whether an unencoded `#` cuts off the data: markup goes on in the fragment, with its last tag. */
function isCutOff({ scheme, path, query, fragment }: Subject): boolean {
  if (fragment === undefined || scheme?.text.toLowerCase() !== "data" || !markup.test(path.text)) return false;
  const data = query === undefined ? path.text : `${path.text}?${query.text}`;
  return !lastTag.test(data) && endOfTag.test(fragment.text);
}

/** A picture in SVG that is not in base64, which has no `#`. */
const markup = /^image\/svg\+xml(?:;(?!base64)[^,;]*)*,/iu;

const lastTag = /(?:>|%3e)\s*$/iu;
const endOfTag = />|%3e/iu;

function signsFrom(text: string, start: number): { readonly span: Span; readonly text: string }[] {
  const signs = Array.from(text.slice(start).matchAll(/#/gu), ({ index }) => start + index);
  // The fragment that selects a view of the picture may follow the markup: `</svg>#icon`.
  const end = start + (/^.*(?:>|%3e)/isu.exec(text.slice(start))?.[0].length ?? 0);
  return signs.filter((sign) => sign < end).map((sign) => ({ span: { start: sign, end: sign + 1 }, text: "%23" }));
}
