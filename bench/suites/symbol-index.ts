import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { defaultSettings } from "../../packages/core/dist/literals/index.js";
import { readPlaces, numbersOfPlace, type PlaceReading } from "../../packages/lsp-server/dist/symbols/file-places.js";
import { ensureCorpus } from "../../tools/measure/corpus.mjs";
import { filesBelow } from "../../tools/measure/files-below.js";
import { codeBases, megabytes, type SourceFile } from "../code-bases.js";
import { generatedKinds, sharedIdentifier } from "../index/generated-files.js";
import { quantile } from "../quantile.js";
import { atLeast, atMost, type Effort, type Row } from "../row.js";
import type { Message } from "../server/message-stream.js";
import { RunningServer, tellingOfMemory, type ServerProgram } from "../server/running-server.js";

const amounts = {
  full: { passes: 5, megabytes: 8, files: 10_000, questions: 15 },
  short: { passes: 2, megabytes: 1, files: 500, questions: 3 },
} as const satisfies Readonly<Record<Effort, unknown>>;

const reading: PlaceReading = {
  settings: { checks: defaultSettings, maximumLength: 2_000_000, maximumLineLength: 100_000 },
  encoding: "utf-16",
};

/** How fast the index of a server reads files, what it holds of them, and how soon it answers. */
export async function indexRows(effort: Effort): Promise<Row[]> {
  const { passes, megabytes: most } = amounts[effort];
  const kinds = [...readKinds(), ...generatedKinds.slice(0, 4).map(generated)];
  const rows = kinds.map(({ name, files }) => readingRow(name, firstOf(files, most), passes));
  return [...rows, ...(await serverRows(amounts[effort]))];
}

interface Kind {
  readonly name: string;
  readonly files: readonly SourceFile[];
}

function readKinds(): Kind[] {
  const packages = ensureCorpus().flatMap(({ folder }) => filesBelow(folder));
  const ofPackages = (extension: string): SourceFile[] =>
    packages
      .filter((path) => path.endsWith(extension))
      .map((path) => ({ path, text: readFileSync(path, "utf8") }))
      .filter(({ text }) => text.length < reading.settings.maximumLength);
  return [
    ...codeBases().map(({ language: name, files }) => ({ name, files })),
    { name: "Markdown", files: ofPackages(".md") },
    { name: "JSON", files: ofPackages(".json") },
  ];
}

/** As many files as are read of any kind. */
function generated({ name, extension, text }: (typeof generatedKinds)[number]): Kind {
  const files = Array.from({ length: 1000 }, (_, number) => ({
    path: `/${number}.${extension}`,
    text: text(number),
  }));
  return { name: `${name}, generated`, files };
}

function firstOf(files: readonly SourceFile[], most: number): SourceFile[] {
  let size = 0;
  return files.filter((file) => {
    if (size >= most) return false;
    size += megabytes([file]);
    return true;
  });
}

function readingRow(name: string, files: readonly SourceFile[], passes: number): Row {
  const size = megabytes(files);
  let references = 0;
  const speeds: number[] = [];
  for (let pass = 0; pass <= passes; pass++) {
    references = 0;
    const before = process.cpuUsage();
    for (const { path, text } of files)
      references += readPlaces(pathToFileURL(path).href, text, reading).numbers.length / numbersOfPlace;
    const { user, system } = process.cpuUsage(before);
    // The first pass has the engine compile.
    if (pass > 0) speeds.push(size / ((user + system) / 1e6));
  }
  return {
    what: `${name}, ${size.toFixed(1)} MB`,
    against: `${Math.round(references / size)} references a MB`,
    figure: quantile(speeds, 0.5),
    spread: [quantile(speeds, 0.25), quantile(speeds, 0.75)],
    unit: "MB/s",
    goal: atLeast(20),
  };
}

const program: ServerProgram = {
  name: "iri-language-server",
  command: [
    process.execPath,
    ...tellingOfMemory,
    fileURLToPath(new URL("../../packages/lsp-server/dist/server.cjs", import.meta.url)),
    "--stdio",
  ],
};

/** In milliseconds: an index that is not touched for so long is written down for the next start. */
const untilWritten = 6000;
/** In milliseconds: how long the files of a folder may take. */
const untilBuilt = 600_000;

