import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/**
 * Browsers refuse modules of files to each other. So that the site works where a page is opened as a file, too, its modules are
 * written once more as classic scripts, which `load.js` loads there and nowhere else.
 */
const site = fileURLToPath(new URL("../../dist", import.meta.url));
const assets = join(site, "assets");
const classic = join(site, "classic");
const loading = `<script>if(location.protocol==="file:")document.head.append(Object.assign(document.createElement("script"),{src:__VP_SITE_ROOT__+"classic/load.js"}))</script>`;

rmSync(classic, { recursive: true, force: true });
for (const path of filesIn(assets, ".js")) {
  mkdirSync(dirname(join(classic, path)), { recursive: true });
  writeFileSync(join(classic, path), asClassicScript(readFileSync(join(assets, path), "utf8")));
}
cpSync(fileURLToPath(new URL("load.js", import.meta.url)), join(classic, "load.js"));
for (const path of filesIn(site, ".html")) {
  const page = readFileSync(join(site, path), "utf8");
  const withLoading = page.replace(/(?<=<script>window\.__VP_SITE_ROOT__=[^<]*<\/script>)/u, () => loading);
  if (withLoading === page && path !== "404.html") throw new Error(`${path} does not say where the site begins.`);
  writeFileSync(join(site, path), withLoading);
}

function asClassicScript(module: string): string {
  const compilerOptions = {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- No other form of modules lets a page load them as it likes.
    module: ts.ModuleKind.System,
    // Also what neither imports nor exports.
    moduleDetection: ts.ModuleDetectionKind.Force,
    target: ts.ScriptTarget.ESNext,
  };
  // Against the origin, the router resolves addresses; of files, Firefox tells none.
  return ts.transpileModule(module, { compilerOptions }).outputText.replaceAll("location.origin", '"file://"');
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(ending));
}
