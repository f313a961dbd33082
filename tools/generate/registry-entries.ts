import { namesForEditors, wrapped } from "./editors-page.js";
import type { DerivedFile } from "./derived-file.js";

const folder = "integrations/registries";

/** The entries for lists of servers that other projects keep, in their forms, with all languages that the server reads. */
export function registryEntries(): DerivedFile[] {
  return [{ path: `${folder}/nvim-lspconfig/lsp/irilint.lua`, content: nvimLspconfig() }];
}

/** For github.com/neovim/nvim-lspconfig, whose files are what `vim.lsp.config` takes. */
function nvimLspconfig(): string {
  const filetypes = wrapped(
    namesForEditors().map((id) => `'${id}',`),
    "    ",
  );
  return `---@brief
---
--- https://github.com/irilint/irilint
---
--- Finds wrong IRIs, URIs and URLs in the literals of every language, and repairs them.
---
--- \`iri-language-server\` can be installed via \`npm\`:
--- \`\`\`sh
--- npm install --global iri-language-server
--- \`\`\`
---@type vim.lsp.Config
return {
  cmd = { 'iri-language-server', '--stdio' },
  filetypes = {
${filetypes.join("\n")}
  },
  root_markers = { '.irilint.json', '.git' },
}
`;
}
