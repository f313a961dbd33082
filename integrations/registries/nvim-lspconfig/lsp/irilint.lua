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
    'ada', 'gpr', 'vhdl', 'asciidoc', 'astro', 'bibtex', 'c', 'objective-c', 'cmake', 'coffeescript', 'cpp',
    'objective-cpp', 'cuda-cpp', 'arduino', 'crystal', 'csharp', 'css', 'postcss', 'csv', 'd', 'dart', 'http', 'nginx',
    'apacheconf', 'pip-requirements', 'go.mod', 'go.work', 'yarnlock', 'caddyfile', 'dockerfile', 'dotenv', 'elixir',
    'erlang', 'fortran', 'FortranFreeForm', 'fortran-modern', 'fsharp', 'gleam', 'go', 'graphql', 'groovy', 'gradle',
    'haskell', 'purescript', 'html', 'ini', 'java', 'javascript', 'json', 'jsonl', 'geojson', 'json5', 'jsonc',
    'jsonld', 'json-ld', 'jsonnet', 'javascriptreact', 'julia', 'ipynb', 'jupyter', 'kotlin', 'latex', 'tex', 'rsweave',
    'less', 'lisp', 'emacs-lisp', 'clojure', 'scheme', 'racket', 'lua', 'makefile', 'markdown', 'quarto', 'rmd', 'mdx',
    'n3', 'notation3', 'nim', 'nix', 'nquads', 'n-quads', 'nq', 'ntriples', 'n-triples', 'nt', 'ocaml',
    'ocaml.interface', 'ocaml.ocamllex', 'ofn', 'owl-functional', 'omn', 'owl-manchester', 'pascal', 'objectpascal',
    'perl', 'php', 'blade', 'plaintext', 'log', 'org', 'po', 'gettext', 'powershell', 'properties', 'java-properties',
    'spring-boot-properties', 'proto', 'proto3', 'protobuf', 'python', 'r', 'restructuredtext', 'ruby', 'rust', 'sass',
    'scala', 'scss', 'shellscript', 'sh', 'bash', 'zsh', 'shex', 'shexc', 'solidity', 'sparql', 'sql', 'svelte',
    'swift', 'tcl', 'erb', 'eruby', 'ejs', 'handlebars', 'html.handlebars', 'mustache', 'twig', 'nunjucks', 'njk',
    'liquid', 'jinja', 'jinja-html', 'django-html', 'htmldjango', 'jsp', 'asp', 'aspx', 'html-eex', 'eex', 'eelixir',
    'phoenix-heex', 'heex', 'gohtml', 'gohtmltmpl', 'latte', 'terraform', 'terraform-vars', 'hcl', 'toml', 'trig',
    'tsv', 'typescriptreact', 'turtle', 'ttl', 'typescript', 'vb', 'vue', 'xml', 'xsl', 'xsd', 'svg', 'dita', 'rdfxml',
    'rdf', 'yaml', 'dockercompose', 'github-actions-workflow', 'openapi-yaml', 'zig', 'bib', 'conf', 'cs', 'cuda',
    'dosini', 'gomod', 'gowork', 'javascript.jsx', 'jproperties', 'make', 'objc', 'objcpp', 'plaintex', 'ps1',
    'requirements', 'rst', 'text', 'typescript.tsx', 'vbnet',
  },
  root_markers = { '.irilint.json', '.git' },
}
