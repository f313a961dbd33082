import { commands, window, workspace, type Disposable } from "vscode";

/** A file in which something of each kind is wrong, to try what the extension does. */
const sample = `// Point at what is underlined, and open the light bulb with Ctrl+. (Cmd+. on macOS).

fetch("https://books.example.org/search?title=old maps"); // a space
const home = "https://b\u043E\u043Eks.example.org/"; // two letters are Cyrillic
const sale = new URL("https://books.example.org/sale-\u05DE\u05D1\u05E6\u05E2"); // stored in another order than displayed
const pasted = "https://books.example.org/\u200Bnew"; // a space of no width
const typed = "htps://books.example.org/"; // a letter is missing
const shop = { url: "https://BOOKS.example.org/100%" }; // upper case in a host, and a lone percent sign
`;

/** The command *Irilint: Open a Sample File*, for those who have none at hand; it is not stored. */
export function registerOpenSample(): Disposable {
  return commands.registerCommand("irilint.openSample", async () => {
    const document = await workspace.openTextDocument({ language: "typescript", content: sample });
    await window.showTextDocument(document);
  });
}
