import { readFile } from "node:fs/promises";
import ts from "typescript";

const files = /[\\/]conventions[\\/](?:ecosystems[\\/])?[^\\/]+\.js$/;

/** What tests and pages read of the record of a convention, and no program. */
const unread = new Set(["examples", "seenIn"]);

/** An esbuild plugin: a bundle holds of the records of conventions what decides. */
export const recordsInUse = {
  name: "records-in-use",
  setup(build) {
    build.onLoad({ filter: files }, async ({ path }) => ({ contents: withoutUnread(await readFile(path, "utf8")) }));
  },
};

function withoutUnread(text) {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    transformers: { before: [(context) => (file) => ts.visitNode(file, (node) => shortened(node, context))] },
  });
  return outputText;
}

function shortened(node, context) {
  const visited = ts.visitEachChild(node, (child) => shortened(child, context), context);
  if (!ts.isObjectLiteralExpression(visited)) return visited;
  const kept = visited.properties.filter(({ name }) => !unread.has(name?.text));
  return ts.factory.updateObjectLiteralExpression(visited, kept);
}
