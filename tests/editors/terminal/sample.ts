import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder with settings and a file in which two hosts are in upper case, the second after `beforeSecond`. */
export function makeSample(beforeSecond: string): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "irilint-"));
  const file = join(folder, "sample.ts");
  writeFileSync(join(folder, ".irilint.json"), '{ "codes": { "host-not-lowercase": "warn" } }\n');
  writeFileSync(
    file,
    [
      "const plain = 1;",
      'fetch("http://WWW.example.org/résumé");',
      `/* ${beforeSecond} */ fetch("http://Other.example.jp/パス");`,
      "",
    ].join("\n"),
  );
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
