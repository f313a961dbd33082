import { haveSameItems } from "../../checkpoints/same-items.js";

/** A term definition (JSON-LD 1.1 §4.2.1). */
export interface Term {
  /** The identifier that the term expands to, or a keyword if the term is an alias; undefined if it is not known. */
  readonly iri: string | undefined;
  /** The type mapping: `@id`, `@vocab`, `@json`, or the IRI of a datatype. */
  readonly type: string | undefined;
  /** The container mapping: `@id`, `@language`, `@index` … if the value is a map. */
  readonly containers: readonly string[];
  /** The scoped context, which applies to the term's values. */
  readonly scoped: Context | undefined;
}

/** The deepest nesting of contexts; a look-up passes through all of them. */
const deepest = 64;

/** The active context at a place of a document; terms that it does not define are looked up in the one around it. */
export class Context {
  readonly #parent: Context | undefined;
  readonly #terms = new Map<string, Term>();
  readonly #depth: number;
  /** Whether a remote context, which is not read, may define terms. */
  #isOpen: boolean;

  constructor(parent?: Context) {
    const isFollowed = parent !== undefined && parent.#depth < deepest;
    this.#parent = isFollowed ? parent : undefined;
    this.#depth = isFollowed ? parent.#depth + 1 : 1;
    this.#isOpen = parent !== undefined && !isFollowed;
  }

  define(name: string, term: Term): void {
    this.#terms.set(name, term);
  }

  /** Records that the context includes a remote one. */
  openUp(): void {
    this.#isOpen = true;
  }

  get isOpen(): boolean {
    return this.#isOpen || this.#parent?.isOpen === true;
  }

  /**
   * Whether it defines the same terms, and the ones around it do. A scoped context stands in the one that defines its
   * term, so what is being compared already is taken for the same: any difference shows elsewhere.
   */
  isSame(other: Context, compared: Compared = new Map()): boolean {
    if (this === other || compared.get(this)?.has(other) === true) return true;
    if (this.#isOpen !== other.#isOpen || this.#depth !== other.#depth || this.#terms.size !== other.#terms.size)
      return false;
    compared.set(this, (compared.get(this) ?? new Set()).add(other));
    for (const [name, term] of this.#terms) if (!areSameTerms(term, other.#terms.get(name), compared)) return false;
    return areSameContexts(this.#parent, other.#parent, compared);
  }

  /** Whether it defines nothing. */
  get isEmpty(): boolean {
    return this.#terms.size === 0 && this.#parent?.isEmpty !== false;
  }

  term(name: string): Term | undefined {
    return this.#terms.get(name) ?? this.#parent?.term(name);
  }

  /** The keyword that a name is or is an alias of. */
  keyword(name: string): string | undefined {
    if (name.startsWith("@")) return name;
    const iri = this.term(name)?.iri;
    return iri?.startsWith("@") === true ? iri : undefined;
  }
}

/** Contexts with those that they are compared with. */
type Compared = Map<Context, Set<Context>>;

export function areSameContexts(one: Context | undefined, other: Context | undefined, compared?: Compared): boolean {
  return one === other || (one !== undefined && other !== undefined && one.isSame(other, compared));
}

function areSameTerms(one: Term, other: Term | undefined, compared: Compared): boolean {
  return (
    other !== undefined &&
    one.iri === other.iri &&
    one.type === other.type &&
    haveSameItems(one.containers, other.containers) &&
    areSameContexts(one.scoped, other.scoped, compared)
  );
}
