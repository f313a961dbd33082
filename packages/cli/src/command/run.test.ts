import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { commandFolder, right, wrong } from "../../test/command-folder.js";
import { version } from "../manifest.js";

describe("irilint", () => {
  const { folder, write, irilint, irilintOn, irilintOnOctets } = commandFolder();

  it("reads the working directory, and the files of every language that it knows", async () => {
    write("data.json", '{ "url": "http://EXAMPLE.com/" }');
    const { status, output } = await irilint("--preset", "strict");
    assert.equal(status, 0);
    assert.match(output, /src\/wrong\.ts/);
    assert.match(output, /data\.json/);
    assert.doesNotMatch(output, /right\.js|notes\.txt|node_modules/);
    assert.match(output, /2 problems \(0 errors, 2 warnings\)/);
  });

  it("reads a file in another language by its quotation marks, if it is named", async () => {
    write("other.xyz", 'url := "http://EXAMPLE.com/"');
    assert.match((await irilint("--preset", "strict", "other.xyz")).output, /other\.xyz/);
    assert.doesNotMatch((await irilint("--preset", "strict")).output, /other\.xyz/);
    write("picture.xyz", '\0 "http://EXAMPLE.com/\u202E"');
    assert.equal((await irilint("--preset", "strict", "picture.xyz")).output, "");
  });

  it("takes for a name what is one, though it might be a glob", async () => {
    write("[id].xyz", 'url := "http://EXAMPLE.com/"');
    write("i.xyz", 'url := "http://EXAMPLE.com/"');
    const { output } = await irilint("--preset", "strict", "[id].xyz", "src/right.js");
    assert.match(output, /\[id\]\.xyz/);
    assert.doesNotMatch(output, /\/i\.xyz/);
    assert.equal((await irilint("--ignore-pattern", "*.xyz", "[id].xyz")).status, 0);
  });

  it("knows the names of files in any case", async () => {
    write("src/Dockerfile", "ADD http://EXAMPLE.com/ /a");
    write("src/CMakeLists.txt", 'set(URL "http://EXAMPLE.com/")');
    const { output } = await irilint("--preset", "strict", "src/*Dock*", "src/CMake*");
    assert.match(output, /Dockerfile[^]*CMakeLists|CMakeLists[^]*Dockerfile/);
    rmSync(join(folder.path, "src/Dockerfile"));
    rmSync(join(folder.path, "src/CMakeLists.txt"));
  });

  it("is silent and content when nothing is wrong", async () => {
    assert.deepEqual(await irilint("--preset", "strict", "src/right.js"), { status: 0, output: "", errors: "" });
  });

  it("passes over a folder without files that it knows, beside others", async () => {
    mkdirSync(join(folder.path, "docs"));
    assert.equal((await irilint("docs", "src")).status, 0);
  });

  it("fails on an error", async () => {
    write("src/error.ts", 'fetch("http://example.com/\\u202E");');
    const { status, output } = await irilint("src");
    assert.equal(status, 1);
    assert.match(output, /iri\/bidi-formatting-character/);
  });

  it("takes the preset from the command line, else from the settings, else the recommended one", async () => {
    assert.equal((await irilint()).output, "");
    write(".irilint.json", '{ "preset": "strict" }');
    assert.match((await irilint()).output, /iri\/host-not-lowercase/);
    assert.equal((await irilint("--preset", "recommended")).output, "");
  });

  it("takes severities of single codes from the settings", async () => {
    write(".irilint.json", '{ "codes": { "host-not-lowercase": "error" } }');
    assert.equal((await irilint()).status, 1);
    write(".irilint.json", '{ "preset": "strict", "codes": { "host-not-lowercase": "off" } }');
    assert.deepEqual(await irilint(), { status: 0, output: "", errors: "" });
  });

  it("reads settings with a byte order mark, comments and the place of their schema", async () => {
    write(".irilint.json", '\uFEFF{ "$schema": "schema.json", // why\n "preset": "strict", }');
    assert.match((await irilint()).output, /iri\/host-not-lowercase/);
  });

  it("finds settings above, and takes others by name", async () => {
    write(".irilint.json", '{ "preset": "strict" }');
    write("other.json", "{}");
    mkdirSync(join(folder.path, "src/deep"));
    write("src/deep/a.ts", wrong);
    folder.path = join(folder.path, "src/deep");
    assert.match((await irilint()).output, /iri\/host-not-lowercase/);
    assert.equal((await irilint("--config", "../../other.json")).output, "");
  });

  it("reads files outside of the working directory", async () => {
    mkdirSync(join(folder.path, "elsewhere"));
    const file = join(folder.path, "src/wrong.ts");
    folder.path = join(folder.path, "elsewhere");
    for (const path of [file, "../src", "../src/*.ts"]) {
      assert.match((await irilint("--preset", "strict", path)).output, /wrong\.ts/, path);
    }
  });

  it("repairs with --fix, and leaves a byte order mark and line ends", async () => {
    write("src/bom.ts", `\uFEFF${wrong}\r\n`);
    const { status, output } = await irilint("--preset", "strict", "--fix");
    assert.deepEqual({ status, output }, { status: 0, output: "" });
    assert.equal(readFileSync(join(folder.path, "src/wrong.ts"), "utf8"), right);
    assert.equal(readFileSync(join(folder.path, "src/bom.ts"), "utf8"), `\uFEFF${right}\r\n`);
  });

  it("prints in other formats", async () => {
    const { output } = await irilint("--preset", "strict", "--format", "json", "src/wrong.ts");
    const [result] = JSON.parse(output) as { messages: { ruleId: string }[] }[];
    assert.deepEqual(
      result?.messages.map(({ ruleId }) => ruleId),
      ["iri/host-not-lowercase"],
    );
  });

  it("prints by a formatter whose path is seen from the working directory, wherever the files are", async () => {
    mkdirSync(join(folder.path, "elsewhere"));
    write("elsewhere/count.mjs", "export default (results) => `${results.length} read`;");
    folder.path = join(folder.path, "elsewhere");
    assert.equal((await irilint("--format", "./count.mjs", "../src/wrong.ts")).output, "1 read\n");
  });

  it("prints for GitHub Actions", async () => {
    const { output } = await irilint("--preset", "strict", "--format", "github", "src/wrong.ts");
    assert.match(output, /^::warning file=.*wrong\.ts,line=1,.*,title=iri\/host-not-lowercase::src\/wrong\.ts:1:15: /);
  });

  it("writes the report to a file, and leaves the one that was there if it fails", async () => {
    write("report.json", "before");
    const report = (): string => readFileSync(join(folder.path, "report.json"), "utf8");
    assert.equal((await irilint("-o", "report.json", "-f", "json", "--config", "gone.json")).status, 2);
    assert.equal(report(), "before");
    assert.equal((await irilint("-o", "report.json", "-f", "json", "--preset", "strict", "src/wrong.ts")).output, "");
    assert.match(report(), /^\[.*iri\/host-not-lowercase.*\]\n$/);
    assert.match(
      (await irilint("-o", "gone/report.json", "src")).errors,
      /^irilint: Cannot write .*gone.*: there is no such folder/,
    );
  });

  it("decompresses a gzip on its standard input, and hands it out as it is with fixes", async () => {
    const input = gzipSync(wrong);
    const args = ["--preset", "strict", "-f", "compact", "--stdin"];
    for (const which of [
      ["--language", "ts"],
      ["--stdin-filename", "a.ts.gz"],
    ])
      assert.match(String((await irilintOnOctets(input, ...args, ...which)).octets), /:1:15: .*host-not-lowercase/);
    const { octets } = await irilintOnOctets(input, ...args, "--fix", "--stdin-filename", "a.ts");
    assert.deepEqual(octets, input);
  });

  it("reads the standard input, in a language that is given", async () => {
    const { output, status } = await irilintOn(
      "<http://a.example/ b> <p:p> <p:o> .\n",
      "-",
      "--language",
      "nt",
      "-f",
      "jsonl",
    );
    assert.equal(status, 1);
    const [first] = output
      .split("\n")
      .map((line) => JSON.parse(line || "{}") as { line?: number; byteOffset?: number });
    assert.deepEqual([first?.line, first?.byteOffset], [1, 18]);
  });

  it("prints what the fixes make of the standard input", async () => {
    const args = ["--fix", "--stdin", "--stdin-filename", "a.ts", "--preset", "strict"];
    assert.deepEqual(await irilintOn(`\uFEFF${wrong}\r\n`, ...args), {
      status: 0,
      output: `\uFEFF${right}\r\n`,
      errors: "",
    });
    assert.equal((await irilintOn(right, ...args)).output, right);
    const unfixable = 'fetch("http://a.example/%zz");';
    assert.deepEqual(await irilintOn(unfixable, ...args), { status: 1, output: unfixable, errors: "" });
  });

  it("gives back of the standard input what it does not fix", async () => {
    const large = Buffer.alloc((64 << 20) + 5, "a\n");
    const unknown = Buffer.from('<?xml version="1.0" encoding="klingon"?><a>\xE9</a>', "latin1");
    for (const [name, input] of [
      ["node_modules/a.ts", Buffer.from(wrong)],
      ["a.xml", unknown],
      ["a.ts", large],
    ] as const) {
      const { octets } = await irilintOnOctets(input, "--fix", "--stdin", "--stdin-filename", name);
      assert.ok(octets.equals(input), name);
    }
  });

  it("shows what the fixes would change in the standard input, whatever file has its name", async () => {
    write("b.ts", "");
    for (const args of [
      ["--stdin", "--stdin-filename", "b.ts"],
      ["-", "--language", "typescript"],
    ]) {
      const { output } = await irilintOn(wrong, "--diff", "--preset", "strict", ...args);
      assert.match(output, /^-.*EXAMPLE.*\n\+.*example/mu);
    }
  });

  it("reads the files that are staged or changed", async () => {
    const git = (...args: string[]): string =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
        cwd: folder.path,
        encoding: "utf8",
      });
    git("init", "-q");
    write("old.ts", wrong);
    git("add", "old.ts");
    git("commit", "-qm", "a");
    write("staged.ts", wrong);
    git("add", "staged.ts");
    write("new.ts", wrong);
    write("dump.nt.gz", "");
    const found = async (...args: string[]): Promise<readonly string[]> =>
      (await irilint("--list-files", ...args)).output.match(/\w+\.[\w.]+$/gmu) ?? [];
    assert.deepEqual(await found("--staged"), ["staged.ts"]);
    assert.deepEqual(
      new Set(await found("--changed")),
      new Set(["staged.ts", "new.ts", "dump.nt.gz", "notes.txt", "wrong.ts", "right.js"]),
    );
    mkdirSync(join(folder.path, "sub"));
    write("sub/inner.ts", wrong);
    assert.deepEqual(await found("--changed", "sub"), ["inner.ts"]);
    assert.deepEqual(await found("--changed", "sub", "n*.ts", "old.ts"), ["new.ts", "inner.ts"]);
    assert.deepEqual(new Set(await found("--changed", ".")), new Set(await found("--changed")));
    assert.match((await irilint("--staged", "--preset", "strict")).output, /1 problem/);
    assert.equal((await irilint("--changed", "--since", "gone")).status, 2);
  });

  it("reads what is staged, whatever stands on the disk, and fixes none of it", async () => {
    const git = (...args: string[]): string => execFileSync("git", args, { cwd: folder.path, encoding: "utf8" });
    git("init", "-q");
    const triple = "<http://a.example/ b> <http://a.example/p> <http://a.example/o> .\n";
    for (const name of ["mended.ts", "gone.ts", "spoiled.ts"]) write(name, name === "spoiled.ts" ? right : wrong);
    write("data.nt", triple);
    writeFileSync(join(folder.path, "data.nt.gz"), gzipSync(triple));
    symlinkSync("gone.ts", join(folder.path, "link.ts"));
    git("add", "mended.ts", "gone.ts", "spoiled.ts", "data.nt", "data.nt.gz", "link.ts");
    write("mended.ts", right);
    write("spoiled.ts", wrong);
    write("data.nt", "");
    rmSync(join(folder.path, "gone.ts"));
    const { output } = await irilint("--staged", "--preset", "strict", "--format", "compact");
    const names = output.split("\n").flatMap((line) => /[\w.]+(?=:\d+:\d+)/u.exec(line)?.[0] ?? []);
    assert.deepEqual(names, ["data.nt", "data.nt.gz", "gone.ts", "mended.ts"]);
    for (const option of ["--fix", "--fix-dry-run", "--diff"]) {
      const { status, errors } = await irilint("--staged", option);
      assert.equal(status, 2);
      assert.match(errors, new RegExp(`${option} is about files on the disk, and --staged reads what is staged`));
    }
  });

  it("says of files that are named that they are no text, and reads the others", async () => {
    write("picture.bin", "a\0b");
    write("archive.tar.bz2", "BZh9");
    const { status, output, errors } = await irilint("picture.bin", "archive.tar.bz2", "src", "--preset", "strict");
    assert.equal(status, 0);
    assert.match(output, /wrong\.ts[^]*1 problem/);
    assert.match(errors, /'picture\.bin' has not been read: it is binary, with a NUL at byte 2;/);
    assert.match(
      errors,
      /compressed with bzip2; write 'bzcat archive\.tar\.bz2 \| irilint - --stdin-filename archive\.tar'\./,
    );
    assert.equal((await irilint("picture.bin")).status, 0);
    assert.equal((await irilint("picture.bin", "--language", "plaintext")).errors, "");
    writeFileSync(join(folder.path, "wide.bin"), Buffer.from(`\uFEFF${wrong}`, "utf16le"));
    assert.match((await irilint("wide.bin", "--preset", "strict")).output, /1 problem/);
  });

  it("fails where a dump is named that it cannot decompress, and reads the others", async () => {
    write("dump.nt.bz2", "BZh9");
    const { status, output, errors } = await irilint("dump.nt.bz2", "src", "--preset", "strict");
    assert.equal(status, 2);
    assert.match(output, /wrong\.ts[^]*1 problem/);
    assert.match(errors, /compressed with bzip2; write 'bzcat dump\.nt\.bz2 \| irilint - --language ntriples'\./);
  });

  it("takes the extension of a file for the name of its language", async () => {
    for (const name of ["js", ".mjs", "nt", "h"])
      assert.equal((await irilintOn("", "-", "--language", name)).status, 0, name);
    assert.equal((await irilintOn("", "-", "--language", "jss")).status, 2);
  });

  it("complains of names without what would move the cursor", async () => {
    const { errors } = await irilint("a\u001B[31m\u202E.ts");
    assert.equal(errors, "irilint: Nothing that can be read matches 'a\u00B7[31m\u00B7.ts'.\n");
  });

  it("is content with nothing to read if it is told to be", async () => {
    for (const name of ["gone/*.ts", "gone.ts"])
      assert.deepEqual(await irilint(name, "--no-error-on-unmatched-pattern"), { status: 0, output: "", errors: "" });
    const beside = ["gone.ts", "src/wrong.ts", "--preset", "strict", "--max-warnings", "0"];
    assert.equal((await irilint(...beside, "--no-error-on-unmatched-pattern")).status, 1);
  });

  it("reads a file in another language than its name tells", async () => {
    write("data.txt", "<http://a.example/ b> <http://a.example/p> <http://a.example/o> .\n");
    assert.equal((await irilint("--language", "ntriples", "data.txt")).status, 1);
  });

  it("reads the registration of a scheme, whatever its file is called", async () => {
    write("quux.draft", "Status: approved\n\nScheme name: Quux\n");
    const { status, output } = await irilint("--registration", "quux.draft");
    assert.equal(status, 0);
    assert.match(output, /the status is 'approved'/);
    assert.match(output, /fields are missing; add them: 'Scheme syntax', /);
    assert.equal((await irilint("quux.draft", "--no-error-on-unmatched-pattern")).output, "");
  });

  it("fails on more warnings than are allowed", async () => {
    assert.equal((await irilint("--preset", "strict", "--max-warnings", "1")).status, 0);
    const { status, errors } = await irilint("--preset", "strict", "--max-warnings", "0");
    assert.equal(status, 1);
    assert.match(errors, /Found 1 warning; --max-warnings allows 0/);
  });

  it("leaves warnings out under --quiet", async () => {
    assert.equal((await irilint("--preset", "strict", "--quiet")).output, "");
  });

  it("counts the warnings that --quiet leaves out, as ESLint does", async () => {
    const { status, output } = await irilint("--preset", "strict", "--quiet", "--max-warnings", "0");
    assert.deepEqual([status, output], [1, ""]);
  });

  it("fixes nothing in a file of another encoding, whose octets it would lose", async () => {
    const octets = Buffer.from("url=HTTP://a.example/\nname=caf\xE9\n", "latin1");
    write("latin1.properties", "");
    writeFileSync(join(folder.path, "latin1.properties"), octets);
    const { output } = await irilint("--fix", "--preset", "strict", "latin1.properties");
    assert.match(output, /iri\/scheme-not-lowercase/);
    assert.deepEqual(readFileSync(join(folder.path, "latin1.properties")), octets);
    rmSync(join(folder.path, "latin1.properties"));
  });

  it("knows files by the beginnings of their names, but not programs", async () => {
    write("src/.env.docker", "URL=http://EXAMPLE.com/ # iri-ignore-line\nURL2=http://EXAMPLE.com/a # b\n");
    write("src/.env.ts", 'const url = "http://EXAMPLE.com/";');
    const { output } = await irilint("--preset", "strict", "src/.env.*");
    assert.match(output, /\.env\.docker\n +2:13[^]*\.env\.ts\n +1:21/);
    rmSync(join(folder.path, "src/.env.docker"));
    rmSync(join(folder.path, "src/.env.ts"));
  });

  it("reads the standard input under a name", async () => {
    const { output } = await irilintOn(wrong, "--stdin", "--stdin-filename", "a.ts", "--preset", "strict");
    assert.match(output, /a\.ts/);
    assert.match(output, /1:15/);
  });

  it("passes over directives that are meant for other linters", async () => {
    write(
      "src/right.js",
      `/* eslint react/none: "error", no-undef: "error" */\n// eslint-disable-next-line react/none\n${right}`,
    );
    assert.deepEqual(await irilint(), { status: 0, output: "", errors: "" });
  });

  it("says its version and what it accepts", async () => {
    assert.equal((await irilint("--version")).output, `${version}\n`);
    assert.match((await irilint("--help")).output, /--preset/);
  });

  describe("ends with status 2 and a reason", () => {
    for (const [name, args, reason] of [
      ["for an unknown option", ["--fixx"], /^irilint: There is no option '--fixx'; write '--fix'\.\nRun/],
      ["for an option that is like none", ["--qwertz"], /^irilint: There is no option '--qwertz'\.\nRun/],
      ["for a file that is called like an option and is not there", ["--", "-fix"], /no file or folder '-fix'/],
      ["for a long option behind one hyphen", ["-fix"], /^irilint: There is no option '-fix'; write '--fix'\.\n/],
      ["for an option without its value", ["--format"], /--format needs a value\.\n/],
      ["for an option in place of a value", ["-f", "--fix"], /-f needs a value\.\n/],
      ["for a value that is empty", ["--config="], /--config needs a value\.\n/],
      ["for a value without use", ["--fix=src"], /--fix takes no value\.\n/],
      ["for an unknown preset", ["--preset", "lax"], /recommended, strict, all/],
      ["for a number that is none", ["--max-warnings", "many"], /whole number/],
      ["for a file that is not there", ["gone.ts", "src"], /There is no file or folder 'gone\.ts'/],
      ["for a glob without files", ["gone/*.ts"], /Nothing that can be read matches 'gone\/\*\.ts'\./],
      [
        "for a formatter that is not there",
        ["--format", "gone", "src"],
        /^irilint: There is no format 'gone' and no package 'eslint-formatter-gone'; 'irilint --help' lists .*\.\n$/,
      ],
      [
        "for a name that is nearly one",
        ["--format", "jsno", "src"],
        /and no package .eslint-formatter-jsno.; write .json.\.\n$/,
      ],
      ["for the file of one", ["--format", "./gone.js", "src"], /There is no format '\.\/gone\.js'; /],
      ["for settings that are not there", ["--config", "gone.json"], /gone\.json/],
      ["for input without a name or a language", ["--stdin"], /--stdin-filename.*--language/],
      [
        "for a language that there is not",
        ["--language", "klingon", "src"],
        /no language 'klingon'; write one of .*turtle/,
      ],
      ["for a misspelt language", ["--language", "JavaScrip", "src"], /no language 'JavaScrip'; write 'javascript'\./],
      [
        "for two languages",
        ["--registration", "--language", "turtle", "src"],
        /--registration and --language turtle mean different languages/,
      ],
      ["for a name without input", ["--stdin-filename", "a.ts"], /--stdin/],
      ["for input beside files", ["--stdin", "--stdin-filename", "a.ts", "src"], /only reads standard input/],
      ["for a commit without use", ["--since", "HEAD"], /--since only has a meaning with --changed/],
      ["for changed files beside the input", ["--staged", "-"], /--staged reads files; leave out the standard input/],
      ["for changed files outside of a repository", ["--staged"], /is in no repository of git/],
      [
        "for a report in a folder that is not there",
        ["-o", "gone/a.txt", "src"],
        /Cannot write .*: there is no such folder\./,
      ],
    ] as const) {
      it(name, async () => {
        const { status, output, errors } = await irilint(...args);
        assert.equal(status, 2);
        assert.equal(output, "");
        assert.match(errors, /^irilint: /);
        assert.match(errors, reason);
        assert.doesNotMatch(errors, /\n\s+at /);
      });
    }

    it("for a folder without files", async () => {
      mkdirSync(join(folder.path, "empty"));
      const { status, errors } = await irilint("empty");
      assert.equal(status, 2);
      assert.match(errors, /empty/);
    });

    it("for folders that are ignored or hold nothing known, and says which", async () => {
      for (const name of [".git", "built", "empty"]) mkdirSync(join(folder.path, name));
      write(".gitignore", "built\n");
      write("built/a.ts", wrong);
      const { status, errors } = await irilint("built", "empty", "node_modules/dependency");
      assert.equal(status, 2);
      assert.match(errors, /in 'built', which is ignored by git or \.irilintignore; --no-ignore reads it\.\n/);
      assert.match(errors, /in 'empty': no file there has a name that tells its language/);
      assert.match(
        errors,
        /in 'node_modules\/dependency', which is ignored, as all that is in 'node_modules' and '\.git'\.\n/,
      );
      folder.path = join(folder.path, "empty");
      assert.match((await irilint()).errors, /in the working directory: /);
    });

    it("for a formatter that fails, and says how", async () => {
      write("broken.mjs", 'throw new Error("broken");');
      const { status, errors } = await irilint("--format", "./broken.mjs", "src");
      assert.equal(status, 2);
      assert.equal(errors, "irilint: The formatter './broken.mjs' cannot be loaded: broken\n");
    });

    it("for a file that cannot be read", async () => {
      symlinkSync(join(folder.path, "gone.ts"), join(folder.path, "dangling.ts"));
      const { status, errors } = await irilint("dangling.ts");
      assert.equal(status, 2);
      assert.match(errors, /dangling\.ts/);
    });

    it("for wrong settings, with their paths", async () => {
      write(".irilint.json", '{ "presets": "strict", "ignore": [1] }');
      const { status, errors } = await irilint();
      assert.equal(status, 2);
      assert.match(errors, /presets: There is no setting 'presets'/);
      assert.match(errors, /ignore\[0\]: /);
    });

    it("for settings that are not JSON", async () => {
      write(".irilint.json", "{ preset: 1 }");
      const { status, errors } = await irilint();
      assert.equal(status, 2);
      assert.match(
        errors,
        /\.irilint\.json has invalid settings:\n  The file is not valid JSON: Line 1, column 3: expected a name/,
      );
    });
  });
});
