import { start } from "../command/start.js";
import { CommandParts } from "./parts.js";

const parts = new CommandParts(__filename);

void start(() => async (args, commandProcess) => {
  const needs = new Set<string>();
  const status = await parts.part.run(args, { ...commandProcess, need: (name) => needs.add(name) });
  await parts.keep(needs);
  return status;
});
