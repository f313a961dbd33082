import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { commandFolder, wrong } from "../../test/command-folder.js";

describe("irilint, where files are ignored", () => {
  const { folder, write, irilint, irilintOn } = commandFolder();

  it("passes over what .gitignore names, unless told otherwise", async () => {
    mkdirSync(join(folder.path, ".git"));
    write(".gitignore", "# generated\nsrc/wr*.ts\n");
    write("src/other.ts", wrong);
    const { output } = await irilint("--preset", "strict");
    assert.match(output, /other\.ts/);
    assert.doesNotMatch(output, /wrong\.ts/);
    assert.match((await irilint("--preset", "strict", "--no-ignore")).output, /wrong\.ts/);
  });

  it("passes over a file whose name begins with two dots, and that is named", async () => {
    mkdirSync(join(folder.path, ".git"));
    write(".gitignore", "..own.ts\n");
    write("..own.ts", wrong);
    const { status, errors } = await irilint("--preset", "strict", "--max-warnings", "0", "..own.ts");
    assert.equal(status, 0);
    assert.match(errors, /'\.\.own\.ts' is ignored by git/);
  });

  it("obeys the .gitignore of every folder, the innermost first, up to the root of its repository", async () => {
    for (const name of [".git", "src/own/.git", "src/kept", "src/built"])
      mkdirSync(join(folder.path, name), { recursive: true });
    write(".gitignore", "wrong.ts\nbuilt/\n");
    write("src/.gitignore", "!kept/wrong.ts\nother.ts\n");
    for (const name of ["kept/wrong.ts", "other.ts", "built/other.ts", "own/wrong.ts"]) write(`src/${name}`, wrong);
    const { output } = await irilint("--preset", "strict", "src");
    const found = Array.from(output.matchAll(/\S+\.ts$/gm), ([path]) => path.slice(folder.path.length + 1));
    assert.deepEqual(found, ["src/kept/wrong.ts", "src/own/wrong.ts"]);
  });

  it("obeys .irilintignore, which weighs more than .gitignore, and that more than .git/info/exclude", async () => {
    mkdirSync(join(folder.path, ".git/info"), { recursive: true });
    for (const name of ["a.ts", "b.ts", "c.ts"]) write(name, wrong);
    write(".git/info/exclude", "src\nc.ts\nb.ts\n");
    write(".gitignore", "!b.ts\n");
    write(".irilintignore", "a.ts\n");
    const { output } = await irilint("--preset", "strict");
    assert.deepEqual(output.match(/\w+\.ts$/gm), ["b.ts"]);
    assert.deepEqual((await irilint("--preset", "strict", "--no-ignore")).output.match(/\w+\.ts$/gm)?.length, 4);
  });

  it("obeys what a person ignores in all repositories, which weighs least", async () => {
    const { env } = process;
    const before = { XDG_CONFIG_HOME: env["XDG_CONFIG_HOME"], GIT_CONFIG_GLOBAL: env["GIT_CONFIG_GLOBAL"] };
    env["XDG_CONFIG_HOME"] = join(folder.path, "config");
    env["GIT_CONFIG_GLOBAL"] = join(folder.path, "gitconfig");
    try {
      for (const name of [".git", "config/git"]) mkdirSync(join(folder.path, name), { recursive: true });
      for (const name of ["a.ts", "b.ts", "c.ts"]) write(name, wrong);
      write(".gitignore", "!b.ts\n/src\n");
      write("config/git/ignore", "a.ts\nb.ts\n");
      const read = async () => (await irilint("--preset", "strict")).output.match(/\w+\.ts$/gm);
      assert.deepEqual(await read(), ["b.ts", "c.ts"]);
      write("mine", "b.ts\nc.ts\n");
      write("gitconfig", `[core]\n\texcludesFile = ${join(folder.path, "mine").replaceAll("\\", "/")}\n`);
      assert.deepEqual(await read(), ["a.ts", "b.ts"]);
    } finally {
      for (const [name, value] of Object.entries(before))
        if (value === undefined) Reflect.deleteProperty(env, name);
        else env[name] = value;
    }
  });

  it("obeys what a person ignores in one repository and in its worktrees", async () => {
    const git = (...args: string[]) => execFileSync("git", ["-C", folder.path, ...args], { stdio: "ignore" });
    const read = async (...args: string[]) => (await irilint("--preset", "strict", ...args)).output.match(/\w+\.ts$/gm);
    git("init");
    for (const name of ["a.ts", "b.ts"]) write(name, wrong);
    write("mine", "a.ts\nsrc\n");
    git("config", "core.excludesFile", join(folder.path, "mine"));
    assert.deepEqual(await read(), ["b.ts"]);
    git("add", "-f", "a.ts", "b.ts");
    git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--no-verify", "-m", "a");
    git("worktree", "add", "tree");
    assert.deepEqual(await read("tree"), ["b.ts"]);
  });

  it("obeys the .gitignore of the working directory outside of a repository", async () => {
    write(".gitignore", "wrong.ts");
    assert.equal((await irilint("--preset", "strict")).output, "");
  });

  it("passes over ignored files that are named, with a word if there is no other one", async () => {
    write(".gitignore", "wrong.ts\n");
    const names = ["src/wrong.ts", "node_modules/dependency/index.js", "src/right.js"];
    const strictly = (...args: string[]) => irilint("--preset", "strict", "--max-warnings", "0", ...args);
    assert.deepEqual(await strictly(...names), { status: 0, output: "", errors: "" });
    assert.deepEqual(await strictly(...names.slice(0, 2), "--format", "json"), {
      status: 0,
      output: "[]\n",
      errors:
        "irilint: 'src/wrong.ts' is ignored by git or .irilintignore; --no-ignore reads it.\n" +
        "'node_modules/dependency/index.js' is ignored, as all that is in 'node_modules' and '.git'.\n",
    });
    assert.match((await strictly("--ignore-pattern", "*.txt", "notes.txt")).errors, /ignored by --ignore-pattern\.\n/);
    assert.match((await strictly(...Array<string>(7).fill("src/wrong.ts"))).errors, /\nSo it is with 2 more\.\n$/);
  });

  it("passes over input whose name is ignored", async () => {
    const args = ["--stdin", "--stdin-filename", "node_modules/foo.js", "--preset", "strict", "--max-warnings", "0"];
    const { status, output, errors } = await irilintOn(wrong, ...args);
    assert.deepEqual({ status, output }, { status: 0, output: "" });
    assert.match(errors, /'node_modules\/foo\.js' is ignored/);
  });

  it("passes over what is copied, built, minified or marked for Linguist, unless it is taken back or all is read", async () => {
    for (const name of [".git", "vendor", "src/dist", "gen", "third_party"])
      mkdirSync(join(folder.path, name), { recursive: true });
    for (const name of ["vendor/a.ts", "src/dist/b.ts", "c.min.ts", "gen/d.ts", "third_party/e.ts"]) write(name, wrong);
    write(".gitattributes", "gen/* linguist-generated\nsrc/dist -linguist-vendored\n");
    write(".irilintignore", "!third_party/\n");
    const read = async (...args: string[]) =>
      (await irilint("--preset", "strict", ...args)).output.match(/\w[\w.]*\.ts$/gm);
    assert.deepEqual(await read(), ["b.ts", "wrong.ts", "e.ts"]);
    assert.deepEqual((await read("--no-ignore"))?.length, 6);
    assert.match(
      (await irilint("vendor/a.ts")).errors,
      /'vendor\/a\.ts' is left out by its name, as what is installed/,
    );
  });

  it("passes over the files of patterns", async () => {
    const { output } = await irilint("--preset", "strict", "--ignore-pattern", "**/w*.ts", "--ignore-pattern", "b.ts");
    assert.equal(output, "");
  });
});
