import { wordSet } from "../../text/word-set.js";

/** Void elements — HTML Standard §13.1.2. */
const voidElements = wordSet(
  "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr",
);

export function isVoidElement(name: string): boolean {
  return voidElements.has(name);
}

/** Elements whose end tag may be omitted before another of their kind, with that kind — HTML Standard §13.1.2.4. */
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

/** An open element with its ancestors; immutable. */
export interface OpenElement<Inherited> {
  readonly name: string;
  readonly inherited: Inherited;
  readonly outer: OpenElement<Inherited> | undefined;
}

/** Whether the same elements are open at two places, without comparing shared ancestors. */
export function areSameElements<Inherited>(
  one: OpenElement<Inherited> | undefined,
  other: OpenElement<Inherited> | undefined,
  areSame: (a: Inherited, b: Inherited) => boolean,
): boolean {
  let [a, b] = [one, other];
  while (a !== b) {
    if (a === undefined || b?.name !== a.name || !areSame(a.inherited, b.inherited)) return false;
    [a, b] = [a.outer, b.outer];
  }
  return true;
}

/** The open elements at a place in markup, with what each hands down to its content. */
export class OpenElements<Inherited> {
  readonly #outermost: Inherited;
  #element: OpenElement<Inherited> | undefined;
  readonly #counts = new Map<string, number>();

  /** `element` is the innermost one that is open at the beginning. */
  constructor(outermost: Inherited, element?: OpenElement<Inherited>) {
    this.#outermost = outermost;
    this.#element = element;
    for (let each = element; each !== undefined; each = each.outer) this.#count(each.name, 1);
  }

  get innermost(): OpenElement<Inherited> | undefined {
    return this.#element;
  }

  get inherited(): Inherited {
    return this.#element?.inherited ?? this.#outermost;
  }

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }

  /** Opens an element that has content, after closing one whose end tag is omitted before it. */
  open(name: string, inherit: (from: Inherited) => Inherited): void {
    if (voidElements.has(name)) return;
    const kind = kinds[name];
    const last = this.#element;
    if (kind !== undefined && last !== undefined && kinds[last.name] === kind) this.#pop();
    this.#element = { name, inherited: inherit(this.inherited), outer: this.#element };
    this.#count(name, 1);
  }

  /** Closes the innermost element of this name and those in it; an end tag without a start tag is ignored. */
  close(name: string): void {
    if (!this.has(name)) return;
    while (this.#pop() !== name);
  }

  #pop(): string | undefined {
    const element = this.#element;
    if (element === undefined) return undefined;
    this.#element = element.outer;
    this.#count(element.name, -1);
    return element.name;
  }

  #count(name: string, by: 1 | -1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }
}
