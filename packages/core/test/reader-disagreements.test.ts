import assert from "node:assert/strict";
import fc from "fast-check";
import { checkIri, readings, type ConsumerReading } from "../src/index.js";

/** What programs treat differently in an address, and what stands around it. */
const pieces =
  "a b 8080 / // . .. %2e %2E%2E %2F %5C %41 %c3%a9 %00 % ? # & = ' \" < | ^ ` { } [ ] \\ @ : ; ! * ( + ~ $ ,".split(
    " ",
  );
const address = fc
  .array(fc.constantFrom(...pieces, " ", "\t", "\n", "\0"), { minLength: 1, maxLength: 6 })
  .map((rest) => rest.join(""))
  .chain((rest) => fc.constantFrom("http://a.example/", "https://a.example").map((start) => start + rest));

/** Triplets of what may stand there as itself too, the case of their digits, and an empty query ask for the same. */
function withoutSpellings(target: string): string {
  return target
    .replace(/%[\dA-Fa-f]{2}/g, (triplet) => {
      const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
      return /[\w\-.~!$&'()*+,;=:@[\]]/.test(character) ? character : triplet.toUpperCase();
    })
    .replace(/\?$/, "");
}

function requestOf(reading: ConsumerReading): string[] {
  if (!reading.ok) return [];
  const { host = "", port = "", target = "" } = reading;
  return [JSON.stringify([host.toLowerCase(), port, withoutSpellings(target)])];
}

const programs: ReadonlySet<string> = new Set(["WHATWG", "Python", "Go", "curl"]);

describe("an address in ASCII of which programs request different things", () => {
  it("has a finding in strict, by this or that code", () => {
    let different = 0;
    const law = fc.property(address, (text) => {
      const requests = readings(text).flatMap((reading) => (programs.has(reading.consumer) ? requestOf(reading) : []));
      if (new Set(requests).size < 2) return;
      different += 1;
      assert.notDeepEqual(checkIri(text, { checks: "strict" }), [], requests.join(" or "));
    });
    fc.assert(law, { numRuns: 4000 });
    assert.ok(different > 100, `${different} addresses are read differently`);
  });
});
