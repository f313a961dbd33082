import { describeEditing } from "./vscode/editing.js";
import { startVscodeForTheWeb } from "./vscode/session.js";

describeEditing({
  title: "VS Code for the web, extension host in a worker",
  start: startVscodeForTheWeb,
});
