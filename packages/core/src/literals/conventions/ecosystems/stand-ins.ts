import type { Convention } from "../convention.js";

/** The word has letters that are no hexadecimal digits. */
const wordInBrackets =
  /^[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/\[(?!v[0-9a-f]+\])(?=[\w -]{0,63}[g-z])[a-z_][\w -]{2,63}\](?:[./]|$)/iu;

export const standIns: readonly Convention[] = [
  {
    name: "word for the number that a reader is to write",
    seenIn: "documentation in English and Chinese",
    kind: "stand-in",
    match: ({ characters }) => /^(?:port|\p{scx=Han}*端口号?)$/iu.test(characters),
    effect: { excuses: ["port-malformed"] },
    examples: { is: ["http://a.example:port", "http://a.example:端口/"], isNot: ["http://a.example:8o80/"] },
  },
  {
    name: "word in brackets for the name that a reader is to write",
    seenIn: "documentation",
    kind: "stand-in",
    match: ({ text }) => wordInBrackets.test(text),
    effect: { excuses: ["host-ip-literal-malformed"] },
    examples: { is: ["https://[subdomain].a.example"], isNot: ["https://[::zz]/", "https://[v1]/"] },
  },
  {
    name: "beginning of an address behind which a program puts the host",
    seenIn: "scripts that put a token into the address of a repository",
    kind: "stand-in",
    match: ({ text }) => text.endsWith("@"),
    effect: { excuses: ["host-empty"] },
    examples: { is: ["https://token@"], isNot: ["https://token@/a"] },
  },
  {
    name: "beginning of an address behind which a program puts a path",
    seenIn: "scripts and tests",
    kind: "stand-in",
    match: ({ text }) => /^file:\/\/localhost$/iu.test(text),
    effect: { excuses: ["file-malformed"] },
    examples: { is: ["file://localhost"], isNot: [{ text: "file:a", at: { tier: "sink", role: "href" } }] },
  },
];
