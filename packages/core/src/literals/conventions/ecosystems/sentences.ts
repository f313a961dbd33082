import type { AroundExample, Convention, NotationExample } from "../convention.js";

/** Characters of Chinese, Japanese and Korean, for a class of a pattern. */
const eastAsian = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}`;

const ofProse = { tier: "prose", role: "text" } as const;

/** A top-level domain in ASCII and some letters of another script. */
const endingBehindHost = /^[a-z]{2,24}-(?:(?!\p{scx=Latn})[\p{L}\p{M}]){1,12}$/iu;

/** Three words or more, the first of which is no path and no name of a file. */
const noteInWords = /^[^\s/.:#?]+(?: [^\s]+){2,}$/u;

/** Three words or more without any other sign. */
const nothingButWords = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){2,}$/u;

function noted(role: string, ...texts: readonly string[]): readonly NotationExample[] {
  return texts.map((text) => ({ text, at: { tier: "opaque-name", role } }));
}

function linked(...texts: readonly string[]): readonly AroundExample[] {
  return texts.map((text) => ({ text, at: { tier: "sink", role: "link" }, syntax: "markdown-destination" }));
}

/** Texts for people that begin with an identifier and are none as a whole. */
export const sentences: readonly Convention[] = [
  {
    name: "several lines",
    seenIn: "messages, documents",
    kind: "text",
    match: { text: [/[\n\r]/u] },
    effect: { is: "several" },
    examples: { is: ["https://a.example\nb"], isNot: ["https://a.example\tb"] },
  },
  {
    name: "identifier behind a separator that may stand in one, but hardly ever does",
    seenIn: "lists",
    kind: "text",
    match: { text: [/[^\s,;|][\s,;|]+["'`]?[A-Za-z][A-Za-z0-9+.-]{1,15}:\/\//u] },
    effect: { is: "several" },
    examples: { is: ["https://a.example,https://b.example", "a | 'bc://d"], isNot: ["https://a.example/https://b"] },
  },
  {
    name: "address with the text of its link between brackets, as AsciiDoc writes links",
    seenIn:
      "translations of AsciiDoc: `https://….xlsx[ALA eDNA資料模板]` in a `msgstr` (gbif/doc-publishing-dna-derived-data)",
    kind: "text",
    match: { text: [/^[a-z][a-z\d+.-]*:\/\/[^\s[\]<>"]{1,500}\[[^[\]\s,=]*[\s,=][^[\]]*\]$/iu] },
    effect: { is: "several" },
    examples: {
      is: ["https://a.example/b[c d]", "https://a.example/b.xlsx[資料 模板]", "https://a.example[b,window=_blank]"],
      isNot: ["https://a.example/b[0]", "https://a.example/b[c]", "https://a.example/b[c d]/e", "https://[::1]/"],
    },
  },
  {
    name: "line of markup or of a program, in which an address stands between quotation marks",
    seenIn: 'snippets for editors, one text for each line: `\\t\\"http://….dtd\\">` (eclipse/lemminx)',
    kind: "text",
    match: { text: [/^[\t ]+["']?[a-z][a-z\d+.-]*:\/\/[^\s"'<>]{1,500}["'][>,;)\]]*$/iu] },
    effect: { is: "several" },
    examples: {
      is: ['\t"http://a.example/b.dtd">', "  'https://a.example/b',", '\t\thttps://a.example/b.xsd"'],
      isNot: ['https://a.example/b"', '"https://a.example/b">', " https://a.example/b", " 'https://a.example/b>"],
    },
  },
  {
    name: "prefixed name behind one bar or two, which separate the values of a cell",
    seenIn: "tables of ontologies: `https://a.example/b||CVCL:G704` (EBISPOT/covoc), `|` in GAF and SSSOM",
    kind: "text",
    match: { text: [/[^\s|]\|(?:\|[A-Za-z]|[A-Z])[\w.-]{0,31}:[\w/]/u] },
    effect: { is: "several" },
    examples: {
      is: [
        ...["https://a.example/b||CVCL:G704", "https://a.example/b|PMID:1", "https://a.example/b||doi:10.1/c"],
        ...["GO:1|https://a.example/b|GO_REF:2", "http://a.example/||wikipedia:B"],
      ],
      isNot: ["https://a.example/b|c", "https://a.example/b||c", "https://a.example/b|c:d", "https://a.example/b||:c"],
    },
  },
  {
    name: "namespace and a prefixed name of it",
    seenIn: "default values in schemas of RELAX NG: `http://a.example/ns b:c` (music-encoding/music-encoding)",
    kind: "text",
    match: { words: [/^https?:\/\/\S+$/iu, /^[A-Za-z][\w.-]{0,31}:[A-Za-z_][\w.-]{0,63}$/u] },
    effect: { is: "several" },
    examples: {
      is: ["http://a.example/ns/1.0 b:c", "https://a.example/b# d:E", "http://a.example/b/ rdf:type"],
      isNot: ["http://a.example/ns b:/c", "http://a.example/ns b", "http://a.example/ns b:1"],
    },
  },
  {
    name: "end tag whose start tag does not stand in the text",
    seenIn: "markup that a program puts together",
    kind: "text",
    match: { text: [/^[^<]*<\/[A-Za-z][\w-]*>/u] },
    effect: { is: "several" },
    examples: { is: ["https://a.example</a>"], isNot: ["<a>https://a.example</a>"] },
  },
  {
    name: "two parts of a list",
    seenIn: "programs and prose",
    kind: "text",
    match: { words: [/[,;]$/u, /^/u] },
    effect: { is: "several" },
    examples: { is: ["https://a.example/b, c"], isNot: ["https://a.example/b ,c", "https://a.example/b,c"] },
  },
  {
    name: "label of two words behind a bar",
    seenIn: "links of Jira and of wikis",
    kind: "text",
    match: { words: [/\|\p{Lu}\p{L}*$/u, /^/u] },
    effect: { is: "several" },
    examples: { is: ["https://a.example/b|The title"], isNot: ["https://a.example/b|the title"] },
  },
  {
    // The text behind an address without such characters: an identifier rarely goes on with nothing but them.
    name: "word of Chinese, Japanese or Korean behind an address in ASCII",
    seenIn: "prose of these languages",
    kind: "text",
    match: {
      words: [/^[\x21-\x7E]+$/u, new RegExp(String.raw`^[${eastAsian}\uFF01-\uFF0F\uFF1A-\uFF1F:]+$`, "u")],
    },
    effect: { is: "several" },
    examples: { is: ["https://a.example/b 下载"], isNot: ["https://a.example/下 载", "https://a.example/b 下a"] },
  },
  {
    name: "sentence of Chinese, Japanese or Korean with numbers or Latin words in it, behind an address in ASCII",
    seenIn: "translations: `http://… のセクション2.3.1で` (passbolt/passbolt_api)",
    kind: "text",
    match: {
      words: [
        /^[\x21-\x7E]+$/u,
        new RegExp(String.raw`^[${eastAsian}][${eastAsian}\w.()-]{4,400}[${eastAsian}]$`, "u"),
      ],
    },
    effect: { is: "several" },
    examples: {
      is: [
        "https://a.example/b のセクション2.3.1で定義",
        "https://a.example/b 中的第3节内容",
        "https://a.example/b 에서HTTP규격을",
      ],
      isNot: ["https://a.example/b 下a", "https://a.example/b 文1版", "https://a.example/文 のセクション2で定義"],
    },
  },
  {
    name: "title or sentence of Chinese, Japanese or Korean with marks of its own in it, behind an address in ASCII",
    seenIn: "descriptions in data: `https://….zip 附件4：夹注、格式.doc` (zotero-chinese/styles)",
    kind: "text",
    match: {
      words: [
        /^[\x21-\x7E]+$/u,
        new RegExp(String.raw`^[${eastAsian}][${eastAsian}\w.-]{0,63}[、。，；：！？（《「][^\s/?#&=]{0,400}$`, "u"),
      ],
    },
    effect: { is: "several" },
    examples: {
      is: ["https://a.example/b.zip 附件4-5：文中夹注、格式.doc", "https://a.example/b 手順（2版）.pdf"],
      isNot: ["https://a.example/b 附件4.doc", "https://a.example/b 格，式/c", "https://a.example/附 件，格"],
    },
  },
  {
    name: "remark between East Asian parentheses, right behind a host",
    seenIn:
      "texts of a program: `https://www.example.com（末尾にスラッシュを追加しないでください。）` (bagisto/bagisto)",
    kind: "text",
    match: {
      text: [
        new RegExp(
          String.raw`^https?:\/\/[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}(?::\d{1,5})?\/?（[^（）]{0,200}[${eastAsian}][^（）]{0,200}）[。.]?$`,
          "u",
        ),
      ],
    },
    effect: { is: "several" },
    examples: {
      is: [
        "https://www.a.example（末尾。）",
        "https://a.example:80/（不要在结尾添加斜杠）",
        "http://a.example（끝에 슬래시）。",
      ],
      isNot: [
        "https://a.example（b）",
        "https://a.example（末尾",
        "https://a（末尾）.example/",
        "https://a.example/b（末尾）",
      ],
    },
  },
  {
    name: "remark behind an address",
    seenIn: "prose, markup and settings",
    kind: "text",
    match: { words: [/^/u, /^[([{<>"'\-–—|=]/u] },
    effect: { is: "several" },
    examples: { is: ["https://a.example/b (c)", "https://a.example/b -c"], isNot: ["https://a.example/b c)"] },
  },
  {
    name: "word behind an address without a path",
    seenIn: "prose",
    kind: "text",
    match: { words: [/^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]+\.\p{L}{2,}$/u, /^\p{L}[\p{L}\p{M}]+[.!,;…]?$/u] },
    effect: { is: "several" },
    examples: { is: ["https://a.example is"], isNot: ["https://a.example/ is", "https://a.example b1"] },
  },
  {
    name: "host with a colon behind it, before what is said of it",
    seenIn: "lists of sites, for example in translations (python/python-docs-ja)",
    kind: "text",
    match: { words: [/^[a-z][a-z0-9+.-]*:\/\/[^\s/?#:@]+:$/iu, /^\p{L}/u] },
    effect: { is: "several" },
    examples: {
      is: ["https://a.example: Wörterbuch", "https://a.example: 辞書。文書", "https://b.a.example: Словарь"],
      isNot: ["https://a.example: 8080", "https://a.example:b c", "https://a.example/b: c"],
    },
  },
  {
    name: "width or density of a picture behind its address",
    seenIn: "values of `srcset`, in settings of sites: `srcset: 'https://… 2x'` (nuxt/nuxt.com)",
    kind: "text",
    match: { words: [/^/u, /^\d{1,5}(?:\.\d{1,3})?[whx]$/u] },
    effect: { is: "several" },
    examples: {
      is: ["https://a.example/b.png 2x", "https://a.example/b.png 1.5x", "https://a.example/b.png 300w"],
      isNot: ["https://a.example/b 2xl.png", "https://a.example/b 2", "https://a.example/b x"],
    },
  },
  {
    name: "scheme that is spoken of, the end of a sentence, or a link of AsciiDoc before a word",
    seenIn: "prose",
    kind: "text",
    match: {
      words: [/^[A-Za-z][A-Za-z0-9+.-]*:\/\/(?:$|[^[\s]*[.,;!]$|[^[\s]+\[\p{L})/u, /^\p{L}[\p{L}\p{M}]+[.!,;…]?$/u],
    },
    effect: { is: "several" },
    examples: {
      is: ["https:// and", "http://a. Then", "http://a[see this"],
      isNot: ["http://a/b see", "http://a[1 b"],
    },
  },
  {
    name: "ending of a word behind a host and a hyphen, in a language that another script is written in",
    seenIn: "translations: `https://lichess.org-ზე` (lichess-org/mobile), in Georgian, Bengali, Avar, Tatar, Kyrgyz",
    kind: "own-notation",
    match: ({ characters, span, text, place: { tier } }) =>
      tier === "prose" && span.end === text.length && endingBehindHost.test(characters),
    effect: { excuses: ["host-mixed-script"] },
    examples: {
      is: [
        ...["https://lichess.org-ზე", "https://lichess.org-এ", "https://a.example-алда", "http://a.com-да"],
        ...["https://a.kg-дан", "https://a.co.il-ის", "http://a.in-ல்"],
      ].map((text) => ({ text, at: ofProse })),
      isNot: [
        ...["https://a.org-аb", "https://раypal.com", "https://a.org-да/b", "https://a.org-да.com"].map((text) => {
          return { text, at: ofProse };
        }),
        { text: "https://a.org-да", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "note of several words in the place of a name or an address in data",
    seenIn:
      '`"$id": "link to file in github repo?"` (NASA-AMMOS/aerie), `$ref: "reference to definition"` (swagger-api/swagger.io-docs)',
    kind: "own-notation",
    match: ({ text, place: { role, tier } }) =>
      role === "$ref"
        ? nothingButWords.test(text)
        : tier !== "sink" && /^(?:\$id|id|ur[il]|iri)$/u.test(role ?? "") && noteInWords.test(text),
    effect: { excuses: ["character-space"], unlessStrict: true },
    examples: {
      is: [
        ...noted(
          "$id",
          "link to file in github repo?",
          "to be done",
          "Lien vers le fichier",
          "noch zu klären, siehe a.md",
        ),
        ...noted("$ref", "reference to definition", "Verweis auf die Definition"),
      ],
      isNot: [
        ...noted("$ref", "my definitions/a b.json", "a b.yaml c", "my definition"),
        ...noted("a.$ref", "reference to definition"),
        ...noted("$id", "my schema.json", "https://a.example/b c d", "a/b c d", "a.json b c"),
        ...noted("href", "a b c"),
      ],
    },
  },
  {
    name: "parenthesis that a backslash keeps in the destination of a link",
    seenIn: "CommonMark §6.3: `[a](https://b.example/#c:\\))` (rust-embedded/embedonomicon)",
    kind: "around",
    match: ({ syntax, characters, written }) =>
      syntax.startsWith("markdown") && characters === ")" && written.endsWith("\\)"),
    effect: { excuses: ["text-trailing-punctuation"], unlessStrict: true },
    examples: {
      is: linked(
        "[a](«https://b.example/#c:\\)»)",
        "[a](«https://b.example/c\\)» 'd')",
        "[a]: «https://b.example/c\\)»",
      ),
      isNot: linked("[a](<«https://b.example/c)»>)", "[a](«https://b.example/\\(c\\))»)"),
    },
  },
];
