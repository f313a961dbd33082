import assert from "node:assert/strict";
import { toUri } from "../../mapping/to-uri.js";
import { queryEncoder } from "./query-encoder.js";

const rows: readonly (readonly [charset: string, iri: string, uri: string])[] = [
  ["iso-8859-1", "http://a.example/é?é#é", "http://a.example/%C3%A9?%E9#%C3%A9"],
  ["windows-1252", "https://a.example/?€", "https://a.example/?%80"],
  ["KOI8-R", "http://a.example/?привет", "http://a.example/?%D0%D2%C9%D7%C5%D4"],
  ["Shift_JIS", "http://a.example/?表", "http://a.example/?%95%5C"],
  ["big5", "http://a.example/?中文", "http://a.example/?%A4%A4%A4%E5"],
  ["iso-8859-1", "http://a.example/?aéп", "http://a.example/?a%E9%26%23%31%30%38%37%3B"],
  ["iso-8859-1", "ftp://a.example/?é", "ftp://a.example/?%C3%A9"],
];

describe("the octets of a query in the charset of its document (3987bis §3.5)", () => {
  for (const [charset, iri, uri] of rows)
    it(`are those of ${uri} in ${charset}`, () => {
      const encodeQuery = queryEncoder(charset) ?? assert.fail();
      assert.deepEqual(toUri(iri, { encodeQuery }), { ok: true, value: uri });
    });

  for (const charset of ["utf-8", "UTF8", "utf-16", "klingon", "hz-gb-2312"])
    it(`are those of UTF-8 in ${charset}`, () => assert.equal(queryEncoder(charset), undefined));
});
