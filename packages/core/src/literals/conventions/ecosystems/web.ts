import { byBeginning, sink } from "../evidence.js";
import { inSink, type Convention } from "../convention.js";

const hydraTemplate = { tier: "sink", role: "hydra:template", template: "uri-template" } as const;
const hrefTemplate = { tier: "sink", role: "href", template: "uri-template" } as const;

/** Whether a hyphen stands between two letters or digits. */
function hyphenIn(text: string, offset: number): boolean {
  return /^[A-Za-z\d]-[A-Za-z\d]$/u.test(text.slice(Math.max(0, offset - 1), offset + 2));
}

export const web: readonly Convention[] = [
  {
    name: "addresses of pages, sockets and files",
    seenIn: "the Web",
    kind: "scheme",
    match: { schemes: ["http", "https", "ws", "wss", "ftp", "file"] },
    effect: { place: byBeginning },
    examples: { is: ["http://a.example/", "FTP://a.example/"], isNot: ["http", "a://b"] },
  },
  {
    name: "addresses of mail, directories and remote files",
    seenIn: "LDAP, SMTP, SFTP",
    kind: "scheme",
    match: { schemes: ["ldap", "ldaps", "smtp", "smtps", "sftp"] },
    effect: { place: byBeginning },
    examples: { is: ["ldap://a.example/b"], isNot: ["ssh://a.example"] },
  },
  {
    name: "data in their own identifier, behind a comma",
    seenIn: "RFC 2397",
    kind: "body",
    match: { schemes: ["data"] },
    effect: { bodyBehind: "," },
    examples: { is: ["data:,a b"], isNot: ["http://a.example/,a"] },
  },
  {
    name: "picture whose number signs a function of the style sheet encodes",
    seenIn: 'Bootstrap: `escape-svg(url("data:image/svg+xml,…"))` (paperless-ngx/paperless-ngx)',
    kind: "own-notation",
    match: ({ place: { role } }) => role === "escape-svg()",
    effect: { excuses: ["data-number-sign"] },
    examples: {
      is: inSink("escape-svg()", "data:image/svg+xml,<svg><path fill='#fff'/></svg>"),
      isNot: inSink("url()", "data:image/svg+xml,<svg><path fill='#fff'/></svg>"),
    },
  },
  {
    name: "programs in their own identifier",
    seenIn: "bookmarklets",
    kind: "body",
    match: { schemes: ["javascript"] },
    effect: {},
    examples: { is: ["javascript:a b"], isNot: ["vbscript:a b"] },
  },
  {
    name: "address of the page, which is followed when it is set",
    seenIn: "the platform of the Web",
    kind: "key",
    match: { keys: ["location.href", "window.location", "document.location", "top.location"], of: "code" },
    effect: { place: (role) => sink(role) },
    examples: { is: ["location.href", "window.location"], isNot: ["location.hash", "a.location"] },
  },
  {
    // `self` is the page in browsers, but any object in Python, Ruby and other languages.
    name: "address of the page, or of an object of any kind",
    seenIn: "the platform of the Web, Python, Ruby",
    kind: "key",
    match: { keys: ["self.location"], of: "code" },
    effect: { place: (role) => sink(role, { expects: "reference" }) },
    examples: { is: ["self.location"], isNot: ["this.location"] },
  },
  {
    name: "templates of addresses",
    seenIn: "Model Context Protocol, GitHub, Hydra, other services with URI templates (RFC 6570)",
    kind: "key",
    match: { keys: ["uriTemplate", "urlTemplate", "uri_template", "url_template", "hydra:template"] },
    effect: { place: (role) => sink(role, { expects: "reference", template: "uri-template" }) },
    examples: { is: ["uriTemplate", "a.url_template", "hydra:template"], isNot: ["template", "uriTemplates"] },
  },
  {
    name: "functions that take a template of addresses",
    seenIn: "uritemplate of Python and Go, Addressable of Ruby, handy-uri-templates of Java, Guzzle of PHP, URI.js",
    kind: "callee",
    match: {
      callees: [
        "URITemplate",
        "new URITemplate",
        "*.URITemplate",
        "uritemplate.expand",
        "uritemplate.partial",
        "uritemplate.New",
        "uritemplate.MustNew",
        "Addressable.Template.new",
        "UriTemplate.fromTemplate",
        "UriTemplate.buildFromTemplate",
        "UriTemplate.expand",
      ],
    },
    effect: { place: (role) => sink(role, { expects: "reference", template: "uri-template" }) },
    examples: {
      is: ["URITemplate", "uritemplate.MustNew", "Addressable.Template.new"],
      // Spring's and that of .NET have a grammar of their own: `{id:[0-9]+}`, `{*path}`, `{name=default}`.
      isNot: ["new UriTemplate", "expand", "uritemplate.New[1]"],
    },
  },
  {
    name: "parameters of a query with the brackets of PHP, as variables of a template",
    seenIn: "API Platform (hydra:template)",
    kind: "own-notation",
    match: ({ characters, place: { role } }) => role === "hydra:template" && /^[[\]]+$/u.test(characters),
    effect: { excuses: ["template-malformed"], unlessStrict: true },
    examples: {
      is: [{ text: "/books{?order[id],tags[]}", at: hydraTemplate }],
      isNot: [{ text: "/books{?order(id)}", at: hydraTemplate }],
    },
  },
  {
    name: "values between double braces, by which a program knows a template of its own",
    seenIn: 'packages of Go: `"url_template": "https://a.example/{{.Version}}.zip"` (cloudposse/atmos)',
    kind: "own-notation",
    match: ({ text }) => /\{\{[^{}]{1,200}\}\}/u.test(text),
    effect: { excuses: ["template-malformed"] },
    examples: {
      is: [
        { text: "https://a.example/{{.Version}}/b_{{.OS}}.zip", at: { ...hrefTemplate, role: "url_template" } },
        { text: "/{{ id }}", at: hydraTemplate },
      ],
      isNot: [
        { text: "/{{id}", at: hydraTemplate },
        { text: "/{a{b}}", at: hrefTemplate },
      ],
    },
  },
  {
    name: "variable that takes the rest of a path, with an asterisk before its name",
    seenIn: "Spring, whose Actuator lists its own paths as templates: `/health/{*path}`",
    kind: "own-notation",
    match: ({ characters, span, text, place: { role } }) =>
      role === "href" && /^\{\*[a-z]\w{0,63}\}$/iu.test(characters) && span.end === text.length,
    effect: { excuses: ["template-malformed"], unlessStrict: true },
    examples: {
      is: [
        { text: "http://localhost:8080/actuator/health/{*path}", at: hrefTemplate },
        { text: "/caches/{*cacheName}", at: hrefTemplate },
      ],
      isNot: [
        { text: "/a/{*path}/b", at: hrefTemplate },
        { text: "/a/{*}", at: hrefTemplate },
        { text: "/a/{*path}", at: hydraTemplate },
      ],
    },
  },
  {
    name: "name of a variable with hyphens in it, which many programs that expand templates take",
    seenIn: "parameters of queries that are called so: `{?timeout,response-required}` (eclipse-ditto/ditto)",
    kind: "own-notation",
    match: ({ characters, span, text }) => characters === "-" && hyphenIn(text, span.start),
    effect: { excuses: ["template-malformed"], unlessStrict: true },
    examples: {
      is: ["/a{?timeout,response-required}", "/users/{user-id}", "/a{/b-c-d*}", "/a{#x-y:3}", "/{page-2}"].map(
        (text) => {
          return { text, at: hrefTemplate };
        },
      ),
      isNot: ["/{-a}", "/{a-}", "/{a--b}", "/{?a,-b}"].map((text) => {
        return { text, at: hrefTemplate };
      }),
    },
  },
  {
    name: "addresses of what the data describe",
    seenIn: "package.json, OpenAPI, feeds and most others",
    kind: "key",
    match: { keys: ["url", "uri", "iri", "href", "homepage"], of: "data" },
    effect: { place: (role) => sink(role, { expects: "value" }) },
    examples: { is: ["homepage", "a.url"], isNot: ["urls", "a.name"] },
  },
];
