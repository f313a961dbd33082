import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder with these files, for the tests of one `describe`; it goes when they are over. A test may step into another one by `path`. */
export function temporaryFolder(files: Readonly<Record<string, string>>): { path: string } {
  const folder = { path: "" };
  let made = "";
  beforeEach(() => {
    made = realpathSync(mkdtempSync(join(tmpdir(), "irilint-")));
    folder.path = made;
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder.path, name)), { recursive: true });
      writeFileSync(join(folder.path, name), text);
    }
  });
  afterEach(() => rmSync(made, { recursive: true, force: true }));
  return folder;
}
