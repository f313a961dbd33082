import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { quantile } from "../quantile.js";
import { atMost, type Effort, type Row } from "../row.js";
import { jsonDocument, problems, typescriptDocument, type BenchDocument } from "../server/documents.js";
import { processorTime } from "../server/processes.js";
import { RunningServer, type ServerProgram } from "../server/running-server.js";

interface Contestant extends ServerProgram {
  /** The kind of document that it reads. */
  readonly document: (lines: number) => BenchDocument;
  /** Whether a diagnostic is about one of the problems that were put in. */
  readonly isMeant: (diagnostic: { readonly code?: unknown }) => boolean;
}

const inWorkspace = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const ours: Contestant = {
  name: "iri-language-server",
  command: [process.execPath, inWorkspace("packages/lsp-server/dist/server.cjs"), "--stdio"],
  document: typescriptDocument,
  isMeant: ({ code }) => code === "character-space",
};

const peers: readonly Contestant[] = [
  {
    name: "the JSON server of VS Code",
    command: [
      process.execPath,
      inWorkspace("node_modules/vscode-langservers-extracted/bin/vscode-json-language-server"),
      "--stdio",
    ],
    document: jsonDocument,
    isMeant: () => true,
  },
  {
    name: "oxlint --lsp",
    command: [inWorkspace("node_modules/.bin/oxlint"), "--lsp"],
    document: typescriptDocument,
    isMeant: ({ code }) => String(code).includes("no-debugger"),
  },
  {
    name: "biome lsp-proxy",
    command: [inWorkspace("node_modules/.bin/biome"), "lsp-proxy"],
    document: typescriptDocument,
    isMeant: ({ code }) => String(code).includes("noDebugger"),
  },
];

const contestants = [ours, ...peers];

const repetitions = {
  full: { starts: 9, keys: 120, edits: 1000, files: 200 },
  short: { starts: 3, keys: 20, edits: 100, files: 20 },
} as const satisfies Readonly<Record<Effort, unknown>>;

/** In milliseconds: what a server keeps for its next start, it has written by then. */
const untilKept = 5000;

/** What a server keeps until its next start stands apart from what those of this machine's editors do. */
function keptIn(folder: string): string {
  return join(folder, "kept");
}

