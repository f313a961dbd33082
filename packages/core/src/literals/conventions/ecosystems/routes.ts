import type { Convention } from "../convention.js";

export const routes: readonly Convention[] = [
  {
    name: "parameters of a path behind a colon",
    seenIn: "Express, React Router, Rails, Phoenix",
    kind: "placeholder",
    match: { begins: ":", patterns: [/(?<=(?:^|[^/])\/):[A-Za-z_]\w*(?:\([^()\n]*\))?[?*+]?/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/user/«:id»/«:name(\\d+)?»", "http://a/«:id»"], isNot: ["http://a:80/b:c", "http://:8080/"] },
  },
  {
    name: "first label of a host behind a colon",
    seenIn: "path-to-regexp, Next.js",
    kind: "placeholder",
    match: { begins: ":", patterns: [/(?<=:\/\/):(?!www\.)[A-Za-z_]\w*(?=\.[A-Za-z])/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["https://«:tenant».a.b/"], isNot: ["https://:www.a.b/", "http://:80.a/", "//:a.b"] },
  },
  {
    name: "any text",
    seenIn: "globs, patterns of hosts",
    kind: "placeholder",
    match: { begins: "*", patterns: [/\*+/uy], unlessInLink: isEmphasis },
    effect: { hole: "in-programs" },
    examples: { is: ["https://«*».a/«**»/b"], isNot: ["/a"] },
  },
  {
    name: "names of files and words between brackets, but no IP-literal",
    seenIn: "Next.js, SvelteKit, documentation",
    kind: "placeholder",
    match: {
      begins: "[",
      patterns: [
        /(?<!\/\/)\[{1,2}(?:\.{3}|:)?(?!object [A-Z])[A-Za-z_][\w -]*\]{1,2}/uy,
        /\[[A-Z_][A-Z_.]*[A-Z_]\]/uy,
        /\[(?:\.{3}|…)\]/uy,
        /(?<=\/\/)\[(?:host(?:name)?|server|domain|address)\]/uy,
        /(?<!\/\/)\[:\d{2,5}\]/uy,
      ],
      unlessInLink: isTag,
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        "/blog/«[slug]»/«[...rest]»/«[[...all]]»",
        "http://a«[:port]»",
        "http://«[HOST]»/v«[X.Y.Z]»",
        "https://«[host]»«[:9443]»/b",
      ],
      isNot: ["http://[::1]/", "http://[abc]/", "/[1.2]", "/[object Object]"],
    },
  },
  {
    name: "bindings between double brackets",
    seenIn: "Polymer, samples in the documentation of bootstrap-vue/bootstrap-vue",
    kind: "placeholder",
    match: {
      begins: "[",
      patterns: [/(?<!\/\/)\[\[ ?!?(?!object [A-Z])[A-Za-z_][^[\]<>\n]*\]\]/uy],
      unlessInLink: isTag,
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ["«[[a.b]]»", "/«[[!e(f, 'g h')]]»", "/b@«[[ c ]]»/d"],
      isNot: ["http://[[a.b]]/", "/[[1.2]]", "/[[a.b]"],
    },
  },
  {
    name: "several words between brackets",
    seenIn: "documentation",
    kind: "placeholder",
    match: {
      begins: "[",
      patterns: [/(?<!\/\/)\[(?!object [A-Z])[A-Za-z_][\w,:.-]*(?: [\w,:.-]+)+\]/uy],
      unlessInLink: isTag,
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ["/«[the version in a.json]»/«[for example: 7.1]»"],
      isNot: ["/[a.b]", "/[, a b]", "/[object Object]"],
    },
  },
  {
    name: "user between brackets before the host, which may be left out",
    seenIn:
      "documentation: `http://[user:password@]host:port` (nginx/nginx.org), `mongodb://[username:password@]host1[:port1]`",
    kind: "placeholder",
    match: {
      begins: "[",
      patterns: [/(?<=:\/\/)\[[\p{L}\d_:<>.*-]{1,64}(?:\[:[\p{L}\d_<>.*-]{1,64}\])?@\]/uy],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        ...["http://«[user:password@]»host:1/", "ftp://«[user[:password]@]»a.example/", "redis://«[:passwort@]»a"],
        ...["amqp://«[usuario:clave@]»a", "https://«[имя:пароль@]»a", "http://«[<user>:<pass>@]»a"],
      ],
      isNot: ["http://[::1]/", "http://[a]/", "https://a.example/[b@]", "http://[::8080]:80/"],
    },
  },
  {
    name: "query between brackets, which may be left out",
    seenIn: "documentation",
    kind: "placeholder",
    match: { begins: "[", patterns: [/\[\?\w[^[\]\s]*(?:\[[^[\]\s]*\][^[\]\s]*)?\]/uy], unlessInLink: isTag },
    effect: { hole: "in-programs" },
    examples: { is: ["/b«[?c=d]»", "/b«[?c=[d|e]]»&f"], isNot: ["/a[?b c]", "/a[?]b"] },
  },
  {
    name: "full stops for what is left out",
    seenIn: "documentation, tests",
    kind: "placeholder",
    match: { begins: "...", patterns: [/(?<=\/)\.{3,}|(?<![^])\.{3,}$/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["«...»", "http://«...»", "/«...»/a"], isNot: ["/a...b"] },
  },
  {
    // Behind a letter of the path or the query, an ellipsis shows a truncated address instead.
    name: "ellipsis for what is left out",
    seenIn: "documentation, tests",
    kind: "placeholder",
    match: { begins: "…", patterns: [/(?<=\/)…+(?=[/:?#]|$)|…+$(?<!\/\/[^/?#]+[/?#].*[\p{L}\p{N}]…)/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["https://«…»", "https://a/«…»", "/b«…»"], isNot: ["http://a/b…", "/…a"] },
  },
];

/**
 * Whether the asterisks are emphasis of Markdown that was copied with an address, `**https://a.example/b**`, and no
 * wildcards.
 */
function isEmphasis(text: string, start: number, end: number): boolean {
  if (end - start > 2) return false;
  return start === 0
    ? /^https?:\/\//u.test(text.slice(end))
    : end === text.length && /[\p{L}\p{N})]/u.test(text.charAt(start - 1));
}

/**
 * Whether brackets in the subject of a `mailto:` are a tag before other text, `mailto:a@b.example?subject=[en]%20News`;
 * as the whole subject, they are a placeholder.
 */
function isTag(text: string, start: number, end: number): boolean {
  if (!/^mailto:[^?]*\?/iu.test(text)) return false;
  return /[^=&?]/u.test(text.charAt(start - 1)) || /[^&#]/u.test(text.charAt(end));
}
