import { describeEditing } from "./vscode/editing.js";
import { startVscode } from "./vscode/session.js";

describeEditing({ title: "VS Code, extension host in Node.js", pictures: "vscode", start: startVscode });
