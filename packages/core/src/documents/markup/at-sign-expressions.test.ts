import assert from "node:assert/strict";
import { atSignExpressionEnd } from "./at-sign-expressions.js";
import { checkDocument } from "../../literals/judge/check-document.js";
import { defaultSettings } from "../../literals/settings/settings.js";
import { readDocument } from "../index.js";

describe("expressions behind an at sign", () => {
  const rows: readonly string[] = [
    ...["«@a»/b", "«@a.b»-c", "«@a.b(c, d).e[0].f»/g", "«@a?.b»?c", "«@a(\"b)\", '(')»/c", '«@(a + ")")»b', "«@{a}»/b"],
    ...['https://a.example«@routes.b("c")»', "a«@(b)»c", "«@a.map{ b =>/@b}»?c", "«@a.map { b => c }»d", "@if(a){b}"],
    ...["a@b.example", "@", "@@a", "@(a", "@*a*@", "/«@a»(b"],
  ];
  for (const row of rows)
    it(row, () => {
      const text = row.replace(/[«»]/gu, "");
      const start = row.includes("«") ? row.indexOf("«") : text.indexOf("@");
      const end = row.includes("«") ? row.indexOf("»") - 1 : undefined;
      assert.equal(atSignExpressionEnd(text, start), end);
    });

  const told: Readonly<Record<string, readonly string[]>> = {
    '<a href="https://a.example/@Model.Id/b c">': [" "],
    '<a href="http:/@Model.Host/a">': ["http:/"],
    '<a href="@Url.Action("a", "b c")?d=e">': [],
    "<a href='@a.search()/@b.c^d?e=@f'>": ["^"],
    '<a href="mailto:a@@b.example?subject=c%20@d.e()">': [],
    '<a href="mailto:a@b.example"><a href="mailto:@Model.Mail">': [],
    '<p>http://a.example@routes.A.get("b") http://c.example@d</p>': [],
    '@{ var a = $"<iframe src=\'{Url.Action("b", "c", new { d = e })}\'></iframe>"; }': [],
    '@if (a) { <a href="https:/b.example"> }': ["https:/"],
  };
  for (const [page, expected] of Object.entries(told))
    it(page, () => {
      const { findings } = checkDocument(page, readDocument(page, "razor").literals, defaultSettings);
      assert.deepEqual(
        findings.map(({ span }) => page.slice(span.start, span.end)),
        expected,
      );
    });
});
