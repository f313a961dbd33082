import { fileURLToPath } from "node:url";
import { takePicture, takeWalkthroughPicture } from "./evidence.js";
import { patience } from "../patience.js";
import type { VscodeOptions, VscodeSession } from "./session.js";

const extension = fileURLToPath(new URL("../../../packages/vscode-client", import.meta.url));

export interface Editor {
  /** What the reports call it. */
  readonly title: string;
  /** What the names of its pictures begin with; without it none are taken. */
  readonly pictures?: string;
  readonly start: (options: VscodeOptions) => Promise<VscodeSession>;
  /** What to open, below `fixtures`: a folder, or a file `.code-workspace` in it. */
  readonly workspace: string;
  /** Adds files to the copy of the folder that VS Code opens. */
  readonly prepare?: (folder: string) => void;
  /** User settings, besides those of every test. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Other extensions, below `fixtures`. */
  readonly neighbors?: readonly string[];
}

/** The window that tests look at, once it is there. */
export interface UnderTest {
  readonly session: () => VscodeSession;
  picture(subject: string): Promise<void>;
  /** Takes one of the upper part of the window for the walkthrough. */
  walkthroughPicture(name: string, height: number): Promise<void>;
}

/** Starts an editor once for some groups of tests, which follow each other in its one window. */
export function describeVscode(editor: Editor, ...groups: readonly ((under: UnderTest) => void)[]): void {
  describe(editor.title, function () {
    this.timeout(3 * patience);
    let session: VscodeSession | undefined;
    const present = (): VscodeSession => {
      if (session === undefined) throw new Error("VS Code has not started.");
      return session;
    };

    before(async () => {
      const { settings = {}, neighbors = [], prepare = () => undefined } = editor;
      session = await editor.start({
        extension,
        neighbors: neighbors.map(fixture),
        workspace: fixture(editor.workspace),
        prepare,
        settings,
      });
    });

    afterEach(async function () {
      // A test that is tried again has no state; it and those that follow begin with the settings that it began with.
      if (this.currentTest === undefined || this.currentTest.state === "passed") return;
      present().restoreSettings();
      console.error(`      Look into ${await present().keepEvidence(this.currentTest.fullTitle())}`);
    });

    after(() => session?.stop());

    for (const group of groups) {
      group({
        session: present,
        picture: async (subject) => {
          if (editor.pictures !== undefined) await takePicture(present().page, `${editor.pictures}-${subject}`);
        },
        walkthroughPicture: async (name, height) => {
          if (editor.pictures !== undefined) await takeWalkthroughPicture(present().page, name, height);
        },
      });
    }
  });
}

/** The path of a fixture. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
}
