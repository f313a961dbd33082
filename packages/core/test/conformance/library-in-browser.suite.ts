import { build } from "esbuild";
import * as core from "../../src/index.js";
import { withPage } from "./chromium.js";
import { Score, type ConformanceSuite, type SuiteResult } from "./suite.js";

/** Texts on which every part of the library has something to do. */
const texts = [
  "http://résumé.example/é?ü#ß",
  "HTTP://WWW.Example.com:80/%7euser/../a",
  "http://xn--rsum-bpad.example/%D7%90%20",
  "http://1.2.3.4/אב",
  "http://a/ <\u{E000}>",
  "http://[fe80::1%25eth0]/",
  " http:\\\\a\\b c#d#e",
  "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
  "mailto:a@b?subject=c",
  "//a/b",
  "../c?d",
  "1a:b",
  "\uD800",
  "",
] as const;

/** Every function of the library on a text, as one string. */
const calls = `(core, text) => JSON.stringify([
  core.isIri(text), core.splitIri(text), core.parseIri(text), core.checkIri(text, { checks: "all" }), core.toUri(text), core.toIri(text),
  core.leiriToIri(text), core.webAddressToIri(text), core.resolve(text, "http://a/b/c"), core.relativize(text, "http://a/b/c"),
  core.normalize(text, { level: "scheme" }), core.compare(text, "http://a/", { level: "scheme" }), core.bidiLayout(text),
  core.bidiSkeleton(text), core.visualTwin(text) ?? null, core.lookupScheme(text.split(":")[0]) ?? null,
])`;

/* eslint-disable @typescript-eslint/no-implied-eval -- the same text has to run here and in the browser */
async function run(): Promise<SuiteResult> {
  const bundle = await bundled();
  const program = `${bundle}\nconst answers = ${JSON.stringify(texts)}.map((text) => (${calls})(core, text));`;
  const [inPage, inWorker] = await withPage((page) =>
    page.evaluate(async (source) => {
      // The program is the library itself, bundled; a worker has no other way to get it without a server.
      const page = new Function(`${source}\nreturn answers;`) as () => string[];
      const worker = new Worker(URL.createObjectURL(new Blob([`${source}\npostMessage(answers);`])));
      const fromWorker = new Promise<string[]>((done) => (worker.onmessage = ({ data }) => done(data as string[])));
      return [page(), await fromWorker] as const;
    }, program),
  );
  const here = new Function("core", "text", `return (${calls})(core, text);`) as (
    library: typeof core,
    text: string,
  ) => string;
  const score = new Score();
  for (const [index, text] of texts.entries()) {
    const expected = here(core, text);
    score.add(inPage[index] === expected, () => `in a page, ${JSON.stringify(text)}`);
    score.add(inWorker[index] === expected, () => `in a worker, ${JSON.stringify(text)}`);
  }
  return score.result;
}

async function bundled(): Promise<string> {
  const entry = new URL("../../src/index.ts", import.meta.url).pathname;
  const options = { bundle: true, format: "iife", globalName: "core", platform: "browser", write: false } as const;
  const { outputFiles } = await build({ entryPoints: [entry], ...options });
  return outputFiles[0]?.text ?? "";
}

export const suite: ConformanceSuite = {
  name: "The library in a browser and in a worker, against Node.js",
  version: "as installed",
  source: "Debian package chromium; every function on texts of our own",
  run,
};
