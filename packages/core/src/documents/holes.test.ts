import assert from "node:assert/strict";
import { checkDocument, defaultSettings, type Literal } from "../literals/index.js";
import { readDocument, type LanguageName } from "./index.js";

type Row = readonly [language: LanguageName, source: string, read: readonly string[], reported: readonly string[]];

/** What is read of each source, `…` standing for what is not known, and what in it is reported. */
const rows: Readonly<Record<string, Row>> = {
  "template literals": ["javascript", "fetch(`https://${h}:${p}/a b/${x}`)", ["https://…:…/a b/…"], [" "]],
  "a template that begins with a hole": ["javascript", "fetch(`${base}/a|b?q=${q}`)", ["…/a|b?q=…"], ["|"]],
  concatenation: ["javascript", 'url = "https://" + host + "/a b"', ["https://…/a b"], [" "]],
  "a scheme before something unknown": ["javascript", 'f("https://" + host)', [], []],
  "f-strings": ["python", 'get(f"https://{host!r:>10}/a b/{x}")', ["https://…/a b/…"], [" "]],
  "strings side by side": ["python", 'url = ("https://a/"\n  "b c"\n  f"/{d}")', ["https://a/b c/…"], [" "]],
  "strings with a format": ["python", '"https://a/{}/{0}/{n!r}/b c".format(d)', ["https://a/…/…/…/b c"], [" "]],
  "printf in Python": ["python", '"https://a/%s_%d/%(n)s/%.2f/b|" % c', ["https://a/…_…/…/…/b|"], ["|"]],
  "printf in C": ["c", 'f("https://%s:%ld/%-3s/%%20/a>b", h);', ["https://…:…/…/…%20/a>b"], [">"]],
  "printf in Go": ["go", 'f("https://%s/a b/%[1]s?%v", h)', ["https://…/a b/…?…"], [" "]],
  "printf in Java": ["java", 'f("https://%1$s/%2$d/a>b", h);', ["https://…/…/a>b"], [">"]],
  "the formats of C#": ["csharp", 'f("https://{0}/{1:x}/a b", h);', ["https://…/…/a b"], [" "]],
  "the formats of Rust": ["rust", 'f!("https://{h}:{:?}/a b", x);', ["https://…:…/a b"], [" "]],
  "concatenation in PHP": ["php", "<?php $a = 'https://a/' . $b->c . '/d e' . f($g);", ["https://a/…/d e"], [" "]],
  "concatenation in SQL": ["sql", "select 'https://a/' || id || '/b c'", ["https://a/…/b c"], [" "]],
  "URI templates (RFC 6570)": [
    "json",
    '{ "url": "https://a/users{/id}{?page,per_page*}{#f}{&x:3}{+path}{;a}{.b}/c d" }',
    [`https://a/users${"…".repeat(7)}/c d`],
    [" "],
  ],
  "Markdown reference links": [
    "markdown",
    "[a][Ref] ![b][img] [img]\n\n[ref]: https://a/b>c 'd'\n[img]: <https://a/b c>\n",
    ["https://a/b>c", "https://a/b c"],
    [">", " "],
  ],
  "the shell": ["shell", 'curl "https://$HOST/${path}/$(date)/a b"', ["https://…/…/…/a b"], [" "]],
  "Blade in an expression of JavaScript": [
    "html",
    `<a :href="'{{route('b', '') }}/' + c">d</a><a href="<%%= new_<%= e %>_path %>/f">`,
    ["…", "…/f"],
    [],
  ],
  "names in comments of a page": [
    "html",
    '<a href="<!-- path -->a b.html"><img src="<!--*-->c<!--*-->d.png"><i id="<!-- e f -->"></i>',
    ["…a b.html", "…d.png"],
    [],
  ],
  "Hugo in the shell": ["shell", "curl https://a/{{< param b >}}/c{{% d %}}", ["https://a/…/c…"], []],
  "templates of pages": ["html", '<a href="https://a/{{ b }}/<%= c %>/d e">', ["https://a/…/…/d e"], [" "]],
};

function written({ text, holes }: Literal): string {
  return holes.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}…${rest.slice(end)}`, text);
}

describe("what is not known of an identifier", () => {
  for (const [name, [language, source, read, reported]] of Object.entries(rows)) {
    it(name, () => {
      const { literals, findings } = checkDocument(source, readDocument(source, language).literals, defaultSettings);
      assert.deepEqual(literals.map(written), read);
      assert.deepEqual(
        findings.map(({ span }) => source.slice(span.start, span.end)),
        reported,
      );
    });
  }
});
