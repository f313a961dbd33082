import type { Convention, FindingInPlace } from "../convention.js";

/** Whether the place takes names of things, which programs compare, or a field of a protocol, which holds a URI. */
function isNameOrField({ place: { tier, profile } }: FindingInPlace): boolean {
  return tier === "opaque-name" || tier === "name-in-data" || profile === "rfc3986";
}

/** The beginning of a Web address up to its path, or of a reference to a path. */
const beforePath = /^(?:https?:\/\/[^/?#\s]+|\.{0,2}(?=\/))/iu;

/** The text from the path on, if the characters stand there and the address has no white space. */
function fromPath({ span, text }: FindingInPlace): string | undefined {
  const start = beforePath.exec(text)?.[0].length ?? Infinity;
  return span.start < start || /\s/u.test(text) ? undefined : text.slice(start);
}

/** Whether the address goes on behind the characters; at its end they may have been copied from the text around it. */
function isWithinAddress(told: FindingInPlace): boolean {
  return fromPath(told) !== undefined && /[^)\]}>"'`,;.|^]/u.test(told.text.slice(told.span.end));
}

/**
 * Whether a parser throws because of a bar or a caret: `java.net.URI`, wherever it stands, and that of Ruby, which takes anything in the
 * query.
 */
function isRefused({ place: { role = "" }, span, text }: FindingInPlace): boolean {
  const isInQuery = text.slice(0, span.start).includes("?");
  return (
    /^(?:new (?:URI|Http(?:Get|Post))|URI\.create)$/u.test(role) || (/^URI(?:\.parse)?$/u.test(role) && !isInQuery)
  );
}

/** Whether the characters are nothing but balanced brackets; a `](` would be part of a Markdown link. */
function hasPairsOfBrackets(told: FindingInPlace): boolean {
  const rest = /^[[\]]+$/u.test(told.characters) ? fromPath(told) : undefined;
  return rest !== undefined && !/[[\]]/u.test(rest.replaceAll(/\[[^[\]]{0,255}\](?!\()/gu, ""));
}

/** Whether a reference leads from a footnote back to its number: `<a id="1" href="#^1">`. */
function isNote({ text, place: { role } }: FindingInPlace): boolean {
  return role === "href" && /^#\^\w{1,32}$/u.test(text);
}

/** What stands in addresses of the Web as browsers show them, from where people copy them. */
export const copiedAddresses: readonly Convention[] = [
  {
    name: "bars, carets and pairs of brackets in the midst of a Web address, which its readers encode or take as they are",
    seenIn:
      "addresses copied from browsers: searches (`#search|ga|1|a`, `?a^b`), fields (`a[]=b`), copies (`b[1].jpg`), charts and badges, versions in FHIR (`/sct|2024`)",
    kind: "own-notation",
    match: (told) =>
      !isNameOrField(told) &&
      (/^[|^]+$/u.test(told.characters)
        ? !isRefused(told) && (isWithinAddress(told) || isNote(told))
        : hasPairsOfBrackets(told)),
    effect: { excuses: ["character-excluded", "character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: [
        "https://a.example/b|c",
        { text: "https://a.example/#b|c", at: { tier: "sink", role: "href" } },
        "https://a.example/b?c=|d^^e",
        { text: "https://img.shields.io/badge/a-^1.0-blue", at: { tier: "sink", role: "image" } },
        "https://a.example/?b[]=c",
        "https://a.example/d?b[c][0]=e&f[]=g#h",
        "/d?page[size]=10",
        "https://a.example/b/Ds8P[1].jpg",
        { text: "https://a.example/b?-e+[c:1]", at: { tier: "sink", role: "link" } },
        { text: "#^1", at: { tier: "sink", role: "href" } },
        { text: "https://a.example/?b=c|d", at: { tier: "sink", role: "URI.parse" } },
      ],
      isNot: [
        "https://a.example/b|",
        "https://a.example/b^)",
        "https://a.example/b|c d",
        "https://a.example|b",
        "https://a.example/b]",
        "https://a.example/b]c[d",
        "https://a.example/b[c](d)",
        "https://a.example/b[1].jpg]",
        { text: "#b-^c", at: { tier: "sink", role: "link" } },
        { text: "https://a.example/?b=c|d", at: { tier: "sink", role: "URI.create" } },
        { text: "https://a.example/b|c", at: { tier: "sink", role: "URI.parse" } },
        { text: "http://a.example/b|c", at: { tier: "name-in-data", role: "<…>" } },
      ],
    },
  },
  {
    name: "number sign in a fragment that holds the state of a page",
    seenIn:
      "pages that scripts lead on: AngularJS and Swagger UI (`#!/a#b`), ElemeFE/element (`#/a#b`), WebVOWL (`#iri=a#`), pictures of Yuque (`#width=1#width=2`), the viewer of SAS (`#b.htm#c`, lme4/lme4), text that browsers scroll to: `#a#:~:text=b` (ropensci/roweb3)",
    kind: "own-notation",
    match: (told) =>
      told.characters === "#" &&
      !isNameOrField(told) &&
      /^[^#\s]*#(?:[^#\s]*#)?(?:[!/?]|:~:|[\w.-]{1,64}=|\w{1,64}\.htm#)\S*$/u.test(told.text),
    effect: { excuses: ["character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: [
        "#!/a#b",
        "https://a.example/#/b#c",
        { text: "a.html#!#b", at: { tier: "sink", role: "link" } },
        "https://a.example/#b#!/c/1",
        { text: "#opts=b=true;#c", at: { tier: "sink", role: "href" } },
        "http://a.example/webvowl/#iri=https://b.example/c#",
        "http://a.example/viewer.htm#b_sect019.htm#b.mixed",
        "https://a.example/b.png#clientId=c&title=#crop=0&crop=1&id=d",
        { text: "https://a.example/b#c#:~:text=d%20e", at: { tier: "sink", role: "link" } },
      ],
      isNot: [
        "https://a.example/#b#c",
        "https://a.example/b#L1#L2",
        "#!/a##b",
        "https://a.example/#b), [c](https://a.example/#d=e",
        { text: "https://a.example/#/b#c", at: { tier: "name-in-data", role: "@id" } },
      ],
    },
  },
];
