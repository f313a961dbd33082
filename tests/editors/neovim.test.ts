import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { patience } from "./patience.js";
import { runSession, type Session } from "./terminal/run.js";

const entry = new URL("../../integrations/registries/nvim-lspconfig/lsp/irilint.lua", import.meta.url);
const script = fileURLToPath(new URL("neovim/session.lua", import.meta.url));

describe("Neovim with the entry for nvim-lspconfig", function () {
  this.timeout(5 * patience);
  let session: Session;

  before(() => {
    const args = ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-S", script];
    session = runSession({ program: "nvim", args, setup: readFileSync(entry, "utf8") });
    assert.equal(session.failure, undefined);
  });

  it("shows the diagnostics, also after emoji", () => {
    assert.deepEqual(session.opened, [
      { code: "host-not-lowercase", text: "WWW.example.org" },
      { code: "host-not-lowercase", text: "Other.example.jp" },
    ]);
  });

  it("shows the hover", () => assert.match(session.hover, /example\.org\/r%C3%A9sum%C3%A9/));

  it("applies the preferred fix", () => assert.equal(session.fixed, 'fetch("http://www.example.org/résumé");'));

  it("keeps the diagnostic at its place through edits with emoji", () => {
    assert.deepEqual(session.edited, [{ code: "host-not-lowercase", text: "Other.example.jp" }]);
  });

  it("ends the server", () => assert.equal(session.stopped, true));
});
