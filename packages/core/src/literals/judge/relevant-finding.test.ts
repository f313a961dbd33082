import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { readDocument, type LanguageName } from "../../documents/index.js";
import { checkDocument } from "./check-document.js";
import { readSettings } from "../settings/read-settings.js";
import { defaultSettings, type Settings } from "../settings/settings.js";

/** Source with `«…»` around every finding. */
const rows: readonly (readonly [name: string, ...sources: string[]])[] = [
  ["at the ends of a template", "fetch(`« »/a/${b}/c« »`)", "const link = `http://a/${b}/c« »`"],
  ["between a hole and the end where all is one identifier", "fetch(`« »${b}« »`)", "const url = `http://${b}« »`"],
  ["but not where a text may follow a hole", "f(`http://a/${b} `)"],
  ["but not beside a placeholder", 'fetch("/a/{b} ")'],
  [
    "in a query that a string holds",
    'f("SELECT * { <http://a/b« »> ?p ?o }")',
    "sparql`ASK { <http://a/b« »> ?p ?o }`",
  ],
  [
    "as a closing bracket is that no other opens, behind a known host",
    "fetch(`https://a.example/${b}/c«]»`)",
    "fetch(`https://${a}/b]`)",
    "fetch(`https://a.example/${b}/c[${d}/e]`)",
    "fetch(`/${a}/b]`)",
  ],
  ["but not in what is joined", "links += `/a/${b}/c, `", 'fetch(a + "/b ")', 'fetch(" /a" + b)'],
];

describe("white space of patterns is reported", () => {
  for (const [name, ...sources] of rows)
    it(name, () => {
      for (const marked of sources) {
        const { text } = readMarks(marked);
        const spans = checkDocument(text, readDocument(text, "typescript").literals, defaultSettings).findings.map(
          ({ span }) => span,
        );
        assert.equal(writeMarks(text, spans), marked);
      }
    });
});

describe("what only Legacy Extended IRIs allow is reported", () => {
  const { settings } = readSettings({ profile: "leiri" });
  const codesIn = (text: string): string[] =>
    checkDocument(text, readDocument(text, "typescript").literals, settings).findings.map(({ code }) => code);

  it("beside a hole where all is one identifier", () => {
    assert.deepEqual(codesIn("fetch(`https://a.example/${b} c`)"), ["character-legacy"]);
  });

  it("but not where other text may follow the identifier", () => {
    assert.deepEqual(codesIn("f(`https://a.example/${b} c`)"), []);
  });
});

