import type { RawLiteral } from "./literal.js";
import { resolve } from "../../iri/resolve.js";

/** Longer namespaces are not put before the names that begin with them: those could take quadratic time. */
const longestNamespace = 2048;

/** A scheme that no slashes follow. */
const scheme = /(?<name>[A-Za-z][\w.+-]{0,63}):(?!\/\/)/uy;

/** A declaration and those before it. It never changes, and says what is declared at its place. */
export interface Declared {
  /** Nothing for a base. */
  readonly prefix: string | undefined;
  readonly namespace: string;
  readonly before: Declared | undefined;
}

/** Whether two places have the same declarations before them; what they share is not looked at. */
export function areSameDeclarations(one: Declared | undefined, other: Declared | undefined): boolean {
  let [a, b] = [one, other];
  while (a !== b) {
    if (a === undefined || b?.prefix !== a.prefix || b?.namespace !== a.namespace) return false;
    [a, b] = [a.before, b.before];
  }
  return true;
}

/** What `@base` and `@prefix` have declared so far. */
export class Prefixes {
  readonly #namespaces = new Map<string, string>();
  #base: string | undefined;
  #declared: Declared | undefined;

  /** All declarations so far, of which another one can be made. */
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

  /** What a prefix stands for; nothing if it is not declared, or if that is too long to be repeated. */
  namespaceOf(prefix: string): string | undefined {
    const namespace = this.#namespaces.get(prefix);
    return namespace === undefined || namespace.length > longestNamespace ? undefined : namespace;
  }

  /** What the prefix stands for already, where that is another namespace. */
  boundBefore(prefix: string, reference: string): string | undefined {
    const before = this.namespaceOf(prefix);
    return before === this.#resolved(reference) ? undefined : before;
  }

  /** What there is to say of an identifier that begins at an offset with a prefix as if with a scheme. */
  surroundingsAt(text: string, offset: number): Pick<RawLiteral, "surroundings"> {
    scheme.lastIndex = offset;
    const name = scheme.exec(text)?.groups?.["name"];
    const namespaceOfScheme = name === undefined ? undefined : this.namespaceOf(name);
    return namespaceOfScheme === undefined ? {} : { surroundings: { namespaceOfScheme } };
  }

  /** A reference stays as it is where nothing is known to resolve it against. */
  #resolved(reference: string): string {
    if (this.#base === undefined || this.#base.length > longestNamespace) return reference;
    const resolved = resolve(reference, this.#base);
    return resolved.ok ? resolved.value : reference;
  }
}
