/** Elements that have no content — HTML Standard §13.1.2. */
const voidElements: ReadonlySet<string> = new Set(
  "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" "),
);

export function isVoidElement(name: string): boolean {
  return voidElements.has(name);
}

/** Elements that end where the next of their kind begins, by that kind — HTML Standard §13.1.2.4. */
const kinds: Readonly<Record<string, string>> = {
  p: "p",
  li: "li",
  dt: "dt",
  dd: "dt",
  td: "td",
  th: "td",
  tr: "tr",
  option: "option",
};

interface OpenElement<Inherited> {
  readonly name: string;
  readonly inherited: Inherited;
}

/** The elements around a place in markup, with what each hands down to its content. */
export class OpenElements<Inherited> {
  readonly #outermost: Inherited;
  readonly #elements: OpenElement<Inherited>[] = [];
  readonly #counts = new Map<string, number>();

  constructor(outermost: Inherited) {
    this.#outermost = outermost;
  }

  get innermost(): string | undefined {
    return this.#elements.at(-1)?.name;
  }

  get inherited(): Inherited {
    return this.#elements.at(-1)?.inherited ?? this.#outermost;
  }

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }

  /** Opens an element that has content, after ending one of the same kind that has no end tag. */
  open(name: string, inherit: (from: Inherited) => Inherited): void {
    if (voidElements.has(name)) return;
    const kind = kinds[name];
    const last = this.#elements.at(-1);
    if (kind !== undefined && last !== undefined && kinds[last.name] === kind) this.#pop();
    this.#elements.push({ name, inherited: inherit(this.inherited) });
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Closes the innermost element of this name and what is in it; a tag that closes nothing is passed over. */
  close(name: string): void {
    if (!this.has(name)) return;
    while (this.#pop() !== name);
  }

  #pop(): string | undefined {
    const name = this.#elements.pop()?.name;
    if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 0) - 1);
    return name;
  }
}
