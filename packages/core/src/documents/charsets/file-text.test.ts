import assert from "node:assert/strict";
import type { LanguageName } from "../../languages/definition/language-name.js";
import { fileCharset, type FileCharset } from "./file-charset.js";
import { octetsOfText, textOfOctets, type DecodedFile } from "./file-text.js";
import { octetOffsets } from "./octet-offsets.js";

/** A label, a text, and its octets as Python's codecs write them. */
const written = [
  ["iso-8859-1", "ésumé", "e973756de9"],
  ["windows-1252", "“é”€", "93e99480"],
  ["iso-8859-15", "€é", "a4e9"],
  ["koi8-r", "привет", "d0d2c9d7c5d4"],
  ["koi8-u", "ў", "ae"],
  ["windows-1251", "привет", "eff0e8e2e5f2"],
  ["shift_jis", "表示", "955c8ea6"],
  ["euc-jp", "日本", "c6fccbdc"],
  ["iso-2022-jp", "日本/", "1b2442467c4b5c1b28422f"],
  ["euc-kr", "한똠", "c7d18c63"],
  ["gb18030", "中文ḿ€😀", "d6d0cec4a8bca2e39439fc36"],
  ["gbk", "中文", "d6d0cec4"],
  ["big5", "中文", "a4a4a4e5"],
  ["iso-8859-2", "český", "e865736bfd"],
  ["iso-8859-16", "ș", "ba"],
  ["windows-1255", "שלום", "f9ece5ed"],
  ["windows-874", "ไทย", "e4b7c2"],
  ["macintosh", "é", "8e"],
  ["ibm866", "да", "a4a0"],
  ["utf-16le", "é😀a", "e9003dd800de6100"],
  ["utf-16be", "é😀a", "00e9d83dde000061"],
] as const;

/** Names that are no labels of the Encoding Standard, but those that languages and editors have. */
const names: readonly (readonly [name: string, octets: string, text: string])[] = [
  ["latin-1", "e9", "é"],
  ["iso_8859_1", "e9", "é"],
  ["Latin-1-unix", "e9", "é"],
  ["cp1252", "80", "€"],
  ["latin9", "a4", "€"],
  ["cp932", "955c", "表"],
  ["SHIFT_JIS", "955c", "表"],
  ["euc_jp", "c6fc", "日"],
  ["cp949", "8c63", "똠"],
  ["ks_c_5601-1987", "8c63", "똠"],
  ["koi8_r", "d0", "п"],
  ["ansinew", "80", "€"],
  ["utf8mb4", "c3a9", "é"],
  ["UTF_8", "c3a9", "é"],
];

const page = (charset: string): string => `<meta charset="${charset}">`;

