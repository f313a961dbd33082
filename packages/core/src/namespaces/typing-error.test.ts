import assert from "node:assert/strict";
import { isTypingError } from "./typing-error.js";

describe("isTypingError", () => {
  for (const [name, found, namespace, expected] of [
    ["a letter in a dated word", "http://www.w3.org/2000/svgs", "http://www.w3.org/2000/svg", true],
    ["a number", "http://www.w3.org/2001/svg", "http://www.w3.org/2000/svg", false],
    ["two letters", "http://www.w3.org/2000/sss", "http://www.w3.org/2000/svg", false],
    ["the scheme", "htp://www.w3.org/2000/svg", "http://www.w3.org/2000/svg", false],
    ["the colon behind the scheme", "http;//www.w3.org/2000/svg", "http://www.w3.org/2000/svg", false],
    ["the first slash", "http:;/www.w3.org/2000/svg", "http://www.w3.org/2000/svg", true],
    ["a slash that is missing at the end", "http://www.w3.org/2000/xmlns", "http://www.w3.org/2000/xmlns/", false],
    ["a slash too many at the end", "http://www.w3.org/2000/svg/", "http://www.w3.org/2000/svg", false],
    ["a slash too many within", "http://a.example/ab//cd", "http://a.example/ab/cd", true],
    ["a host before a path of six", "http://b.example/abcde", "http://a.example/abcde", true],
    ["a host before a path of five", "http://b.example/abcd", "http://a.example/abcd", false],
    ["the host of Schema.org (Shopify/Timber#408)", "https://scheme.org/", "https://schema.org/", true],
    ["the scheme of Schema.org", "http://schema.org/", "https://schema.org/", false],
    ["a letter behind the host", "http://xmlns.comx/foaf/0.1/", "http://xmlns.com/foaf/0.1/", false],
    ["the namespace of a URN", "urn:abd:names:tc", "urn:abc:names:tc", true],
    ["a word of five letters", "http://a.example/ABCDef", "http://a.example/ABCDe", true],
    ["the start of a word of five letters", "http://a.example/xBCDE", "http://a.example/aBCDE", true],
    ["a word of four letters", "http://a.example/ABCef", "http://a.example/ABCe", false],
  ] as const)
    it(`${expected ? "is" : "is not"} ${name}`, () => assert.equal(isTypingError(found, namespace), expected));
});
