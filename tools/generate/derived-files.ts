import { readAllChecks } from "./check-folders.js";
import { generateClassificationPage } from "./classification-page.js";
import { generateCodesPage } from "./codes-page.js";
import { generateConventionsPage } from "./conventions-page.js";
import { conventionRegistry } from "./declared-conventions.js";
import { staleOf, type DerivedFile } from "./derived-file.js";
import { documentPath, generateDocument } from "./document.js";
import { generateHtmlEntities } from "./html-entities.js";
import { referencePages } from "./reference.js";
import { editorsPage, generateEditorsPage } from "./editors-page.js";
import { languageRegistry } from "./language-registry.js";
import { generateLanguagesPage } from "./languages-page.js";
import { reasonFiles } from "./reasons.js";
import { generateReliabilityPage } from "./reliability-page.js";
import { checkRegistries } from "./registry.js";
import { registryEntries } from "./registry-entries.js";
import { generateSpecificationsPage } from "./specifications-page.js";
import { generateSettingsSchema } from "./shared-settings.js";
import { generateSettingsPage } from "./settings-page.js";
import { generateVscodeManifest, vscodeManifest } from "./vscode-manifest.js";

/** Every file that follows from the checks, their documents and what others publish, as it has to be. */
async function derivedFiles(root: string): Promise<DerivedFile[]> {
  const all = await readAllChecks(root);
  const { checks } = all;
  const settingsJsonSchema = await generateSettingsSchema(root, checks);
  return [
    { path: "packages/core/src/data/html-entities.ts", content: generateHtmlEntities() },
    ...(await languageRegistry(root)),
    await conventionRegistry(root),
    ...checkRegistries(all),
    ...(await reasonFiles(root, all)),
    { path: "docs/codes.md", content: generateCodesPage(checks) },
    { path: "docs/classification.md", content: generateClassificationPage() },
    { path: editorsPage, content: await generateEditorsPage(root) },
    { path: "docs/conventions.md", content: generateConventionsPage() },
    { path: "docs/languages.md", content: generateLanguagesPage() },
    { path: "docs/settings.md", content: generateSettingsPage(checks) },
    { path: "docs/reliability.md", content: await generateReliabilityPage() },
    ...(await referencePages(root)),
    ...registryEntries(),
    { path: "docs/specifications.md", content: await generateSpecificationsPage(root, checks) },
    { path: vscodeManifest, content: await generateVscodeManifest(root, checks) },
    { path: "packages/cli/schema.json", content: settingsJsonSchema },
    { path: "packages/eslint-plugin/schema.json", content: settingsJsonSchema },
    { path: "packages/vscode-client/schema.json", content: settingsJsonSchema },
    ...(await Promise.all(
      checks.map(async (located) => ({ path: documentPath(located), content: await generateDocument(root, located) })),
    )),
  ];
}

/** The derived files that are not as they have to be, each with the content that it has to have. */
export async function staleFiles(root: string): Promise<DerivedFile[]> {
  return staleOf(root, await derivedFiles(root));
}
