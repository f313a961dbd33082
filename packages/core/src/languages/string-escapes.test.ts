import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import fc from "fast-check";
import { decodeWritten, describeSyntax, type DecodeRow } from "../../test/syntax-laws.js";
import { syntaxes } from "../literals/syntaxes/registry.js";
import type { SimpleSyntaxName } from "../literals/syntaxes/syntax-name.js";

const alphabet = [
  "a",
  "é",
  "\\",
  "\\\\",
  '\\"',
  "\\'",
  "\\n",
  "\\x41",
  "\\xC3\\xA9",
  "\\xe2\\x80",
  "\\101",
  "\\u00e9",
  "\\U0001F600",
  "\\u{1F600}",
  "\\q",
  "\\$",
  "{{",
  "''",
  "`",
  "``",
  "`u{E9}",
  "\\x{E9}",
  "\\&",
  "\\195\\169",
  "%%",
  "\\\n",
];

const rows = {
  "python-string": [
    { name: "character escapes", written: "\\x41\\101\\u00e9\\U0001F600\\a", text: "AAé😀\x07" },
    { name: "unknown escapes are kept", written: "\\d\\xZ", text: "\\d\\xZ" },
  ],
  "python-format": [{ name: "doubled braces", written: "a{{b}}", text: "a{b}", units: ["a", "{{", "b", "}}"] }],
  "python-raw-format": [{ name: "doubled braces alone", written: "a{{\\n}}", text: "a{\\n}" }],
  "python-bytes": [{ name: "bytes of UTF-8", written: "\\xc3\\xa9\\u0041", text: "é\\u0041" }],
  "properties-value": [
    { name: "delimiters and continued lines", written: "\\u00e9\\:\\=a\\\n   b\\x", text: "é:=abx" },
  ],
  "c-string": [
    { name: "bytes of UTF-8 by hexadecimal and octal digits", written: "\\xe2\\200\\256", text: "\u202E" },
    { name: "a byte that is no character", written: "\\xe2x", text: "\uFFFDx" },
    { name: "too many digits", written: "\\x414141", text: "\\x414141" },
  ],
  "c-wide-string": [
    { name: "units by hexadecimal and octal digits", written: "\\xE9\\x202E\\351", text: "é\u202Eé" },
    { name: "code points", written: "\\u00e9\\U0001F600", text: "é😀" },
  ],
  "go-string": [{ name: "bytes and code points", written: "\\xf0\\x9f\\x98\\x80\\u00e9\\101", text: "😀éA" }],
  "rust-bytes": [{ name: "bytes of UTF-8", written: "\\xC3\\xA9\\u{41}a\\\n   b", text: "é\\u{41}ab" }],
  "rust-string": [{ name: "braces and continued lines", written: "\\u{1F6_00}a\\\n   b", text: "😀ab" }],
  "java-string": [{ name: "any number of u", written: "\\uuu0041\\s\\7", text: "A \x07" }],
  "csharp-format": [
    { name: "doubled braces", written: "a{{b}}\\x41g", text: "a{b}Ag", units: ["a", "{{", "b", "}}", "\\x41", "g"] },
  ],
  "csharp-verbatim-format": [
    {
      name: "doubled braces and quotes",
      written: 'a{{b}}""\\',
      text: 'a{b}"\\',
      units: ["a", "{{", "b", "}}", '""', "\\"],
    },
  ],
  "csharp-string": [{ name: "one to four digits", written: "\\x41g\\u00e9\\0", text: "Agé\0" }],
  "php-double": [{ name: "its own escapes", written: "\\u{e9}\\xC3\\xA9\\$\\'\\e", text: "éé$\\'\x1B" }],
  "php-single": [{ name: "two escapes", written: "\\'\\\\\\n", text: "'\\\\n" }],
  "perl-double": [
    { name: "characters by number", written: "\\x41\\x{1F600}\\101\\o{351}\\N{U+E9}\\e", text: "A😀Aéé\x1B" },
    { name: "a backslash before anything else", written: "a\\@b\\/\\$c\\q", text: "a@b/$cq" },
  ],
  "perl-single": [{ name: "the delimiter and the backslash", written: "a\\'b\\\\c\\n\\\"", text: "a'b\\c\\n\\\"" }],
  "powershell-double": [
    { name: "back quotes", written: 'a`tb`$c`u{1F600}``d`"e`q\\n', text: 'a\tb$c😀`d"eq\\n' },
    { name: "two quotation marks", written: 'a""b', text: 'a"b', units: ["a", '""', "b"] },
  ],
  "powershell-here": [{ name: "back quotes alone", written: 'a""b`n`0', text: 'a""b\n\0' }],
  "shell-double": [{ name: "four escapes", written: '\\$\\`\\"\\\\\\n', text: '$`"\\\\n' }],
  "shell-dollar": [{ name: "those of C", written: "\\xc3\\xa9\\u41\\'", text: "éA'" }],
  "shell-word": [{ name: "any character", written: "a\\&b\\n", text: "a&bn" }],
  "ruby-double": [
    {
      name: "bytes, characters and a blank",
      written: "\\xC3\\xA9\\x4a\\101\\u00e9\\u{1F600}\\s\\e",
      text: "éJAé😀 \x1B",
    },
    { name: "a backslash before anything else", written: "\\q\\#{a\\'b\\\nc", text: "q#{a'bc" },
  ],
  "lua-string": [
    { name: "decimal digits", written: "\\65\\0661\\195\\169\\x41\\u{e9}", text: "AB1éAé" },
    { name: "skipped white space", written: "a\\z \n  b", text: "ab" },
  ],
  "r-string": [
    { name: "up to four and eight digits", written: "\\u41g\\u{e9}\\U1F600\\U{e9}\\x4a\\101", text: "Agé😀éJA" },
  ],
  "kotlin-string": [{ name: "its own escapes", written: "\\u00e9\\$a\\x41", text: "é$a\\x41" }],
  "scala-string": [{ name: "any number of u", written: "\\uu0041$$", text: "A$$" }],
  "scala-format": [{ name: "two dollar signs", written: "a$$b\\n", text: "a$b\n", units: ["a", "$$", "b", "\\n"] }],
  "groovy-string": [{ name: "octal digits and a dollar sign", written: "\\101\\u0041\\$\\\n", text: "AA$" }],
  "swift-string": [{ name: "braces", written: "\\u{E9}\\0\\x41\\u0041", text: "é\0\\x41\\u0041" }],
  "dart-string": [{ name: "characters by number", written: "\\x41\\u00e9\\u{1F600}\\q\\$", text: "Aé😀q$" }],
  "hcl-string": [{ name: "four and eight digits", written: "\\u00e9\\U0001F600\\x41", text: "é😀\\x41" }],
  "graphql-string": [{ name: "those of JSON, and braces", written: "\\u00e9\\u{1F600}\\/\\'", text: "é😀/\\'" }],
  "elixir-string": [
    { name: "bytes and characters by number", written: "\\xC3\\xA9\\u00e9\\u{1F600}\\d\\s\\e", text: "éé😀\x7F \x1B" },
    { name: "a backslash before anything else", written: "a\\)b\\#{c\\q\\\nd", text: "a)b#{cqd" },
  ],
  "erlang-string": [
    { name: "characters by number", written: "\\x41\\x{1F600}\\351\\d\\s\\e", text: "A😀é\x7F \x1B" },
    { name: "a backslash before anything else", written: 'a\\qb\\"', text: 'aqb"' },
  ],
  "haskell-string": [
    { name: "any number of digits", written: "\\233\\xE9\\o351\\x1F600\\&0\\xE", text: "ééé😀0\x0E" },
    { name: "gaps", written: 'a\\\n   \\b\\ \\\\\\"c', text: 'ab\\"c' },
    { name: "no character", written: "\\x110000a", text: "\\x110000a" },
  ],
  "ocaml-string": [
    { name: "bytes and a character", written: "\\195\\169\\xC3\\xA9\\o101\\u{1F600}\\ ", text: "ééA😀 " },
    { name: "continued lines", written: "a\\\n   b\\q", text: "ab\\q" },
  ],
  "fsharp-string": [
    { name: "characters by number", written: "\\065\\x41\\u00e9\\U0001F600\\0a", text: "AAé😀\0a" },
    { name: "continued lines", written: "a\\\n   b\\q%%", text: "ab\\q%%" },
  ],
  "fsharp-format": [
    {
      name: "doubled signs",
      written: "a{{b}}%%20\\x41",
      text: "a{b}%20A",
      units: ["a", "{{", "b", "}}", "%%", "2", "0", "\\x41"],
    },
  ],
  "fsharp-verbatim-format": [{ name: "doubled signs and quotes", written: 'a{{%%""\\', text: 'a{%"\\' }],
  "fsharp-raw-format": [{ name: "doubled signs alone", written: 'a{{%%""\\', text: 'a{%""\\' }],
  "julia-string": [
    { name: "bytes and characters", written: "\\xC3\\xA9\\303\\251\\u41g\\U1F600\\$\\e", text: "ééAg😀$\x1B" },
    { name: "continued lines", written: "a\\\n   b\\q", text: "ab\\q" },
  ],
  "zig-string": [{ name: "bytes and characters", written: "\\xC3\\xA9\\u{1F600}\\'\\101", text: "é😀'\\101" }],
  "nim-string": [
    { name: "bytes and characters", written: "\\195\\169\\xC3\\xA9\\u00e9\\u{1F600}\\p\\c\\e", text: "ééé😀\n\r\x1B" },
  ],
  "nim-format": [{ name: "doubled braces", written: "a{{b}}\\x41", text: "a{b}A" }],
  "crystal-string": [
    { name: "bytes and characters", written: "\\xC3\\xA9\\101\\u00e9\\u{1F600}\\e", text: "éAé😀\x1B" },
    { name: "a backslash before anything else", written: "a\\)b\\#{c\\q\\\n  d", text: "a)b#{cqd" },
  ],
  "solidity-string": [{ name: "bytes and characters", written: "\\xC3\\xA9\\u00e9a\\\nb\\q", text: "ééab\\q" }],
  "d-string": [
    {
      name: "bytes and characters",
      written: "\\xC3\\xA9\\303\\251\\u00e9\\U0001F600\\?\\&amp;",
      text: "ééé😀?\\&amp;",
    },
  ],
  "nix-string": [{ name: "its few escapes", written: "a\\tb\\${c\\q\\\\", text: "a\tb${cq\\" }],
  "tcl-string": [{ name: "characters by number", written: "\\x41\\u41g\\U1F600\\351\\$a\\[b\\q", text: "AAg😀é$a[bq" }],
  "cmake-string": [{ name: "its few escapes", written: "a\\tb\\${c\\\\\\\nd", text: "a\tb${c\\d" }],
  "doubled-double-quote": [{ name: "two quotation marks", written: 'a""b\\n', text: 'a"b\\n' }],
  "doubled-single-quote": [{ name: "two apostrophes", written: "a''b\\n", text: "a'b\\n" }],
} as const satisfies Partial<Record<SimpleSyntaxName, readonly DecodeRow[]>>;

