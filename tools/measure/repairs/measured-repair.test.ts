import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { openClone } from "../clone.js";
import { withClone } from "../small-clone.js";
import { measureRepairs } from "./measured-repair.js";

describe("repairs of a clone", () => {
  it("are found if a finding touches what was changed", async () => {
    const versions = [
      { "é.md": "# A\n\n[a](htp://a.example/b)\n\n[c](http://c.example/d)\n", "a.unread": "see www.a.example/b\n" },
      {
        "é.md": "# A\n\n[a](http://a.example/b)\n\n[c](https://c.example/d)\n",
        "a.unread": "see http://www.a.example/b\n",
      },
    ];
    const shown = await withClone(versions, (folder) => measureRepairs(openClone(folder)));
    const seen = shown.map(({ measured: { repository, kind, language, code }, where }) =>
      [repository, where, kind, language, code].join(" "),
    );
    assert.deepEqual(seen.sort(), [
      "owner/name a.unread:1 scheme left out  ",
      "owner/name é.md:3 scheme misspelled markdown scheme-misspelled",
    ]);
  });

  it("are read beside files that the clone has not", async () => {
    const versions = [
      { "a.md": "[a](htp://a.example/b)\n", "large.md": "b\n" },
      { "a.md": "[a](http://a.example/b)\n", "large.md": "c\n" },
    ];
    const shown = await withClone(versions, (folder) => {
      const blob = execFileSync("git", ["-C", folder, "rev-parse", "HEAD~1:large.md"]).toString().trim();
      rmSync(join(folder, ".git", "objects", blob.slice(0, 2), blob.slice(2)));
      return measureRepairs(openClone(folder));
    });
    assert.deepEqual(
      shown.map(({ where }) => where),
      ["a.md:1"],
    );
  });

  it("are none where lines were added or taken away", async () => {
    const versions = [
      { "a.md": "[a](htp://a.example/b)\n" },
      { "a.md": "[a](http://a.example/b)\n\nmore\n" },
      { "a.md": "" },
    ];
    assert.deepEqual(await withClone(versions, (folder) => measureRepairs(openClone(folder))), []);
  });

  it("count once, however often a line was changed so", async () => {
    const wrong = "[a](http//a.example/b)\n";
    const right = "[a](http://a.example/b)\n";
    const versions = [{ "a.md": wrong }, { "a.md": right }, { "a.md": wrong }, { "a.md": right }];
    const shown = await withClone(versions, (folder) => measureRepairs(openClone(folder)));
    assert.deepEqual(
      shown.map(({ before }) => before).filter((before) => before === wrong.trim()),
      [wrong.trim()],
    );
  });
});
