import ts from "typescript";

/** The modules with records of conventions. */
export const recordFiles = /[\\/]conventions[\\/](?:ecosystems[\\/])?[^\\/]+\.js$/;

/** What tests and pages read of the record of a convention, and no program; beside these its name. */
const unread = new Set(["examples", "seenIn"]);

/** A bundle holds of the records of conventions what decides. */
export function withoutUnread(text) {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    transformers: { before: [(context) => (file) => ts.visitNode(file, (node) => shortened(node, context))] },
  });
  return outputText;
}

function shortened(node, context) {
  const visited = ts.visitEachChild(node, (child) => shortened(child, context), context);
  if (!ts.isObjectLiteralExpression(visited)) return visited;
  const names = visited.properties.map(({ name }) => name?.text);
  const isRecord = names.includes("seenIn");
  const kept = visited.properties.filter(
    (_, index) => !unread.has(names[index]) && !(isRecord && names[index] === "name"),
  );
  return ts.factory.updateObjectLiteralExpression(visited, kept);
}