async function serverRows({ files, questions }: { files: number; questions: number }): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "irilint-bench-"));
  try {
    const size = writeFiles(join(folder, "many"), files);
    writeFiles(join(folder, "one"), 1);
    const one = await Session.start(folder, "one");
    await one.references(0);
    const bare = await one.server.heldMemory();
    await one.server.end();
    const { server, built, places, spent, ...first } = await build(folder);
    const held = await server.heldMemory();
    const answers: number[] = [];
    for (let question = 1; question <= questions; question++)
      answers.push((await first.session.references(question)).ms);
    await wait(untilWritten);
    await server.end();
    const next = await Session.start(folder, "many");
    const again = await next.references(0);
    await next.server.end();
    if (again.places !== places) throw new Error("The index of the start before has other references.");
    const count = indexedPlaces(folder);
    const what = `${files.toLocaleString("en")} files, ${size.toFixed(1)} MB`;
    return [
      {
        what: `${what}: read for the first request, processor time`,
        against: "",
        figure: size / (spent / 1000),
        unit: "MB/s",
      },
      { what: `${what}: the first request, wall-clock time`, against: "", figure: built, unit: "ms" },
      {
        what: `${what}: held for each reference`,
        against: `${count.toLocaleString("en")} references`,
        figure: (held - bare) / count,
        unit: "bytes",
        goal: atMost(150),
      },
      {
        what: `${what}: a request once it is built`,
        against: "",
        figure: quantile(answers, 0.5),
        spread: [quantile(answers, 0.25), quantile(answers, 0.75)],
        unit: "ms",
        goal: atMost(300),
      },
      { what: `${what}: the first request at the next start`, against: "", figure: again.ms, unit: "ms" },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function build(folder: string) {
  const session = await Session.start(folder, "many");
  const { server } = session;
  server.findProcesses();
  const before = server.processorTime();
  const { ms: built, places } = await session.references(0);
  server.findProcesses();
  return { session, server, built, places, spent: server.processorTime() - before };
}

/** Writes files of all kinds in turn, in folders of a hundred; with their size in MB. */
function writeFiles(folder: string, count: number): number {
  let size = 0;
  for (let number = 0; number < count; number++) {
    const { extension, text } = generatedKinds[number % generatedKinds.length] ?? { extension: "txt", text: String };
    const below = join(folder, String(Math.floor(number / 100)));
    mkdirSync(below, { recursive: true });
    const written = text(number);
    writeFileSync(join(below, `${number}.${extension}`), written);
    size += Buffer.byteLength(written) / 1e6;
  }
  return size;
}

/** How many references stand in the files that `writeFiles` has written. */
function indexedPlaces(folder: string): number {
  return filesBelow(join(folder, "many")).reduce((count, path) => {
    const { numbers } = readPlaces(pathToFileURL(path).href, readFileSync(path, "utf8"), reading);
    return count + numbers.length / numbersOfPlace;
  }, 0);
}

/** A server with a document open that names all identifiers that are asked for. */
class Session {
  readonly server: RunningServer;
  readonly #uri: string;

  private constructor(server: RunningServer, uri: string) {
    this.server = server;
    this.#uri = uri;
  }

  static async start(folder: string, name: string): Promise<Session> {
    const server = new RunningServer(program, folder, join(folder, `kept-${name}`));
    await server.initialize(pathToFileURL(join(folder, name)).href, true);
    const uri = pathToFileURL(join(folder, name, "open.ttl")).href;
    const lines = Array.from({ length: 20 }, (_, number) => `<${sharedIdentifier(number)}> a <urn:x> .\n`);
    const textDocument = { uri, languageId: "turtle", version: 1, text: lines.join("") };
    await server.diagnosticsAfter("textDocument/didOpen", { textDocument }, () => true);
    return new Session(server, uri);
  }

  /** How long the references of one of the identifiers take, and how many there are. */
  async references(number: number): Promise<{ ms: number; places: number }> {
    const start = performance.now();
    const answer: Message = await this.server.request(
      "textDocument/references",
      {
        textDocument: { uri: this.#uri },
        position: { line: number % 20, character: 3 },
        context: { includeDeclaration: true },
      },
      untilBuilt,
    );
    return { ms: performance.now() - start, places: (answer["result"] as readonly unknown[]).length };
  }
}
