import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { defaultSettings } from "@irilint/core/literals";
import { allOf } from "../../../test/all-of.js";
import { checkStream } from "./check-stream.js";
import { recordLanguageOf } from "./record-languages.js";

const before = "<http://data.example/a> <http://data.example/p>";

describe("a file that is read in parts", () => {
  for (const unit of ["a ", '\\" ', "\u00E9"])
    it(`holds lines that are as long as a program makes them, of ${JSON.stringify(unit)}`, async () => {
      const lines = `${before} "${unit.repeat(3_000_000)}" .\n${before} <http://data.example/a b%zz> .\n`;
      const contents = Readable.from([Buffer.from(lines)]) as AsyncIterable<Buffer>;
      const records = recordLanguageOf("a", "ntriples") ?? assert.fail();
      const reports = await allOf(
        checkStream({ path: "a", language: "ntriples", records, settings: defaultSettings }, contents),
      );
      const found = reports.flatMap((report) => report.messages).map(({ line }) => line);
      assert.deepEqual([...new Set(found)], [2]);
    });
});
