import assert from "node:assert/strict";
import type { DocumentLink } from "vscode-languageserver-protocol/node";
import type { InitializationOptions } from "../../src/protocol/custom-requests.js";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";

const uri = "file:///project/a.ts";

interface Row {
  readonly name: string;
  readonly literal: string;
  readonly options?: InitializationOptions;
  readonly targets: readonly string[];
}

describe("document links", () => {
  const rows: Row[] = [
    {
      name: "lead to the URI form",
      literal: "http://r\\u00e9sum\\u00e9.example/é",
      targets: ["http://xn--rsum-bpad.example/%C3%A9"],
    },
    {
      name: "are left to an editor that makes the same link",
      literal: "http://a.example/b?c=d",
      options: { detectsLinks: true },
      targets: [],
    },
    {
      name: "are given to that editor where it would make another one",
      literal: "http://a.example/\\x62.",
      options: { detectsLinks: true },
      targets: ["http://a.example/b."],
    },
    {
      name: "are left out where an editor might open another resource",
      literal: "http://a.example/b%2Fc",
      targets: [],
    },
    {
      name: "go through a command that keeps encoded ASCII as it is",
      literal: "http://a.example/b%2Fc",
      options: { linksByCommand: true },
      targets: ["command:vscode.open?%255B%2522http%253A%252F%252Fa.example%252Fb%25252Fc%2522%255D"],
    },
    { name: "run no commands", literal: "command:vscode.open", targets: [] },
    { name: "need a whole identifier", literal: "http://{host}/", targets: [] },
  ];
  for (const { name, literal, options = {}, targets } of rows) {
    it(name, async () => {
      const server = new ServerInProcess();
      await server.initialize(ableClient, { initializationOptions: options });
      await server.open(uri, "typescript", `open(new URL("${literal}"));`);
      const links = await server.connection.sendRequest<DocumentLink[]>("textDocument/documentLink", {
        textDocument: { uri },
      });
      assert.deepEqual(
        links.map(({ target }) => target),
        targets,
      );
      server.end();
    });
  }

  it("are no more than anybody follows", async () => {
    const server = new ServerInProcess();
    await server.initialize(ableClient);
    await server.open(uri, "typescript", 'new URL("http://a.example/");\n'.repeat(10_500));
    const links = await server.connection.sendRequest<DocumentLink[]>("textDocument/documentLink", {
      textDocument: { uri },
    });
    assert.equal(links.length, 10_000);
    server.end();
  });
});
