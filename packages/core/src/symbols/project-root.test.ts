import assert from "node:assert/strict";
import { pathInProject, projectRootOf } from "./project-root.js";

describe("root of a project", () => {
  const files = (...existing: readonly string[]) => ({
    kindOf: (uri: string) => (existing.includes(uri) ? ("folder" as const) : undefined),
  });

  it("is the nearest folder with a git repository, whatever folders are above it", () => {
    const inArchive = files("file:///archive/2019/.git", "file:///.git");
    assert.equal(projectRootOf("file:///archive/2019/docs/a.md", inArchive), "file:///archive/2019/");
    assert.equal(pathInProject("file:///archive/2019/docs/a.md", inArchive), "docs/a.md");
  });

  it("is the folder of the file outside of any repository", () => {
    assert.equal(pathInProject("file:///archive/2019/a.md", files()), "a.md");
    assert.equal(pathInProject("untitled:Untitled-1", files()), "untitled:Untitled-1");
  });

  it("gives a path without percent-encoding, if that is well-formed", () => {
    const within = files("file:///a%20b/.git");
    assert.equal(pathInProject("file:///a%20b/r%C3%A9unions/2019.md", within), "réunions/2019.md");
    assert.equal(pathInProject("file:///a%20b/%C3.md", within), "%C3.md");
  });
});
