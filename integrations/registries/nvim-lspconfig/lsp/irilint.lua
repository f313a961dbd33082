---@brief
---
--- https://github.com/irilint/irilint
---
--- Finds wrong IRIs, URIs and URLs in the literals of every language, and repairs them.
---
--- `iri-language-server` can be installed via `npm`:
--- ```sh
--- npm install --global iri-language-server
--- ```
---@type vim.lsp.Config
return {
  cmd = { 'iri-language-server', '--stdio' },
  filetypes = {
    'javascript', 'javascriptreact', 'typescript', 'typescriptreact', 'json', 'jsonl', 'geojson', 'jsonc', 'json5',
    'jsonld', 'json-ld', 'ipynb', 'jupyter', 'toml', 'yaml', 'dockercompose', 'github-actions-workflow', 'openapi-yaml',
    'csv', 'tsv', 'properties', 'java-properties', 'spring-boot-properties', 'ini', 'dotenv', 'turtle', 'ttl', 'trig',
    'n3', 'notation3', 'ntriples', 'n-triples', 'nt', 'nquads', 'n-quads', 'nq', 'sparql', 'shex', 'shexc', 'ofn',
    'owl-functional', 'omn', 'owl-manchester', 'html', 'erb', 'eruby', 'ejs', 'handlebars', 'html.handlebars',
    'mustache', 'twig', 'nunjucks', 'njk', 'liquid', 'jinja', 'jinja-html', 'django-html', 'htmldjango', 'jsp', 'asp',
    'aspx', 'html-eex', 'eex', 'eelixir', 'phoenix-heex', 'heex', 'gohtml', 'gohtmltmpl', 'latte', 'php', 'blade',
    'css', 'postcss', 'scss', 'sass', 'less', 'vue', 'svelte', 'astro', 'markdown', 'quarto', 'rmd', 'mdx', 'xml',
    'xsl', 'xsd', 'svg', 'dita', 'rdfxml', 'rdf', 'restructuredtext', 'latex', 'tex', 'rsweave', 'bibtex', 'asciidoc',
    'python', 'rust', 'go', 'java', 'c', 'objective-c', 'cpp', 'objective-cpp', 'cuda-cpp', 'arduino', 'csharp',
    'shellscript', 'sh', 'bash', 'zsh', 'ruby', 'kotlin', 'swift', 'dart', 'scala', 'groovy', 'gradle', 'lua', 'lisp',
    'emacs-lisp', 'clojure', 'scheme', 'racket', 'terraform', 'terraform-vars', 'hcl', 'proto', 'proto3', 'protobuf',
    'graphql', 'sql', 'perl', 'r', 'powershell', 'dockerfile', 'elixir', 'erlang', 'haskell', 'purescript', 'ocaml',
    'ocaml.interface', 'ocaml.ocamllex', 'fsharp', 'nix', 'crystal', 'julia', 'zig', 'nim', 'solidity', 'd', 'vb',
    'pascal', 'objectpascal', 'ada', 'gpr', 'vhdl', 'fortran', 'FortranFreeForm', 'fortran-modern', 'cmake', 'makefile',
    'tcl', 'http', 'nginx', 'apacheconf', 'pip-requirements', 'go.mod', 'go.work', 'yarnlock', 'caddyfile', 'po',
    'gettext', 'coffeescript', 'plaintext', 'log', 'org', 'bib', 'conf', 'cs', 'cuda', 'dosini', 'gomod', 'gowork',
    'javascript.jsx', 'jproperties', 'make', 'objc', 'objcpp', 'plaintex', 'ps1', 'requirements', 'rst', 'text',
    'typescript.tsx', 'vbnet',
  },
  root_markers = { '.irilint.json', '.git' },
}
