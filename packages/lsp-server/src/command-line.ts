/** How the server speaks with its client. */
export type Transport =
  { readonly kind: "stdio" } | { readonly kind: "node-ipc" } | { readonly kind: "socket"; readonly port: number };

export type CommandLine =
  | { readonly kind: "serve"; readonly transport: Transport }
  | { readonly kind: "version" }
  | { readonly kind: "help" }
  | { readonly kind: "mistake"; readonly message: string };

export const help = `Usage: iri-language-server [--stdio | --node-ipc | --socket=PORT]

Speaks the Language Server Protocol: finds, explains and repairs wrong IRIs, URIs and URLs.

  --stdio        over standard input and output (the default)
  --node-ipc     over the channel of a parent Node.js process
  --socket=PORT  over a connection to PORT of this machine, where the client listens
  --version      print the version
  --help         print this text
`;

/** Reads the arguments. `--clientProcessId`, which some clients pass, is left to the protocol library. */
export function readCommandLine(args: readonly string[]): CommandLine {
  let transport: Transport = { kind: "stdio" };
  for (let index = 0; index < args.length; index += 1) {
    const [name, attached] = splitArgument(args[index] ?? "");
    if (name === "--help" || name === "-h") return { kind: "help" };
    if (name === "--version" || name === "-v") return { kind: "version" };
    if (name === "--stdio") continue;
    if (name === "--node-ipc") transport = { kind: "node-ipc" };
    else if (name === "--socket" || name === "--clientProcessId") {
      const value = attached ?? args[(index += 1)] ?? "";
      if (name === "--clientProcessId") continue;
      const port = readPort(value);
      if (port === undefined)
        return { kind: "mistake", message: `--socket needs a port from 1 to 65535, not '${value}'.` };
      transport = { kind: "socket", port };
    } else return { kind: "mistake", message: `Unknown argument '${name}'; --help lists the options.` };
  }
  return { kind: "serve", transport };
}

function splitArgument(argument: string): [name: string, value: string | undefined] {
  const equals = argument.indexOf("=");
  return equals === -1 ? [argument, undefined] : [argument.slice(0, equals), argument.slice(equals + 1)];
}

function readPort(text: string): number | undefined {
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65535 ? port : undefined;
}
