import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { patience } from "./patience.js";
import { runSession, type Session } from "./terminal/run.js";

const script = fileURLToPath(new URL("emacs/session.el", import.meta.url));

describe("Emacs with Eglot", function () {
  this.timeout(5 * patience);
  let session: Session;

  before(() => {
    session = runSession("emacs", ["-Q", "--batch", "-l", script]);
    assert.equal(session.failure, undefined);
  });

  it("shows the diagnostics, also after emoji", () => {
    assert.deepEqual(textsOf(session.opened), ["WWW.example.org", "Other.example.jp"]);
    assert.match(session.opened[0]?.message ?? "", /contains uppercase letters/);
  });

  it("shows the hover", () => assert.match(session.hover, /example\.org\/r%C3%A9sum%C3%A9/));

  it("applies the preferred fix, which comes first", () => {
    assert.equal(session.actions?.[0], "Lowercase the host");
    assert.equal(session.fixed, 'fetch("http://www.example.org/résumé");');
  });

  it("keeps the diagnostic at its place through edits with emoji", () => {
    assert.deepEqual(textsOf(session.edited), ["Other.example.jp"]);
  });
});

function textsOf(shown: Session["opened"]): string[] {
  return shown.map(({ text }) => text);
}