describe("what a program reads by rules of its own is not reported", () => {
  const texts = [
    "file:./dev.db",
    "file:data.db?mode=ro",
    "jdbc:h2:mem:test;INIT=CREATE SCHEMA IF NOT EXISTS x",
    "jdbc:sqlserver://localhost\\\\a;databaseName=b",
    "sqlserver://localhost:1433;database=mydb;user=sa;password=secret;encrypt=true",
    "http://host:port",
    "http://hostname:PORT/a",
    "https://((host)):((port))/",
    "https://((user)):((password))@a.example/",
    "pack://application:,,,/Assets/a.png",
    "sqlite://:memory:",
    "sqlite:///C:\\\\path\\\\foo.db",
    "at://did:plc:abc/app.bsky.feed.post/1",
    "mongodb://a,b,c:27017/db",
    "nats://a:4222,nats://b:4222",
    "mysql://u:p@tcp(db:3306)/app",
    "ms-excel:ofe|u|https://a.example/b.xlsx",
    "http://代理地址:代理端口",
    "http://unix:SOCKET:PATH",
    "http://hl7.org/fhir/ValueSet/address-use|4.0.1",
    "urn:a1:b|2.0.0-ballot#c",
    "https://[subdomain].a.example/b",
    "https://[your-host]/b",
    "file://localhost",
    "font://\uF067",
  ];
  const codesIn = (source: string, settings = defaultSettings): string[] =>
    checkDocument(source, readDocument(source, "typescript").literals, settings).findings.map(({ code }) => code);
  const strict: Settings = { ...defaultSettings, preset: "strict" };
  for (const text of texts) it(text, () => assert.deepEqual(codesIn(`const url = "${text}";`), []));

  it("but what nobody sees is", () => {
    assert.deepEqual(codesIn('const url = "jdbc:h2:mem:a\u200Bb";'), ["character-invisible"]);
  });

  it("an image that Holder draws", () => {
    const source = '<img data-src="holder.js/100%x180/#777:#555/text:a b"><img data-src="holder.html/a b">';
    const { findings } = checkDocument(source, readDocument(source, "html").literals, defaultSettings);
    assert.deepEqual(
      findings.map(({ code, span }) => `${code} ${source.slice(0, span.start).length}`),
      [`character-space ${source.lastIndexOf(" b")}`],
    );
  });

  it("a library that a namespace names", () => {
    const source = `<a xmlns="sap.m" xmlns:b="sap.ui.core" xmlns:c="ui-list"><d xmlns="www.a.example"/><e xmlns="a/b"/></a>`;
    const { findings } = checkDocument(source, readDocument(source, "xml").literals, defaultSettings);
    const found = findings.map(({ code, span }) => `${code} ${source.slice(span.start, span.end)}`);
    assert.deepEqual(found, ["scheme-missing www.a.example", "scheme-missing a/b"]);
  });

  it("a prefix in capitals, with strict settings, too", () => {
    assert.deepEqual(codesIn('const node = { "@id": "HttpBus:a" };', strict), []);
  });

  for (const source of ['const node = { "@id": "URN:a1:b" };', 'fetch("HttpBus:a")'])
    it(`but a scheme in capitals is with strict settings alone in ${source}`, () => {
      assert.deepEqual(codesIn(source, strict), ["scheme-not-lowercase"]);
      assert.deepEqual(codesIn(source), []);
    });

  for (const text of ["http://a.example/b|c", "http://a.example/b?c[]=1", "http://a.example/b#c=1#d"])
    it(`${text}, which its readers encode, without strict settings`, () => {
      assert.deepEqual(codesIn(`fetch("${text}")`), []);
      assert.notDeepEqual(codesIn(`fetch("${text}")`, strict), []);
    });

  for (const text of ["file://a.json", "file://./a", "file://../a/b", "file://~/a", "Write file://a.json there."])
    it(`${text}, where nothing else tells an identifier`, () => assert.deepEqual(codesIn(`run("${text}")`), []));

  for (const [source, code] of [
    ['const url = "http://a:,,,/b"', "port-malformed"],
    ['const url = "file:///C:\\\\a"', "character-backslash"],
    ['const url = "http://a.example/b|"', "character-excluded"],
    ['const url = "http://a.example|1/c"', "character-excluded"],
    ['const node = { "@id": "http://a.example/b?c|1" };', "character-excluded"],
    ['fetch("http://a.example/b>1")', "character-excluded"],
    ['const url = "http://user@/a"', "host-empty"],
    ['const url = "http://[abc]/a"', "host-ip-literal-malformed"],
    ['const url = "http://[www.a.example]/"', "host-ip-literal-malformed"],
    ['const url = "http://[fe80:xyz::1]/"', "host-ip-literal-malformed"],
    ['const url = "http://a.example:端口a/"', "port-malformed"],
  ] as const)
    it(`but ${code} is in ${source}`, () => assert.deepEqual(codesIn(source), [code]));

  for (const source of [
    'fetch("file:a/b")',
    'const url = "file://server"',
    'fetch("file://a.json")',
    'const url = "file://./a"',
    'f("file://C:/a")',
  ])
    it(`but file-malformed is in ${source}, where it is asked for`, () => {
      const asked = { ...defaultSettings, codes: { "file-malformed": "warning" } } as const;
      assert.deepEqual(codesIn(source, asked), ["file-malformed"]);
    });
});

