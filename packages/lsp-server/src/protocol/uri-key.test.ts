import assert from "node:assert/strict";
import { keyOfUri } from "./uri-key.js";

describe("keyOfUri", () => {
  const same: [name: string, a: string, b: string][] = [
    ["the colon of a drive", "file:///c%3A/x", "file:///c:/x"],
    ["the case of a drive", "file:///C:/x", "file:///c:/x"],
    ["both", "file:///C%3a/x", "file:///c:/x"],
    ["a space", "file:///a b", "file:///a%20b"],
    ["the case of octets", "file:///a%c3%a9", "file:///a%C3%A9"],
    ["letters that are not ASCII", "file:///é😀", "file:///%C3%A9%F0%9F%98%80"],
    [
      "what an editor may encode",
      "file:///app/(shop)/[id]/+page@2,a;b=c&d!$'*.ts",
      editorsWay("/app/(shop)/[id]/+page@2,a;b=c&d!$'*.ts"),
    ],
    ["octets that are no UTF-8, next to some that are", "file:///[%ff", "file:///%5B%FF"],
    ["unreserved characters in other schemes", "memfs:/%61%2Eé", "memfs:/a.%c3%a9"],
    ["the case of octets in a query", "git:/a?%2f", "git:/a?%2F"],
  ];
  for (const [name, a, b] of same) it(`does not heed ${name}`, () => assert.equal(keyOfUri(a), keyOfUri(b)));

  const different: [name: string, a: string, b: string][] = [
    ["the case of a path", "file:///a/X", "file:///a/x"],
    ["an encoded slash", "file:///a%2Fb", "file:///a/b"],
    ["an encoded percent sign", "file:///a%2541", "file:///aA"],
    ["an encoded question mark", "file:///a%3Fb", "file:///a?b"],
    ["an encoded number sign", "file:///a%23b", "file:///a#b"],
    ["reserved characters in other schemes", "memfs:/a%2Bb", "memfs:/a+b"],
    ["what stands encoded in a query", "git:/a?b=%26c", "git:/a?b=&c"],
  ];
  for (const [name, a, b] of different) it(`heeds ${name}`, () => assert.notEqual(keyOfUri(a), keyOfUri(b)));
});

/** A path as VS Code writes it in a URI. */
function editorsWay(path: string): string {
  return `file://${path.replace(/[^\w./~-]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
