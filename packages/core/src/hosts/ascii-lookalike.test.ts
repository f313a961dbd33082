import assert from "node:assert/strict";
import { asciiLookalike, isAtHome } from "./ascii-lookalike.js";

describe("asciiLookalike", () => {
  for (const { label, ascii } of [
    { label: "аррӏе", ascii: "apple" },
    { label: "раypal", ascii: "paypal" },
    { label: "ɡoogle", ascii: "google" },
    { label: "a−b", ascii: "a-b" },
    { label: "ο1", ascii: "o1" },
    { label: "paypal", ascii: undefined },
    { label: "", ascii: undefined },
    { label: "résumé", ascii: undefined },
    { label: "пример", ascii: undefined },
    { label: "læge", ascii: undefined },
    { label: "østers", ascii: undefined },
    { label: "straße", ascii: undefined },
    { label: "例え", ascii: undefined },
    { label: "סוס", ascii: undefined },
    { label: "۱۲۳", ascii: undefined },
    { label: "௦-1", ascii: undefined },
    { label: "a\u0301", ascii: undefined },
    { label: "\uD800а", ascii: undefined },
  ]) {
    it(`${JSON.stringify(label)}: ${String(ascii)}`, () => assert.equal(asciiLookalike(label), ascii));
  }
});

describe("isAtHome", () => {
  for (const { label, domain, is } of [
    { label: "хор", domain: "ru", is: true },
    { label: "хор", domain: "рф", is: true },
    { label: "хор", domain: "com", is: false },
    { label: "хоp", domain: "ru", is: false },
    { label: "хоp", domain: "рф", is: false },
    { label: "νουσ", domain: "gr", is: true },
    { label: "νουσ", domain: "ru", is: false },
    { label: "kapı", domain: "tr", is: true },
    { label: "kapı", domain: "com", is: true },
    { label: "gıthub", domain: "com", is: false },
    { label: "þor", domain: "is", is: true },
  ]) {
    it(`${label}.${domain}: ${String(is)}`, () => assert.equal(isAtHome(label, domain), is));
  }
});
