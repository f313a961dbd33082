import { inSink, type Convention } from "../convention.js";

export const files: readonly Convention[] = [
  {
    name: "path from the folder that a database, a package manager or a framework runs in",
    seenIn: "Prisma, libSQL, npm, Spring",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) =>
      (tier === "named" || tier === "prefix" || role === "url" || role === "uri") &&
      /^file:(?![/\\]|[A-Za-z]:)/iu.test(text),
    effect: { excuses: ["file-malformed"] },
    examples: {
      is: [{ text: "file:./a.db", at: { tier: "named", role: "url" } }],
      isNot: [
        { text: "file:c:/a", at: { tier: "named", role: "url" } },
        { text: "file:./a.db", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "lines of a file of which a page shows a part, with spaces between their numbers",
    seenIn: "DocFX: `[!code-hlsl[](./a.hlsl?highlight=8, 10-11)]` (MonoGame/docs.monogame.github.io)",
    kind: "own-notation",
    match: ({ characters, text }) =>
      /^ +$/u.test(characters) && /[?&](?:highlight|range|dedent|start|end)=\d[\d, -]{0,200}$/iu.test(text),
    effect: { excuses: ["character-space"] },
    examples: {
      is: inSink("link", "./a.hlsl?highlight=8, 10-11", "a.cs?name=b&highlight=1-2, 4"),
      isNot: inSink("link", "a b.cs", "a.cs?highlight=b, c", "a.cs?b=1, 2"),
    },
  },
  {
    name: "path from the folder that a command runs in",
    seenIn: "the command of AWS",
    kind: "own-notation",
    match: ({ text, place: { tier } }) =>
      (tier === "prefix" || tier === "prose") && /^file:\/\/(?:[^/?#:@]+$|(?:\.{1,2}|~)\/)/iu.test(text),
    effect: { excuses: ["file-malformed"] },
    examples: {
      is: ["file://a.json", "file://./a"],
      isNot: [{ text: "file://./a", at: { tier: "sink", role: "href" } }],
    },
  },
];
