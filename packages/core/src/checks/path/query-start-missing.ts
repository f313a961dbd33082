import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const queryStartMissing = defineCheck({
  code: "query-start-missing",
  title: "Parameters stand in the path",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.4")],
  message: "The path goes on with {{parameter}}, since no '?' begins the query; write '?' for the first '&'.",
  needs: traits.authority,
  find({ scheme, authority, path, query }, report) {
    if (scheme === undefined || authority === undefined || query !== undefined || !browsed.test(scheme.text)) return;
    const { 0: before = "", groups } = parameter.exec(path.text) ?? {};
    const found = groups?.["parameter"];
    if (found === undefined) return;
    const end = path.span.start + before.length;
    const start = end - found.length;
    const ampersand = { start, end: start + 1 };
    report({
      span: { start, end },
      component: "path",
      data: { parameter: quote(found) },
      fixes: [suggest("Write '?' for the first '&'", ampersand, "?")],
    });
  },
});

const browsed = /^https?$/i;

/** `/a&t=1`, but not `/a=1&b=2` or `/a;b=1&c=2`, which servers with parameters in the path read. */
const parameter = /^[^&=;?#]*(?<parameter>&(?!amp;)[A-Za-z_][\w.-]{0,63}=[^&/]*)/u;
