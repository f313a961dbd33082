import type { Convention } from "../convention.js";

export const shells: readonly Convention[] = [
  {
    name: "variables and expressions between braces behind a dollar sign",
    seenIn: "shells, GitHub Actions, Spring, Terraform, JavaScript",
    kind: "placeholder",
    match: { begins: "$", patterns: [/\$\{{1,2}[^{}]*\}{1,2}/uy] },
    effect: { hole: "in-any-file" },
    examples: { is: ["http://a:«${PORT}»/", "https://«${{ secrets.HOST }}»/a"], isNot: ["/$"] },
  },
  {
    name: "commands and variables between parentheses behind a dollar sign",
    seenIn: "shells, Make, Azure Pipelines, MSBuild",
    kind: "placeholder",
    match: { begins: "$", patterns: [/\$\([^()\n]*\)/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«$(id -u)»"], isNot: ["/$(a"] },
  },
  {
    name: "expressions between brackets behind a dollar sign",
    seenIn: "Azure Pipelines, shells",
    kind: "placeholder",
    match: { begins: "$", patterns: [/\$\[[\w/.-]+\]/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«$[id]»"], isNot: ["/$[]"] },
  },
  {
    name: "variables behind a dollar sign, but neither the parameters of OData nor the definitions of JSON Schema",
    seenIn: "shells, PHP, Perl, nginx",
    kind: "placeholder",
    match: { begins: "$", patterns: [/(?<![?&])\$(?!defs\b)(?:[A-Za-z_]\w*|\d)/uy] },
    effect: { hole: "in-any-file" },
    examples: { is: ["http://«$HOST»/«$1»"], isNot: ["/a?$filter=b&$top=5", "#/$defs/a"] },
  },
  {
    name: "expressions between parentheses behind a backslash",
    seenIn: "Swift, jq",
    kind: "placeholder",
    match: { begins: "\\", patterns: [/\\\([^()\n]*\)/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«\\(id)»"], isNot: ["/\\(a"] },
  },
];
