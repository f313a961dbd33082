import { inSink, type AroundExample, type Convention } from "../convention.js";
import { patternSequence } from "../../../text/composed-pattern.js";
import { wordPattern } from "../../../text/word-set.js";

/** A fragment with the path of a client-side route, which ends in the name of a Matrix room behind `#`. */
const room = /#\/(?:[\w-]+\/){0,4}#(?:[^#\s]{1,255}|\S{1,255}:[\w.-]{1,255})$/u;

/** Families of Google Fonts in the notation of its first version: `/css?family=A|B`. */
const families = /^(?:https?:)?\/\/fonts\.[^/?#]{1,255}\/(?:css|icon)\?(?:[^#]*&)?family=/iu;

/** A Serial Item and Contribution Identifier: an issue, its pages and the title between `<` and `>`, and a check character. */
const contribution = /\/10\.\d{4,9}\/\S{0,255}\d(?:%3C|<)[\w:.-]{1,64}(?:%3E|>)\S{1,64}$/iu;

/** The title of a page of a wiki that ends with an abbreviation: `/wiki/A_v._B_et_al.` */
const titleWithAbbreviation = patternSequence(
  /\/wiki\/[^/?#]*_/iu,
  wordPattern("al approx bzw cf ders ed etc ibid nr spp? usw vol vs др"),
  /\.$/iu,
);

/** A sign of comparison before a number, behind a name or a colon. */
const comparedNumber = /^[\w:()+][<>]=?-?\d/u;

/** Addresses between quotation marks in `url()`, as examples. */
function inQuotedUrl(...texts: readonly string[]): readonly AroundExample[] {
  return texts.map((text) => ({ text: `url('${text}')`, at: { tier: "sink", role: "url()" }, syntax: "css-string" }));
}

export const webSites: readonly Convention[] = [
  {
    name: "name of a room behind a path in the fragment",
    seenIn: "matrix.to and clients of Matrix",
    kind: "own-notation",
    match: ({ characters, text }) => characters === "#" && room.test(text),
    effect: { excuses: ["character-misplaced-delimiter"] },
    examples: {
      is: [
        "https://matrix.to/#/#a:b.example",
        "https://app.a.example/#/room/#a:b.example",
        "https://a.example/#/room/#b_#c:d.example",
      ],
      isNot: ["https://a.example/#b#c", "https://a.example/#/b#c#d"],
    },
  },
  {
    name: "whole identifier with a fragment as the name of a section, or as what a page is to open",
    seenIn:
      "documentation of ontologies by LODE and Widoco: `#http://a.example/b#c` (SPAROntologies/fabio), Kiwi IRC: `#irc://a.example/#b` (monero-project/monero-site)",
    kind: "own-notation",
    match: ({ characters, text }) => characters === "#" && /^[^#]*#(?:https?|ircs?):\/\/[^#]+#[^#]*$/iu.test(text),
    effect: { excuses: ["character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: inSink("href", "#http://purl.org/vocab/frbr/core#part", "https://a.example/nextclient/#irc://b.example/#c"),
      isNot: [
        { text: "#http://a.example/b#c#d", at: { tier: "sink", role: "href" } },
        "https://a.example/#b#c",
        "https://a.example/#b=c#d",
      ],
    },
  },
  {
    name: "name of Lean between guillemets, which holds a number sign, as the name of a section",
    seenIn:
      "references by doc-gen4: `Imports.html#«command#find_home_»` (leanprover-community/leanprover-community.github.io)",
    kind: "own-notation",
    match: ({ characters, text }) => characters === "#" && /^[^#]*#[^#«»]*«[^#«»]*#[^#«»]*»/u.test(text),
    effect: { excuses: ["character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: [{ text: "https://a.example/b.html#«command#find_home_»", at: { tier: "sink", role: "link" } }],
      isNot: [{ text: "https://a.example/b.html#«c»#d", at: { tier: "sink", role: "link" } }],
    },
  },
  {
    name: "title of a page of a wiki, whose address has it with its parentheses, digits and Latin letters",
    seenIn:
      "links to Wikipedia: `/wiki/صف_(نوع_داده_انتزاعی)`, `/wiki/نماد_O_بزرگ` (javascript-tutorial/fa.javascript.info)",
    kind: "own-notation",
    match: ({ span, text, place: { tier } }) =>
      (tier === "sink" || tier === "prose") &&
      /^https?:\/\/[^/?#]+\/(?:wiki\/|w\/index\.php\?title=)$/iu.test(text.slice(0, span.start)),
    effect: {
      excuses: ["bidi-component-edge", "bidi-mixed-direction-component", "bidi-partly-encoded-component"],
      unlessStrict: true,
    },
    examples: {
      is: inSink(
        "link",
        "https://fa.a.example/wiki/\u0635\u0641_(\u0646\u0648\u0639)",
        "https://he.a.example/wiki/C_(\u05E9\u05E4\u05D4)",
        "https://ar.a.example/w/index.php?title=\u0633\u064A_1",
      ),
      isNot: inSink(
        "link",
        "https://a.example/b/\u0635\u0641_(\u0646\u0648\u0639)",
        "https://a.example/wiki/\u0635\u0641/b\u0641",
      ),
    },
  },
  {
    name: "words of a search and its fields as the path of a short address",
    seenIn:
      "bugzil.la, which puts the path into a query: `/sw:%22[a]%22&limit=0` (freeCodeCamp/how-to-contribute-to-open-source)",
    kind: "own-notation",
    match: ({ text }) => /^https?:\/\/bugzil\.la\//iu.test(text),
    effect: { excuses: ["query-start-missing", "character-misplaced-delimiter"] },
    examples: {
      is: ["https://bugzil.la/sw:%22a%22&limit=0", "https://bugzil.la/a&t=1"],
      isNot: ["https://a.example/sw:%22a%22&limit=0"],
    },
  },
  {
    name: "white space in the place of an address, which takes the fragment away",
    seenIn: 'programs of pages: `history.replaceState(null, null, " ")` (grocy/grocy)',
    kind: "own-notation",
    match: ({ text, place: { role } }) => text === " " && /(?:replace|push)State$/u.test(role ?? ""),
    effect: { excuses: ["text-surrounding-whitespace"], unlessStrict: true },
    examples: {
      is: [
        { text: " ", at: { tier: "sink", role: "history.replaceState" } },
        { text: " ", at: { tier: "sink", role: "history.pushState" } },
      ],
      isNot: [
        { text: " ", at: { tier: "sink", role: "href" } },
        { text: " /a", at: { tier: "sink", role: "history.replaceState" } },
      ],
    },
  },
  {
    name: "title of a page of a wiki that ends with an abbreviation",
    seenIn: "names of cases of courts in Wikipedia and Wikisource: `/wiki/A_v._B_et_al.` (TEIC/TEI)",
    kind: "own-notation",
    match: ({ characters, text }) => characters === "." && titleWithAbbreviation.test(text),
    effect: { excuses: ["text-trailing-punctuation"] },
    examples: {
      is: inSink(
        "link",
        "https://en.a.example/wiki/B_v._C_et_al.",
        "https://de.a.example/wiki/B,_C_usw.",
        "https://en.a.example/wiki/Rosa_sp.",
        "https://a.example/wiki/B_etc.",
        "https://ru.a.example/wiki/I_\u0438_\u0434\u0440.",
      ),
      isNot: inSink(
        "link",
        "https://a.example/wiki/B_total.",
        "https://a.example/b_et_al.",
        "https://a.example/wiki/B_et_al.,",
      ),
    },
  },
  {
    name: "dots at the end of a text that a page lets its reader go on with",
    seenIn: "links to what a reader may write: `intent/tweet?text=…about...` (crystal-lang/crystal-website)",
    kind: "own-notation",
    match: ({ text }) => /[?&](?:text|body|subject|title|message|quote)=[^&#]{0,2048}(?:\.{3}|…)$/iu.test(text),
    effect: { excuses: ["address-truncated"] },
    examples: {
      is: inSink("link", "https://a.example/tweet?text=b%20c...", "https://a.example/share?url=b&title=c…"),
      isNot: inSink("link", "https://a.example/text=b...", "https://a.example/?q=b..."),
    },
  },
  {
    name: "lines of a search behind `;query=` in the path",
    seenIn: "links to logs in the console of Google Cloud (sourcegraph/handbook)",
    kind: "own-notation",
    match: ({ characters, span, text }) =>
      /^(?:%0[ad])+$/iu.test(characters) && /;query=[^/?#;]*$/u.test(text.slice(0, span.start)),
    effect: { excuses: ["percent-encoded-control"], unlessStrict: true },
    examples: {
      is: ["https://console.a.example/logs/query;query=b%0Ac%0Ad"],
      isNot: ["https://console.a.example/logs/query;b%0Ac", "https://a.example/b%0A"],
    },
  },
  {
    name: "families of fonts with `|` between them",
    seenIn: "Google Fonts and its mirrors",
    kind: "own-notation",
    match: ({ characters, text }) => /^\|+$/u.test(characters) && families.test(text),
    effect: { excuses: ["character-excluded"] },
    examples: {
      is: ["https://fonts.googleapis.com/css?family=Roboto:400|Open+Sans", "//fonts.example/icon?family=a|b"],
      isNot: ["https://fonts.googleapis.com/a|b", "https://a.example/css?family=a|b"],
    },
  },
  {
    name: "arrows between the classes of a diagram",
    seenIn: "yUML, as LinkML writes it into its pages: `[A]-%20b>[C]` (linkml/linkml)",
    kind: "own-notation",
    match: ({ characters, text }) =>
      /^[<>[\]|^]+$/u.test(characters) && /^https?:\/\/(?:www\.)?yuml\.me\/diagram\//iu.test(text),
    effect: { excuses: ["character-excluded", "character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: [
        "https://yuml.me/diagram/nofunky;dir:TB/class/[A]-%20b%200..1>[C]",
        "http://yuml.me/diagram/plain/class/[A]^-[B]",
      ],
      isNot: ["https://yuml.me/a>b", "https://a.example/diagram/[A]->[B]", "https://yuml.me/diagram/plain/a b"],
    },
  },
  {
    name: "identifier of a contribution (SICI) as the name of a document",
    seenIn: "DOI names of articles before 2002",
    kind: "own-notation",
    match: ({ text }) => contribution.test(text),
    effect: { excuses: ["character-excluded"] },
    examples: {
      is: ["https://doi.org/10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2"],
      isNot: ["https://doi.org/10.1002/<a>", "https://a.example/1<2>3"],
    },
  },
  {
    name: "channels of a chat behind `=`, whose names begin with one or two `#`",
    seenIn: "clients of IRC in the web (rust-lang/blog.rust-lang.org)",
    kind: "own-notation",
    match: ({ characters, text }) =>
      /^#+$/u.test(characters) && /[?&](?:channels?|join)=(?:#{1,2}[\w-]{1,64}(?:,|$))+$/iu.test(text),
    effect: { excuses: ["character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: ["https://webchat.a.example/?channels=##b", "https://a.example/chat?channels=#b,##c"],
      isNot: ["https://a.example/?b=##c", "https://a.example/?channels=b#c#d"],
    },
  },
  {
    name: "link in the place of an address, of which the brackets are told, and which a dot segment makes no path",
    seenIn: "`[a]([mdn:x](https://b.example))` in Markdown",
    kind: "own-notation",
    match: ({ text, place: { tier } }) => tier === "sink" && /^\[[^\]]{1,255}\]\([^\s)]/u.test(text),
    effect: { excuses: ["path-colon-in-first-segment"] },
    examples: {
      is: inSink("link", "[mdn:x](https://b.example)", "[a:b](c)"),
      isNot: inSink("link", "[a:b]", "1a:b(c)"),
    },
  },
  {
    name: "backslash that continues the line behind an address",
    seenIn: "units of systemd, shells, Dockerfiles",
    kind: "own-notation",
    match: ({ characters, text, place: { tier } }) =>
      tier !== "sink" && /^\\{1,2}$/u.test(characters) && text.endsWith(characters),
    effect: { excuses: ["character-backslash", "character-excluded", "port-malformed"] },
    examples: {
      is: [
        "https://127.0.0.1:2379\\",
        "https://127.0.0.1:2379\\\\",
        { text: "https://a.example/b\\", at: { tier: "prose" } },
      ],
      isNot: ["https://a.example:2379\\b", { text: "https://a.example/b\\", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "place of an address in one that a browser puts together, at its end",
    seenIn: "`protocol_handlers` in manifests of Web extensions (SchemaStore/schemastore)",
    kind: "own-notation",
    match: ({ place: { role }, span, text }) => role === "uriTemplate" && text.slice(span.start) === "%s",
    effect: { excuses: ["percent-triplet-malformed"] },
    examples: {
      is: [{ text: "https://a.example/?url=%s", at: { tier: "sink", role: "uriTemplate" } }],
      isNot: [
        { text: "https://a.example/?url=%s&b", at: { tier: "sink", role: "uriTemplate" } },
        "https://a.example/?url=%",
      ],
    },
  },
  {
    name: "mark behind an address that a program prints",
    seenIn:
      "what `etcdctl` prints, in guides (kubernetes-sigs/external-dns, coreos/docs), and logs: `Connecting to wss://…:8080...` (eggjs/egg)",
    kind: "own-notation",
    match: ({ text, place: { tier } }) => tier !== "sink" && /^[^/]+\/\/[^/?#]+:\d{1,5}(?:[,;:]|\.{3}|…)$/u.test(text),
    effect: { excuses: ["port-malformed"], unlessStrict: true },
    examples: {
      is: ["http://10.244.1.3:2380,", "http://10.240.0.2:2379:", "wss://a.example:8080..."],
      isNot: ["http://a.example:23,80", { text: "http://a.example:80,", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "target and version of a request",
    seenIn: "logs of Zeek as tables: `/ RTSP/1.0` (The-Art-of-Hacking/h4cker)",
    kind: "own-notation",
    match: ({ text }) => /^\/\S* (?:HTTP|RTSP|SIP)\/\d/u.test(text),
    effect: { excuses: ["character-space"], unlessStrict: true },
    examples: {
      is: [
        { text: "/ RTSP/1.", at: { tier: "sink", role: "uri" } },
        { text: "/a?b HTTP/1.1", at: { tier: "sink", role: "url" } },
      ],
      isNot: [{ text: "/a HTTP", at: { tier: "sink", role: "url" } }],
    },
  },
  {
    name: "name of a domain with the dot of the root as the last segment",
    seenIn:
      "interfaces of name servers: `/servers/localhost/zones/example.com.` of PowerDNS (kubernetes-sigs/external-dns)",
    kind: "own-notation",
    match: ({ characters, text }) => characters === "." && /\/zones?\/(?:[\w-]+\.)+$/u.test(text),
    effect: { excuses: ["text-trailing-punctuation"] },
    examples: {
      is: ["http://localhost:8081/api/v1/servers/localhost/zones/example.com."],
      isNot: ["http://a.example/zones.", "http://a.example/b.com."],
    },
  },
  {
    name: "name of a function or a variable of Lisp with an asterisk at its end as the last segment",
    seenIn: "links to Clojure's functions: `clojure.core/list*`, `clojure.core/*in*` (clojure/clojure-site)",
    kind: "own-notation",
    match: ({ characters, text }) =>
      characters === "*" &&
      (/\b(?:clojure|cljs)\.[\w.-]{1,64}\/[^/]{1,64}\*$/iu.test(text) || /\/\*[\w-]{1,64}\*$/u.test(text)),
    effect: { excuses: ["text-trailing-punctuation"] },
    examples: {
      is: inSink("href", "https://clojuredocs.org/clojure.core/list*", "https://a.example/b/*in*"),
      isNot: inSink("href", "https://a.example/clojure/list*", "https://a.example/b*"),
    },
  },
  {
    name: "angle brackets in the name of a function of Lisp as the last segment",
    seenIn: "links to Clojure's functions: `clojure.core/->`, `clojure.core/some->>` (clojure/clojure-site)",
    kind: "own-notation",
    match: ({ characters, span, text, place: { tier } }) =>
      tier === "sink" &&
      /^[<>]+$/u.test(characters) &&
      /\b(?:clojure|cljs)\.[\w.-]{1,64}\/[^/\s]{0,64}$/iu.test(text.slice(0, span.start)) &&
      !/[/\s]/u.test(text.slice(span.end)),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: inSink("link", "https://clojuredocs.org/clojure.core/->", "https://clojuredocs.org/clojure.core/some->>"),
      isNot: inSink("link", "https://clojuredocs.org/clojure.core/a>/b", "https://a.example/b->"),
    },
  },
  {
    name: "comparison in a query, which every browser encodes, or which the service reads as it is",
    seenIn:
      'pages with searches: `?q=date+>+1984` (inspirehep/inspire-next), links to searches of Jira: `jql=…fixVersion%20>%20…` (scala/scala-lang), calls of search engines: `curl ".../documents?filter_by=num_employees:>1000"` (typesense/typesense-website), and searches of GitHub and Elasticsearch: `q=stars:>=100`',
    kind: "own-notation",
    match: ({ characters, span, text, place: { tier, role } }) =>
      ((tier === "sink" && (role === "href" || (role === "link" && /^[^&#]/u.test(text.slice(span.end))))) ||
        comparedNumber.test(text.slice(Math.max(0, span.start - 1)))) &&
      /^[<>]$/u.test(characters) &&
      /^[^?#]*\?[^#]*$/u.test(text.slice(0, span.start)) &&
      !/<\/?[A-Za-z!][^<>]*>/u.test(text),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: [
        { text: "/search?q=find+date+>+1984&cc=a", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/?jql=b%20>%3D%202", at: { tier: "sink", role: "link" } },
        "http://localhost:8108/documents?filter_by=num_employees:>1000",
        "https://a.example/search?q=stars:>=100",
        "https://a.example/b?price<5.5&c=d",
        "https://a.example/b?q=created:<2020-01-01",
        "https://a.example/_search?q=age:(>10+AND+<20)",
      ],
      isNot: [
        { text: "/search>?q=a", at: { tier: "sink", role: "href" } },
        { text: "/search?q=<b>a</b>", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/?b=c>", at: { tier: "sink", role: "link" } },
        { text: "https://a.example/?b=c>&d=e", at: { tier: "sink", role: "link" } },
        "https://a.example/?b>c",
        "https://a.example/b:>1",
        "https://a.example/?b=<1>",
      ],
    },
  },
  {
    name: "address and text of a link with `|` between them, in angle brackets",
    seenIn: "messages of Slack, and guides on how to write them: `<https://x.com/user|@user>` (nuxt/nuxt.com)",
    kind: "own-notation",
    match: ({ characters, text, place: { role } }) =>
      characters === "|" && role === "autolink" && /^[a-z]+:[^|]+\|[^|]+$/iu.test(text),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: inSink("autolink", "https://a.example/b|@c", "https://a.example|Titel", "mailto:a@b.example|a"),
      isNot: [
        { text: "https://a.example/b|c", at: { tier: "sink", role: "link" } },
        { text: "https://a.example/b|c|d", at: { tier: "sink", role: "autolink" } },
      ],
    },
  },
  {
    name: "operator in the name of a section, before the kind of a symbol and the types of its parameters",
    seenIn: "documentation of Nim: `system.html#^.t,int`, `#<.t,T,T` (nim-lang/Nim)",
    kind: "own-notation",
    match: ({ characters, text }) =>
      /^[\^<>|]+$/u.test(characters) && /^[^#]*#[^\w\s#/]{1,4}\.[a-z](?:,|%2C|$)/iu.test(text),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: inSink("link", "system.html#^.t%2Cint", "#^.t,int", "https://a.example/b.html#|.i,T"),
      isNot: inSink("link", "system.html#a^b", "b^.t,int", "#^a"),
    },
  },
  {
    name: "space in the name of a file between quotation marks, which whatever reads a style sheet encodes",
    seenIn:
      "fonts: `url('/tutorial/Garamond Classico SC Regular.woff2')` (sveltejs/svelte.dev); without the marks the declaration is invalid (CSS Syntax 3 §4.3.6)",
    kind: "around",
    match: ({ characters, text, syntax, place: { role } }) =>
      characters === " " &&
      role === "url()" &&
      syntax !== "css-url" &&
      /^[^:?#]*[^\s:?#]\.[a-z\d]{2,5}(?:[?#]\S*)?$/iu.test(text),
    effect: { excuses: ["character-space"], unlessStrict: true },
    examples: {
      is: inQuotedUrl("«/a/b c.woff2»", "«../Mi fuente.ttf?v=1»", "«f g.svg#h»"),
      isNot: [
        ...inQuotedUrl("«https://a.example/b c.png»", "«/a/b c»", "«/a/b c .png »"),
        { text: "url(«/a/b c.woff2»)", at: { tier: "sink", role: "url()" }, syntax: "css-url" },
      ],
    },
  },
  {
    name: "parameters behind `&` in the path",
    seenIn: "the first player of YouTube, `http://www.youtube.com/v/…&fs=1` (diaspora/diaspora)",
    kind: "own-notation",
    match: ({ text }) => /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/v\/[\w-]{1,64}&/iu.test(text),
    effect: { excuses: ["query-start-missing"] },
    examples: {
      is: ["http://www.youtube.com/v/a-B_1&fs=1", ...inSink("src", "https://www.youtube-nocookie.com/v/a&hl=en&fs=1")],
      isNot: ["https://www.youtube.com/watch/a&t=1", "https://a.example/v/b&c=d"],
    },
  },
  {
    name: "words for the style of a picture behind its address, each behind a number sign",
    seenIn:
      "Hugo's and Jekyll's themes, whose styles ask for `[src$=\"#inline\"]`: `/a.png#w25#inline` (darktable-org/dtdocs)",
    kind: "own-notation",
    match: ({ characters, text, place: { tier } }) =>
      tier === "sink" &&
      characters === "#" &&
      /\.(?:avif|gif|jpe?g|png|svg|webp)(?:#[A-Za-z][\w-]{0,31}){2,4}$/iu.test(text),
    effect: { excuses: ["character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: inSink(
        "link",
        "./a/b.png#w25#inline",
        "/a.svg#dark#center",
        "https://a.example/b.JPG#w33#left#round",
        "a.webp#full-width#no-border",
        "../a.gif#thumb#right",
      ),
      isNot: inSink("link", "./a.html#b#c", "/a.png##b", "/a.png#b c#d", "/a.png#1#2"),
    },
  },
];
