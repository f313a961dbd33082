import { testEditing } from "./vscode/editing.js";
import { testInspector } from "./vscode/inspector.js";
import { testLanguages } from "./vscode/languages.js";
import { testPalette } from "./vscode/palette.js";
import { startVscode } from "./vscode/session.js";
import { testSupervision } from "./vscode/supervision.js";
import { describeVscode } from "./vscode/under-test.js";

describeVscode(
  { title: "VS Code, extension host in Node.js", pictures: "vscode", start: startVscode, workspace: "bookshop" },
  testEditing,
  testInspector,
  testPalette,
  testSupervision,
  testLanguages,
);