for (const [name, decoded] of Object.entries<readonly DecodeRow[]>(rows))
  describe(name, () => describeSyntax(syntaxes[name as keyof typeof rows], decoded, alphabet));

/** Some texts in the escapes of one language, the same ones in each run. */
function samples(parts: readonly string[]): string[] {
  const written = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((all) => all.join(""));
  return fc.sample(written, { numRuns: 300, seed: 1 });
}

/** Programs that print what the literals of a JSON array stand for, as one, with null for what their language refuses. */
const python =
  "import ast,json,sys,warnings\nwarnings.simplefilter('ignore')\n" +
  "def read(s):\n try: v = ast.literal_eval(s)\n except Exception: return None\n" +
  " return v if isinstance(v, str) else v.decode('utf-8', 'replace')\n" +
  "print(json.dumps([read(s) for s in json.load(sys.stdin)]))";
const ruby =
  "require 'json'; Encoding.default_external = 'UTF-8'; $VERBOSE = nil\n" +
  "def read(s)\n  eval(s).then { |v| v.valid_encoding? ? v : nil }\nrescue SyntaxError\nend\n" +
  "puts JSON.generate(JSON.parse(STDIN.read).map { |s| read(s) })";

const interpreters = [
  { syntax: "python-string", command: ["python3", "-c", python], write: (text: string) => `"""${text}"""` },
  { syntax: "python-bytes", command: ["python3", "-c", python], write: (text: string) => `b"""${text}"""` },
  { syntax: "ruby-double", command: ["ruby", "-e", ruby], write: (text: string) => `%Q\u0001${text}\u0001` },
] as const;

