import type { Habit } from "./habit.js";

/**
 * What programs or readers do with the identifiers at a place, decided by the place's role: the name of its callee,
 * attribute or key.
 */
export type RoleConvention = Habit<
  "role",
  /** Roles as they are spelled, or patterns of them. */
  { readonly roles: readonly (string | RegExp)[] },
  { readonly use: RoleUse }
>;

/**
 * - `parsed`: a program takes it apart or joins it to another one, and may be given anything.
 * - `completed`: tools read it that add a scheme by themselves, and take a port or a drive for what it is.
 * - `resolved`: a parser resolves it, and what it is then is the name of a thing.
 * - `linked-data`: it is a name in RDF, of which no parser fills in a part.
 * - `clicked`: a reader follows it.
 * - `mailed`: a reader who follows it may write to a mailbox.
 * - `shown`: a page shows it, or what it leads to.
 * - `loaded`: a page loads it, to show or run it.
 * - `requested`: a program that has no base asks a server for it.
 * - `connected`: a socket is opened to it.
 * - `namespace`: it is the name of a namespace and nothing more.
 * - `continued`: the ends of names are appended to it.
 * - `declared`: a document gives it a short name, or none, by which names are written.
 * - `base`: references are resolved against it.
 */
export type RoleUse =
  | "parsed"
  | "completed"
  | "resolved"
  | "linked-data"
  | "clicked"
  | "mailed"
  | "shown"
  | "loaded"
  | "requested"
  | "connected"
  | "namespace"
  | "continued"
  | "declared"
  | "base";

const rdfNames = ["<…>", "@id", "rdf:about", "rdf:resource"];

