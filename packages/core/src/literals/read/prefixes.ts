import type { RawLiteral } from "./literal.js";
import { resolve } from "../../iri/resolve.js";

/**
 * In UTF-16 code units. Longer namespaces are not expanded: with one copy in each prefixed name, the time would be
 * quadratic in the length of the document.
 */
const longestNamespace = 2048;

/** What is either a scheme or a prefix: a name and a colon that two slashes do not follow. */
const scheme = /(?<name>[A-Za-z][\w.+-]{0,63}):(?!\/\/)/uy;

/** The declarations of prefixes and bases before a place: an immutable linked list, the last declaration first. */
export interface Declared {
  /** `undefined` if it declares the base. */
  readonly prefix: string | undefined;
  readonly namespace: string;
  readonly before: Declared | undefined;
}

/**
 * Whether the declarations before two places are equal. The comparison ends at the first entry that both lists share.
 */
export function areSameDeclarations(one: Declared | undefined, other: Declared | undefined): boolean {
  let [a, b] = [one, other];
  while (a !== b) {
    if (a === undefined || b?.prefix !== a.prefix || b?.namespace !== a.namespace) return false;
    [a, b] = [a.before, b.before];
  }
  return true;
}

/** The base and the prefixes that a document has declared so far. */
export class Prefixes {
  readonly #namespaces = new Map<string, string>();
  #base: string | undefined;
  #declared: Declared | undefined;

  /** The declarations so far, from which `Prefixes.of` restores this state. */
  get declared(): Declared | undefined {
    return this.#declared;
  }

  static of(declared: Declared | undefined): Prefixes {
    const prefixes = new Prefixes();
    const all: Declared[] = [];
    for (let each = declared; each !== undefined; each = each.before) all.push(each);
    for (const { prefix, namespace } of all.reverse())
      if (prefix === undefined) prefixes.#base = namespace;
      else prefixes.#namespaces.set(prefix, namespace);
    prefixes.#declared = declared;
    return prefixes;
  }

  setBase(reference: string): void {
    const namespace = this.#resolved(reference);
    this.#base = namespace;
    this.#declared = { prefix: undefined, namespace, before: this.#declared };
  }

  declare(prefix: string, reference: string): void {
    const namespace = this.#resolved(reference);
    this.#namespaces.set(prefix, namespace);
    this.#declared = { prefix, namespace, before: this.#declared };
  }

  isDeclared(prefix: string): boolean {
    return this.#namespaces.has(prefix);
  }

  /** The namespace of a prefix; `undefined` if it is not declared, or longer than `longestNamespace`. */
  namespaceOf(prefix: string): string | undefined {
    const namespace = this.#namespaces.get(prefix);
    return namespace === undefined || namespace.length > longestNamespace ? undefined : namespace;
  }

  /**
   * The namespace that a prefix is already bound to; `undefined` if there is none, or if `reference` resolves to the
   * same one.
   */
  boundBefore(prefix: string, reference: string): string | undefined {
    const before = this.namespaceOf(prefix);
    return before === this.#resolved(reference) ? undefined : before;
  }

  /** For an identifier at `offset` whose scheme is also a declared prefix: the namespace of that prefix. */
  surroundingsAt(text: string, offset: number): Pick<RawLiteral, "surroundings"> {
    scheme.lastIndex = offset;
    const name = scheme.exec(text)?.groups?.["name"];
    const namespaceOfScheme = name === undefined ? undefined : this.namespaceOf(name);
    return namespaceOfScheme === undefined ? {} : { surroundings: { namespaceOfScheme } };
  }

  /** The reference resolved against the base, or as it is if there is no base or it cannot be resolved. */
  #resolved(reference: string): string {
    if (this.#base === undefined || this.#base.length > longestNamespace) return reference;
    const resolved = resolve(reference, this.#base);
    return resolved.ok ? resolved.value : reference;
  }
}
