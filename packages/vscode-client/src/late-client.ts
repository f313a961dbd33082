import { EventEmitter } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";

/** A client whose server can be ended, whatever state the two are in. */
export interface EndableClient {
  readonly client: BaseLanguageClient;
  /** Ends the server, by force if it does not end when asked to, and whatever listens to the client; never fails. */
  end(): Promise<void>;
}

/** The client of the server: its library is loaded, and the server started, when somebody first asks for it. */
export class LateClient {
  readonly #connect: () => Promise<EndableClient>;
  readonly #changes = new EventEmitter<void>();
  #current: Promise<EndableClient> | undefined;
  /** The server has started or stopped. */
  readonly onDidChangeState = this.#changes.event;

  constructor(connect: () => Promise<EndableClient>) {
    this.#connect = connect;
  }

  async get(): Promise<BaseLanguageClient> {
    this.#current ??= this.#create();
    const { client } = await this.#orForget(this.#current);
    return client;
  }

  /**
   * Ends the server and starts one with a client of its own. A client that has given up a server still listens to it,
   * and would take its late end for that of the next one.
   */
  async restart(): Promise<void> {
    this.#current = this.stop().then(() => this.#create());
    const { client } = await this.#orForget(this.#current);
    await client.start();
  }

  /** Ends the server, if there is one. */
  async stop(): Promise<void> {
    const current = await this.#current?.catch(() => undefined);
    await current?.end();
  }

  /** Forgets what could not be made, so that it is made anew when somebody asks for it again. */
  async #orForget(creation: Promise<EndableClient>): Promise<EndableClient> {
    try {
      return await creation;
    } catch (error) {
      if (this.#current === creation) this.#current = undefined;
      throw error;
    }
  }

  async #create(): Promise<EndableClient> {
    const created = await this.#connect();
    created.client.onDidChangeState(() => this.#changes.fire());
    // The client itself tells the user of a failed start and logs it.
    void created.client.start().catch(() => undefined);
    return created;
  }
}