describe("a deception is reported", () => {
  const address = "https://bank.example@evil.test/";
  const codesIn = (text: string, settings = defaultSettings): string[] =>
    checkDocument(text, readDocument(text, "markdown").literals, settings).findings.map(({ code }) => code);
  const strict: Settings = { ...defaultSettings, preset: "strict" };

  for (const word of [
    "SSRF",
    "Phishing",
    "payloads",
    "an open redirect",
    "bypassing filters",
    "CVE-2026-1",
    "misleading\n  URIs",
    "フィッシング",
  ])
    it(`but not as a sample in a text about ${word}`, () => {
      for (const text of [`${word}: \`${address}\``, `A list of ${word}\n\n    ${address}`, `${address} (${word})`])
        assert.deepEqual(codesIn(text), []);
    });

  it("but not as a sample in a program", () => {
    const source = `const payload = "${address}";`;
    assert.deepEqual(checkDocument(source, readDocument(source, "typescript").literals, defaultSettings).findings, []);
  });

  it("in a link, and with strict settings, in such a text, too", () => {
    assert.deepEqual(codesIn(`SSRF: [a](${address})`), ["userinfo-host-lookalike"]);
    assert(codesIn(`SSRF: \`${address}\``, strict).includes("userinfo-host-lookalike"));
  });

  it("in a text about something else, and far from such a word", () => {
    assert.deepEqual(codesIn(`See ${address} for the paperwork.`), ["userinfo-host-lookalike"]);
    assert.deepEqual(codesIn(`SSRF ${"a ".repeat(500)}${address}`), ["userinfo-host-lookalike"]);
  });
});

describe("a namespace that differs from the published one is reported", () => {
  const [wrong, right] = ["https://xmlns.com/foaf/0.1/", "http://xmlns.com/foaf/0.1/"];
  const codesIn = (text: string, language: "turtle" | "python"): string[] =>
    checkDocument(text, readDocument(text, language).literals, defaultSettings).findings.map(({ code }) => code);

  it("beside that on the same line", () => {
    assert.deepEqual(codesIn(`<${wrong}Person> <urn:a:b> <${right}Person> .`, "turtle"), ["namespace-misspelled"]);
    assert.deepEqual(codesIn(`namespaces = {"${wrong}": "${right}"}`, "python"), ["namespace-misspelled"]);
  });

  it("where that stands on another line", () => {
    for (const end of ["\n", "\r\n", "\r"])
      for (const text of [
        `<${wrong}a> <urn:a:b> 1 .${end}<${right}a> <urn:a:b> 1 .`,
        `<${right}a> <urn:a:b> 1 .${end}<${wrong}a> <urn:a:b> 1 .`,
      ])
        assert.deepEqual(codesIn(text, "turtle"), ["namespace-misspelled"]);
  });
});

describe("a code span with a slash too few is reported", () => {
  const codesIn = (text: string): string[] =>
    checkDocument(text, readDocument(text, "markdown").literals, defaultSettings).findings.map(({ code }) => code);

  for (const text of [
    "`https:/a.example` is read.",
    "`https:/a.example` and `https://b.example`",
    "`https:/a.example/b` and `https://a.example/c`",
    "`https:a.example`\n\n`https:/a.example`",
    "https:/a.example and `https://a.example`",
  ])
    it(text, () => assert.deepEqual(codesIn(text), ["scheme-misspelled"]));

  it("as are templates of a program, which stand between back quotes, too", () => {
    const text = "fetch(`https//${a}/b`); fetch(`https:/${a}/b`); fetch(`https//a.example`); b = `https:/a.example`;";
    const { findings } = checkDocument(text, readDocument(text, "javascript").literals, defaultSettings);
    assert.deepEqual(
      findings.map(({ span }) => text.slice(span.start, span.end)),
      ["https//", "https:/", "https//", "https:/"],
    );
  });
});

