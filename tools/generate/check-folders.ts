import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { CheckDefinition, CheckDescription } from "../../packages/core/src/checks/definition/define-check.js";
import type { AnyDocumentCheck } from "../../packages/core/src/literals/judge/define-document-check.js";

export interface LocatedCheck<Check extends CheckDescription = CheckDescription> {
  readonly folder: string;
  /** The path of its three files from the root of the repository, without their endings. */
  readonly stem: string;
  readonly check: Check;
  /** The name under which the check's file exports it. */
  readonly exportName: string;
}

/** The folder that holds one folder for each component, from the root of the repository. */
const checksFolder = "packages/core/src/checks";

/** Its folders that hold no checks: habits that several of them heed, what a check is made of, what runs them, how they speak, and what several of them find. */
const otherFolders: ReadonlySet<string> = new Set(["conventions", "definition", "faults", "run", "wording"]);

/** The folder of the checks that compare the identifiers of a document, and how it is called among the others. */
const documentChecksFolder = "packages/core/src/literals/checks";
export const documentFolder = "document";

/** Where the three files of a check stand, without their endings. */
export function stemOf(folder: string, code: string): string {
  return folder === documentFolder ? `${documentChecksFolder}/${code}` : `${checksFolder}/${folder}/${code}`;
}

/** Every check, ordered by code, and those of one identifier and of documents by themselves. */
export interface AllChecks {
  readonly ofIdentifiers: readonly LocatedCheck<CheckDefinition>[];
  readonly ofDocuments: readonly LocatedCheck<AnyDocumentCheck>[];
  readonly checks: readonly LocatedCheck[];
}

/** The checks of the tree below `root`. */
export async function readAllChecks(root: string): Promise<AllChecks> {
  const ofIdentifiers = await readChecks(root);
  const ofDocuments = await readDocumentChecks(root);
  return { ofIdentifiers, ofDocuments, checks: [...ofIdentifiers, ...ofDocuments].sort(byCode) };
}

/** The folders of the checks of one identifier, which are its components and other subjects. */
async function subjectFolders(root: string): Promise<string[]> {
  const entries = await readdir(join(root, checksFolder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !otherFolders.has(entry.name)).map(({ name }) => name);
}

/** All folders in which a check may stand. */
export async function foldersOfChecks(root: string): Promise<string[]> {
  return [...(await subjectFolders(root)), documentFolder];
}

/** Every check of the tree below `root`, ordered by code; a file's check must be named as its code says. */
async function readChecks(root: string): Promise<LocatedCheck<CheckDefinition>[]> {
  const folders = await subjectFolders(root);
  const checks = await Promise.all(
    folders.map((folder) => readFolder<CheckDefinition>(root, `${checksFolder}/${folder}`, folder)),
  );
  return checks.flat().sort(byCode);
}

/** The same for the checks of documents. */
async function readDocumentChecks(root: string): Promise<LocatedCheck<AnyDocumentCheck>[]> {
  const checks = await readFolder<AnyDocumentCheck>(root, documentChecksFolder, documentFolder);
  return checks.sort(byCode);
}

/** The order of codes in every list and page. */
export function byCode(a: LocatedCheck, b: LocatedCheck): number {
  return a.check.code < b.check.code ? -1 : 1;
}

async function readFolder<Check extends CheckDescription>(
  root: string,
  path: string,
  folder: string,
): Promise<LocatedCheck<Check>[]> {
  const files = await readdir(join(root, path));
  const codes = files.filter((file) => /^[a-z0-9-]+\.ts$/.test(file)).map((file) => file.slice(0, -".ts".length));
  return Promise.all(codes.map((code) => readCheck<Check>(root, { stem: `${path}/${code}`, folder, code })));
}

async function readCheck<Check extends CheckDescription>(
  root: string,
  { stem, folder, code }: { readonly stem: string; readonly folder: string; readonly code: string },
): Promise<LocatedCheck<Check>> {
  const exportName = camelCase(code);
  const module = (await import(join(root, `${stem}.ts`))) as Record<string, Check>;
  const check = module[exportName];
  if (check?.code !== code) throw new Error(`${stem}.ts must export ${exportName} with the code '${code}'`);
  return { folder, stem, check, exportName };
}

/** `host-ipv6-zone-identifier` is exported as `hostIpv6ZoneIdentifier`. */
export function camelCase(code: string): string {
  return code.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
