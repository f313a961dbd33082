/** How the server speaks with its client. */
export type Transport =
  | { readonly kind: "stdio" }
  | { readonly kind: "node-ipc" }
  | { readonly kind: "pipe"; readonly name: string }
  | { readonly kind: "socket"; readonly port: number };

export type CommandLine =
  | { readonly kind: "serve"; readonly transport: Transport }
  | { readonly kind: "version" }
  | { readonly kind: "help" }
  | { readonly kind: "mistake"; readonly message: string };

export const help = `Usage: iri-language-server [--stdio | --node-ipc | --pipe=NAME | --socket=PORT]

Speaks the Language Server Protocol: finds, explains and repairs wrong IRIs, URIs and URLs.

  --stdio        over standard input and output (the default)
  --node-ipc     over the channel of a parent Node.js process
  --pipe=NAME    over the named pipe (Windows) or socket file NAME, where the client listens
  --socket=PORT  over a connection to PORT of this machine, where the client listens; or --port=PORT
  --version      print the version
  --help         print this text
`;

/** What an argument says, given its value: another transport, or what is wrong with it; nothing if it needs none. */
type Option = Transport | string | undefined;

/** The arguments that have a value, after `=` or as the next argument. */
const withValue = new Map<string, (value: string, name: string) => Option>([
  ["--pipe", readPipe],
  ["--socket", readPort],
  // What the implementation considerations of the protocol call it.
  ["--port", readPort],
  // Some clients pass it; the protocol library reads it.
  ["--clientProcessId", () => undefined],
]);

/** Reads the arguments. */
export function readCommandLine(args: readonly string[]): CommandLine {
  let transport: Transport = { kind: "stdio" };
  for (let index = 0; index < args.length; index += 1) {
    const [name, attached] = splitArgument(args[index] ?? "");
    if (name === "--help" || name === "-h") return { kind: "help" };
    if (name === "--version" || name === "-v") return { kind: "version" };
    if (name === "--stdio") continue;
    if (name === "--node-ipc") {
      transport = { kind: "node-ipc" };
      continue;
    }
    if (name === "--socket" && attached === undefined && args[index + 1]?.startsWith("--port") === true) continue;
    const read = withValue.get(name);
    if (read === undefined)
      return { kind: "mistake", message: `Unknown argument '${name}'; --help lists the options.` };
    const reading = read(attached ?? args[(index += 1)] ?? "", name);
    if (typeof reading === "string") return { kind: "mistake", message: reading };
    transport = reading ?? transport;
  }
  return { kind: "serve", transport };
}

function splitArgument(argument: string): [name: string, value: string | undefined] {
  const equals = argument.indexOf("=");
  return equals === -1 ? [argument, undefined] : [argument.slice(0, equals), argument.slice(equals + 1)];
}

function readPipe(name: string): Option {
  return name === "" ? "--pipe needs the name of a pipe or of a socket file." : { kind: "pipe", name };
}

function readPort(text: string, name: string): Option {
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return { kind: "socket", port };
  return `${name} needs a port from 1 to 65535, not '${text}'.`;
}
