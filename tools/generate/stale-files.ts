import { staleOf, type DerivedFile } from "./derived-file.js";
import { derivedFiles } from "./derived-files.js";

/** The derived files that are not as they have to be, each with the content that it has to have. */
export async function staleFiles(root: string): Promise<DerivedFile[]> {
  return staleOf(root, await derivedFiles(root));
}
