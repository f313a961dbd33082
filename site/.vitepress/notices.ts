import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { thirdPartyNotices } from "../../tools/build/bundle/third-party-notices.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The name of the file, at the top of the site; its first page leads there. */
const noticesFile = "THIRD-PARTY-NOTICES.txt";

/** Puts the licences of all that the scripts of the site hold beside them; those of what core holds are with core. */
export function notices(): Plugin {
  return {
    name: "notices",
    async generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const files = Object.values(bundle).flatMap((chunk) => ("modules" in chunk ? Object.keys(chunk.modules) : []));
      const inputs = Object.fromEntries(files.map((file) => [file.replace(/^\0|\?.*$/g, ""), {}]));
      const ofCore = readFileSync(`${root}/packages/core/dist/${noticesFile}`, "utf8");
      const source = `${await thirdPartyNotices(root, [{ inputs }])}\n\n${ofCore}`;
      this.emitFile({ type: "asset", fileName: noticesFile, source });
    },
  };
}