describe("the text of a file", () => {
  for (const [label, text, octets] of written) {
    it(`is read and written again in ${label}`, () => {
      const read = readWith(label, Buffer.from(octets, "hex"));
      assert.equal(read.text, text);
      assert.equal(read.isWellFormed, true);
      assert.equal(Buffer.from(octetsOfText(text, read.charset)!).toString("hex"), octets);
    });

    it(`stands in its octets in ${label} where a prefix of it ends`, () => {
      const mixed = `a${text}b ${text}`;
      const charset: FileCharset = { label, hasMark: false, by: "setting" };
      const octets = octetsOfText(mixed, charset)!;
      const before = octetOffsets(octets, { kind: "text", text: mixed, charset, isWellFormed: true });
      for (let at = 0; at <= mixed.length; at++) {
        if (/[\uDC00-\uDFFF]/u.test(mixed[at] ?? "")) continue;
        // What follows begins there: without its state, ISO-2022-JP tells nothing.
        if (label !== "iso-2022-jp")
          assert.equal(before(at), octetsOfText(mixed.slice(0, at), charset)!.length, `before ${at}`);
      }
      assert.equal(before(0), 0);
      assert.equal(before(mixed.length + 1), octets.length);
    });
  }

  for (const [name, octets, text] of names)
    it(`is read by the name '${name}'`, () => assert.equal(readWith(name, Buffer.from(octets, "hex")).text, text));

  it("has a way to be written for every character that it may have in a charset of one octet", () => {
    const all = Uint8Array.from({ length: 256 }, (_, octet) => octet);
    for (const label of ["windows-1252", "koi8-r", "windows-1251", "iso-8859-15", "macintosh", "x-mac-cyrillic"]) {
      const read = readWith(label, all);
      assert.deepEqual(Buffer.from(octetsOfText(read.text, read.charset)!), Buffer.from(all), label);
    }
  });

  it("cannot be written with a character that the charset has not", () => {
    assert.equal(octetsOfText("а", { label: "windows-1252", hasMark: false, by: "setting" }), undefined);
    assert.equal(octetsOfText("é", { label: "shift_jis", hasMark: false, by: "setting" }), undefined);
    assert.equal(octetsOfText("é", { label: "klingon", hasMark: false, by: "setting" }), undefined);
    assert.deepEqual(octetsOfText("a", { label: "klingon", hasMark: false, by: "setting" }), Uint8Array.of(0x61));
  });

  it("keeps its byte order mark", () => {
    for (const octets of ["efbbbfc3a9", "fffee900", "feff00e9"]) {
      const read = readAs("plaintext", Buffer.from(octets, "hex"));
      assert.equal(read.text, "é");
      assert.equal(Buffer.from(octetsOfText(read.text, read.charset)!).toString("hex"), octets);
    }
  });

  it("has U+FFFD for octets that are none of the charset, and is at its place beside them", () => {
    const read = readWith("shift_jis", Buffer.from("a0616283", "hex"));
    assert.deepEqual([read.text, read.isWellFormed], ["\uFFFDab\uFFFD", false]);
    const before = octetOffsets(Buffer.from("a0616283", "hex"), read);
    assert.deepEqual([0, 1, 2, 3, 4].map(before), [0, 1, 2, 3, 4]);
  });

  it("is at its place behind sequences of UTF-8 that are not complete", () => {
    const broken = ["e9", "ff", "f09f98", "eda080", "e9ff", "f09f98eda0", "e0e0", "f48fbf", "f490", "c0af", "e2e282"];
    for (const sequence of broken) {
      const octets = Buffer.from(`${sequence}22${sequence}f09f9880${sequence}61`, "hex");
      const read = readWith("utf-8", octets);
      assert.equal(read.text, octets.toString("utf8"), sequence);
      const before = octetOffsets(octets, read);
      const told = ['"', "\u{1F600}", "a"].map((character) => before(read.text.indexOf(character)));
      const length = sequence.length / 2;
      assert.deepEqual(told, [length, 2 * length + 1, 3 * length + 5], sequence);
    }
  });

  it("is at its place behind a sequence that ASCII ends, in other charsets", () => {
    const octets = Buffer.from("8e61b0a161", "hex");
    const read = readWith("euc-jp", octets);
    assert.equal(octetOffsets(octets, read)(read.text.lastIndexOf("a")), 4);
    assert.equal(octetOffsets(octets, read)(read.text.indexOf("a")), 1);
  });

  it("is read in UTF-8 where it is that, whatever the charset is called", () => {
    const read = readAs("html", Buffer.from(`${page("klingon")}é`));
    assert.deepEqual([read.text, read.charset.label], [`${page("klingon")}é`, "utf-8"]);
  });

  const unread: readonly (readonly [name: string, octets: Buffer, by: string])[] = [
    ["in a charset that nobody knows", Buffer.from(`${page("klingon")}é`, "latin1"), "'klingon', as it declares"],
    ["in EBCDIC", Buffer.from("4c6fa7949340a5", "hex"), "'ebcdic', as its octets say"],
    ["in UTF-7, all of it in ASCII", Buffer.from(`${page("utf-7")}r+AOk-sum+AOk-`), "'utf-7', as it declares"],
    ["in HZ, all of it in ASCII", Buffer.from(`${page("hz-gb-2312")}~{<:Ky2;~}`), "'hz-gb-2312', as it declares"],
    ["in UTF-32", Buffer.from("fffe000061000000", "hex"), "'utf-32', as its byte order mark says"],
  ];
  for (const [name, octets, by] of unread)
    it(`is not read ${name}`, () => {
      const read = textOfOctets(octets, fileCharset(octets, { language: "html" }));
      assert.ok(read.kind === "unread" && read.message.includes(by), JSON.stringify(read));
    });
});

function readWith(charset: string, octets: Uint8Array): DecodedFile {
  return readAs("code", octets, charset);
}

function readAs(language: LanguageName, octets: Uint8Array, charset?: string): DecodedFile {
  const read = textOfOctets(octets, fileCharset(octets, { language, charset }));
  return read.kind === "text" ? read : assert.fail(read.message);
}
