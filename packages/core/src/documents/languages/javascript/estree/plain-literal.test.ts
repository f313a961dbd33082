import assert from "node:assert/strict";
import { parse } from "@babel/parser";
import { defaultSettings, readLiterals, readSettings, type Settings } from "../../../../literals/index.js";
import { conventionsOf } from "../../../../literals/conventions/conventions.js";
import { rawLiteralOf } from "./estree.js";
import { isNode, type EstreeNode } from "./estree-node.js";
import { plainLiteralsOf } from "./plain-literal.js";

const texts = [
  "word",
  "Two words.",
  "",
  "a/b",
  "a.b",
  "/a",
  ".",
  "#a",
  "?a",
  "a:b",
  "a:/b",
  "http;/a",
  "http//:a b",
  "https//a b",
  "https//a.example",
  "http:/a.example",
  "http:\\/\\/a b",
  "https://a/b c",
  "\\x3a",
  "&#58;",
  "é",
];

const templates = ["`¤`", "`${a}¤`", "`¤${a}`", "`b${a}¤`", "`${a}/¤`", "`${'://'}¤`"];

const allCodes: Settings = { ...defaultSettings, preset: "all" };

const keys = conventionsOf("key").flatMap(({ match }) => (match.of === "data" ? [] : match.keys.map(String)));

/** Places of a literal, `¤`. */
const places = [
  "f(¤)",
  "f({ a: ¤ })",
  "f([¤, c ? ¤ : d || ¤])",
  "new URL(¤)",
  "b.open('GET', ¤)",
  "a.setAttribute('href', ¤)",
  "res.header('Location', ¤)",
  "window?.open(¤)",
  "(fetch as any)(¤)",
  "fetch(c ? ¤ : [¤])",
  "axios.get(...¤)",
  "window.location.replace(¤)",
  "a.replace(¤)",
  "replace(¤)",
  "a().replace(¤)",
  "(location as any).replace(¤)",
  "location!.replace(¤)",
  "a.b.location.replace(¤)",
  "vscode.Uri.parse(¤)",
  "self.fetch(¤)",
  "a.fetch(¤)",
  "(a, self).fetch(¤)",
  "new window.URL(¤)",
  "navigator.serviceWorker.register(¤)",
  "a().serviceWorker.register(¤)",
  "super.serviceWorker.register(¤)",
  "a.setAttribute(b, ¤)",
  "a.set(¤, ¤)",
  "headers.set('Location', ¤)",
  "a[fetch](¤)",
  "new Error(¤)",
  "a[0](¤)",
  "a.namedNode(¤)",
  "b => ¤",
  "if (¤) throw ¤",
  "b`c${¤}`",
  "String.raw`c`[¤]",
  "import(¤)",
  "enum E { URL = ¤, xmlns = ¤ }",
  "class C { accessor url = ¤; [¤] = ¤; xmlns = ¤ }",
  "f(a, ¤, { ...c && ¤ })",
  "location.href += ¤",
  "url += ¤",
  "a += ¤",
  "document.createElementNS(¤, 'x')",
  "const url = ¤, { a = ¤ } = b",
  "const svgNS = ¤",
  "location.href = ¤",
  "window.location = c ? ¤ : d",
  "location += ¤",
  "a = { url: ¤, '$id': ¤, xmlns: ¤, headers: { Location: ¤, 'Content-Location': [¤] } }",
  "a = { '@context': { b: ¤ } }",
  "a = { '@context': [{ b: { '@id': ¤, c: [{ d: ¤ }] } }] }",
  "namespaces = { a: ¤, b: { c: ¤, url: ¤ } }",
  "class C { url = ¤; static namespace = ¤ }",
  "a + ¤",
  "a === ¤",
  "switch (a) { case ¤: }",
  "() => { return ¤ }",
  "¤",
  "(¤).split(a)",
  "a[¤]",
  "import ¤",
  "export * from ¤",
  "const a: ¤ = ¤ as string",
  "<a href=¤>¤</a>",
  "<a href={¤}>{c && ¤}</a>",
];

/** Places that differ by a name alone; what templates are is the same in all of them. */
const namedPlaces = keys.flatMap((name) => [
  `a = { ${JSON.stringify(name)}: ¤ }`,
  `headers[${JSON.stringify(name)}] = ¤`,
]);

describe("strings that are told to be no identifiers before it is known what is around them", () => {
  for (const place of places) {
    it(`${place}: none that would be read as an identifier`, () => {
      for (const text of texts) assertLaw(place.replaceAll("¤", `"${text}"`));
      if (!/import|export|href=¤|: ¤/u.test(place))
        for (const text of texts)
          for (const form of templates) assertLaw(place.replaceAll("¤", form.replace("¤", text)));
    });
  }

  for (const place of namedPlaces)
    it(`${place}: none that would be read as an identifier`, () => {
      for (const text of texts) assertLaw(place.replaceAll("¤", `"${text}"`));
    });

  it("names and attributes of the settings count", () => {
    const { settings } = readSettings({ names: ["website"], attributes: ["to"] });
    for (const source of ['website = "/a"', '({ website: "a:b" })', '<a to="a b"/>', "const website = `${a}/b`"]) {
      const [literal] = nodesOf(source);
      assert.ok(literal !== undefined && !plainLiteralsOf(source, settings)(literal), source);
      assert.ok(plainLiteralsOf(source)(literal), source);
    }
  });

  it("most strings are such", () => {
    const source = 'a = { b: "word", c: ["Two words."] }; const d = e === "f" ? "g" : `h`;';
    const isPlain = plainLiteralsOf(source);
    assert.deepEqual(
      nodesOf(source).map((node) => isPlain(node)),
      [true, true, true, true, true],
    );
  });

  it("chains of choices are not climbed to their end for each of their strings", () => {
    const source = `a = ${"b ? 'c' : ".repeat(20)}d`;
    const isPlain = plainLiteralsOf(source);
    const found = nodesOf(source).filter((node) => isPlain(node));
    assert.ok(found.length > 0 && found.length < 20);
  });
});

function assertLaw(source: string): void {
  const isPlain = plainLiteralsOf(source);
  for (const node of nodesOf(source)) {
    const raw = rawLiteralOf(node, source);
    if (raw === undefined || !isPlain(node)) continue;
    assert.deepEqual(readLiterals(source, raw, allCodes), [], source);
  }
}

/** The strings and templates of a program, with their parents linked. */
function nodesOf(source: string): EstreeNode[] {
  const { program } = parse(source, {
    sourceType: "module",
    plugins: ["estree", "typescript", "jsx", "decoratorAutoAccessors"],
    errorRecovery: true,
  });
  const found: EstreeNode[] = [];
  const visit = (node: EstreeNode, parent: EstreeNode | undefined): void => {
    Object.assign(node, { parent });
    if (["Literal", "TemplateLiteral", "TSTemplateLiteralType", "JSXText"].includes(node.type)) found.push(node);
    for (const [name, value] of Object.entries(node)) {
      if (name === "parent") continue;
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) visit(child, node);
    }
  };
  visit(program as unknown as EstreeNode, undefined);
  return found;
}
