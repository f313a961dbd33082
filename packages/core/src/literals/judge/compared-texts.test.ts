import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../../documents/index.js";
import { checkDocument } from "./check-document.js";
import { readSettings } from "../settings/read-settings.js";

const { settings } = readSettings({ preset: "strict" });

interface Row {
  readonly name: string;
  readonly text: string;
  readonly language?: LanguageName;
}

/** What is compared stays as it is, hence also what it is compared with. */
const compared: readonly Row[] = [
  { name: "===", text: 'const a = "HTTP://b.example/"; f(x === "HTTP://b.example/");' },
  { name: "what comes before", text: 'f(x !== "http://B.example/"); const a = "http://B.example/";' },
  { name: "case", text: 'const a = "http://b.example/%7Ec"; switch (x) { case "http://b.example/%7Ec": f(); }' },
  { name: "a key", text: 'const a = "http://B.example/"; f({ "http://B.example/": 1 }[x]);' },
  { name: "in", text: 'const a = "http://B.example/"; f("http://B.example/" in x);' },
  { name: "has", text: 'f(new Set(["http://B.example/"]).has(x), x.has("http://B.example/"));' },
  { name: "a type", text: 'type A = "http://B.example/"; const a: A = "http://B.example/";', language: "typescript" },
  { name: "a beginning", text: 'const a = "http://B.example/c"; f(x.startsWith("http://B.example"));' },
  { name: "a beginning with a hole", text: 'const a = "http://B.example/c"; f(x === `http://B.example/${y}`);' },
  { name: "what is made longer", text: 'const a = "http://B.example"; f(x === "http://B.example/c");' },
  {
    name: "another spelling in the source",
    text: 'const a = "http://\\u0042.example/"; f(x === "http://B.example/");',
  },
  { name: "a namespace", text: 'const a = "http://B.example/c"; e.getElementsByTagNameNS("http://B.example/c", "d");' },
  { name: "a longer text", text: 'const a = "http://B.example/"; expect(x).toBe("c(\'http://B.example/\')");' },
  {
    name: "an expectation of Chai",
    text: 'const a = "HTTP://b.example/"; expect(x).to.have.property("y", "HTTP://b.example/");',
  },
  { name: "an expectation of Must", text: 'const a = "HTTP://b.example/"; demand(x).be("HTTP://b.example/");' },
  {
    name: "an expectation of Cypress",
    text: 'const a = "HTTP://b.example/"; cy.get("y").should("have.attr", "href", "HTTP://b.example/");',
  },
  { name: "a call of Sinon", text: 'const a = "HTTP://b.example/"; f.calledWithExactly("HTTP://b.example/");' },
  { name: "== of Python", text: 'a = "http://B.example/"\nif x == "http://B.example/": f()', language: "python" },
  { name: "in of Python", text: 'a = "http://B.example/"\nif "http://B.example/" in x: f()', language: "python" },
  {
    name: "a list behind in",
    text: 'a = "http://B.c/"\nif x in ("http://a/", "http://B.c/"): f()',
    language: "python",
  },
  { name: "= of the shell", text: 'a="http://B.c/"\n[ "$x" = "http://B.c/" ] && f', language: "shell" },
  { name: "a key of JSON", text: '{ "url": "http://B.example/", "http://B.example/": 1 }', language: "json" },
];

/** No fix is safe, since none is found. */
const operands: readonly Row[] = [
  { name: "===", text: 'f(x === "http://B.example/");' },
  { name: "a list that is looked through", text: '["http://B.example/"].includes(x);' },
  { name: "in of Python", text: 'x in ["http://B.example/"]', language: "python" },
  { name: "eq of Perl", text: '$x eq "http://B.example/"', language: "perl" },
  { name: "-eq of PowerShell", text: '$x -eq "http://B.example/"', language: "powershell" },
  { name: "where of SQL", text: "SELECT x FROM y WHERE url = 'http://B.example/'", language: "sql" },
];

const uncompared: readonly Row[] = [
  { name: "nothing else", text: 'const a = "HTTP://b.example/";' },
  { name: "the same text twice, which is fixed twice", text: 'f("HTTP://b.example/", "HTTP://b.example/");' },
  { name: "another text", text: 'const a = "HTTP://b.example/"; f(x === "http://b.example/");' },
  {
    name: "another text with a beginning in common",
    text: 'const a = "http://B.example/"; f(x === "http://C.example/");',
  },
  {
    name: "a beginning before the change",
    text: 'const a = "http://b.example/%7Ec"; f(x.startsWith("http://b.example/"));',
  },
  { name: "capital letters elsewhere", text: 'const a = "http://b.c.EXAMPLE/"; f(x === "http://b.c.example/D");' },
  { name: "what follows a hole", text: 'fetch(`${b}/%c3%a9`); f(x === "http://B.example/%c3%a9");' },
  { name: "a text for people", text: 'const a = "http://B.example/"; console.log("http://B.example/");' },
  { name: "a key of another text", text: '{ "url": "http://B.example/", "http://A.example/": 1 }', language: "json" },
];

describe("safe fixes", () => {
  describe("are suggestions where the file compares what they change", () => {
    for (const row of compared) it(row.name, () => assert.deepEqual(safetiesIn(row), new Set(["suggestion"])));
  });

  describe("stay safe beside", () => {
    for (const row of uncompared) it(row.name, () => assert.deepEqual(safetiesIn(row), new Set(["safe"])));
  });

  describe("are not found for operands", () => {
    for (const row of operands) it(row.name, () => assert.deepEqual(safetiesIn(row), new Set()));
  });

  it("are suggestions also where other texts begin almost alike", () => {
    const others = ["http://B.example/c/!", "http://B.example/c/d!", "http://B.example/!"];
    const tests = ["http://B.example/c", ...others].map((each) => `f(x.startsWith("${each}"));`);
    const text = `const a = "http://B.example/c/de"; ${tests.join(" ")}`;
    assert.deepEqual(safetiesIn({ name: "", text }), new Set(["suggestion"]));
    assert.deepEqual(safetiesIn({ name: "", text: text.replace('http://B.example/c"', "") }), new Set(["safe"]));
  });

  it("are compared in linear time", () => {
    const texts = Array.from({ length: 1_000 }, (_, index) => `"http://B.example/${index}"`);
    const text = `f(${texts.join()}); ${texts.map((each) => `f(x === ${each});`).join("\n")}`;
    assert.deepEqual(safetiesIn({ name: "", text }), new Set(["suggestion"]));
  });
});

function safetiesIn({ text, language = "javascript" }: Row): ReadonlySet<string> {
  const { findings } = checkDocument(text, readDocument(text, language).literals, settings);
  return new Set(findings.flatMap(({ fixes }) => fixes.map(({ safety }) => safety)));
}
