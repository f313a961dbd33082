import { inspected, never, prose, sink } from "../evidence.js";
import { inSink, type Convention } from "../convention.js";

/** The longest beginning of a value that is searched for an address, in UTF-16 code units. */
const longestAddress = 2000;

/** One attribute of several elements: `c` of `a` and `b` is `a[c]` and `b[c]`. */
function each(elements: readonly string[], attribute: string): string[] {
  return elements.map((element) => `${element}[${attribute}]`);
}

/** What begins with the end of a string, a sign that joins it to the next one, and a name. */
const concatenated = /^(?:'|")\s{0,4}(?:[_~.+&]|\|\|)\s{1,4}[$@\\]?[\p{L}_]/u;

/** An address up to the end of a string, a sign that joins it, and a name up to the bracket before a key in quotation marks. */
const cutOffAtKey = /'\s{0,4}(?:[_~.+&]|\|\|)\s{1,4}[$@\\]?[\p{L}_][\p{L}\p{N}_.]{0,60}[[(]$/u;

export const html: readonly Convention[] = [
  {
    name: "links that a browser follows",
    seenIn: "HTML",
    kind: "attribute",
    match: { attributes: each(["a", "area", "link"], "href") },
    effect: { place: (role) => sink(role, { browsed: true }) },
    examples: { is: ["a[href]"], isNot: ["use[href]"] },
  },
  {
    name: "what a browser shows or runs",
    seenIn: "HTML",
    kind: "attribute",
    match: {
      attributes: each(
        ["audio", "embed", "frame", "iframe", "img", "input", "script", "source", "track", "video"],
        "src",
      ),
    },
    effect: { place: (role) => sink(role, { browsed: true }) },
    examples: { is: ["img[src]"], isNot: ["my-card[src]"] },
  },
  {
    name: "paths of files, stars and all, that go into a package",
    seenIn:
      'specifications of NuGet in templates: `<file src="..\\docs\\**\\*.*" target="docs" />` (hellosign/hellosign-openapi)',
    kind: "attribute",
    match: { attributes: ["file[src]"] },
    effect: { place: () => inspected },
    examples: { is: ["file[src]"], isNot: ["img[src]", "file[href]"] },
  },
  {
    name: "links of other elements",
    seenIn: "HTML, SVG, Web components",
    kind: "attribute",
    match: { attributes: ["href", "src", "data-src", "data-href"] },
    effect: { place: sink },
    examples: { is: ["use[href]", "img[data-src]"], isNot: ["a[href]", "a[data-title]"] },
  },
  {
    name: "links and resources of certain elements",
    seenIn: "HTML",
    kind: "attribute",
    match: {
      attributes: [
        "form[action]",
        "formaction",
        "video[poster]",
        ...each(["blockquote", "q", "ins", "del"], "cite"),
        "object[data]",
        ...each(["object", "applet"], "codebase"),
        "html[manifest]",
        ...each(["body", "table", "thead", "tbody", "tr", "td", "th"], "background"),
        ...each(["img", "iframe", "frame"], "longdesc"),
      ],
    },
    effect: { place: sink },
    examples: { is: ["form[action]", "object[data]"], isNot: ["div[action]", "time[data]"] },
  },
  {
    name: "images of which a browser chooses one",
    seenIn: "HTML",
    kind: "attribute",
    match: { attributes: ["srcset", "imagesrcset", "data-srcset"] },
    effect: { place: (role) => sink(role, { holds: "image-candidates" }) },
    examples: { is: ["img[srcset]"], isNot: ["img[sizes]"] },
  },
  {
    name: "profiles of the metadata, with white space between them",
    seenIn: "HTML 4.01 §7.4.1 (w3c/webauthn)",
    kind: "attribute",
    match: { attributes: ["head[profile]"] },
    effect: { place: (role) => sink(role, { holds: "words" }) },
    examples: { is: ["head[profile]"], isNot: ["div[profile]"] },
  },
  {
    name: "addresses that are told of a click, with white space between them",
    seenIn: "HTML",
    kind: "attribute",
    match: { attributes: each(["a", "area"], "ping") },
    effect: { place: (role) => sink(role, { holds: "words" }) },
    examples: { is: ["a[ping]"], isNot: ["div[ping]"] },
  },
  {
    name: "names of classes, styles, patterns, paths of a drawing, and handlers of events",
    seenIn: "HTML, JSX, SVG",
    kind: "attribute",
    // `values` is a list separated by semicolons, whatever attribute is animated — SVG Animations Level 2.
    match: { attributes: ["class", "className", "style", "pattern", "d", "animate[values]", /^on[a-z]/iu] },
    effect: { place: () => never },
    examples: { is: ["a[class]", "path[d]", "a[onclick]"], isNot: ["a[href]", "form[values]"] },
  },
  {
    name: "names of places in a page",
    seenIn: 'pages about vocabularies: `<div id="http://…#subClassOf">` (ResearchObject/ro-crate)',
    kind: "attribute",
    match: {
      attributes: [
        ...each(["a", "article", "dd", "div", "dl", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "li", "p"], "id"),
        ...each(["section", "span", "table", "tbody", "td", "th", "tr"], "id"),
        "a[name]",
      ],
    },
    effect: { place: () => never },
    examples: { is: ["div[id]", "a[name]"], isNot: ["item[id]", "meta[name]"] },
  },
  {
    name: "texts that people read",
    seenIn: "HTML",
    kind: "attribute",
    match: { attributes: ["title", "alt", "placeholder", "label", "aria-label"] },
    effect: { place: () => prose },
    examples: { is: ["img[alt]"], isNot: ["img[src]"] },
  },
  {
    name: "number signs alone, a link that leads nowhere on purpose",
    seenIn: 'lessons and drafts of pages: `<a href="###">` (qianguyihao/Web)',
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) =>
      tier === "sink" && /^href$/iu.test(role ?? "") && /^#{2,8}$/u.test(text),
    effect: { excuses: ["character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: inSink("href", "##", "###"),
      isNot: [...inSink("href", "##a", "a.html##"), ...inSink("link", "##")],
    },
  },
  {
    name: "anchor whose name stands between brackets, which browsers find as it is",
    seenIn: "references of notebooks: `<a href='#[1]'>` to `<a id='[1]'>` (espressomd/espresso)",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) =>
      tier === "sink" && /^href$/iu.test(role ?? "") && /^#\[[^[\]#]{1,100}\]$/u.test(text),
    effect: { excuses: ["character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: inSink("href", "#[1]", "#[build/A.jar]"),
      isNot: [...inSink("href", "#[a", "#a]", "#a[1]", "b.html#[1]", "#[a]#[b]"), ...inSink("link", "#[1]")],
    },
  },
  {
    name: "line break or tab within an address, which browsers leave out",
    seenIn: "attributes that a program or an editor has broken (mapfish/mapfish-print, openscad/openscad.github.com)",
    kind: "own-notation",
    match: ({ characters, span, text, place: { tier, role } }) =>
      tier === "sink" &&
      /^(?:href|src|action)$/iu.test(role ?? "") &&
      /^[\t\n\r]+$/u.test(characters) &&
      ![text.charAt(span.start - 1), text.charAt(span.end)].includes(" "),
    effect: { excuses: ["character-control"], unlessStrict: true },
    examples: {
      is: inSink("href", "https://a.example/\nb", "https://a.example/b\n/", "https://a.example/\tb"),
      isNot: [
        ...inSink("href", "https://a.example/\n  b", "https://a.example/b \n/", "https://a.example/\u0001b"),
        ...inSink("link", "https://a.example/\nb"),
      ],
    },
  },
  {
    name: "name of the writer of a change, behind `mailto:`",
    seenIn: "pages that Word writes, with `<ins cite>` and `<del cite>`",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) => tier === "sink" && role === "cite" && /^mailto:/iu.test(text),
    effect: { excuses: ["mailto-malformed"], unlessStrict: true },
    examples: {
      is: [{ text: "mailto:A.%20B", at: { tier: "sink", role: "cite" } }],
      isNot: [{ text: "mailto:A.%20B", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "markup behind an address whose quotation mark is not closed: what is wrong is told where the markup begins",
    seenIn: 'pages written by hand: `<a href="https://a.example/b>c</a>`, whose value ends at the next quotation mark',
    kind: "own-notation",
    match: ({ span, text }) => {
      const end = /^[^<>\s]+(?=>[^<>]*<\/?[A-Za-z])/u.exec(text)?.[0].length;
      return end !== undefined && span.start > end;
    },
    effect: { excuses: "visible" },
    examples: {
      is: inSink("href", "https://a.example/b>c d</a> <b class="),
      isNot: inSink("href", "https://a.example/b c", "https://a.example/b>c d", "https://a.example/<b> c</b>"),
    },
  },
  {
    name: "beginnings of two elements in strings of a program, the first of which leaves its attribute open",
    seenIn: `rules that replace the beginning of an address: \`sub_filter '<a href="http://a/' '<a href="https://b/'\` (nginx/nginx.org)`,
    kind: "own-notation",
    match: ({ span, text }) => {
      const end = text
        .slice(0, longestAddress)
        .search(/(?<quote>['`])\s{0,8}(?:,|=>|->|:|\/)?\s{0,8}\k<quote><\/?[A-Za-z]/u);
      return end >= 0 && span.start >= end;
    },
    effect: { excuses: "visible" },
    examples: {
      is: inSink(
        "href",
        "http://a.example/'  '<a href=",
        "http://a.example/', '<a href=",
        "a/' => '<b c=",
        "a`, `<img src=",
      ),
      isNot: inSink("href", "http://a.example/' <a", "http://a.example/'b' c", "a '<b"),
    },
  },
  {
    name: "namespace of XHTML with a slip, which pages of HTML do not heed",
    seenIn:
      "`<html xmlns>` of pages and templates (nim-lang/Nim, diaspora/diaspora, Font Awesome); read as XML, such a page would show nothing",
    kind: "own-notation",
    match: ({ text, place: { role } }) =>
      role === "xmlns" && /^https?:\/\/www\.w3\.org\/1999\/x?html[/#]?$/u.test(text),
    effect: { excuses: ["namespace-misspelled"], unlessStrict: true },
    examples: {
      is: ["https://www.w3.org/1999/xhtml", "http://www.w3.org/1999/html"].map((text) => {
        return { text, at: { tier: "opaque-name", role: "xmlns", production: "IRI" } };
      }),
      isNot: [
        { text: "https://www.w3.org/2000/svg", at: { tier: "opaque-name", role: "xmlns", production: "IRI" } },
        { text: "https://www.w3.org/1999/xhtml", at: { tier: "opaque-name", role: "xmlns:h", production: "IRI" } },
      ],
    },
  },
  {
    name: "namespace of a program that draws, with a slip; browsers heed none of its elements",
    seenIn: "pictures of SVG that others have changed: `https://www.inkscape.org/namespaces/inkscape` (sympy/sympy)",
    kind: "own-notation",
    match: ({ text, place: { role } }) =>
      role?.startsWith("xmlns:") === true && /inkscape|sodipodi|ns\.adobe\.com|bohemiancoding|serif\.com/iu.test(text),
    effect: { excuses: ["namespace-misspelled"], unlessStrict: true },
    examples: {
      is: ["https://www.inkscape.org/namespaces/inkscape", "https://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"].map(
        (text) => ({ text, at: { tier: "opaque-name", role: "xmlns:a", production: "IRI" } }),
      ),
      isNot: [{ text: "https://www.w3.org/2000/svg", at: { tier: "opaque-name", role: "xmlns:a", production: "IRI" } }],
    },
  },
  {
    name: "string of a template that is concatenated, where the quotation mark of an attribute seems to open a value",
    seenIn: "Template Toolkit: `[% a('<a href=\"' _ b _ '\">') %]` (mysociety/fixmystreet), Twig, PHP, Perl, SQL",
    kind: "own-notation",
    match: ({ text }) => concatenated.test(text),
    effect: { excuses: "visible" },
    examples: {
      is: [
        ...inSink("href", "' _ c.uri_for( '/a', b.id ) _ '", '" _ report_url _ "', "' ~ path('a', { b: c }) ~ '"),
        ...inSink("href", "' . $url . '", "' || a.url || '", '" + a["b c"] + "', "' & a(b c) & '"),
      ],
      isNot: inSink("href", "'a' b", "' a b", "_ b c", "'+ ", "' - a b"),
    },
  },
  {
    name: "address that a template concatenates with the value of a key, whose quotation mark ends it",
    seenIn: `Jinja: \`'<a href="/entity?a=' + b["c"] + '">'\` (digital-land/digital-land.info), Twig, PHP, Perl`,
    kind: "own-notation",
    match: ({ text }) => cutOffAtKey.test(text),
    effect: { excuses: "visible" },
    examples: {
      is: inSink(
        "href",
        ...["/entity?dataset=' + dataset[", "/a/' ~ path(", "https://a.example/' . $b[", "/a?b=' _ c.d(", "/a' || e["],
      ),
      isNot: inSink("href", "/a' b[", "/a + b[", "/a' + b", "/a?b[", "/a(b' + c]"),
    },
  },
];