describe("what only the beginning of a string of a program tells is reported with strict settings alone", () => {
  const codesIn = (source: string, language: LanguageName, preset: Settings["preset"]): string[] =>
    checkDocument(source, readDocument(source, language).literals, { ...defaultSettings, preset }).findings.map(
      ({ code }) => code,
    );
  const rows: readonly (readonly [LanguageName, string, string])[] = [
    ["java", 'f("file:///C:\\\\a");', "character-backslash"],
    ["ruby", 'a("https://a.example/b[c")', "character-misplaced-delimiter"],
    ["csharp", 'f("https://a.example/guide.");', "text-trailing-punctuation"],
    ["swift", 'let uri = "urn:isbn:n"', "urn-malformed"],
    ["turtle", '<a:b> <a:source> " http://a.example/" .', "text-surrounding-whitespace"],
    ["json", '{"Notes": " https://a.example/b"}', "text-surrounding-whitespace"],
    ["go", 'a := f("https://a.example/b ")', "text-surrounding-whitespace"],
  ];
  for (const [language, text, code] of rows)
    it(text, () => {
      assert.deepEqual(codesIn(text, language, "recommended"), []);
      assert.ok(codesIn(text, language, "strict").includes(code), String(codesIn(text, language, "strict")));
    });

  const handed: readonly (readonly [LanguageName, string, string])[] = [
    ["python", 'requests.get("http://a.example/b c")', "character-space"],
    ["r", 'a <- read.csv("http://a.example/b c.csv")', "character-space"],
    ["php", '<?php curl_init("https://a.example/b%zz");', "percent-triplet-malformed"],
    ["sql", "INSERT INTO a VALUES ('https://a.example/b c');", "character-space"],
    ["python", 'a = URIRef("http://a.example/<b")', "character-excluded"],
    ["javascript", 'fetch("https://a.example/b%zz")', "percent-triplet-malformed"],
    ["kotlin", 'f("https://a.example/\u200Bb")', "character-invisible"],
    ["lua", "a('http://a.example/b<c')", "character-excluded"],
    ["c", 'a = fetch_uri("file:///c|/b");', "character-excluded"],
    ["d", 'auto a = parse("http://a.example/b c");', "character-space"],
    ["go", 'a := f("https://a.example/b%zz")', "percent-triplet-malformed"],
    ["javascript", 'f("mongodb://a:b%@c.example:27017/d")', "percent-triplet-malformed"],
    ["yaml", "a: https://a.example/b c", "character-space"],
    ["yaml", "a:\n  - 'http://a.example/b</c'", "character-excluded"],
    ["turtle", '<a:b> <a:c> " http://a.example/"^^<http://www.w3.org/2001/XMLSchema#anyURI> .', "scheme-malformed"],
    ["json", '{"url": " https://a.example/b"}', "text-surrounding-whitespace"],
    ["python", 'requests.get("https://a.example/b ")', "text-surrounding-whitespace"],
    ["shell", "curl 'https://a.example/b?c=d e'", "character-space"],
    ["shell", 'curl "https://a.example/b?c=d e"', "character-space"],
    ["turtle", "<urn:isbn:n> a <http://a.example/b> .", "urn-malformed"],
    ["html", '<a href="https://a.example/b[c">a</a>', "character-misplaced-delimiter"],
  ];
  for (const [language, text, code] of handed)
    it(`but ${text}`, () => assert.ok(codesIn(text, language, "recommended").includes(code)));
});

