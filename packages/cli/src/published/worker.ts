import { CommandParts } from "./parts.js";

new CommandParts(__filename).part.workForParent();
