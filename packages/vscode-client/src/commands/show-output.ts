import { commands, type Disposable, type OutputChannel } from "vscode";

export const showOutput = "irilint.showOutput";

/** The command *Irilint: Show Output*. */
export function registerShowOutput(channel: OutputChannel): Disposable {
  return commands.registerCommand(showOutput, () => channel.show(true));
}
