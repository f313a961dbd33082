import { describeEditing } from "./vscode/editing.js";
import { startVscode } from "./vscode/session.js";

describeEditing("Node.js", startVscode);
