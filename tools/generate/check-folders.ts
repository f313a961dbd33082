import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { CheckDefinition } from "../../packages/core/src/checks/define-check.js";

export interface LocatedCheck {
  readonly folder: string;
  readonly check: CheckDefinition;
  /** The name under which the check's file exports it. */
  readonly exportName: string;
}

/** The folder that holds one folder for each component, from the root of the repository. */
export const checksFolder = "packages/core/src/checks";

/** Every check of the tree below `root`, ordered by code; a file's check must be named as its code says. */
export async function readChecks(root: string): Promise<LocatedCheck[]> {
  const entries = await readdir(join(root, checksFolder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const checks = await Promise.all(folders.map((folder) => readFolder(root, folder)));
  return checks.flat().sort((a, b) => (a.check.code < b.check.code ? -1 : 1));
}

async function readFolder(root: string, folder: string): Promise<LocatedCheck[]> {
  const files = await readdir(join(root, checksFolder, folder));
  const codes = files.filter((file) => /^[a-z0-9-]+\.ts$/.test(file)).map((file) => file.slice(0, -".ts".length));
  return Promise.all(codes.map((code) => readCheck(root, folder, code)));
}

async function readCheck(root: string, folder: string, code: string): Promise<LocatedCheck> {
  const exportName = camelCase(code);
  const module = (await import(join(root, checksFolder, folder, `${code}.ts`))) as Record<string, CheckDefinition>;
  const check = module[exportName];
  if (check?.code !== code) throw new Error(`${folder}/${code}.ts must export ${exportName} with the code '${code}'`);
  return { folder, check, exportName };
}

/** `host-ipv6-zone-identifier` is exported as `hostIpv6ZoneIdentifier`. */
export function camelCase(code: string): string {
  return code.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
