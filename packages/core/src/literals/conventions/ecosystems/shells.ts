import { patternSequence } from "../../../text/composed-pattern.js";
import type { Convention } from "../convention.js";

/** A list of named addresses, `http://a:1,b=http://c:2`, up to the second address. */
const membersByName = patternSequence(
  /^[a-z][a-z0-9+.-]{0,31}:\/\/[^\s/?#,]{1,255}:\d{1,5}/iu,
  /,[\w.-]{1,63}=[a-z][a-z0-9+.-]{0,31}:\/\//iu,
);

/** A name behind a dollar sign, not as the first or a further parameter of a query. */
const variableOfTemplate = /(?<![?&])\$[!:]?[A-Za-z_]\w*/uy;

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
    name: "expressions between braces behind a dollar sign that have braces in them",
    seenIn: "Spring, AEM, Grails: `${A:#{null}}`, `${'/a/{0}' @ format=[b]}`",
    kind: "placeholder",
    match: { begins: "$", patterns: [/\$\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,8}\}[^{}]*){1,8}\}/uy] },
    effect: { hole: "in-any-file" },
    examples: {
      is: ["«${A:#{null}}»/b", "«${'/a/{0}' @ format=[b, c]}».html", "/«${a.b(c:[d:{e}])}»"],
      isNot: ["/${a{b"],
    },
  },
  {
    name: "expression between braces behind a dollar sign that the quotation mark of its argument cuts off",
    seenIn: 'JSP, Freemarker, Grails, Mako: `"${a.url("b")}"`, `"${empty a ? "b" : "c"}"`',
    kind: "placeholder",
    match: { begins: "$", patterns: [/\$\{[A-Za-z_][^{}<>]*(?<=[\s=(,[:?|!])$/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["«${empty a ? »", "/a/«${b.c(»", "«${d(e: 'f', g:»", "«${a!»"], isNot: ["/${a", "/${a b", "/${"] },
  },
  {
    name: "calls behind a dollar sign and a name",
    seenIn: "Velocity: `$xwiki.getURL('a b', 'c')`; Templetor of web.py: `$changequery(page=page - 1)`, `$:a.b('c')`",
    kind: "placeholder",
    match: {
      begins: "$",
      patterns: [
        patternSequence(variableOfTemplate, /(?:(?:\.\w+){0,8}\([^()"\n]*(?:\([^()"\n]*\)[^()"\n]*){0,8}\)){1,4}/uy),
        patternSequence(variableOfTemplate, /(?:\.\w+){0,8}\([^()\n]*(?:\([^()\n]*\)[^()\n]*){0,8}(?:\)|$)/uy),
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        "«$a.getURL('b c')»/d",
        "/«$!a.b($c.d(), »",
        "«$changequery(page=page - 1)»",
        '«$:call_template("a", b)»/c',
        "/a/$b«$c.lower().replace(' ', '_')»",
        "«$url('%s.svg' % a['b'].lower())»",
      ],
      isNot: ["/a?$b.c(d)", "/$(a)", "/a(b)"],
    },
  },
  {
    name: "commands and variables between parentheses behind a dollar sign",
    seenIn: "shells, Make, Azure Pipelines, MSBuild",
    kind: "placeholder",
    match: { begins: "$", patterns: [/\$\([^()\n]*(?:\([^()\n]*\)[^()\n]*){0,8}\)/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«$(id -u)»", "/a/«$(b['c'].replace(' ', '-'))»"], isNot: ["/$(a"] },
  },
  {
    name: "expressions between brackets behind a dollar sign",
    seenIn: "CloudBees CD: `https://$[host].$[domain]:8443`; Metafacture",
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
    name: "two addresses with `@` between them, of which a program replaces one by the other",
    seenIn: "commands of sed and Perl: `s@http://a.example@http://b.example@g` (vlang/v)",
    kind: "own-notation",
    match: ({ text }) => /^https?:\/\/[^/?#@]{1,255}@https?:\/\//iu.test(text),
    effect: { excuses: ["userinfo-host-lookalike", "authority-extra-at-sign", "port-empty"] },
    examples: {
      is: [
        { text: "http://a.example@http://b.example@gm", at: { tier: "prose" } },
        { text: "https://a.example@https://b.example/c@", at: { tier: "prose" } },
        "http://a.example:80@http://b.example",
      ],
      isNot: [
        "https://a.example@b.example/https://c.example",
        { text: "https://a.example@http.example", at: { tier: "prose" } },
      ],
    },
  },
  {
    name: "members of a cluster, each with its name and its address",
    seenIn: "etcd: `--initial-cluster m1=http://a:2380,m2=http://b:2380`",
    kind: "own-notation",
    match: ({ text, place: { tier } }) => tier !== "sink" && membersByName.test(text),
    effect: { excuses: "visible" },
    examples: {
      is: [
        "http://a:2380,m2=http://b:2380",
        { text: "https://a:1,b=https://c:2,d=https://e:3", at: { tier: "prose" } },
      ],
      isNot: [
        "http://a:2380,b",
        "http://a:2380,http://b:2380",
        { text: "http://a:1,b=http://c:2", at: { tier: "sink" } },
      ],
    },
  },
  {
    name: "alternatives of a scheme between brackets, behind which the rest stands",
    seenIn: "usage of commands: `--ethstats=<[ws://|wss://]nodename:secret@host:[port]>` (hyperledger/besu-docs)",
    kind: "own-notation",
    match: ({ text }) => /^[a-z][a-z\d+.-]*:\/\/[\])}|]/iu.test(text),
    effect: { excuses: "visible" },
    examples: {
      is: ["wss://]a:b@host:[port]", "https://)a.example/b", "http://|https://a.example"],
      isNot: ["wss://a]b", "https://[::1]/", "https:/]a"],
    },
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
