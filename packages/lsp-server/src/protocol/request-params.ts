import { documentStatusMethod, inspectMethod } from "./custom-requests.js";
import { isPosition, isRange } from "./to-protocol.js";

/** Says what a value at a path has to be, if it is something else. */
type Check = (value: unknown, path: string) => string | undefined;

const string = is("a string", (value) => typeof value === "string");
const position = is("a position", isPosition);
const range = is("a range", isRange);
const textDocument = object({ uri: string });
const inDocument = object({ textDocument });
const atPosition = object({ textDocument, position });
const inRange = object({ textDocument, range });
const commandArgument = object({ textDocument: optional(textDocument), range: optional(range) });
const codeAction = object({
  textDocument,
  range,
  context: object({ diagnostics: arrayOf(object({ range })), only: optional(arrayOf(string)) }),
});

const folders = arrayOf(object({ uri: string }));

/** The messages with params, and as much of these as the server reads. */
const messages: ReadonlyMap<string, Check> = new Map([
  [
    "initialize",
    object({
      capabilities: object({
        general: optional(object({ positionEncodings: optional(arrayOf(string)) })),
        textDocument: optional(
          object({
            codeAction: optional(object({ resolveSupport: optional(object({ properties: arrayOf(string) })) })),
          }),
        ),
      }),
      workspaceFolders: optional(folders),
    }),
  ],
  ["textDocument/hover", atPosition],
  ["textDocument/codeAction", codeAction],
  ["codeAction/resolve", object({ data: optional(object({ params: optional(codeAction) })) })],
  ["textDocument/references", object({ textDocument, position, context: object({}) })],
  ["textDocument/documentHighlight", atPosition],
  ["textDocument/prepareRename", atPosition],
  ["textDocument/rename", object({ textDocument, position, newName: string })],
  ["textDocument/definition", atPosition],
  ["textDocument/documentSymbol", inDocument],
  ["textDocument/completion", atPosition],
  ["workspace/symbol", object({ query: string })],
  ["textDocument/documentLink", inDocument],
  ["textDocument/inlayHint", inRange],
  ["textDocument/diagnostic", inDocument],
  ["workspace/diagnostic", object({ previousResultIds: arrayOf(object({ uri: string, value: string })) })],
  ["workspace/executeCommand", object({ command: string, arguments: optional(arrayOf(commandArgument)) })],
  [inspectMethod, object({ textDocument, position, compareWith: optional(string) })],
  [documentStatusMethod, inDocument],
  ["textDocument/didOpen", object({ textDocument: object({ uri: string, languageId: string, text: string }) })],
  ["textDocument/didChange", object({ textDocument, contentChanges: arrayOf(object({ text: string })) })],
  ["textDocument/didClose", inDocument],
  ["workspace/didChangeWorkspaceFolders", object({ event: object({ added: folders, removed: folders }) })],
]);

/** Takes out the members that are null, which is what many clients write for what they leave out. */
export function takeOutNulls(params: unknown): void {
  const pending = [params];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== "object" || value === null) continue;
    for (const [name, member] of Object.entries(value)) {
      if (member === null && !Array.isArray(value)) Reflect.deleteProperty(value, name);
      else pending.push(member);
    }
  }
}

/** What is wrong with the params of a request or a notification; nothing if the server can read them. */
export function mistakeInParams(method: string, params: unknown): string | undefined {
  return messages.get(method)?.(params, "params");
}

function is(kind: string, holds: (value: unknown) => boolean): Check {
  return (value, path) => (holds(value) ? undefined : `${path} has to be ${kind}.`);
}

/** An object with at least these members. */
function object(members: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return `${path} has to be an object.`;
    const found = value as Readonly<Record<string, unknown>>;
    return firstOf(Object.entries(members), ([name, check]) => check(found[name], `${path}.${name}`));
  };
}

function arrayOf(check: Check): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return `${path} has to be an array.`;
    return firstOf([...value.entries()], ([index, item]) => check(item, `${path}[${index}]`));
  };
}

/** What may be left out. */
function optional(check: Check): Check {
  return (value, path) => (value === undefined ? undefined : check(value, path));
}

function firstOf<Item>(items: readonly Item[], mistakeIn: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const mistake = mistakeIn(item);
    if (mistake !== undefined) return mistake;
  }
  return undefined;
}