describe("what is wrong to show what becomes of it is not reported", () => {
  const codesIn = (text: string, language: LanguageName): string[] =>
    checkDocument(text, readDocument(text, language).literals, defaultSettings).findings.map(({ code }) => code);

  const shown: readonly (readonly [LanguageName, string])[] = [
    ["php", '<?php\n// A handle with a misspelled protocol\n$a = curl_init("htp://example.com/");'],
    ["php", '<?php\n// Crea un manejador con un error en el protocolo\n$a = curl_init("htp://example.com/");'],
    [
      "python",
      '# \u041E\u043F\u0435\u0447\u0430\u0442\u043A\u0430 \u0432 \u043F\u0440\u043E\u0442\u043E\u043A\u043E\u043B\u0435\nrequests.get("htps://www.example.org/a")',
    ],
    ["javascript", 'fetch("htttps://example.com"); // \u9519\u8BEF'],
    ["java", '// URL invalide\nURI.create("htp://a.example/b");'],
    ["markdown", "`https:/a.example` rejects with an error."],
    ["rust", 'assert!(Url::parse("just text").is_err());'],
    ["rust", 'let a = Url::parse_with_params("a b", &b).unwrap_err();'],
    ["c", 'failures += assert_uri_to_filename("file:///c|/b", "c:/b");'],
    ["java", 'assertRefused("http://a.example/b c");'],
    ["swift", 'expectRefused("http://a.example/b c")'],
    ["cpp", 'EXPECT_REFUSED("http://a.example/b c");'],
    ["latex", "\\newcommand\\a[1]{\\href{https://a.example/b/\\first#1 \\relax}{#1}}"],
    ["zig", 'try testing.expectError(error.InvalidFormat, Uri.parse("http://a.example/b c"));'],
    ["d", 'assertThrown!URIException(parse("http://a.example/b c"));'],
    ["shell", "error in file https://a.example/b.ts. Uncaught TypeError: no such module\n"],
    ["shell", "Fetching https://a.example/b.tgz, please wait a moment\n"],
    ["css", "a { b: url('c d.png') }"],
    ["php", '<?php\nheader("Location: a.php?b=c d");'],
    ["lua", '-- a lookalike\nlocal unsafe_url = f("https://wikipedi\u0430.org:1233/a")'],
  ];
  for (const [language, text] of shown) it(text, () => assert.deepEqual(codesIn(text, language), []));

  const meant: readonly (readonly [LanguageName, string, string])[] = [
    ["php", '<?php\n// A handle\n$a = curl_init("htp://example.com/");', "scheme-misspelled"],
    ["php", '<?php\n// tells of errors\n$a = curl_init("htp://a.com/");', "scheme-misspelled"],
    ["php", '<?php\n// tells of errors\n\nb();\n$a = curl_init("htp://example.com/");', "scheme-misspelled"],
    ["rust", 'let a = Url::parse("just text").unwrap();', "character-space"],
    ["c", 'url = "file:///c|/b";', "character-excluded"],
    ["javascript", 'asserted = fetch("http://a.example/b c");', "character-space"],
    ["latex", "\\href{https://a.example/b \\relax}{c}", "character-space"],
    ["latex", "\\newcommand\\a[1]{\\href{https://a.example/b c/#1}{#1}}", "character-space"],
    ["zig", 'const a = try Uri.parse("http://a.example/b c");', "character-space"],
    ["d", 'auto url = parse("http://a.example/b"); url = "http://a.example/b c";', "character-space"],
    ["shell", "curl https://a.example/b.ts.\n", "text-trailing-punctuation"],
    ["shell", "git clone https://a.example/b.git, c\n", "text-trailing-punctuation"],
    ["shell", "wget https://a.example/b.tgz, -O - | tar x\n", "text-trailing-punctuation"],
    ["lua", 'local url = f("https://wikipedi\u0430.org:1233/a")', "host-confusable"],
    ["css", "a { b: url(c d.png) }", "character-space"],
    ["php", '<?php\nheader("Location: www.a.example/b");', "scheme-left-out"],
  ];
  for (const [language, text, code] of meant)
    it(`but ${text}`, () => assert.deepEqual(codesIn(text, language), [code]));
});

describe("what ends a sentence or shows a path is not reported", () => {
  const told = (language: LanguageName, text: string): readonly string[] =>
    checkDocument(text, readDocument(text, language).literals, defaultSettings).findings.map(({ code }) => code);
  const silent: readonly (readonly [LanguageName, string])[] = [
    ["makefile", "a:\n\t@echo It is at https://a.example/bcd.\n"],
    ["shell", "echo Siehe auch https://a.example/bcd.\n"],
    ["shell", " If you have any questions, please post on https://a.example/bcd.\n"],
    ["shell", "Für weitere Fragen siehe https://a.example/bcd.\n"],
    ["shell", "error: no such command, see https://a.example/bcd.\n"],
    ["haskell", 'a = [ "It is at "\n    , "https://a.example/bcd."\n    ]\n'],
    ["markdown", '```html\n<img src="C:\\a\\b.png">\n```\n'],
    ["html", '<a href="https://a.example/bc">https://\u200Ba.example/\u200Bbc</a>'],
  ];
  for (const [language, text] of silent)
    it(`in ${language}: ${text}`, () => assert.deepEqual(told(language, text), []));

  const reported: readonly (readonly [LanguageName, string])[] = [
    ["makefile", "a:\n\tcurl -o b https://a.example/bcd.\n"],
    ["shell", "git clone https://a.example/bcd.\n"],
    ["shell", "Rscript --vanilla a https://a.example/bcd.\n"],
    ["html", '<img src="C:\\a\\b.png">\n'],
    ["html", '<a href="https://b.example/bc">https://\u200Ba.example/\u200Bbc</a>'],
    ["html", '<a href="https://a.example/bc">https://a.\u200Bexample/bc</a>'],
    ["markdown", '```\na\n```\n\n<img src="C:\\a\\b.png">\n'],
  ];
  for (const [language, text] of reported)
    it(`but in ${language}: ${text}`, () => assert.notDeepEqual(told(language, text), []));
});

