/** `pnpm new-check <folder>/<code>` makes the three files of a check; then `pnpm generate` makes it known everywhere. */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { camelCase, checksFolder } from "./generate/check-folders.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const [, folder, code] = /^([a-z-]+)\/([a-z][a-z0-9-]*)$/.exec(process.argv[2] ?? "") ?? [];

if (folder === undefined || code === undefined) {
  console.error("Usage: pnpm new-check <folder>/<code>, for example authority/host-empty");
  process.exitCode = 2;
} else if (existsSync(join(root, checksFolder, folder, `${code}.ts`))) {
  console.error(`${folder}/${code} exists already.`);
  process.exitCode = 1;
} else {
  const name = camelCase(code);
  await write(`${folder}/${code}.ts`, definition(code, name));
  await write(`${folder}/${code}.test.ts`, table(code, name));
  await write(`${folder}/${code}.md`, page());
  console.log("Now fill in the three files, run 'pnpm generate', and then the tests.");
}

async function write(path: string, content: string): Promise<void> {
  const file = join(root, checksFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`wrote ${join(checksFolder, path)}`);
}

function definition(code: string, name: string): string {
  return `import { traits } from "../../grammar/traits.js";
import { rfc3987 } from "../../spec-reference.js";
import { defineCheck, suggest } from "../define-check.js";

export const ${name} = defineCheck({
  code: "${code}",
  title: "Path contains an exclamation mark",
  strength: "advice",
  fix: "suggestion",
  preset: "all",
  spec: [rfc3987("2.2")],
  message: "The path contains '!' at offset {{offset}}; say why that matters.",
  needs: traits.scheme | traits.noScheme,
  find({ path }, report) {
    const offset = path.text.indexOf("!");
    if (offset < 0) return;
    const span = { start: path.span.start + offset, end: path.span.start + offset + 1 };
    report({
      span,
      component: "path",
      data: { offset: String(offset) },
      fixes: [suggest("Percent-encode the exclamation mark", span, "%21")],
    });
  },
});
`;
}

function table(code: string, name: string): string {
  return `import { describeCheck } from "../../../test/describe-check.js";
import { ${name} } from "./${code}.js";

describeCheck(${name}, {
  reports: [
    {
      name: "an exclamation mark in the path",
      iri: "http://a/«!»",
      suggests: { "Percent-encode the exclamation mark": "http://a/%21" },
    },
  ],
  accepts: [{ name: "a path without exclamation mark", iri: "http://a/b" }],
});
`;
}

function page(): string {
  return `## What

The path contains an exclamation mark.

## Why

Say in the first sentence what goes wrong for people if nobody mends it.

## Examples

\`\`\`iri reports
http://a/«!»
\`\`\`

\`\`\`iri accepts
http://a/b
\`\`\`

## Fix

Say what the fix does, and whether the identifier stays equivalent.

## When to turn it off

Say where the report is unwanted.
`;
}
