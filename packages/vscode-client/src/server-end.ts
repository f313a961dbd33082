import { CloseAction, State, type BaseLanguageClient, type ErrorHandler } from "vscode-languageclient";

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

/** What the client does by itself when its connection fails, except that no server is started again that is to end. */
export function restartUnless(isEnding: () => boolean, usual: () => ErrorHandler): ErrorHandler {
  return {
    error: (error, message, count) => usual().error(error, message, count),
    closed: () => (isEnding() ? { action: CloseAction.DoNotRestart, handled: true } : usual().closed()),
  };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
