import assert from "node:assert/strict";
import { matchIpv4address } from "./match-ipv4address.js";

describe("matchIpv4address", () => {
  for (const [name, text, end] of [
    ["the smallest address", "0.0.0.0", 7],
    ["the largest address", "255.255.255.255", 15],
    ["one digit, two digits, three digits", "9.10.99.100", 11],
    ["199, 200, 249 and 250", "199.200.249.250", 15],
    ["a number above 255 ends before the digit that makes it so", "1.2.3.256", 8],
    ["a number above 255 that is not the last", "256.2.3.4", -1],
    ["a leading zero ends the last number", "1.2.3.04", 7],
    ["a leading zero before another dot", "1.02.3.4", -1],
    ["three numbers", "1.2.3", -1],
    ["a dot after three numbers", "1.2.3.", -1],
    ["a fifth number is left alone", "1.2.3.4.5", 7],
    ["an empty number", "1..3.4", -1],
    ["a letter", "a.2.3.4", -1],
    ["digits of another script", "١.٢.٣.٤", -1],
    ["the empty string", "", -1],
  ] as const) {
    it(name, () => assert.equal(matchIpv4address(text, 0, text.length), end));
  }

  it("reads nothing outside its range", () => {
    assert.equal(matchIpv4address("91.2.3.45", 1, 8), 8);
    assert.equal(matchIpv4address("1.2.3.4", 0, 6), -1);
  });
});
