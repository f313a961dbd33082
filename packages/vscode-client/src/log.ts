import { Disposable, EventEmitter, LogLevel, window, workspace, type LogOutputChannel } from "vscode";

/** The output channel of the extension, and the one that its client writes the messages of the protocol to. */
export interface Log {
  readonly channel: LogOutputChannel;
  readonly trace: LogOutputChannel;
  readonly listening: Disposable;
}

/**
 * The client logs messages only into a channel of the level *Trace*, whatever `iri.trace.server` says. So it gets one that
 * has this level as soon as the setting asks for messages, and writes into the same output.
 */
export function createLog(): Log {
  const channel = window.createOutputChannel("Irilint", { log: true });
  const levels = new EventEmitter<LogLevel>();
  const level = (): LogLevel => (isTraced() ? LogLevel.Trace : channel.logLevel);
  const trace = Object.create(channel, {
    logLevel: { get: level },
    onDidChangeLogLevel: { value: levels.event },
    trace: { value: (message: string) => (isTraced() ? channel.info(message) : channel.trace(message)) },
  }) as LogOutputChannel; // its prototype is one
  const listeners = [
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("iri.trace.server")) levels.fire(level());
    }),
    channel.onDidChangeLogLevel(() => levels.fire(level())),
  ];
  return { channel, trace, listening: Disposable.from(...listeners, levels, channel) };
}

function isTraced(): boolean {
  return workspace.getConfiguration("iri").get<string>("trace.server", "off") !== "off";
}
