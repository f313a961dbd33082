import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { commandFolder } from "../../test/command-folder.js";

/** A label, a path in its script, and its octets. */
const written = [
  ["iso-8859-1", "résumé", "72e973756de9"],
  ["windows-1252", "Noël", "4e6feb6c"],
  ["iso-8859-15", "œuvre", "bd75767265"],
  ["koi8-r", "привет", "d0d2c9d7c5d4"],
  ["windows-1251", "привет", "eff0e8e2e5f2"],
  ["shift_jis", "表示", "955c8ea6"],
  ["euc-jp", "日本", "c6fccbdc"],
  ["euc-kr", "한국", "c7d1b1b9"],
  ["gb18030", "中文", "d6d0cec4"],
  ["gbk", "中文", "d6d0cec4"],
  ["big5", "中文", "a4a4a4e5"],
] as const;

interface Told {
  readonly byteOffset: number;
  readonly column: number;
  readonly ruleId: string;
}

const pageIn = (label: string, path: string, host = "A.example"): string =>
  `<meta charset=${label}>\n<p>${path} <a href="http://${host}/${path}">${path}</a>\n`;

describe("files in other charsets than UTF-8", () => {
  const { folder, irilint, irilintOnOctets } = commandFolder();
  const write = (name: string, octets: Uint8Array): void => writeFileSync(join(folder.path, name), octets);
  const read = (name: string): Buffer => readFileSync(join(folder.path, name));
  const found = async (...args: string[]): Promise<Told[]> => {
    const { output } = await irilint("--preset", "strict", "--format", "jsonl", ...args);
    return output.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Told]));
  };
  /** The page with the path in its octets. */
  const octetsOf = (label: string, octets: string, host?: string): Buffer =>
    Buffer.concat(
      pageIn(label, "\0", host)
        .split("\0")
        .flatMap((text, at) => [...(at > 0 ? [Buffer.from(octets, "hex")] : []), Buffer.from(text)]),
    );

  for (const [label, path, octets] of written) {
    it(`are read in ${label}, with places in characters and octets`, async () => {
      const page = octetsOf(label, octets);
      write("a.html", page);
      const [{ byteOffset, column, ruleId } = assert.fail(), ...others] = await found("a.html");
      assert.deepEqual(others, []);
      assert.equal(ruleId, "iri/host-not-lowercase");
      assert.equal(column, pageIn(label, path).split("\n")[1]!.indexOf("A.example") + 1);
      assert.equal(byteOffset, page.indexOf("A.example"));
    });

    it(`are fixed and shown in ${label}`, async () => {
      const page = octetsOf(label, octets);
      const fixed = octetsOf(label, octets, "a.example");
      write("a.html", page);
      const { octets: shown } = await irilintOnOctets("", "--preset", "strict", "--diff", "a.html");
      assert.ok(shown.includes(Buffer.concat([Buffer.from("\n+"), fixed.subarray(fixed.indexOf("<p>"))])));
      assert.deepEqual(read("a.html"), page);
      const { octets: output } = await irilintOnOctets(
        page,
        "--preset",
        "strict",
        "--fix",
        "--stdin",
        "--stdin-filename",
        "a.html",
      );
      assert.deepEqual(output, fixed);
      assert.equal((await irilint("--preset", "strict", "--fix", "a.html")).output, "");
      assert.deepEqual(read("a.html"), fixed);
    });
  }

  const text = '<a href="http://A.example/привет">';
  const fixed = text.replace("A", "a");
  const inUtf16 = (own: string): Buffer => Buffer.from(own, "utf16le");
  const ofUnicode: Readonly<Record<string, (own: string) => Buffer>> = {
    "UTF-8 with a mark": (own) => Buffer.from(`\uFEFF${own}`),
    "UTF-16LE with a mark": (own) => inUtf16(`\uFEFF${own}`),
    "UTF-16BE with a mark": (own) => inUtf16(`\uFEFF${own}`).swap16(),
    "UTF-16LE without a mark": inUtf16,
    "UTF-16BE without a mark": (own) => inUtf16(own).swap16(),
  };
  for (const [name, octetsIn] of Object.entries(ofUnicode))
    it(`are read and fixed in ${name}`, async () => {
      write("a.html", octetsIn(text));
      const [{ byteOffset } = assert.fail(), ...others] = await found("a.html");
      assert.deepEqual(others, []);
      assert.equal(byteOffset, octetsIn(text.slice(0, text.indexOf("A"))).length);
      assert.equal((await irilint("--preset", "strict", "--fix", "a.html")).status, 0);
      assert.deepEqual(read("a.html"), octetsIn(fixed));
    });

  it("are read where records are read in parts, too, and where they come compressed", async () => {
    const table = inUtf16(
      `\uFEFFurl,note\n${`http://a.example/é,${"é".repeat(999)}\n`.repeat(1_000)}http://A.example/\n`,
    );
    write("a.csv", table);
    write("b.csv.gz", gzipSync(table));
    const places = (await found("a.csv", "b.csv.gz")).map(({ byteOffset, ruleId }) => [byteOffset, ruleId]);
    const place = [table.length - 2 * "A.example/\n".length, "iri/host-not-lowercase"];
    assert.deepEqual(places, [place, place]);
  });

  it("keep all that they hold where it could not be written as it was", async () => {
    // NEC's row 13 and IBM's extensions both have U+2252.
    const octets = Buffer.concat([
      octetsOf("shift_jis", "81e0"),
      Buffer.from("<p>8790</p>".replace("8790", "\x87\x90"), "latin1"),
    ]);
    write("a.html", octets);
    const { output } = await irilint("--preset", "strict", "--fix", "a.html");
    assert.match(output, /since what the file holds has several spellings in the charset 'shift_jis', or none/);
    assert.deepEqual(read("a.html"), octets);
  });

  it("are in the charset that the settings or an .editorconfig name, where they declare none", async () => {
    const octets = Buffer.from('<a href="http://A.example/\xD0">', "latin1");
    const shown = async (...args: string[]): Promise<string | undefined> =>
      /http:[^<">]*example\/(?<path>.)/u.exec(
        (await irilint(...args, "--preset", "all", "--format", "pretty", "a.html")).output,
      )?.groups?.["path"];
    write("a.html", octets);
    assert.equal(await shown(), "\uFFFD");
    write(".editorconfig", Buffer.from("root=true\n[*.html]\ncharset = latin1\n"));
    assert.equal(await shown(), "Ð");
    write("koi8.json", Buffer.from('{ "overrides": [{ "files": ["*.html"], "charset": "koi8-r" }] }'));
    assert.equal(await shown("--config", "koi8.json"), "п");
    write("a.html", Buffer.concat([Buffer.from("<meta charset=windows-1251>"), octets]));
    assert.equal(await shown("--config", "koi8.json"), "Р");
    write(".editorconfig", Buffer.from(""));
  });

  it("fail the run where nobody knows the charset", async () => {
    write("a.html", octetsOf("klingon", "e9"));
    const { output, status } = await irilint("a.html");
    assert.match(output, /1:1 +error +The file has not been read: it is in the charset 'klingon', as it declares/);
    assert.equal(status, 1);
  });
});
