/** Some processors of ESLint hand over a file as a whole and then parts of it, such as the scripts of an Astro file. */
interface LintedText {
  /** Of a part, its path with a name of its own behind. */
  readonly filename: string;
  readonly physicalFilename: string;
}

/** The file that was read as a whole last, as long as ESLint may hand over its parts. */
export class WholeFile {
  #path: string | undefined;

  /** Notes that all of a file was read, with whatever is embedded in it. */
  note({ physicalFilename }: LintedText): void {
    this.#path = physicalFilename;
    // ESLint lints the parts of a file in one go with the whole: what is noted holds no longer.
    queueMicrotask(() => {
      this.#path = undefined;
    });
  }

  /** Whether a text is part of a file that was read as a whole, so that its findings are known already. */
  hasPart({ filename, physicalFilename }: LintedText): boolean {
    return filename !== physicalFilename && physicalFilename === this.#path;
  }
}
