import type { LoadModule } from "../formats/eslint-formatter.js";

/** What the command needs of the process that it runs in. */
export interface CommandProcess {
  readonly folder: string;
  /** Left out where the modules of the command can load others themselves. */
  readonly load?: LoadModule;
  readonly stdin: () => AsyncIterable<Buffer>;
  /** Resolves when there is room for more. */
  readonly print: (text: string | Uint8Array) => void | Promise<void>;
  /** Told what of the program this run needed and others may not, such as a language; whoever keeps compiled code wants to know. */
  readonly need?: (name: string) => void;
  readonly complain: (text: string) => void;
  /** Writes over a line of the terminal that complaints go to; left out where there is none. */
  readonly showProgress?: (text: string) => void;
  readonly terminal: {
    readonly isTerminal: boolean;
    readonly hasColors: boolean;
    /** How many columns a line has. */
    readonly width: number;
  };
}
