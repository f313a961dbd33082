/** The opening bracket of an object or an array. */
export type JsonBracket = "{" | "[";

/** The open objects and arrays of a text that may be broken; `Frame` is what a reader keeps for each. */
export class Nesting<Frame extends { readonly kind: JsonBracket }> {
  readonly #frames: Frame[] = [];
  readonly #open: Record<JsonBracket, number> = { "{": 0, "[": 0 };

  /** The frames, outermost first. */
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
   * Closes the innermost open bracket of this kind and all inside it; a closing bracket without an opening one is
   * ignored. @param left called with each frame that is closed, innermost first
   */
  leave(kind: JsonBracket, left?: (frame: Frame) => void): void {
    if (this.#open[kind] === 0) return;
    for (let frame = this.#frames.pop(); frame !== undefined; frame = this.#frames.pop()) {
      this.#open[frame.kind]--;
      left?.(frame);
      if (frame.kind === kind) return;
    }
  }

  /** Removes a frame by its index. */
  forget(index: number): void {
    const [frame] = this.#frames.splice(index, 1);
    if (frame !== undefined) this.#open[frame.kind]--;
  }
}