describe("what those who look for secrets are asked to leave is not reported", () => {
  const told = (language: LanguageName, text: string): readonly string[] =>
    checkDocument(text, readDocument(text, language).literals, defaultSettings).findings.map(({ code }) => code);
  const url = "https://a:hunter2@b.example/";
  const silent: readonly (readonly [LanguageName, string])[] = [
    ["go", `var a = []string{\n\t"${url}", // gitleaks:allow\n}\n`],
    ["python", `url = "${url}"  # pragma: allowlist secret\n`],
    ["python", `url = "${url}"  # noqa: E501, S105\n`],
    ["yaml", `# pragma: allowlist nextline secret\nurl: ${url}\n`],
    ["typescript", `// secretlint-disable-next-line\nconst url = "${url}";\n`],
    ["xml", "<url>https://a:&#104;unter2@b.example/</url>"],
    ["javascript", 'const url = "https://a:\\x68unter2@b.example/";\n'],
    ["java", `class A { String url = "${url}"; // NOSONAR\r\n}\r\n`],
  ];
  for (const [language, text] of silent) it(text, () => assert.deepEqual(told(language, text), []));

  const reported: readonly (readonly [LanguageName, string])[] = [
    ["python", `a = 1  # pragma: allowlist secret\nurl = "${url}"\n`],
    ["python", `url = "${url}"  # noqa: E501\n`],
    ["xml", "<url>https://a:hunter2&amp;c@b.example/</url>"],
    ["python", `url = "${url}"\nb = 2  # pragma: allowlist secret\n`],
  ];
  for (const [language, text] of reported)
    it(`but ${text}`, () => assert.deepEqual(told(language, text), ["userinfo-password-exposed"]));
});

describe("what most people leave as it is is told with strict settings only", () => {
  const codesIn = (language: LanguageName, text: string, preset: Settings["preset"]): readonly string[] =>
    checkDocument(text, readDocument(text, language).literals, { ...defaultSettings, preset }).findings.map(
      ({ code }) => code,
    );
  const left: readonly (readonly [LanguageName, string, string])[] = [
    ["javascript", 'const a = "https://a.example/bcd."', "text-trailing-punctuation"],
    ["haskell", 'a = [ "b"\n    , "https://a.example/bcd."\n    ]\n', "text-trailing-punctuation"],
    ["python", 'a = "https://a.example/b#c#d"\n', "character-misplaced-delimiter"],
    ["java", 'String a = "https://a.example\\\\b";', "character-backslash"],
    ["javascript", 'fetch("https://a.example/?b={\\"c\\":" + d)', "character-excluded"],
  ];
  for (const [language, text, code] of left)
    it(`in ${language}: ${text}`, () => {
      assert.ok(!codesIn(language, text, "recommended").includes(code));
      assert.ok(codesIn(language, text, "strict").includes(code));
    });

  const told: readonly (readonly [LanguageName, string, string])[] = [
    ["javascript", 'fetch("https://a.example/bcd.")', "text-trailing-punctuation"],
    ["javascript", 'const url = "https://a.example/b#c#d"', "character-misplaced-delimiter"],
    ["javascript", 'fetch("https://a.example/?b=c d")', "character-space"],
    ["javascript", "fetch(`https://a.example/?b=${c} d`)", "character-space"],
    ["php", "<?php $url = 'https://a.example/?b=c d&e=' . $f;", "character-space"],
    ["javascript", "fetch(`https://a.example/${b}/c d`)", "character-space"],
    ["javascript", "fetch(`https://a.exa mple/?b=${c}`)", "character-space"],
    ["shell", "curl https://a.example/bcd.\n", "text-trailing-punctuation"],
    ["turtle", "<http://a.example/b#c#d> a <http://a.example/b> .", "character-misplaced-delimiter"],
  ];
  for (const [language, text, code] of told)
    it(`but in ${language}: ${text}`, () => assert.ok(codesIn(language, text, "recommended").includes(code)));
});
