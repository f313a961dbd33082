import { inSink, type Convention } from "../convention.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";

/** A mailbox, a word for `@` between spaces, between equal marks or in brackets, and a domain. */
const hiddenAtSign = patternUnion(
  /^mailto:[\w.+-]{1,64} (?:at|AT|chez|arroba|ätt) [\w-]/u,
  patternSequence(
    /^mailto:[\w.+]{1,64}(?<sign>[-_])(?:at|AT|chez|arroba)\k<sign>[\w-]{1,63}/u,
    /(?:\.|[-_](?:dot|punkt|point|punto)[-_])\w/u,
  ),
  /^mailto:[\w.+()-]{1,64} ?[(\[{<] ?(?:at|AT|a|ät|arroba) ?[)\]}>] ?[\w-]/u,
);

/** A mailbox with one at sign that is written twice. */
const mailboxOfTemplate = /^mailto:[^@?]{1,64}@@[^@?]{1,255}(?:\?[^@]*)?$/iu;

/** How people write addresses of mail: hidden from programs that collect them, or as mail programs read them. */
export const mail: readonly Convention[] = [
  {
    name: "address of mail of which all is percent-encoded, so that programs which collect such addresses read none",
    seenIn: "pages (caddyserver/website)",
    kind: "stand-in",
    match: ({ text }) => /^mailto:(?:%[0-9a-f]{2}){6,}(?:\?|$)/iu.test(text),
    effect: { excuses: ["mailto-malformed"], unlessStrict: true },
    examples: {
      is: [{ text: "mailto:%63%61%40%61%2e%65%78", at: { tier: "sink", role: "href" } }],
      isNot: [{ text: "mailto:a%40b%40c.example", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "`@` that is percent-encoded, as programs hide addresses, and which mail programs decode",
    seenIn: "pages that docutils writes (ISA-tools/isa-specs)",
    kind: "stand-in",
    match: ({ characters, text }) => characters === "%40" && /^mailto:[\w.+-]+%40[\w.-]+(?:\?|$)/iu.test(text),
    effect: { excuses: ["mailto-malformed"], unlessStrict: true },
    examples: {
      is: [{ text: "mailto:a%40b.example", at: { tier: "sink", role: "href" } }],
      isNot: [{ text: "mailto:a%40b%40c.example", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "spaces in the subject and the body of a mail, which browsers encode",
    seenIn:
      "themes of Jekyll: `mailto:…?subject=… feedback&body=I have some` (tomjoht/documentation-theme-jekyll), amy",
    kind: "own-notation",
    match: ({ characters, span, text, place: { role } }) =>
      /^(?:href|(?:window\.|self\.)?location(?:\.href)?)$/iu.test(role ?? "") &&
      /^ +$/u.test(characters) &&
      /^mailto:[^?]*\?/iu.test(text.slice(0, span.start)),
    effect: { excuses: ["character-space"], unlessStrict: true },
    examples: {
      is: [
        ...inSink("href", "mailto:a@b.example?subject=c d", "mailto:?body=c%0Ad e&subject=f"),
        ...inSink("location.href", "mailto:a@b.example?subject=c feedback&body=I have"),
        ...inSink("window.location", "mailto:a@b.example?subject=c d"),
      ],
      isNot: [
        ...inSink("href", "mailto:a@b.example ?subject=c", "mailto:a b@c.example", "https://a.example/?b=c d"),
        ...inSink("link", "mailto:a@b.example?subject=c d"),
      ],
    },
  },
  {
    name: "`@` after the mark that a template writes before it",
    seenIn: "V: `mailto:a@@@b.example` (vlang/v)",
    kind: "stand-in",
    match: ({ text }) => /^mailto:[\w.+-]+@{3}[\w.-]+(?:\?|$)/iu.test(text),
    effect: { excuses: ["mailto-malformed", "authority-extra-at-sign"], unlessStrict: true },
    examples: {
      is: [{ text: "mailto:a@@@b.example", at: { tier: "sink", role: "href" } }],
      isNot: [{ text: "mailto:a@@b.example", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "`/` in the name of a mailbox, which mail programs read although it should be percent-encoded",
    seenIn:
      "mailing lists of SourceHut: `mailto:~a/b@lists.sr.ht` (ocaml/ocaml.org), names in SIP (asterisk/documentation)",
    kind: "own-notation",
    match: ({ characters, text }) => characters === "/" && /^mailto:[\w~.+-]+\/[\w~.+-]+@[\w.-]+(?:\?|$)/iu.test(text),
    effect: { excuses: ["mailto-malformed"], unlessStrict: true },
    examples: {
      is: inSink("href", "mailto:~a/b@lists.c.example", "mailto:SIP/31337@a.example"),
      isNot: inSink("href", "mailto:a@b.example/c", "mailto:a//b@c.example"),
    },
  },
  {
    name: "word for `@`, by which people hide addresses from programs",
    seenIn: "pages of mailing lists: `mailto:curl-users at lists.haxx.se` (curl/curl-www)",
    kind: "stand-in",
    match: ({ text }) => hiddenAtSign.test(text),
    effect: { excuses: ["character-space", "character-excluded", "mailto-malformed"], unlessStrict: true },
    examples: {
      is: [
        ...inSink("href", "mailto:a at b.example", "mailto:a AT b DOT example", "mailto:a (at) b.example"),
        ...inSink(
          "link",
          "mailto:a(dot)b(at)c-d(dot)example",
          "mailto:a(punkt)b(at)c(punkt)example",
          "mailto:a-at-b.example",
          "mailto:a_at_b-dot-example",
        ),
      ],
      isNot: inSink(
        "href",
        "mailto:a b@c.example",
        "mailto:a.example",
        "mailto:platform.example",
        "mailto:at-b.example",
      ),
    },
  },
  {
    name: "at sign of a mailbox written twice, since one begins an expression of the template",
    seenIn: 'Twirl (playframework/playframework.com, gitbucket/gitbucket), Razor: `href="mailto:a@@b.example"`',
    kind: "own-notation",
    match: ({ characters, text, place: { role } }) =>
      role === "href" && characters.endsWith("@") && mailboxOfTemplate.test(text),
    effect: { excuses: ["mailto-malformed"], unlessStrict: true },
    examples: {
      is: [
        ...inSink("href", "mailto:a@@b.example", "mailto:a.b@@c.example?subject=d", "MAILTO:ä+1@@b.example"),
        ...inSink("href", "mailto:a_b@@c-d.example", "mailto:a@@b.c.example?cc=d"),
      ],
      isNot: [
        ...inSink("href", "mailto:a@b@c.example", "mailto:@@b.example", "mailto:a@@@b.example", "mailto:a@@"),
        ...inSink("link", "mailto:a@@b.example"),
      ],
    },
  },
];
