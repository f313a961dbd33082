import assert from "node:assert/strict";
import { inspectMethod, type InspectParams, type Inspection } from "../../src/protocol/custom-requests.js";
import { ServerInProcess } from "./server-in-process.js";

const uri = "file:///project/a.ts";

describe("iri/inspect", () => {
  let server: ServerInProcess;

  beforeEach(async () => {
    server = new ServerInProcess();
    await server.initialize();
  });
  afterEach(() => server.end());

  it("tells forms, components, characters, octets and findings", async () => {
    const inspection = await inspect('fetch("http://r\\u00e9sum\\u00e9.EXAMPLE/\\u0430%C3%A9%FF")', 20);
    assert.equal(inspection?.text, "http://résumé.EXAMPLE/а%C3%A9%FF");
    assert.equal(inspection.uri, "http://xn--rsum-bpad.example/%D0%B0%C3%A9%FF");
    assert.equal(inspection.iri, "http://résumé.example/аé%FF");
    assert.deepEqual(inspection.host, { ascii: "xn--rsum-bpad.example", unicode: "résumé.example" });
    assert.deepEqual(
      inspection.components.map(({ name, text }) => [name, text]),
      [
        ["scheme", "http"],
        ["host", "résumé.EXAMPLE"],
        ["path", "/а%C3%A9%FF"],
      ],
    );
    const cyrillic = inspection.characters.find(({ notation }) => notation === "U+0430");
    assert.equal(cyrillic?.script, "Cyrillic");
    assert.equal(cyrillic.looksLike, "a");
    assert.deepEqual(
      inspection.encoded.map(({ octets, text }) => [octets, text]),
      [
        [[0xc3, 0xa9], "é"],
        [[0xff], undefined],
      ],
    );
    assert.ok(inspection.findings.some(({ code, url }) => code === "host-not-lowercase" && url?.endsWith(".md")));
    assert.deepEqual(inspection.range, { start: { line: 0, character: 7 }, end: { line: 0, character: 54 } });
  });

  it("tells who reads what, and of a password nothing", async () => {
    const inspection = await inspect("fetch('http://a\\\\@b.example/%C3%A9?q')", 10);
    const readers = new Map(inspection?.readers?.map(({ name, ...reader }) => [name, reader]));
    assert.deepEqual(readers.get("WHATWG"), { host: "a", sent: "/@b.example/%C3%A9?q" });
    assert.equal(readers.get("Python")?.host, "b.example");
    assert.match(readers.get("RFC 3986")?.error ?? "", /\\/);
    const secret = await inspect('fetch("http://user:pa55w0rdOfMine@a.example/")', 10);
    assert.ok(secret !== null && secret.readers === undefined);
    assert.equal((await inspect("fetch(`http://a.example/${b}`)", 10))?.readers, undefined);
  });

  it("tells the display, the levels and the twin", async () => {
    const inspection = await inspect('fetch("http://1.2.3.4/\u05D0\u05D1")', 10);
    assert.equal(inspection?.display.visual, "http://1.2.3.4/\u05D1\u05D0");
    assert.deepEqual(inspection.display.order.slice(-2), [16, 15]);
    assert.equal(inspection.twin?.text, "http://\u05D0\u05D1/1.2.3.4");
    assert.deepEqual(inspection.twin.differsIn, ["host", "path"]);
    assert.deepEqual(
      inspection.characters.slice(-2).map(({ bidiClass, level }) => [bidiClass, level]),
      [
        ["R", 1],
        ["R", 1],
      ],
    );
  });

  for (const [text, at, found] of [
    ['const a = "mailto:Joe%c3@example.org";', 20, "mailto:Joe%c3@example.org"],
    ["const a = 'urn:isbn:123';", 11, "urn:isbn:123"],
    ["const a = 'urn:isbn:123';", 23, "urn:isbn:123"],
    ["// see tel:+123, or not", 12, "tel:+123"],
    ["x === 'tag:a@b.example,2026:c'", 20, "tag:a@b.example,2026:c"],
    [`${"a:".repeat(3000)}urn:x:y`, 6003, "urn:x:y"],
  ] as const)
    it(`inspects '${found}' in ${text.slice(0, 40)}, though it is not checked there`, async () => {
      const inspection = await inspect(text, at);
      assert.equal(inspection?.text, found);
      assert.equal(inspection.tier, "unchecked");
      assert.equal(inspection.role, undefined);
      assert.deepEqual(await server.diagnosticsOf(uri, 1), []);
    });

  for (const [text, at] of [
    ["const a = 'urn:isbn:123';", 9],
    ["const a = 'urn:isbn:123';", 24],
    ["const a = 'color:GRAY';", 15],
    ["const a = 'mailto: joe';", 15],
    ["const a = { info: 1 };", 14],
  ] as const)
    it(`inspects nothing in ${text} at ${at}`, async () => assert.equal(await inspect(text, at), null));

  it("compares with another identifier", async () => {
    const inspection = await inspect('fetch("http://A.example/%7euser")', 10, "http://a.example:80/~user");
    assert.deepEqual(inspection?.comparison, {
      with: "http://a.example:80/~user",
      simple: "different",
      syntax: "different",
      scheme: "equivalent",
      looksAlike: false,
    });
  });

  it("has ellipses, of which it tells nothing, for what is filled in and for the password", async () => {
    const inspection = await inspect("fetch(`https://me:${a}${b}@${host}/\\u05D0${id}\\u05D1/b`)", 10, "https://x/");
    assert.equal(inspection?.text, "https://me:…@…/\u05D0…\u05D1/b");
    assert.deepEqual(inspection.holes, [
      { start: 13, end: 14 },
      { start: 16, end: 17 },
    ]);
    assert.deepEqual(
      inspection.components.map(({ text }) => text),
      ["https", "me:…", "…", "/\u05D0…\u05D1/b"],
    );
    assert.deepEqual(
      inspection.characters.flatMap(({ standIn, text, span }) => (standIn === true ? [[text, span.start]] : [])),
      [
        ["…", 11],
        ["…", 13],
        ["…", 16],
      ],
    );
    assert.ok(inspection.characters.every(({ looksLike }) => looksLike === undefined));
    assert.equal(inspection.display.visual, "https://me:…@…/\u05D0…\u05D1/b");
    assert.equal(inspection.comparison, undefined);
  });

  it("shows no password, and cuts what is too long", async () => {
    const inspection = await inspect(`fetch("http://me:secret@a.example/${"x".repeat(5000)}")`, 10);
    assert.doesNotMatch(JSON.stringify(inspection), /secret/);
    assert.equal(inspection?.text.length, 2048);
    assert.equal(inspection.fullLength, 5000 + "http://me:…@a.example/".length);
  });

  it("tells no more than a hundred findings, and how many more there are", async () => {
    const few = await inspect(`fetch("http://a.example/${"|a".repeat(100)}")`, 10);
    assert.equal(few?.findings.length, 100);
    assert.equal(few.furtherFindings, undefined);
    const many = await inspect(`fetch("http://a.example/${"|a".repeat(101)}")`, 10);
    assert.equal(many?.findings.length, 100);
    assert.equal(many.furtherFindings, 1);
  });

  it("has nothing to tell where there is no identifier", async () => {
    assert.equal(await inspect('fetch("http://a.example/")', 2), null);
    assert.equal(await inspect("", 0), null);
  });

  async function inspect(text: string, character: number, compareWith?: string): Promise<Inspection | null> {
    await server.open(uri, "typescript", text);
    const params: InspectParams = { textDocument: { uri }, position: { line: 0, character } };
    return server.connection.sendRequest(inspectMethod, {
      ...params,
      ...(compareWith !== undefined && { compareWith }),
    });
  }
});
