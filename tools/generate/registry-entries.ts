import { languageFiles, languageIdsOf } from "../../packages/core/src/documents/languages.js";
import { filePatternsOf, namesForEditors } from "./editors-page.js";
import type { DerivedFile } from "./derived-file.js";

const folder = "integrations/registries";

/** The entries for lists of servers that other projects keep, in their forms, with all languages that the server reads. */
export function registryEntries(): DerivedFile[] {
  return [
    { path: `${folder}/nvim-lspconfig/lsp/irilint.lua`, content: nvimLspconfig() },
    { path: `${folder}/lsp4ij/templates/lsp/iri-language-server/template.json`, content: lsp4ijTemplate() },
  ];
}

/** For github.com/neovim/nvim-lspconfig, whose files are what `vim.lsp.config` takes, and are formatted by StyLua. */
function nvimLspconfig(): string {
  const filetypes = namesForEditors().map((id) => `    '${id}',`);
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

/** For github.com/redhat-developer/lsp4ij, which finds the language of a file by patterns of its name. */
function lsp4ijTemplate(): string {
  const fileTypeMappings = languageFiles.flatMap((files) => {
    const patterns = filePatternsOf(files);
    const [languageId] = languageIdsOf(files.language);
    return languageId === undefined || patterns.length === 0 ? [] : [{ fileType: { patterns }, languageId }];
  });
  const template = {
    id: "iri-language-server",
    name: "Irilint",
    programArgs: { windows: "iri-language-server.cmd --stdio", default: "iri-language-server --stdio" },
    fileTypeMappings,
  };
  return `${JSON.stringify(template, undefined, 2)}\n`;
}