/** What the language server costs an editor, beside servers that are used for the same files. */
export async function serverRows(effort: Effort): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "irilint-bench-"));
  // Biome does nothing in a folder without its settings.
  writeFileSync(
    join(folder, "biome.json"),
    JSON.stringify({ files: { maxSize: 10_000_000 }, linter: { enabled: true, rules: { recommended: true } } }),
  );
  try {
    const times = repetitions[effort];
    return [
      ...(await startRows(folder, times.starts)),
      ...(await editRows(folder, times)),
      ...(await openRows(folder, times.files)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startRows(folder: string, rounds: number): Promise<Row[]> {
  const started = contestants.map((): number[] => []);
  const first = contestants.map((): number[] => []);
  const veryFirst: number[] = [];
  const bare: number[] = [];
  for (const contestant of contestants) {
    const { server } = await start(contestant, folder, keptIn(folder));
    await wait(untilKept);
    await server.end();
  }
  for (let round = 0; round < rounds; round++) {
    bare.push(await bareNode());
    for (const [index, contestant] of contestants.entries()) {
      const { server, ...spent } = await start(contestant, folder, keptIn(folder));
      started[index]?.push(spent.started - (bare.at(-1) ?? 0));
      first[index]?.push(spent.first);
      await server.end();
    }
    const { server, ...spent } = await start(ours, folder, join(folder, `nothing-kept-${round}`));
    veryFirst.push(spent.first);
    await server.end();
  }
  return [
    ...rowsOf("cold start, beyond bare Node.js", started, "ms", 80),
    ...rowsOf("from cold to the first diagnostics of 100 lines", first, "ms"),
    ...rowsOf("the same, where no earlier start has kept anything", [veryFirst], "ms"),
  ];
}

/** Starts a server and opens its first document; with the processor time until it had greeted, and until it had diagnostics. */
async function start(contestant: Contestant, folder: string, kept: string) {
  const server = new RunningServer(contestant, folder, kept);
  await server.initialize(pathToFileURL(folder).href);
  server.findProcesses();
  const started = server.processorTime();
  await open(server, contestant, join(folder, `first.${contestant.name}`), 100);
  server.findProcesses();
  return { server, started, first: server.processorTime() };
}

async function editRows(folder: string, { keys, edits }: { keys: number; edits: number }): Promise<Row[]> {
  const servers = await Promise.all(
    contestants.map(async (contestant) => {
      const server = new RunningServer(contestant, folder, keptIn(folder));
      await server.initialize(pathToFileURL(folder).href);
      const document = await open(server, contestant, join(folder, "long"), 10_000);
      server.findProcesses();
      return { server, contestant, ...document, spent: [] as number[] };
    }),
  );
  for (let key = 0; key < keys; key++) {
    for (const each of servers) each.spent.push(await press(each, key));
  }
  const [own] = servers;
  for (let key = keys; own !== undefined && key < edits; key++) await press(own, key);
  const memory = servers.map(({ server }) => [server.residentMemory()]);
  for (const { server } of servers) await server.end();
  // The first keys find code that was not compiled yet.
  const spent = servers.map((each) => each.spent.slice(Math.floor(keys / 6)));
  const tail = spent.map((values) => [quantile(values, 0.95)]);
  return [
    ...rowsOf("keystroke to diagnostics, 10,000 lines, median", spent, "ms", 5),
    ...rowsOf("the same, 95th percentile", tail, "ms", 15),
    ...rowsOf(`memory after ${edits} edits (peers: ${keys})`, memory, "MB", 120),
  ];
}

async function openRows(folder: string, files: number): Promise<Row[]> {
  const memory: number[][] = [];
  for (const contestant of contestants) {
    const server = new RunningServer(contestant, folder, keptIn(folder));
    await server.initialize(pathToFileURL(folder).href);
    for (let file = 0; file < files; file++) await open(server, contestant, join(folder, `many-${file}`), 300);
    server.findProcesses();
    memory.push([server.residentMemory()]);
    await server.end();
  }
  return rowsOf(`memory with ${files} open files of 300 lines`, memory, "MB", 120);
}

interface Opened {
  readonly server: RunningServer;
  readonly contestant: Contestant;
  readonly uri: string;
  readonly line: number;
  /** The text before and after a key is pressed. */
  readonly text: string;
  readonly typed: string;
}

/** Opens a document and waits for the diagnostics, which have to be those that are in it. */
async function open(server: RunningServer, contestant: Contestant, path: string, lines: number) {
  const { text, line, languageId } = contestant.document(lines);
  const file = `${path}.${languageId === "json" ? "json" : "ts"}`;
  writeFileSync(file, text);
  const uri = pathToFileURL(file).href;
  const textDocument = { uri, languageId, version: 1, text };
  await server.diagnosticsAfter("textDocument/didOpen", { textDocument }, hasAll(contestant));
  return { uri, line, text, typed: withSpaceIn(text, line) };
}

/** Puts a space at a line's start, or takes it away again; answers with the processor time until the diagnostics came. */
async function press({ server, contestant, uri, line, text, typed }: Opened, key: number): Promise<number> {
  const before = server.processorTime();
  const isTyped = key % 2 === 0;
  const start = { line, character: 0 };
  const range = { start, end: { line, character: isTyped ? 0 : 1 } };
  const version = key + 2;
  const change = {
    textDocument: { uri, version },
    contentChanges: [server.takesParts ? { range, text: isTyped ? " " : "" } : { text: isTyped ? typed : text }],
  };
  await server.diagnosticsAfter("textDocument/didChange", change, hasAll(contestant));
  return server.processorTime() - before;
}

function withSpaceIn(text: string, line: number): string {
  const lines = text.split("\n");
  return lines.with(line, ` ${lines[line] ?? ""}`).join("\n");
}

function hasAll({ isMeant }: Contestant) {
  return (found: readonly { readonly code?: unknown }[]) => found.filter(isMeant).length === problems;
}

/** Milliseconds of processor time of a Node.js that has started and does nothing. */
function bareNode(): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["-e", "process.stdout.write('.'); setInterval(() => {}, 1000)"]);
    child.once("error", reject);
    child.stdout.once("data", () => {
      resolve(processorTime([String(child.pid)]));
      child.kill();
    });
  });
}

/** Our row with its goal, and ratios to the peers. */
function rowsOf(what: string, values: readonly (readonly number[])[], unit: "ms" | "MB", goal?: number): Row[] {
  const [own = [], ...others] = values;
  const figure = quantile(own, 0.5);
  const spread = own.length > 1 ? { spread: [quantile(own, 0.25), quantile(own, 0.75)] as const } : {};
  return [
    { what, against: "", figure, unit, ...spread, ...(goal !== undefined && { goal: atMost(goal) }) },
    ...others.map((peer, index) => ({
      what,
      against: `${peers[index]?.name ?? ""}: ${quantile(peer, 0.5).toFixed(1)} ${unit}`,
      figure: figure / quantile(peer, 0.5),
      unit: "×" as const,
    })),
  ];
}
