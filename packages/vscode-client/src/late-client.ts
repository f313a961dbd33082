import { EventEmitter } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";

/** The client of the server: its library is loaded, and the server started, when somebody first asks for it. */
export class LateClient {
  readonly #connect: () => Promise<BaseLanguageClient>;
  readonly #changes = new EventEmitter<void>();
  #client: Promise<BaseLanguageClient> | undefined;
  /** The server has started or stopped. */
  readonly onDidChangeState = this.#changes.event;

  constructor(connect: () => Promise<BaseLanguageClient>) {
    this.#connect = connect;
  }

  get(): Promise<BaseLanguageClient> {
    return (this.#client ??= this.#create());
  }

  async stop(): Promise<void> {
    const client = await this.#client;
    if (client?.isRunning()) await client.stop();
  }

  async #create(): Promise<BaseLanguageClient> {
    const client = await this.#connect();
    client.onDidChangeState(() => this.#changes.fire());
    // The client itself tells the user of a failed start and logs it.
    void client.start().catch(() => undefined);
    return client;
  }
}
