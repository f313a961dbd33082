import { isWrittenAlike, written, type ReadText } from "../files/read-file.js";
import type { Message } from "../formats/message.js";

/** What may be written into a file in another charset than UTF-8, and what has been refused. */
export class Writing {
  readonly #read: ReadText;
  readonly #refused = new Set<string>();
  #isAlike: boolean | undefined;

  constructor(read: ReadText) {
    this.#read = read;
  }

  /** Whether a text can stand in the file; refusals are remembered. */
  readonly mayWrite = (text: string): boolean => {
    this.#isAlike ??= isWrittenAlike(this.#read);
    if (this.#isAlike && written(text, this.#read.charset) !== undefined) return true;
    this.#refused.add(text);
    return false;
  };

  /** What is said of the fixes that are not applied. */
  refusals(): readonly Message[] {
    const { size } = this.#refused;
    if (size === 0) return [];
    const { label } = this.#read.charset;
    const reason =
      this.#isAlike === true
        ? this.#unwritable()
        : `what the file holds has several spellings in the charset '${label}', or none`;
    const fixes = size === 1 ? "A fix has" : `${size} fixes have`;
    const message = `${fixes} not been applied, since ${reason}; save the file in UTF-8.`;
    return [{ ruleId: null, severity: 1, message, line: 1, column: 1 }];
  }

  #unwritable(): string {
    const { charset } = this.#read;
    const characters = Array.from(new Set([...this.#refused].join("")));
    const first = characters.find((character) => written(character, charset) === undefined) ?? "";
    const number = (first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `U+${number} cannot be written in the charset '${charset.label}'`;
  }
}
