import { testRestart } from "./vscode/answers.js";
import { testEditing } from "./vscode/editing.js";
import { testInspector } from "./vscode/inspector.js";
import { testOutput } from "./vscode/output.js";
import { testLanguages } from "./vscode/languages.js";
import { testPalette } from "./vscode/palette.js";
import { startVscodeForTheWeb } from "./vscode/session.js";
import { describeVscode } from "./vscode/under-test.js";

describeVscode(
  {
    title: "VS Code for the web, extension host in a worker",
    start: startVscodeForTheWeb,
    workspace: "bookshop",
    settings: { "iri.trace.server": "messages" },
  },
  testEditing,
  testInspector,
  testPalette,
  testRestart,
  testOutput,
  testLanguages,
);
