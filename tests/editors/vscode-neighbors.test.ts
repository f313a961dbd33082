import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { testActivation } from "./vscode/activation.js";
import { testDisplay } from "./vscode/display.js";
import { testFolders } from "./vscode/folders.js";
import { longFile, testLongFile } from "./vscode/long-file.js";
import { testNeighbors } from "./vscode/neighbors.js";
import { startVscode } from "./vscode/session.js";
import { describeVscode } from "./vscode/under-test.js";

describeVscode(
  {
    title: "VS Code with two folders and a linter beside",
    pictures: "vscode",
    start: startVscode,
    workspace: "shelves/shelves.code-workspace",
    prepare: (folder) => writeFileSync(join(folder, "archive", "long.ts"), longFile),
    // The editor isolates what it takes for a link, and the picture shall show what we isolate.
    settings: { "editor.links": false, "editor.unicodeHighlight.ambiguousCharacters": true },
    neighbors: ["eslint-stand-in"],
  },
  testActivation,
  testFolders,
  testNeighbors,
  testDisplay,
  testLongFile,
);
