import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";

/** Where languages are declared, from the root of the repository: those read by their quotation marks, and others. */
const folders = ["packages/core/src/languages", "packages/core/src/documents/languages"] as const;

/** The function that declares a language, and whether the language has a reader of its own. */
const declaring: ReadonlyMap<string, boolean> = new Map([
  ["defineCodeLanguage", false],
  ["defineLanguage", true],
]);

export interface DeclaredLanguage {
  readonly name: string;
  /** The file that declares it, from the root of the repository. */
  readonly path: string;
  /** The name under which that file exports it. */
  readonly exportName: string;
  readonly hasReader: boolean;
  /** How the names of its files end, as far as the declaration lists them. */
  readonly extensions: readonly string[];
}

/**
 * Every language that a module declares, ordered by name. The modules are not run: what they import may itself be made of
 * what is found here.
 */
export async function readDeclaredLanguages(root: string): Promise<DeclaredLanguage[]> {
  const paths = (await Promise.all(folders.map((folder) => modulesBelow(root, folder)))).flat();
  const found = await Promise.all(
    paths.map(async (path) => languagesIn(path, await readFile(join(root, path), "utf8"))),
  );
  const languages = found.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const [index, { name, path }] of languages.entries())
    if (languages[index + 1]?.name === name) throw new Error(`${path} declares '${name}', which is declared already`);
  return languages;
}

/** The modules below a folder, tests left out, from the root of the repository. */
export async function modulesBelow(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .sort();
}

function languagesIn(path: string, text: string): DeclaredLanguage[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }): DeclaredLanguage[] => {
      if (initializer === undefined || !ts.isCallExpression(initializer)) return [];
      const hasReader = declaring.get(initializer.expression.getText());
      const [argument] = initializer.arguments;
      const language = valueIn(argument, "name");
      if (hasReader === undefined || language === undefined || !ts.isStringLiteral(language)) return [];
      const extensions = valueIn(argument, "extensions");
      const listed = extensions !== undefined && ts.isArrayLiteralExpression(extensions) ? extensions.elements : [];
      return [
        {
          name: language.text,
          path,
          exportName: name.getText(),
          hasReader,
          extensions: listed.flatMap((each) => (ts.isStringLiteral(each) ? [each.text] : [])),
        },
      ];
    });
}

/** The value of a property of an object that stands there as a literal. */
function valueIn(argument: ts.Expression | undefined, key: string): ts.Expression | undefined {
  if (argument === undefined || !ts.isObjectLiteralExpression(argument)) return undefined;
  return argument.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === key)
    ?.initializer;
}
