import assert from "node:assert/strict";
import { defaultSettings } from "@irilint/core/literals";
import { namesOf, numbersOfPlace, placeAt, readPlaces, type PlaceReading } from "./file-places.js";

const reading: PlaceReading = {
  settings: { checks: defaultSettings, maximumLength: 1000, maximumLineLength: 1000 },
  encoding: "utf-16",
};

describe("what is kept of the identifiers in a file", () => {
  it("is each of them once, with its key, and all places", () => {
    const text = "<http://a.example/%7e> a <urn:b> .\n<http://a.example/%7e> a <urn:c> .\n";
    const places = readPlaces("file:///a.ttl", text, reading);
    assert.deepEqual(
      [...namesOf(places)],
      [
        ["http://a.example/%7e", "http://a.example/~"],
        ["urn:b", "urn:b"],
        ["urn:c", "urn:c"],
      ],
    );
    const numbers = Array.from({ length: 4 }, (_, place) => places.numbers[place * numbersOfPlace]);
    assert.deepEqual(numbers, [0, 1, 0, 2]);
    const { range, role } = placeAt(places.numbers, 2 * numbersOfPlace);
    assert.deepEqual([range.start, role], [{ line: 1, character: 1 }, "subject"]);
  });

  it("is nothing of a text that is too long", () => {
    const places = readPlaces("file:///a.ttl", "<urn:b> a <urn:c> .\n".repeat(60), reading);
    assert.deepEqual([[...namesOf(places)], places.numbers.length], [[], 0]);
  });
});
