import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { patience } from "./patience.js";
import { printedSetup } from "./terminal/printed-setup.js";
import { runSession, type Session } from "./terminal/run.js";

const clients = [
  {
    name: "Eglot",
    script: "emacs/eglot.el",
    setup: printedSetup("elisp", "eglot-server-programs"),
    beforeSecond: "😀😀",
  },
  // lsp-mode 8.0 counts characters where the protocol counts UTF-16 units, and does not say so to the server.
  {
    name: "lsp-mode",
    script: "emacs/lsp-mode.el",
    setup: printedSetup("elisp", "lsp-register-client"),
    beforeSecond: "éé",
  },
];

for (const { name, script, setup, beforeSecond } of clients)
  describe(`Emacs with ${name}, set up as the documentation says`, function () {
    this.timeout(5 * patience);
    let session: Session;

    before(() => {
      const file = fileURLToPath(new URL(script, import.meta.url));
      session = runSession({ program: "emacs", args: ["-Q", "--batch", "-l", file], setup, beforeSecond });
      assert.equal(session.failure, undefined);
    });

    it(`shows the diagnostics, also after ${beforeSecond}`, () => {
      assert.deepEqual(textsOf(session.opened), ["WWW.example.org", "Other.example.jp"]);
      assert.match(session.opened[0]?.message ?? "", /contains uppercase letters/);
    });

    it("shows the hover", () => assert.match(session.hover, /example\.org\/r%C3%A9sum%C3%A9/));

    it("applies the preferred fix, which comes first", () => {
      assert.equal(session.actions?.[0], "Lowercase the host");
      assert.equal(session.fixed, 'fetch("http://www.example.org/résumé");');
    });

    it("keeps the diagnostic at its place through edits", () => {
      assert.deepEqual(textsOf(session.edited), ["Other.example.jp"]);
    });
  });

function textsOf(shown: Session["opened"]): string[] {
  return shown.map(({ text }) => text);
}
