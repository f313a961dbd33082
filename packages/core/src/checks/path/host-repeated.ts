import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const hostRepeated = defineCheck({
  code: "host-repeated",
  title: "Host stands in the address twice",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.3")],
  message: "The path begins with {{repeated}}, although the host is {{host}} already; remove one of them.",
  needs: traits.authority,
  find({ scheme, authority, path }, report) {
    const host = authority?.host;
    if (host === undefined || scheme === undefined || !host.text.includes(".") || path.text.length < 3) return;
    const { groups } = secondBeginning.exec(path.text) ?? {};
    const second = groups?.["host"];
    if (second === undefined || bareName(second) !== bareName(host.text) || keepsCopies.test(host.text)) return;
    const start = path.span.start + 1;
    const end = start + (groups?.["beginning"] ?? "").length;
    const span = { start, end };
    const removed = { start: span.start, end: span.end + (path.text.charAt(end - path.span.start) === "/" ? 1 : 0) };
    const repeated = quote(path.text.slice(1, end - path.span.start));
    report({
      span,
      component: "path",
      data: { repeated, host: quote(host.text) },
      fixes: [suggest(`Remove ${repeated}`, removed, "")],
    });
  },
});

/** The host once more, with a scheme or without. */
const secondBeginning =
  /^\/(?<beginning>(?:https?:\/\/?)?(?<host>[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}))(?=[/?#]|$)/iu;

/** Archives have a copy of their own pages, too. */
const keepsCopies = /(?:^|\.)(?:web\.archive\.org|archive\.(?:is|ph|today|li|vn|fo|md)|webcache\.\w+\.com)$/i;

/** `www.` and `dx.` lead to the same pages. */
function bareName(host: string): string {
  return host.toLowerCase().replace(/^(?:www|dx)\./, "");
}