export const roleConventions: readonly RoleConvention[] = [
  {
    name: "functions that take an address apart or put one together",
    seenIn: "the standard libraries of JavaScript, Python, Go, .NET",
    kind: "role",
    match: { roles: [/pars|join|resolve|fileURL/iu] },
    effect: { use: "parsed" },
    examples: { is: ["url.parse", "urljoin", "fileURLToPath"], isNot: ["fetch", "new URL"] },
  },
  {
    name: "values in data and options that tools complete",
    seenIn: "package.json, settings of servers and tools",
    kind: "role",
    match: { roles: ["url", "uri", "iri", "homepage", "repository"] },
    effect: { use: "completed" },
    examples: { is: ["url", "homepage"], isNot: ["href", "link"] },
  },
  {
    name: "names in RDF and prefixes, which a parser resolves against the base",
    seenIn: "Turtle, SPARQL, JSON-LD, RDF/XML",
    kind: "role",
    match: { roles: [...rdfNames, "@prefix", "@vocab", "term"] },
    effect: { use: "resolved" },
    examples: { is: ["<…>", "rdf:about", "term"], isNot: ["$ref", "href"] },
  },
  {
    name: "names in RDF, where only programs that fill in whole files put something in",
    seenIn: "Turtle, SPARQL, JSON-LD, RDF/XML",
    kind: "role",
    match: { roles: [...rdfNames, "rdf:datatype"] },
    effect: { use: "linked-data" },
    examples: { is: ["<…>", "rdf:datatype"], isNot: ["@prefix", "$ref"] },
  },
  {
    name: "links that a reader follows",
    seenIn: "HTML, Markdown, reStructuredText, LaTeX, sitemaps, data of packages",
    kind: "role",
    match: { roles: ["href", "link", "loc", "homepage", "definition", "reference", "target", "\\href", "\\url"] },
    effect: { use: "clicked" },
    examples: { is: ["href", "\\url"], isNot: ["src", "url"] },
  },
  {
    name: "links and names that a mailbox may stand for",
    seenIn: "HTML, Markdown, RDF",
    kind: "role",
    match: { roles: ["href", "link", ...rdfNames, "@prefix"] },
    effect: { use: "mailed" },
    examples: { is: ["href", "<…>"], isNot: ["homepage", "src"] },
  },
  {
    name: "links and pictures of a page",
    seenIn: "HTML, Markdown",
    kind: "role",
    match: { roles: ["href", "link", "image"] },
    effect: { use: "shown" },
    examples: { is: ["href", "image"], isNot: ["homepage", "fetch"] },
  },
  {
    name: "pictures, scripts and fonts that a page loads",
    seenIn: "HTML, CSS",
    kind: "role",
    match: { roles: ["src", "url()"] },
    effect: { use: "loaded" },
    examples: { is: ["src", "url()"], isNot: ["href", "image"] },
  },
  {
    name: "addresses that an HTTP client requests",
    seenIn: "clients in JavaScript, Python, Go, PHP, Ruby, Java, .NET, Rust, Elixir, Julia and R, servers of OpenAPI",
    kind: "role",
    match: {
      roles: [
        /^(?:\$?fetch|o?fetch|nodeFetch|use(?:Lazy)?Fetch|got|ky|axios)$/u,
        /^(?:axios|got|ky|superagent|https?)\.\w+$/u,
        /^(?:requests|httpx|aiohttp|ureq|reqwest|httr)\.\w+$/u,
        /^(?:Http|HTTP|HTTParty|Faraday|RestClient|Excon|Jsoup)\.\w+$/u,
        /^(?:HTTPoison|Tesla)\.\w+$|^new RestClient$/u,
        /^(?:\$http|this\.\$?http|this\.\$axios|(?:this\.)?httpClient|\$|jQuery)\.\w+$/u,
        /^(?:urllib\.request\.)?urlopen$/u,
        /^(?:new Http(?:Get|Post)|\*\.Get(?:String)?Async|download\.file|request)$/u,
        "server",
      ],
    },
    effect: { use: "requested" },
    examples: { is: ["fetch", "requests.get", "http.NewRequest", "HTTParty.get"], isNot: ["url.parse", "new URL"] },
  },
  {
    name: "addresses to which a socket is opened",
    seenIn: "browsers",
    kind: "role",
    match: { roles: ["new WebSocket"] },
    effect: { use: "connected" },
    examples: { is: ["new WebSocket"], isNot: ["fetch"] },
  },
  {
    name: "attributes, functions and properties that take a namespace",
    seenIn: "XML, the DOM, CSS, XML Schema",
    kind: "role",
    match: {
      roles: [
        /^xmlns(?::|$)/u,
        /NS$/u,
        /^\*\.(?:createDocument|lookupPrefix|isDefaultNamespace)$/u,
        "@namespace",
        "targetNamespace",
        "namespace",
      ],
    },
    effect: { use: "namespace" },
    examples: { is: ["xmlns:a", "document.createElementNS", "@namespace"], isNot: ["@prefix", "href"] },
  },
  {
    name: "declarations of what terms are appended to",
    seenIn: "Turtle, SPARQL, RDFa, JSON-LD, the entities of RDF/XML",
    kind: "role",
    match: { roles: ["@prefix", "prefix", "entity", "@vocab", "vocab"] },
    effect: { use: "continued" },
    examples: { is: ["@prefix", "entity", "vocab"], isNot: ["xmlns", "@base"] },
  },
  {
    name: "declarations of short names for namespaces",
    seenIn: "Turtle, SPARQL, RDFa, JSON-LD, XML",
    kind: "role",
    match: { roles: ["@prefix", "entity", "@vocab", "vocab", /^xmlns(?::|$)/u] },
    effect: { use: "declared" },
    examples: { is: ["@prefix", "entity", "xmlns:a"], isNot: ["@namespace", "@base"] },
  },
  {
    name: "declarations of the base of references",
    seenIn: "Turtle, SPARQL, XML, JSON Schema",
    kind: "role",
    match: { roles: ["@base", "xml:base", "$id"] },
    effect: { use: "base" },
    examples: { is: ["@base", "$id"], isNot: ["@vocab", "$ref"] },
  },
];

interface Roles {
  readonly names: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

const byUse: ReadonlyMap<RoleUse, Roles> = new Map(
  roleConventions.map(({ match: { roles }, effect }) => {
    const names = new Set(roles.filter((role) => typeof role === "string"));
    return [effect.use, { names, patterns: roles.filter((role) => typeof role !== "string") }];
  }),
);

/** Whether the identifiers at places of this role are used in this way. */
export function isUsed(use: RoleUse, role: string | undefined): boolean {
  const roles = byUse.get(use);
  if (roles === undefined || role === undefined) return false;
  return roles.names.has(role) || roles.patterns.some((pattern) => pattern.test(role));
}
