import assert from "node:assert/strict";
import { resolve } from "node:path";
import { printed, type FileMessages } from "../../test/printed.js";
import type { Output } from "./format.js";
import { formatCalled } from "./formats.js";
import { noCounts, type Message } from "./message.js";

const folder = resolve("/project");
const message: Message = {
  ruleId: "iri/host-not-lowercase",
  severity: 1,
  message: "The host '<A&B>' is \"wrong\".",
  line: 2,
  column: 5,
  endLine: 2,
  endColumn: 8,
  fix: { range: [10, 13], text: "a" },
  suggestions: [{ desc: "Remove it", fix: { range: [10, 13], text: "" } }],
};
const unread: Message = { ruleId: null, severity: 2, message: "Not read.", line: 1, column: 1, fatal: true };
const files: readonly FileMessages[] = [
  { filePath: resolve(folder, "src/a b.ts"), messages: [message, message], text: 'one\n  "A<B"\tx\n' },
  { filePath: resolve(folder, "clean.ts"), messages: [] },
  { filePath: resolve(folder, "c.ts"), messages: [unread], text: "" },
];

async function formatted(
  name: string,
  what: readonly FileMessages[] = files,
  more: Partial<Output> = {},
): Promise<string> {
  const chosen = await formatCalled(name, folder);
  assert.ok(chosen.ok);
  return printed(chosen.create, what, { folder, ...more });
}

/** The first line of a text that `pretty` shows, and the marks below. */
function excerptIn(output: string): { readonly excerpt: string; readonly marks: string } {
  const [, excerpt = "", marks = ""] = /^(\d+ \|.*)\n( +\|.*)$/mu.exec(output) ?? [];
  return { excerpt, marks };
}

