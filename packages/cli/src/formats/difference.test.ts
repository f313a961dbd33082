import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commandFolder, right, wrong } from "../../test/command-folder.js";
import { difference } from "./difference.js";

const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index + 1}\n`);

describe("a unified difference", () => {
  it("is empty where nothing changes", () => assert.equal(difference("a", "a\n", "a\n").text, ""));

  it("shows three lines around each change, and near ones together", () => {
    const before = numbered(30);
    const after = before.map((line, at) => ([1, 8, 25].includes(at) ? `x${line}` : line));
    assert.equal(
      difference("a", before.join(""), after.join("")).text,
      `--- a/a\n+++ b/a\n@@ -1,12 +1,12 @@\n 1\n-2\n+x2\n 3\n 4\n 5\n 6\n 7\n 8\n-9\n+x9\n 10\n 11\n 12\n` +
        `@@ -23,7 +23,7 @@\n 23\n 24\n 25\n-26\n+x26\n 27\n 28\n 29\n`,
    );
  });

  it("shows lines that go or come, and a last line without an end", () => {
    assert.equal(
      difference("a", "a\nb\nc", "a\nc").text,
      "--- a/a\n+++ b/a\n@@ -1,3 +1,2 @@\n a\n-b\n c\n\\ No newline at end of file\n",
    );
    assert.equal(difference("a", "", "a\n").text, "--- a/a\n+++ b/a\n@@ -0,0 +1,1 @@\n+a\n");
    assert.equal(difference("a", "a\n", "").text, "--- a/a\n+++ b/a\n@@ -1,1 +0,0 @@\n-a\n");
  });
});

describe("a difference of a text with secrets", () => {
  const before = numbered(30).with(14, 'a("//u:secret@a.example")\n');
  const changing = (...lines: number[]): string =>
    before.map((line, at) => (lines.includes(at + 1) ? line.replace(/^|(?=\.e)/u, "x") : line)).join("");

  it("leaves out what it would be printed with, and is what it would be otherwise", () => {
    const told = difference("a", before.join(""), changing(2, 11, 12, 15, 18, 19));
    assert.equal(told.withheld, 3);
    assert.deepEqual(told.text, difference("a", before.join(""), changing(2, 11, 19)).text);
    assert.deepEqual(told.text.match(/^\+x.*|secret/gmu), ["+x2", "+x11", "+x19"]);
  });

  it("is empty where all would be, also where a change brings or takes lines", () => {
    const all = { text: "", withheld: 1 };
    assert.deepEqual(difference("a", before.join(""), changing(15)), all);
    assert.deepEqual(difference("a", before.join(""), before.toSpliced(15, 1).join("")), all);
  });
});

describe("irilint, where nothing is to be written", () => {
  const { folder, write, irilint, irilintOn } = commandFolder();
  const content = (name: string): string => readFileSync(join(folder.path, name), "utf8");

  it("prints by --diff what git applies, and fails if there is something", async () => {
    write("src/wrong.ts", `\uFEFF// a\r\n${wrong}//b`);
    const before = content("src/wrong.ts");
    const { status, output } = await irilint("--preset", "strict", "--diff", "src");
    assert.equal(status, 1);
    assert.equal(content("src/wrong.ts"), before);
    write("a.patch", output);
    execFileSync("git", ["init", "-q"], { cwd: folder.path });
    execFileSync("git", ["apply", "a.patch"], { cwd: folder.path });
    assert.equal(content("src/wrong.ts"), before.replace("EXAMPLE", "example"));
    assert.deepEqual(await irilint("--preset", "strict", "--diff", "src"), { status: 0, output: "", errors: "" });
  });

  // Windows has no such names.
  (process.platform === "win32" ? it.skip : it)("names files in it as git reads them", async () => {
    const names = ['"a"\\n.ts', "b\tb.ts", "c\n@@.ts", "d e.ts", "\u00E9.ts"].map((name) => `src/${name}`);
    for (const name of names) write(name, wrong);
    const { output } = await irilint("--preset", "strict", "--diff", ...names);
    write("a.patch", output);
    execFileSync("git", ["apply", "a.patch"], { cwd: folder.path });
    for (const name of names) assert.equal(content(name), right, name);
  });

  it("says by --diff how many errors are left, as it fails for them", async () => {
    write("src/space.ts", 'fetch("http://a.example/b c");\n');
    const told = await irilint("--diff", "src/space.ts");
    assert.deepEqual([told.status, told.output], [1, ""]);
    assert.match(told.errors, /^irilint: 1 error has no safe fix; run without --diff to see it\.\n$/);
  });

  it("tells by --fix-dry-run what is left, and has the text in json", async () => {
    const { output } = await irilint("--preset", "strict", "--fix-dry-run", "-f", "json", "src/wrong.ts");
    const [result] = JSON.parse(output) as { messages: unknown[]; output: string }[];
    assert.deepEqual([result?.messages, result?.output], [[], right]);
    assert.equal(content("src/wrong.ts"), wrong);
  });

  it("prints no text with a password in it, and says so", async () => {
    const secret = 'fetch("http://u:secret@EXAMPLE.com/");\n';
    write("src/wrong.ts", `${wrong}\n\n\n\n${secret}`);
    const shown = await irilint("--preset", "strict", "--diff", "src/wrong.ts");
    assert.match(shown.output, /^\+fetch\("http:\/\/example/mu);
    assert.match(shown.errors, /^irilint: 1 change is not printed, as a password or a token/);
    const told = await irilint("--preset", "strict", "--fix-dry-run", "-f", "json", "src/wrong.ts");
    assert.match(told.errors, /^irilint: 1 repaired text is not printed, as a password or a token/);
    assert.equal(shown.status, 1);
    assert.doesNotMatch(shown.output + told.output, /secret@/);
    const fixed = await irilint("--preset", "strict", "--fix", "-f", "json", "src/wrong.ts");
    assert.doesNotMatch(fixed.output + fixed.errors, /secret@|not printed/);
    assert.equal(content("src/wrong.ts"), `${right}\n\n\n\n${secret.replace("EXAMPLE", "example")}`);
    const piped = await irilintOn(secret, "--fix", "--preset", "strict", "--stdin-filename", "a.ts", "-");
    assert.equal(piped.output, secret.replace("EXAMPLE", "example"));
  });

  it("does one of these at a time", async () => {
    mkdirSync(join(folder.path, "empty"));
    assert.match((await irilint("--fix", "--diff")).errors, /--fix and --diff cannot both be done/);
    assert.match((await irilintOn("", "--suppress-all", "--prune-suppressions")).errors, /cannot both be done/);
  });
});
