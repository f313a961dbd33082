import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "./install/locations.mjs";
import { patience } from "./patience.js";
import { printedSetup } from "./terminal/printed-setup.js";
import { writeServerCommand } from "./terminal/server-command.js";

/** A language that Kate has a server of its own for, one that it has none for, one that it does not know, and no language. */
const files = [
  { name: "a.cpp", text: 'auto a = "http://a.example/b c";\n', code: "character-space" },
  { name: "a.ttl", text: "<http://a.example/b c> a <http://a.example/d> .\n", code: "character-space" },
  {
    name: "a.nq",
    text: "<http://a.example/b c> <http://a.example/d> <http://a.example/e> .\n",
    code: "character-space",
  },
  { name: "a.txt", text: "See htps://a.example/ for more.\n", code: "scheme-misspelled" },
];

describe("Kate, set up as the documentation says", function () {
  this.timeout(2 * patience);
  let folder: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), "irilint-kate-"));
    const settings = join(folder, "settings");
    const command = writeServerCommand(folder, answersIn(folder));
    mkdirSync(join(settings, "kate", "lspclient"), { recursive: true });
    mkdirSync(join(folder, "run"), { mode: 0o700 });
    writeFileSync(join(settings, "kate", "lspclient", "settings.json"), printedSetup("json", "highlightingModeRegex"));
    // What it asks a person for: whether the server may be started.
    writeFileSync(
      join(settings, "katerc"),
      `[Kate Plugins]\nlspclientplugin=true\n\n[lspclient]\nAllowedServerCommandLines=${command} --stdio\n`,
    );
  });

  after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));

  for (const { name, text, code } of files)
    it(`gets the diagnostics of ${name}`, async () => {
      writeFileSync(join(folder, name), text);
      rmSync(answersIn(folder), { force: true });
      const kate = openInKate(folder, name);
      try {
        assert.deepEqual(await codesFor(folder, name), [code]);
      } finally {
        await ended(kate);
      }
    });
});

/** Where everything that the server says is kept, too. */
function answersIn(folder: string): string {
  return join(folder, "answers");
}

/** Kate without a screen, with settings of its own. */
function openInKate(folder: string, name: string): ChildProcess {
  const kate = spawn(findProgram("kate") ?? "kate", ["--new", name], {
    cwd: folder,
    stdio: "ignore",
    env: {
      ...process.env,
      HOME: folder,
      PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}`,
      QT_QPA_PLATFORM: "offscreen",
      XDG_CONFIG_HOME: join(folder, "settings"),
      XDG_DATA_HOME: join(folder, "data"),
      XDG_CACHE_HOME: join(folder, "cache"),
      XDG_RUNTIME_DIR: join(folder, "run"),
      DBUS_SESSION_BUS_ADDRESS: "",
    },
  });
  kate.on("error", () => undefined);
  return kate;
}

async function ended(kate: ChildProcess): Promise<void> {
  if (kate.exitCode !== null || kate.pid === undefined) return;
  const end = once(kate, "exit");
  kate.kill();
  await end;
}

/** The codes of the first diagnostics for a file; none once patience has ended. */
async function codesFor(folder: string, name: string): Promise<string[]> {
  for (let waited = 0; waited < patience; waited += 200) {
    const answers = existsSync(answersIn(folder)) ? readFileSync(answersIn(folder), "utf8") : "";
    const diagnostics = /"method":"textDocument\/publishDiagnostics","params":(?<params>\{.*?\})\}Content-Length/su;
    const published = diagnostics.exec(`${answers}Content-Length`)?.groups?.["params"];
    if (published !== undefined) {
      const { uri, diagnostics: found } = JSON.parse(published) as Published;
      assert.ok(uri.endsWith(`/${name}`));
      return found.map(({ code }) => code);
    }
    await wait(200);
  }
  return [];
}

interface Published {
  readonly uri: string;
  readonly diagnostics: readonly { readonly code: string }[];
}
