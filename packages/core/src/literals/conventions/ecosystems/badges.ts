import { inSink, type Convention } from "../convention.js";

/** A picture that Shields.io draws of the words in its path. */
const badge = /^https?:\/\/img\.shields\.io\/badge\//iu;

/** How the addresses of pictures are written that services draw or keep. */
export const badges: readonly Convention[] = [
  {
    name: "space that breaks no line in the text of a badge",
    seenIn: "badges of Open Collective: `label=Silver&nbsp;Partners` (solidusio/solidus)",
    kind: "own-notation",
    match: ({ characters, text, span }) =>
      /^\u00A0+$/u.test(characters) && /\bbadge\b/u.test(/^[^?#]*\?/u.exec(text.slice(0, span.start))?.[0] ?? ""),
    effect: { excuses: ["character-space-lookalike"], unlessStrict: true },
    examples: {
      is: ["https://a.example/tiers/silver/badge.svg?label=Silver\u00A0Partners&color=green"],
      isNot: ["https://a.example/b?label=Silver\u00A0Partners", "https://a.example/badge\u00A0b"],
    },
  },
  {
    name: "spaces beside the words of a badge, which browsers encode",
    seenIn: "`<img>` of Shields.io in pages (ethereum/EIPs, goldbergyoni/nodebestpractices)",
    kind: "own-notation",
    match: ({ characters, place: { role }, span, text }) =>
      characters === " " && role?.toLowerCase() === "src" && badge.test(text) && span.end < text.length,
    effect: { excuses: ["character-space"], unlessStrict: true },
    examples: {
      is: inSink("src", "https://img.shields.io/badge/a-B c-red.svg", "https://img.shields.io/badge/ a: b-red.svg"),
      isNot: [
        { text: "https://img.shields.io/badge/a-B c-red.svg", at: { tier: "sink", role: "image" } },
        { text: "https://a.example/badge/a-B c-red.svg", at: { tier: "sink", role: "src" } },
      ],
    },
  },
  {
    name: "second question mark before the size of a picture of a contributor",
    seenIn:
      "lists that the tool of all-contributors writes: `…/u/1?v=4?s=100` (geoserver/geoserver-cloud, mautic/user-documentation)",
    kind: "own-notation",
    match: ({ text }) => /^https:\/\/avatars\d?\.githubusercontent\.com\/[^?#]*\?v=\d+\?s=\d+$/iu.test(text),
    effect: { excuses: ["query-start-repeated"] },
    examples: {
      is: inSink("src", "https://avatars.githubusercontent.com/u/1?v=4?s=100"),
      isNot: inSink("src", "https://a.example/u/1?v=4?s=100", "https://avatars.githubusercontent.com/u/1?v=4?b=1"),
    },
  },
];
