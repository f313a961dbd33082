import { inSink, type Convention, type FindingInPlace } from "../convention.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";

/** Attributes of HTML and a header field whose reference a browser resolves and loads; the role of such a place is their name. */
const followed: ReadonlySet<string> = new Set(["href", "src", "poster", "srcset", "xlink:href", "location"]);

/** A reference to a file beside the page: no scheme and no host. */
const besidePage = /^(?![A-Za-z][A-Za-z0-9+.-]*:|\/\/|#)/u;

/** How much of a sample of an attack is searched, in UTF-16 code units. */
const longestAttack = 256;

/** A `javascript:` address or an event handler that calls a dialog; white space and controls, which browsers skip, are taken out first. */
const attack = /^(?:javascript:|on[a-z]{3,20}=).*\b(?:alert|confirm|prompt)\(/iu;

/**
 * Whether the characters stand between two words of a name: a letter, digit or closing bracket before them, a letter,
 * digit or opening bracket behind them. In a file name, other marks may stand there as well: `a vs. b.png`.
 */
function isBetweenWords({ span, text }: FindingInPlace): boolean {
  const [before, after] = [text.slice(0, span.start), text.slice(span.end)];
  if (/[^\s/?#]\.[A-Za-z\d]{2,5}$/u.test(text)) return /[^\s/?#:]$/u.test(before) && /^(?!\.)[^\s/?#]/u.test(after);
  return /[\p{L}\p{N})\]]$/u.test(before) && /^[\p{L}\p{N}([&-]/u.test(after);
}

/**
 * The finding with its span extended over all white space around it: a line break and a space beside it are separate
 * findings.
 */
function withWhiteSpace(told: FindingInPlace): FindingInPlace {
  const { span, text } = told;
  const start = text.slice(0, span.start).trimEnd().length;
  const end = text.length - text.slice(span.end).trimStart().length;
  return { ...told, span: { start, end } };
}

/** Whether the characters stand in the query or the fragment. */
function isBehindPath({ span, text }: FindingInPlace): boolean {
  const behindPath = text.search(/[?#]/u);
  return behindPath >= 0 && behindPath < span.start;
}

/** Whether the characters stand in the query or fragment of a Web address, or in the query of a page of the same site, and not at its end, where they may belong to the text around it. */
function isWithinQuery(told: FindingInPlace): boolean {
  const { span, text } = told;
  const isLast = span.end === text.length && !/["\]]$/u.test(text);
  return /^(?:https?:\/\/|[^:?#]*\?)/iu.test(text) && isBehindPath(told) && !isLast;
}

/** Whether the characters stand between two words of a text in the query or the fragment. */
function isBetweenWordsOfQuery(told: FindingInPlace): boolean {
  const { span, text } = told;
  return isBehindPath(told) && /[^\s?&#=]/u.test(text.charAt(span.start - 1)) && /[^\s&#]/u.test(text.charAt(span.end));
}

/** Quotation marks in the path of a Web address that goes on behind them; one before a word may have been copied with it. */
const quotedInPath = patternSequence(
  /^https?:\/\/[^\s/?#"]+\//iu,
  patternUnion(
    // Between two words, or in pairs.
    /[^\s"?#]*[\p{L}\p{N}]"(?=[\p{L}\p{N}])/iuy,
    /(?:[^\s"?#]*"[^\s"?#]*"){1,8}/iuy,
  ),
  /[^\s"`)\]}>?#,;]+$/iuy,
);

/** Whether quotation marks and brackets are balanced; where they are not, one was copied with the address from the text around it. */
function isPaired({ text }: FindingInPlace): boolean {
  const count = (character: string): number => text.split(character).length - 1;
  return count('"') % 2 === 0 && count("[") === count("]");
}

/**
 * Whether the characters stand within the name of a section that the page itself chose: a mark at its end, a backquote or what
 * looks like the end of an element has been copied from the text around it.
 */
function isWithinFragment({ characters, span, text }: FindingInPlace): boolean {
  const start = text.indexOf("#") + 1;
  if (start === 0 || span.start <= start || /[\s`]|<\//u.test(text.slice(start))) return false;
  if (span.end < text.length) return true;
  const before = text.slice(start, span.end - 1);
  return (/[\])}>"]$/u.test(characters) && /[[({<"]/u.test(before)) || (characters === "<" && before.includes(">"));
}

export const browsers: readonly Convention[] = [
  {
    name: "spaces and line breaks between the words of a file's name, a subject or a text in the query, which browsers encode or take out",
    seenIn:
      "pages written by hand, for example of psychopy, w3c/odrl, glTF and trinodb/trino.io, and links to tools, as in w3c/i18n-drafts",
    kind: "own-notation",
    match: (told) => {
      const { characters, place, text } = told;
      if (place.tier !== "sink" || !followed.has(place.role?.toLowerCase() ?? "")) return false;
      if (!/^[ \t\r\n]+$/u.test(characters)) return false;
      const gap = withWhiteSpace(told);
      return isBetweenWordsOfQuery(gap) || (isBetweenWords(gap) && besidePage.test(text));
    },
    effect: { excuses: ["character-space", "character-control"], unlessStrict: true },
    examples: {
      is: [
        { text: "figures/a b.png", at: { tier: "sink", role: "src" } },
        { text: "figures/a\n b.png", at: { tier: "sink", role: "src" } },
        { text: "/figures/a vs. b - c, d! e.webp", at: { tier: "sink", role: "src" } },
        { text: "mailto:a@b.example?subject=c d", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/?text=b, c", at: { tier: "sink", role: "href" } },
        { text: "../a.php?error=b c d", at: { tier: "sink", role: "Location" } },
      ],
      isNot: [
        { text: "figures/a b.png", at: { tier: "sink", role: "link" } },
        { text: "https://a.example/b c", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/?b= c", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/?b=c &d=e", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/?b=c d", at: { tier: "sink", role: "link" } },
        { text: "a/ b", at: { tier: "sink", role: "href" } },
        { text: "a/ b.png", at: { tier: "sink", role: "src" } },
        { text: "a/b .png", at: { tier: "sink", role: "src" } },
        { text: "a/b. c", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/b\nc", at: { tier: "sink", role: "href" } },
        { text: "a b", at: { tier: "name-in-data", role: "@id" } },
      ],
    },
  },
  {
    name: "quotation marks in the query of a link or within its path, which browsers and renderers encode",
    seenIn: 'links to searches, for example on GitHub: `label:"a"`, and words of badges and pages: `/a-"b"-c`',
    kind: "own-notation",
    match: (told) =>
      told.place.tier === "sink" &&
      /^["`]+$/u.test(told.characters) &&
      ((isWithinQuery(told) && isPaired(told)) || quotedInPath.test(told.text)),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: inSink(
        "link",
        'https://a.example/?q=b:"c+d"+e',
        '?q="b+c"',
        '../b?q="c d"',
        'https://a.example/b-"c"-d',
        'http://b/c"d',
      ),
      isNot: [
        { text: 'https://a.example/?b"', at: { tier: "sink", role: "link" } },
        ...inSink("link", 'https://a.example/b"c"', '/b?c"', '/b"c"?d', 'http://b/"c"d"e', 'http://b/"c"d e'),
        'https://a.example/?q=b:"c"',
      ],
    },
  },
  {
    name: "signs within the name of a section, which browsers encode",
    seenIn: "anchors that programs make of the names of operators and functions: `#err->msg`, `#method-i-<=>`",
    kind: "own-notation",
    match: (told) =>
      told.place.tier === "sink" &&
      /^["<>|^[\]{}]+$/u.test(told.characters) &&
      isWithinFragment(told) &&
      isPaired(told),
    effect: { excuses: ["character-excluded", "character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: inSink(
        "link",
        "#lib/err->msg",
        "a.html#method-i-<=>-label",
        "https://a.example/b.html#Vec<T>",
        "#operator[]",
        'b#the-"c"-d',
        "#parameter-b>any_other<",
      ),
      isNot: [
        ...inSink("link", "#b>", "#b<", "#b]", '#b"', "a>b#c", "#b>c</a", "#`b|c`", "#a b>c"),
        { text: "http://a.example/b#c>d", at: { tier: "name-in-data", role: "@id" } },
      ],
    },
  },
  {
    name: "object of JSON in the query",
    seenIn: "samples of IIIF/api, and links to APIs; browsers encode its quotation marks",
    kind: "own-notation",
    match: (told) =>
      told.place.tier === "sink" &&
      /^["{}[\]|^]+$/u.test(told.characters) &&
      /^[^?#]*\?(?:[^#]*&)?[\w.-]+=\{"/u.test(told.text.slice(0, told.span.end)) &&
      isBehindPath(told),
    effect: { excuses: ["character-excluded", "character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: [
        { text: 'https://a.example/?b={"c":["d"]}', at: { tier: "sink", role: "href" } },
        { text: 'a.html?b=c&d={"e":{"f":"g"}}', at: { tier: "sink", role: "href" } },
      ],
      isNot: [
        { text: 'https://a.example/{"b":"c"}', at: { tier: "sink", role: "href" } },
        { text: 'https://a.example/?b="', at: { tier: "sink", role: "href" } },
        { text: 'https://a.example/?b={"c":"d"}', at: { tier: "name-in-data", role: "@id" } },
      ],
    },
  },
  {
    name: "narrow space in the name of a picture of the screen",
    seenIn: "macOS from version 13 on: `Screenshot 2025-09-08 at 6.01.33\u202FPM.png` (monarch-initiative/mondo)",
    kind: "own-notation",
    match: ({ characters, span, text }) =>
      characters === "\u202F" && /\d\.\d\d$/u.test(text.slice(0, span.start)) && /^[AP]M\b/u.test(text.slice(span.end)),
    effect: { excuses: ["character-space-lookalike"], unlessStrict: true },
    examples: {
      is: inSink("image", "Screenshot 2025-09-08 at 6.01.33\u202FPM.png", "a/Bildschirmfoto 1.02\u202FAM-b.png"),
      isNot: inSink("image", "Screenshot\u202F1.png", "6.01\u202FMa.png"),
    },
  },
  {
    name: "text in right-to-left script in the query or the fragment of a link, which no reader reads there",
    seenIn: "links to tools, as in w3c/i18n-drafts, and anchors that GitHub makes of headings",
    kind: "own-notation",
    match: (told) => told.place.tier === "sink" && (told.text.startsWith("#") || isBehindPath(told)),
    effect: {
      excuses: ["bidi-mixed-direction-component", "bidi-component-edge", "bidi-partly-encoded-component"],
      unlessStrict: true,
    },
    examples: {
      is: [
        { text: "#user-content-\u05D0\u05D1", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/?text=a\u05D0", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/#a-\u05D0\u05D1", at: { tier: "sink", role: "href" } },
      ],
      isNot: [
        { text: "https://a.example/a-\u05D0\u05D1", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/#a-\u05D0\u05D1", at: { tier: "name-in-data", role: "<…>" } },
      ],
    },
  },
  {
    name: "text in right-to-left script in the path of an address that data lists, which whoever owns the site chose",
    seenIn: "lists of pages in JSON and YAML",
    kind: "own-notation",
    match: ({ place: { tier, role }, span, text }) =>
      tier === "sink" &&
      /^(?:url|homepage)$/iu.test(role ?? "") &&
      (/^https?:\/\/[^/?#]+/iu.exec(text)?.[0].length ?? span.start + 1) < span.start,
    effect: {
      excuses: ["bidi-mixed-direction-component", "bidi-component-edge", "bidi-partly-encoded-component"],
      unlessStrict: true,
    },
    examples: {
      is: [
        { text: "https://a.example/a-\u05D0\u05D1", at: { tier: "sink", role: "url" } },
        { text: "https://a.example/\u0628-2020/", at: { tier: "sink", role: "homepage" } },
      ],
      isNot: [
        { text: "https://a-\u05D0\u05D1.example/", at: { tier: "sink", role: "url" } },
        { text: "/a-\u05D0\u05D1", at: { tier: "sink", role: "url" } },
        { text: "https://a.example/a-\u05D0\u05D1", at: { tier: "named", role: "url" } },
      ],
    },
  },
  {
    name: "word of a wiki's namespace before a title in right-to-left script",
    seenIn: "MediaWiki, where it stands in Latin letters (wikimedia/apps-android-wikipedia)",
    kind: "own-notation",
    match: ({ text, span }) =>
      /^https?:\/\/[^/?#]+\/wiki\/$/iu.test(text.slice(0, span.start)) && /^[A-Za-z]+:/u.test(text.slice(span.start)),
    effect: { excuses: ["bidi-mixed-direction-component"], unlessStrict: true },
    examples: {
      is: [{ text: "https://sd.a.example/wiki/Wikipedia:\u0628\u0627", at: { tier: "prefix" } }],
      isNot: [{ text: "https://sd.a.example/wiki/Wikipedia\u0628", at: { tier: "prefix" } }],
    },
  },
  {
    name: "key of the keyboard as the name of a section",
    seenIn: "the documentation of Vim: `editing.html#CTRL-^` (jbranchaud/til)",
    kind: "own-notation",
    match: ({ characters, text, place: { tier } }) =>
      tier === "sink" && /^[|^`<>"\\{}]$/u.test(characters) && /#(?:CTRL|ALT|[CM])-.$/iu.test(text),
    effect: { excuses: ["character-excluded", "character-backslash"], unlessStrict: true },
    examples: {
      is: [{ text: "http://a.example/editing.html#CTRL-^", at: { tier: "sink", role: "link" } }],
      isNot: [{ text: "http://a.example/editing.html#CTRL^", at: { tier: "sink", role: "link" } }],
    },
  },
  {
    name: "percentage as a value in the query",
    seenIn: "widths of frames, for example in links to Sched (jenkins-x/jx-docs)",
    kind: "own-notation",
    match: ({ span, text }) =>
      /[?&;][\w-]{1,64}=\d{1,3}$/u.test(text.slice(Math.max(0, span.start - 70), span.start)) &&
      /^%(?:[&;#]|$)/u.test(text.slice(span.start, span.start + 2)),
    effect: { excuses: ["percent-triplet-malformed"], unlessStrict: true },
    examples: {
      is: ["https://a.example/?w=100%&b=c", { text: "/b?w=50%", at: { tier: "sink", role: "href" } }],
      isNot: ["https://a.example/100%", "https://a.example/?w=b%&c", "https://a.example/?w=100%2"],
    },
  },
  {
    name: "code that shows how pages are attacked",
    seenIn: "guides on security, for example OWASP/CheatSheetSeries",
    kind: "stand-in",
    match: ({ text }) => attack.test(text.slice(0, longestAttack).replaceAll(/[\p{Cc} ]/gu, "")),
    effect: {
      excuses: ["character-control", "character-excluded", "path-colon-in-first-segment", "scheme-malformed"],
      unlessStrict: true,
    },
    examples: {
      is: [
        { text: "jav\tascript:alert('XSS');", at: { tier: "sink", role: "href" } },
        { text: " onmouseover=\"alert('a')\"", at: { tier: "sink", role: "src" } },
      ],
      isNot: [
        { text: "jav\tascript:open('a');", at: { tier: "sink", role: "href" } },
        { text: "a\tb:alert(1)", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "title of a work, or the name of who said it, or what a picture shows, in place of an address",
    seenIn:
      "`<blockquote cite>` in pages, and components of that name, such as those of Mantine (prometheus/docs); `<img longdesc>` (expo/examples)",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) =>
      tier === "sink" && /^(?:cite|longdesc)$/iu.test(role ?? "") && /^[^/#?]+$/u.test(text) && /\s/u.test(text),
    effect: { excuses: ["character-space", "character-excluded", "path-colon-in-first-segment"], unlessStrict: true },
    examples: {
      is: [
        { text: "A B: c (D'E)", at: { tier: "sink", role: "cite" } },
        { text: "Anna Müller", at: { tier: "sink", role: "cite" } },
        { text: "Supports iOS", at: { tier: "sink", role: "longdesc" } },
      ],
      isNot: [
        { text: "https://a.example/b c", at: { tier: "sink", role: "cite" } },
        { text: "A B: c", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "commands of TeX in the query",
    seenIn:
      "pictures of formulas from CodeCogs and Google's charts (GSA/digitalgov.gov), whose backslash browsers keep there",
    kind: "own-notation",
    match: (told) =>
      told.place.tier === "sink" &&
      /^[\\{}|^]+$/u.test(told.characters) &&
      isBehindPath(told) &&
      /^(?:https?:)?\/\/[^/?#]{0,253}\b(?:latex|codecogs|math|chart|tex)/iu.test(told.text) &&
      /^[^\\]*\\[A-Za-z,;!]/u.test(told.text),
    effect: { excuses: ["character-backslash", "character-excluded"], unlessStrict: true },
    examples: {
      is: [
        { text: "https://latex.a.example/svg.image?\\eta_b", at: { tier: "sink", role: "src" } },
        { text: "https://chart.a.example/chart?cht=tx&chl=%5Cfrac\\pm", at: { tier: "sink", role: "image" } },
        ...inSink(
          "image",
          "//latex.a.example/gif.latex?0.4\\frac{b^{2}}{c_{d}}",
          "https://math.a.example/?from=\\sum|b|",
        ),
      ],
      isNot: [
        { text: "https://latex.a.example/b\\eta", at: { tier: "sink", role: "src" } },
        ...inSink("href", "https://a.example/?b=c\\d", "https://latex.a.example/?{b}"),
      ],
    },
  },
  {
    name: "formula of TeX in the query of a picture of a page, which a service draws and browsers encode",
    seenIn:
      'courses and notes: `<img src="https://…/render/math?math=\\lambda {w}">` (alexeygrigorev/data-science-interviews)',
    kind: "own-notation",
    match: (told) =>
      told.place.tier === "sink" &&
      told.place.role === "src" &&
      /^[\\{}|^ ]+$/u.test(told.characters) &&
      isBehindPath(told) &&
      /[?&](?:math|tex|latex|formula|chl|eq)=(?:[^&?\\]|\\[^A-Za-z&?])*\\[A-Za-z]/u.test(told.text),
    effect: { excuses: ["character-backslash", "character-excluded", "character-space"], unlessStrict: true },
    examples: {
      is: [
        { text: "https://a.example/math?math=\\lambda", at: { tier: "sink", role: "src" } },
        { text: "https://a.example/b?tex=\\frac{1}{2}", at: { tier: "sink", role: "src" } },
        { text: "https://a.example/b?c=d&formula=\\alpha | b", at: { tier: "sink", role: "src" } },
      ],
      isNot: [
        { text: "https://a.example/math?math=\\lambda", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/b?c=\\d", at: { tier: "sink", role: "src" } },
        { text: "https://a.example/b?math=c d", at: { tier: "sink", role: "src" } },
      ],
    },
  },
];
