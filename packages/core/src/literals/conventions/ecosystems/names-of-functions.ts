import { inHref, inSink, type Convention } from "../convention.js";

/** How far from an address its last name is looked for, in UTF-16 code units. */
const farthestName = 600;

/** Whether a text holds the name as a whole word that no other asterisk or address is a part of. */
function holdsName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (/[\s"'(`>]/u.test(text[at - 1] ?? "") && /[\s"')`<]/u.test(text[at + name.length] ?? "")) return true;
  }
  return false;
}

/** Names of functions, macros and operators, which may hold signs that an address may not, in documentation of languages. */
export const namesOfFunctions: readonly Convention[] = [
  {
    name: "name of a function with an asterisk at its end as the last segment, which the text beside it writes, too",
    seenIn:
      'documentation of Lisps: `(juxt* a b) … <a href="https://janetdocs.org/juxt*">` (janet-lang/janet-lang.org)',
    kind: "around",
    match({ characters, text, before, after, place: { tier, role } }) {
      if (characters !== "*" || tier !== "sink" || role !== "href") return false;
      const name = /(?<=\/)[a-z][\w!?-]{1,64}\*$/u.exec(text)?.[0];
      return (
        name !== undefined &&
        (holdsName(before.slice(-farthestName), name) || holdsName(after.slice(0, farthestName), name))
      );
    },
    effect: { excuses: ["text-trailing-punctuation"] },
    examples: {
      is: [
        inHref('((juxt* a b c) x) evaluates to [(a x) (b x)].<a href="«https://a.example/juxt*»">Examples</a>'),
        inHref('<span id="doc*">doc*</span> <a href="«https://a.example/core/doc*»">Examples</a>'),
        inHref('<a href="«https://a.example/let*»"><code>let*</code></a>'),
        inHref('<a href="«https://a.example/set*»">a</a>, see `set*`'),
        inHref('La fonction (apply* f) : <a href="«https://a.example/fr/apply*»">voir</a>'),
      ],
      isNot: [
        inHref('<a href="«https://a.example/juxt*»">Examples</a>'),
        inHref('*juxt* and <a href="«https://a.example/juxt*»">b</a>'),
        inHref('juxt*a and <a href="«https://a.example/juxt*»">b</a>'),
        { text: 'juxt* a [b]("«https://a.example/juxt*»")', at: { tier: "sink", role: "link" } },
      ],
    },
  },
  {
    name: "macro of Lisp that threads a value, as the last segment",
    seenIn: "documentation of Janet, Hy and Racket: `/->`, `/-?>>`, `/as->` (janet-lang/janet-lang.org)",
    kind: "own-notation",
    match: ({ characters, text, place: { tier } }) =>
      tier === "sink" && /^>{1,2}$/u.test(characters) && /\/(?:as|cond|some|doto)?-(?:\?|_q)?>{1,2}$/u.test(text),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: inSink(
        "href",
        "https://a.example/->",
        "https://a.example/core-api/->>",
        "https://a.example/as->",
        "https://a.example/-_q>",
        "https://a.example/cond->>",
      ),
      isNot: inSink("href", "https://a.example/b->", "https://a.example/->/b", "https://a.example/>"),
    },
  },
  {
    name: "operator as the name of a section on the same page, where browsers look for the name as it is written first",
    seenIn: 'documentation of languages: `<a href="#%=">%=</a>`, `#->>` (janet-lang/janet-lang.org)',
    kind: "own-notation",
    match: ({ characters, text, place: { tier, role } }) =>
      tier === "sink" &&
      role === "href" &&
      /^[%<>]{1,3}$/u.test(characters) &&
      /^#(?:[-!%&*+./:=?$|~<>]{1,4}|[\w./!?*-]{0,64}->{1,2})$/u.test(text),
    effect: { excuses: ["percent-triplet-malformed", "character-excluded"], unlessStrict: true },
    examples: {
      is: inSink("href", "#%", "#%=", "#->>", "#<=", "#misc/cond->>", "#string->"),
      isNot: inSink("href", "#a%", "#a>", "/#%", "#100%", "#<b>"),
    },
  },
];
