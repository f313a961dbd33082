import assert from "node:assert/strict";
import { openClone } from "../clone.js";
import { withClone } from "../small-clone.js";
import { readStranger } from "./reports.js";

function read(files: Readonly<Record<string, string>>): ReturnType<typeof readStranger> {
  return withClone([files], (folder) => readStranger(openClone(folder)));
}

describe("reports of a clone", () => {
  it("are drawn once of lines of the same text", () => {
    const { files, reports, drawn } = read({
      "a.md": "[a](htp://a.example/b)\n",
      "b/c.md": "[a](htp://a.example/b)\n",
    });
    assert.deepEqual([files, reports], [2, 2]);
    assert.deepEqual(
      drawn.map(({ report: { repository, code, weight }, where }) => [repository, code, weight, where]),
      [["owner/name", "scheme-misspelled", 2, "a.md:1"]],
    );
  });

  it("are at most twenty of one code, which share the weight of all", () => {
    const lines = Array.from({ length: 32 }, (_, index) => `[a](htp://a.example/${index})\n`);
    const { drawn } = read({ "a.md": lines.join("\n") });
    assert.deepEqual(
      drawn.map(({ report }) => report.weight),
      Array.from({ length: 20 }, () => 1.6),
    );
  });

  it("are none in files that are not read", () => {
    assert.deepEqual(read({ "a.unread": "htp://a.example/b\n" }), { files: 0, reports: 0, inTests: 0, drawn: [] });
  });

  it("are none in what the command leaves out", () => {
    const link = "[a](htp://a.example/b)\n";
    const { files } = read({
      ".gitattributes": "gen/* linguist-generated\nvendor/c.md linguist-vendored=false\n",
      "gen/a.md": link,
      "dist/b.md": link,
      "node_modules/e/f.md": link,
      "d.md": link,
    });
    assert.equal(files, 1);
  });

  it("are none at the names of files that look like hosts", () => {
    const links = "[a](up-rocket.chat/) [b](down-rocket.chat/) [c](github.com/c) [d](caf%C3%A9.com/b.md)\n";
    const { drawn } = read({
      "a/b.md": links,
      "a/up-rocket.chat/c.md": "",
      "a/github.com/c": "",
      "a/café.com/b.md": "",
    });
    assert.deepEqual(
      drawn.map(({ message }) => /^'(?<host>[^']*)'/u.exec(message)?.groups?.["host"]),
      ["down-rocket.chat"],
    );
  });

  it("are counted apart in tests", () => {
    const link = "[a](htp://a.example/b)\n";
    const { files, reports, inTests, drawn } = read({
      "a.md": link,
      "src/__tests__/b.md": link,
      "c_test.md": link,
      "d/test_e.md": link,
      "src/test/resources/f.md": link,
      "FooTest.md": link,
      "Foo.Tests/g.md": link,
      "src/jvmTest/h.md": link,
      "i/expected_output/j.md": link,
      "m/testcases_expected_output_api/n.md": link,
      "o/expected/p.md": link,
      "t/unit/k.md": link,
      "FooTests/l.md": link,
      "webapps/selftest/m.html": '<base href="www.a.example/b">',
      "q_test/r.md": link,
      "TestsResult/s.md": link,
      "u/bad_syntax/v.md": link,
      "Test2/w.md": link,
      "test_site/x.md": link,
      "latest.md": link,
    });
    assert.deepEqual([files, reports, inTests], [2, 2, 18]);
    assert.deepEqual(
      drawn.map(({ where }) => where),
      ["a.md:1"],
    );
  });
});
