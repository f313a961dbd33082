import { inSink, type Convention } from "../convention.js";

/** Texts with a colon, or with a slash behind one, that are no identifiers. */
export const otherColons: readonly Convention[] = [
  {
    // Only browsers take the drive letter of a path for a scheme. The last letter of `https` before a host is what is
    // left of that.
    name: "one letter before a colon",
    seenIn: "drives of Windows, Emacs",
    kind: "text",
    match: { text: [/^(?!s:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]|$))[a-z]:/iu] },
    effect: { is: "no-identifier" },
    examples: { is: ["C:\\a", "c:/a", "h:mm:ss", "s://a"], isNot: ["cc:/a", "1:a", "s://a.example/b"] },
  },
  {
    name: "path of a file on another machine",
    seenIn: "Windows (UNC)",
    kind: "text",
    match: { text: [/^\\\\/u] },
    effect: { is: "no-identifier" },
    examples: { is: ["\\\\server\\a"], isNot: ["\\a", "//server/a"] },
  },
  {
    name: "path of a resource in a program",
    seenIn: "Qt",
    kind: "text",
    match: { text: [/^:\/(?!\/)/u] },
    effect: { is: "no-identifier" },
    examples: { is: [":/icons/a.png"], isNot: ["://a", "a:/b"] },
  },
  {
    name: "value that is encrypted in its place",
    seenIn: "SOPS: `url: ENC[AES256_GCM,data:…,iv:…,tag:…,type:str]` (2i2c-org/infrastructure)",
    kind: "text",
    match: { text: [/^ENC\[[A-Z0-9_]{1,32},data:/u] },
    effect: { is: "no-identifier" },
    examples: { is: ["ENC[AES256_GCM,data:aB/c+d=,iv:e,tag:f,type:str]"], isNot: ["ENC[a]", "enc[a,data:b]"] },
  },
  {
    name: "name of a method with the labels of its arguments",
    seenIn: "Swift, Objective-C: `UnsafeRawPointer.bindMemory(to:capacity:)` (swiftlang/swift-org-website)",
    kind: "text",
    match: { text: [/^[A-Za-z_][\w./]{0,128}\((?:\w{1,64}:)+\)$/u] },
    effect: { is: "no-identifier" },
    examples: {
      is: ["a.bindMemory(to:capacity:)", "init(_:)", "Array/append(contentsOf:)"],
      isNot: ["a(b)", "a:b(c:)", "a.html#b(c:)", "javascript:a(b:)"],
    },
  },
  {
    name: "label of a blank node",
    seenIn: "RDF",
    kind: "text",
    match: { text: [/^_:/u] },
    effect: { is: "no-identifier" },
    examples: { is: ["_:b0"], isNot: ["a_:b"] },
  },
  {
    name: "scheme with nothing behind it",
    seenIn: "programs that compare it, or put the rest behind it",
    kind: "text",
    match: { text: [/^(?:[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/[\u200E\u200F]?)?)?$/u] },
    effect: { is: "no-identifier" },
    examples: { is: ["https://", "mailto:", "", "https://\u200E"], isNot: ["https:/", "https:///", "a"] },
  },
  {
    name: "method before what is requested",
    seenIn: "HTTP, routes of servers",
    kind: "text",
    match: { text: [/^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \//u] },
    effect: { is: "no-identifier" },
    examples: { is: ["GET /a/:b"], isNot: ["GET a", "/GET /a"] },
  },
  {
    name: "media type with a parameter",
    seenIn: "MIME",
    kind: "text",
    match: {
      text: [
        /^(?:application|audio|font|image|model|text|video)\/[\w.+-]+;\s*[\w-]+=/u,
        /^(?:message|multipart)\/[\w.+-]+;\s*[\w-]+=/u,
      ],
    },
    effect: { is: "no-identifier" },
    examples: { is: ["text/html; charset=utf-8"], isNot: ["text/html", "a/text/html;b=c"] },
  },
  {
    name: "names in each other",
    seenIn: "C++, Rust, Perl, Ruby, PHP",
    kind: "text",
    match: { text: [/^(?!(?:https?|wss?|ftp):+\/\/)[\w.+-]*::/u] },
    effect: { is: "other-use-of-colon" },
    examples: { is: ["std::vector", "::a"], isNot: ["https:://a.example", "a:b::c"] },
  },
  {
    name: "times, ratios and lines of a file",
    seenIn: "clocks, styles, messages of compilers",
    kind: "text",
    match: { text: [/^\d+:\d/u] },
    effect: { is: "other-use-of-colon" },
    examples: { is: ["10:30", "16:9"], isNot: ["a10:30", "10:a"] },
  },
  {
    name: "label before a text",
    seenIn: "sentences, header fields",
    kind: "text",
    match: { text: [/^[\w.+-]+:\s/u] },
    effect: { is: "other-use-of-colon" },
    examples: { is: ["Note: text", "Accept: a/b"], isNot: ["note:text", "a note: text"] },
  },
  {
    name: "pairs of words, with a semicolon between the pairs",
    seenIn: "settings in .properties (dbpedia/extraction-framework), directives of tools",
    kind: "text",
    match: { text: [/^[\w.-]+:[\w*.-]+(?:;\s*[\w.-]+:[\w*.-]+)+;?$/u], unlessScheme: true },
    effect: { is: "other-use-of-colon" },
    examples: { is: ["uri:en; generic:en", "a:b;c-d:*;"], isNot: ["uri:en", "tel:1;a:b", "a:b;c=d", "a://b;c:d"] },
  },
  {
    name: "path on another machine",
    seenIn: "scp, Git",
    kind: "text",
    match: { text: [/^[\w.-]+@[\w.-]+:(?!\/\/)/u] },
    effect: { is: "other-use-of-colon" },
    examples: {
      is: ["git@a.example:b/c.git", "git@a.example:/srv/b.git"],
      isNot: ["git@a.example://b", "git@a.example/b:c"],
    },
  },
  {
    name: "host and port",
    seenIn: "settings of servers, containers",
    kind: "text",
    match: { text: [/^(?:[\w-]+\.[\w.-]+|localhost):\d+(?:\/|$)/u] },
    effect: { is: "other-use-of-colon" },
    examples: { is: ["localhost:8080", "a.example:80/b"], isNot: ["a:80", "localhost:8080a", "tel:110"] },
  },
  {
    name: "page in a namespace that begins with a capital letter",
    seenIn: "MediaWiki, MoinMoin",
    kind: "text",
    match: { text: [/^\p{Lu}[\p{L}\p{M}]*:[^/]/u], unlessScheme: true },
    effect: { is: "other-use-of-colon" },
    examples: { is: ["Project:About"], isNot: ["project:About", "Mailto:a", "Http://a"] },
  },
  {
    name: "labels of what a link leads to, with colons between their parts",
    seenIn: "MyST in Markdown (jupyter/jupyter-book)",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) =>
      tier === "sink" &&
      role === "link" &&
      /^[A-Za-z][\w-]*(?::[\w-]+)+$/u.test(text) &&
      text.slice(0, text.indexOf(":")).includes("_"),
    effect: { excuses: ["path-colon-in-first-segment"] },
    examples: {
      is: [{ text: "my_page:code-cell:tags", at: { tier: "sink", role: "link" } }],
      isNot: [
        { text: "my_page:a/b", at: { tier: "sink", role: "link" } },
        { text: "my_page:a", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "name of what another project's guide defines, which may hold spaces",
    seenIn: "links of MyST: `<inv:django:std:label#topics/cache:template fragment caching>` (wagtail/wagtail)",
    kind: "own-notation",
    match: ({ text, place: { role } }) =>
      role === "link" && /^(?:inv:(?:[\w*-]+(?::[\w*-]+){0,2})?|project:)#/u.test(text),
    effect: { excuses: ["character-space", "character-excluded", "character-backslash"] },
    examples: {
      is: inSink("link", "inv:a:b:c#d e", "inv:#a b", "project:#a b", "inv:a#b\\c"),
      isNot: [...inSink("link", "inv:a/b c", "project:a b", "a#b c"), ...inSink("href", "inv:a#b c")],
    },
  },
  {
    name: "label in words of another script, which a colon ends",
    seenIn: "messages of a program: `setup.url=データベースURL:` (igniterealtime/Openfire)",
    kind: "text",
    match: { text: [/^(?=[^:]*[^\x00-\x7F])[\p{L}\p{M}\p{N}\s()'’「」（）-]{1,128}:$/u] },
    effect: { is: "no-identifier" },
    examples: {
      is: ["データベースURL:", "Адрес:", "URL адрес:", "地址:", "Schéma:", "主機（選填）:"],
      isNot: ["url:", "ä/b:", "ä:b", "https://ä:", "./ä:"],
    },
  },
];
