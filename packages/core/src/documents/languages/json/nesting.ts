/** What an object or an array begins with. */
export type Bracket = "{" | "[";

/** The objects and arrays of JSON that are open, however broken the text is; each frame holds what a reader knows of one. */
export class Nesting<Frame extends { readonly kind: Bracket }> {
  readonly #frames: Frame[] = [];
  readonly #open: Record<Bracket, number> = { "{": 0, "[": 0 };

  /** From the outermost to the innermost. */
  get frames(): readonly Frame[] {
    return this.#frames;
  }

  get innermost(): Frame | undefined {
    return this.#frames.at(-1);
  }

  enter(frame: Frame): void {
    this.#frames.push(frame);
    this.#open[frame.kind]++;
  }

  /**
   * Closes the innermost open `kind`, and what is inside as well; a bracket that nothing opened is passed over.
   * @param left takes each frame that is closed, from the inside out
   */
  leave(kind: Bracket, left?: (frame: Frame) => void): void {
    if (this.#open[kind] === 0) return;
    for (let frame = this.#frames.pop(); frame !== undefined; frame = this.#frames.pop()) {
      this.#open[frame.kind]--;
      left?.(frame);
      if (frame.kind === kind) return;
    }
  }

  /** Goes on without one of the frames, by its index. */
  forget(index: number): void {
    const [frame] = this.#frames.splice(index, 1);
    if (frame !== undefined) this.#open[frame.kind]--;
  }
}
