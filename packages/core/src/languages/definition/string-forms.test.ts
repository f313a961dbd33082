import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { syntaxes } from "../../literals/syntaxes/registry.js";
import type { SimpleSyntaxName } from "../../literals/syntaxes/syntax-name.js";
import type { DeclaredCodeLanguage, StringForm } from "./code-language.js";

const folder = new URL("../", import.meta.url);

async function declaredLanguages(): Promise<readonly DeclaredCodeLanguage[]> {
  const families = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = families.flatMap(({ name }) =>
    readdirSync(new URL(`${name}/`, folder))
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => new URL(`${name}/${file}`, folder).href),
  );
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>));
  return modules.flatMap((module) => Object.values(module).filter(isDeclared));
}

function isDeclared(value: unknown): value is DeclaredCodeLanguage {
  return typeof value === "object" && value !== null && "strings" in value && "joiners" in value;
}

/** Whether decoding tells a brace from the beginning of a hole: doubled, it stands for itself. */
function doublesBraces(syntax: SimpleSyntaxName): boolean {
  return syntaxes[syntax].decode("{{", { start: 0, end: 2 }).text === "{";
}

/** Whether all holes begin with a backslash, which is written as an escape. */
function beginsWithEscape({ source }: RegExp): boolean {
  return source.startsWith("\\\\");
}

describe("a form of strings with holes", () => {
  it("names a syntax that writes no mark of a hole as it is, or a fix would make a hole of text", async () => {
    const languages = await declaredLanguages();
    assert.ok(languages.length > 30, `${languages.length} languages`);
    const isSafe = ({ hole, syntax }: StringForm): boolean =>
      hole === undefined || syntaxes[syntax].holes !== undefined || doublesBraces(syntax) || beginsWithEscape(hole);
    const unsafe = languages.flatMap(({ name, strings }) =>
      strings.filter((form) => !isSafe(form)).map(({ syntax }) => `${name}: ${syntax}`),
    );
    assert.deepEqual(unsafe, [], "give the syntax 'holes', and escape their marks in 'singles' and 'quoted'");
  });
});
