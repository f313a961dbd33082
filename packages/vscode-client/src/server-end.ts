import { CloseAction, ErrorAction, State, type BaseLanguageClient, type ErrorHandler } from "vscode-languageclient";

/** How long, in milliseconds, a server has to start, to answer that it stops, and then to end. */
const patience = 2000;

/**
 * Takes hold of the server of a client, since the client lets go of it when it stops. What comes back ends the server by
 * force if it has not ended by itself within `patience` milliseconds.
 */
export type ServerGrip<Client> = (client: Client) => (patience: number) => Promise<void>;

/** Stops a client and ends its server, which need not answer; never fails. */
export async function endServer<Client extends BaseLanguageClient>(
  client: Client,
  grip: ServerGrip<Client>,
): Promise<void> {
  // While a client starts, it cannot be stopped, and may have no server yet; it answers with the start under way.
  if (client.state === State.Starting) await Promise.race([client.start().catch(() => undefined), delay(patience)]);
  const endWithin = grip(client);
  // Stopping fails where the server does not answer in time; the client writes that into its log.
  const hasStopped = await client.dispose(patience).then(
    () => true,
    () => false,
  );
  await endWithin(hasStopped ? patience : 0);
}

/**
 * What the client does by itself when its connection fails, with two exceptions: no server is started again that is to
 * end, and what could not be sent to a process that has just died is logged alone. Its end is told a moment later, by
 * `closed`; a message on each, and a client that gives up after the fourth, would come between a crash and the restart.
 */
export function usualUnlessGone(isEnding: () => boolean, usual: () => ErrorHandler): ErrorHandler {
  return {
    error: (error, message, count) =>
      isReceiverGone(error) ? { action: ErrorAction.Continue, handled: true } : usual().error(error, message, count),
    closed: () => (isEnding() ? { action: CloseAction.DoNotRestart, handled: true } : usual().closed()),
  };
}

/** Nobody reads the channel any more: the system says so until Node.js has heard of the end of the process. */
function isReceiverGone({ code }: Error & { readonly code?: unknown }): boolean {
  return code === "EPIPE" || code === "ECONNRESET" || code === "ERR_IPC_CHANNEL_CLOSED";
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