describe("strings that an interpreter reads", () => {
  for (const { syntax, command, write } of interpreters) {
    const [program, ...args] = command;
    it(`agree with ${program}: ${syntax}`, function () {
      if (spawnSync(program, ["--version"]).status !== 0) this.skip();
      const parts = alphabet.filter((part) => part !== "é" && part !== "\\xe2\\x80" && part !== "\\101");
      const texts = samples(parts).filter((text) => !/(?<!\\)(?:\\\\)*\\$/u.test(text));
      const input = JSON.stringify(texts.map(write));
      const expected = JSON.parse(execFileSync(program, args, { input, encoding: "utf8" })) as (string | null)[];
      assert.ok(expected.filter((value) => value !== null).length > 100);
      for (const [index, value] of expected.entries())
        if (value !== null) assert.equal(decodeWritten(syntaxes[syntax], texts[index] ?? ""), value);
    });
  }
});

describe("the strings of the shell", () => {
  const hasBash = spawnSync("bash", ["--version"]).status === 0;
  const quoting = { "shell-double": ['"', '"'], "shell-dollar": ["$'", "'"], "shell-word": ["", ""] } as const;

  for (const [name, [open, close]] of Object.entries(quoting))
    it(`agree with bash: ${name}`, function () {
      if (!hasBash) this.skip();
      const parts = ["a", "b", "\\\\", '\\"', "\\'", "\\$", "\\n", "\\x41", "\\u00e9", "\\101", "\\\n"];
      const texts = samples(parts).filter((text) => text !== "");
      const script = `printf '%s\\0' ${texts.map((text) => open + text + close).join(" ")}`;
      const output = execFileSync("bash", [], {
        input: script,
        encoding: "utf8",
        env: { ...process.env, LC_ALL: "C.UTF-8" },
      });
      const syntax = syntaxes[name as keyof typeof quoting];
      assert.deepEqual(
        texts.map((text) => decodeWritten(syntax, text)).filter((text) => name !== "shell-word" || text !== ""),
        output.split("\0").slice(0, -1),
      );
    });
});