describe("the formats", () => {
  it("show names of files without what would move the cursor or other characters", async () => {
    const named = [
      { filePath: resolve(folder, "a\u001B[31m\n\u202E.ts"), messages: [message], text: "one\ntwo http://A/\n" },
    ];
    for (const name of ["stylish", "compact", "pretty", "github"]) {
      const output = await formatted(name, named);
      assert.match(output, /a\u00B7\[31m\u00B7\u00B7\.ts/u, name);
      // The property of an annotation is the name, of which GitHub takes care.
      if (name !== "github") assert.doesNotMatch(output, /\u001B|\u202E/u, name);
    }
  });

  it("stylish has a table for each file and the sum", async () => {
    assert.equal(
      await formatted("stylish"),
      `
${files[0]?.filePath}
  2:5  warning  The host '<A&B>' is "wrong"  iri/host-not-lowercase
  2:5  warning  The host '<A&B>' is "wrong"  iri/host-not-lowercase

${files[2]?.filePath}
  1:1  error  Not read

\u2716 3 problems (1 error, 2 warnings)
  0 errors and 2 warnings potentially fixable with the \`--fix\` option.

`,
    );
    assert.equal(await formatted("stylish", []), "");
  });

  it("stylish has one table for a file that is told of in parts", async () => {
    const chosen = await formatCalled("stylish", folder);
    assert.ok(chosen.ok);
    const format = chosen.create({ folder, hasColors: false, width: 80 });
    const part = {
      filePath: "/a.nt",
      counts: noCounts,
      lineAt: () => "",
      byteAt: () => 0,
      isFirst: false,
      isLast: false,
    };
    const reports = [[], [unread], [], [unread]].map((messages) => format.report({ ...part, messages }));
    const last = format.report({ ...part, messages: [], isLast: true });
    const other = format.report({ ...part, filePath: "/b.nt", messages: [unread], isLast: true });
    const row = "  1:1  error  Not read\n";
    assert.equal([...reports, last, other].join(""), `\n/a.nt\n${row}${row}\n/b.nt\n${row}\n`);
  });

  it("pretty shows the line and what is meant", async () => {
    assert.equal(
      (await formatted("pretty")).split("\n\n")[0],
      `src/a b.ts:2:5 warning iri/host-not-lowercase
  The host '<A&B>' is "wrong".
2 |   "A<B" x
  |     ^^^`,
    );
  });

  it("pretty keeps to the width of the terminal, and shows no controls", async () => {
    const line = `${"a".repeat(300)}\u202E\u0007${"b".repeat(300)}`;
    const wide = { ...message, line: 1, endLine: 1, column: 301, endColumn: 303, message: "word ".repeat(60).trim() };
    const output = await formatted("pretty", [{ filePath: resolve(folder, "a.ts"), messages: [wide], text: line }], {
      width: 80,
    });
    for (const row of output.split("\n")) assert.ok(row.length <= 80, row);
    assert.doesNotMatch(output, /[\u202E\u0007]/u);
    const { excerpt, marks } = excerptIn(output);
    assert.equal(excerpt.indexOf("\u00B7\u00B7"), marks.indexOf("^^"));
    assert.notEqual(marks.indexOf("^^"), -1);
  });

  it("pretty counts two columns for an East Asian character, and keeps to the width with them", async () => {
    const line = `${"\u6F22".repeat(90)}b${"\u5B57".repeat(90)}`;
    const told = { ...message, line: 1, endLine: 1, column: 90, endColumn: 92 };
    const output = await formatted("pretty", [{ filePath: resolve(folder, "a.ts"), messages: [told], text: line }], {
      width: 80,
    });
    const { excerpt, marks } = excerptIn(output);
    assert.match(marks, /^ {2}\| +\^\^\^$/);
    assert.equal(marks.indexOf("^") - 4, 2 * (excerpt.indexOf("\u6F22b") - 4));
    assert.ok(2 * (excerpt.length - 5) + 5 <= 80, excerpt);
  });

  it("pretty shows no marks below a line that is displayed in another order", async () => {
    for (const letter of ["\u05D0", "\u{1E900}"]) {
      const told = { ...message, line: 1, endLine: 1, column: 3, endColumn: 4 };
      const text = `a ${letter} b`;
      const output = await formatted("pretty", [{ filePath: resolve(folder, "a.ts"), messages: [told], text }]);
      assert.match(output, new RegExp(`1 \\| \u2068${text}\u2069\n\n`, "u"));
    }
  });

  it("pretty shows no password, of whatever else it tells", async () => {
    const line = `${"a".repeat(200)} b = "http://user:secret@a.example/ c" ${"d".repeat(200)}`;
    const column = line.indexOf("secret") + 1;
    const told = { ...message, line: 1, endLine: 1, column: column + 3, endColumn: column + 6 };
    const output = await formatted("pretty", [{ filePath: resolve(folder, "a.ts"), messages: [told], text: line }], {
      width: 30,
    });
    assert.match(output, /••••••@a\.ex/u);
    assert.doesNotMatch(output, /sec|ret/u);
  });

  it("json is one list", async () => {
    const results = JSON.parse(await formatted("json")) as { messages: unknown[]; errorCount: number }[];
    assert.deepEqual(
      results.map(({ messages }) => messages.length),
      [2, 0, 1],
    );
    assert.deepEqual(
      results.map(({ errorCount }) => errorCount),
      [0, 0, 1],
    );
    assert.deepEqual(results[0]?.messages[0], message);
    assert.equal(await formatted("json", []), "[]\n");
  });

  it("jsonl has an object in each line", async () => {
    const lines = (await formatted("jsonl")).trimEnd().split("\n");
    assert.equal(lines.length, 3);
    assert.deepEqual(JSON.parse(lines[2] ?? ""), { filePath: files[2]?.filePath, ...unread, byteOffset: 1 });
  });

  it("sarif names the tool, its rules, places, fixes and fingerprints that differ", async () => {
    const { version, runs } = JSON.parse(await formatted("sarif")) as {
      version: string;
      runs: [{ tool: { driver: { name: string; rules: SarifRule[] } }; results: SarifResult[] }];
    };
    const [{ tool, results }] = runs;
    assert.deepEqual([version, tool.driver.name, results.length], ["2.1.0", "Irilint", 3]);
    const [first, second, third] = results;
    assert.equal(tool.driver.rules[first?.ruleIndex ?? -1]?.id, "iri/host-not-lowercase");
    for (const { help, helpUri } of tool.driver.rules)
      assert.match(help.text, new RegExp(`^\\S.+\\. ${helpUri}$`, "u"));
    assert.equal(first?.locations[0].physicalLocation.artifactLocation.uri, "src/a%20b.ts");
    assert.deepEqual(first.locations[0].physicalLocation.region, {
      startLine: 2,
      startColumn: 5,
      endLine: 2,
      endColumn: 8,
    });
    assert.equal(first.fixes?.length, 2);
    assert.notEqual(first.partialFingerprints["irilint/v1"], second?.partialFingerprints["irilint/v1"]);
    assert.equal(third?.ruleIndex, undefined);
  });

  it("gitlab has paths from the folder, and no fingerprint twice", async () => {
    const issues = JSON.parse(await formatted("gitlab")) as {
      fingerprint: string;
      location: object;
      severity: string;
    }[];
    assert.equal(new Set(issues.map(({ fingerprint }) => fingerprint)).size, 3);
    assert.deepEqual(issues[0]?.location, { path: "src/a b.ts", lines: { begin: 2, end: 2 } });
    assert.deepEqual(
      issues.map(({ severity }) => severity),
      ["minor", "minor", "major"],
    );
  });

  it("checkstyle and junit are escaped, and tell clean files apart", async () => {
    assert.equal(
      await formatted("checkstyle", files.slice(1)),
      `<?xml version="1.0" encoding="utf-8"?>
<checkstyle version="4.3">
  <file name="${files[2]?.filePath}">
    <error line="1" column="1" severity="error" message="Not read." source="irilint" />
  </file>
</checkstyle>
`,
    );
    const xml = await formatted("junit");
    assert.match(xml, /message="The host '&lt;A&amp;B&gt;' is &quot;wrong&quot;\."/);
    assert.equal(xml.match(/<failure /g)?.length, 3);
    assert.equal(xml.match(/<testsuite /g)?.length, 3);
  });

  it("html is a page that is escaped", async () => {
    const page = await formatted("html");
    assert.match(page, /<h2>src\/a b\.ts<\/h2>/);
    assert.match(page, /The host '&lt;A&amp;B&gt;' is/);
    assert.match(page, /3 files, 1 error, 2 warnings/);
  });

  it("compact has a line for each message", async () => {
    assert.equal((await formatted("compact")).split("\n")[2], `${files[2]?.filePath}:1:1: error: Not read.`);
  });
});

interface SarifRule {
  id: string;
  help: { text: string; markdown: string };
  helpUri: string;
}

interface SarifResult {
  readonly ruleIndex?: number;
  readonly locations: [{ physicalLocation: { artifactLocation: { uri: string }; region: object } }];
  readonly partialFingerprints: Record<string, string>;
  readonly fixes?: object[];
}
