// npx tsx bench/press2-tmp.ts <root> <keys> <gap ms> [lang] [flags]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { RunningServer } from "./server/running-server.js";
import { typescriptDocument } from "./server/documents.js";
const [root = ".", keys = "60", gap = "0", lang = "typescript", rounds = "3"] = process.argv.slice(2);
const q = (a: number[], p: number) => [...a].sort((x, y) => x - y)[Math.min(a.length - 1, Math.floor(a.length * p))]!;
const gens: Record<string, (i: number) => string> = {
  markdown: (i) => i % 10 === 0 ? `See [product ${i}](https://example.com/products/${i}?view=all#top) and more.` : `Line ${i} of a text with *some* words and \`code\`.`,
  mdpara: (i) => i % 4 === 3 ? "" : i % 10 === 0 ? `See [product ${i}](https://example.com/products/${i}?view=all#top) and more.` : `Line ${i} of a text with *some* words and \`code\`.`,
  mdlist: (i) => `- [product ${i}](https://example.com/products/${i}?view=all#top) - and *more* of it.`,
  mdtable: (i) => i === 0 ? "| a | b |" : i === 1 ? "|---|---|" : `| [product ${i}](https://example.com/products/${i}) | and *more* |`,
  yamllist: (i) => `- https://example.com/products/${i}`,
  jsonarray: (i) => `  {"url": "https://example.com/products/${i}"},`,
  nt: (i) => `<https://example.com/products/${i}> <https://example.com/ns#p> "x" .`,
  json: (i) => `  "name${i}": ${i % 10 === 0 ? `"https://example.com/products/${i}"` : i},`,
  yaml: (i) => i % 10 === 0 ? `name${i}: https://example.com/products/${i}` : `name${i}: ${i}`,
  python: (i) => i % 10 === 0 ? `url${i} = "https://example.com/products/${i}"` : `def sum${i}(a, b): return a + b * ${i}  # adds`,
  html: (i) => i % 10 === 0 ? `<p><a href="https://example.com/products/${i}">x</a></p>` : `<p class="c${i}">Text ${i} <b>bold</b></p>`,
  xml: (i) => i % 10 === 0 ? `<a href="https://example.com/products/${i}">x</a>` : `<p class="c${i}">Text ${i}</p>`,
  turtle: (i) => i % 10 === 0 ? `<https://example.com/products/${i}> ex:p "x" .` : `ex:s${i} ex:p ${i} .`,
  css: (i) => i % 10 === 0 ? `.c${i} { background: url("https://example.com/products/${i}"); }` : `.c${i} { width: ${i}px; }`,
};
function doc(lang: string) {
  if (lang === "typescript") return typescriptDocument(10000);
  const g = gens[lang]!;
  let lines = Array.from({ length: 10000 }, (_, i) => g(i));
  if (lang === "jsonarray") lines = ["[", ...lines, "0]"]; if (lang === "json") lines = ["{", ...lines, '  "last": null', "}"];
  if (lang === "turtle") lines = ["@prefix ex: <https://example.com/ns#> .", ...lines];
  if (lang === "xml") lines = ["<doc>", ...lines, "</doc>"];
  return { languageId: lang, text: lines.join("\n") + "\n", line: 5001 };
}
const pad = lang === "json" ? " " : " ";
for (let r = 0; r < Number(rounds); r++) {
  const folder = mkdtempSync(join(tmpdir(), "press-"));
  const server = new RunningServer({ name: "s", command: [process.execPath, join(root, "packages/lsp-server/dist/server.cjs"), "--stdio"] } as any, folder, join("/tmp/key", "kept" + root.replaceAll("/", "_")));
  await server.initialize(pathToFileURL(folder).href);
  const { languageId, text, line } = doc(lang);
  const uri = pathToFileURL(join(folder, "long." + (lang.startsWith("md") ? "md" : lang))).href;
  const t0 = Date.now();
  await server.diagnosticsAfter("textDocument/didOpen", { textDocument: { uri, version: 1, languageId: ({mdpara:"markdown",mdlist:"markdown",mdtable:"markdown",yamllist:"yaml",jsonarray:"json",nt:"turtle"} as any)[languageId] ?? languageId, text } } as any, () => true);
  server.findProcesses();
  const opened = server.processorTime();
  await wait(1500);
  const spent: number[] = [], lat: number[] = [];
  for (let k = 0; k < Number(keys); k++) {
    const before = server.processorTime(), t = performance.now();
    await server.diagnosticsAfter("textDocument/didChange", { textDocument: { uri, version: k + 2 }, contentChanges: [{ range: { start: { line, character: 0 }, end: { line, character: k % 2 } }, text: k % 2 ? "" : " " }] } as any, () => true);
    lat.push(performance.now() - t);
    if (Number(gap)) await wait(Number(gap));
    spent.push(server.processorTime() - before);
  }
  const f = (n: number) => n.toFixed(1);
  const half = spent.slice(Number(keys) >> 1), hl = lat.slice(Number(keys) >> 1);
  console.log(lang, "open", f(opened), "key median", f(q(spent, .5)), "2nd half", f(q(half, .5)), "latency", f(q(hl, .5)), "p95", f(q(hl, .95)), "first5", spent.slice(0, 5).map(f).join(" "), "mem", f(server.residentMemory()));
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
