/** What a context says of a term. */
export interface Term {
  /** The identifier that the term stands for; a keyword if it is an alias of one; nothing if that is not known. */
  readonly iri: string | undefined;
  /** What its values are: `@id`, `@vocab`, `@json`, or the identifier of a datatype. */
  readonly type: string | undefined;
  /** `@id`, `@language`, `@index` … where the value is a map. */
  readonly containers: readonly string[];
  /** The context within its values. */
  readonly scoped: Context | undefined;
}

/** Contexts within contexts beyond this depth are not followed: each look-up passes through all of them. */
const deepest = 64;

/** The terms that are known at one place of a document; what is not known here is asked of the context around. */
export class Context {
  readonly #parent: Context | undefined;
  readonly #terms = new Map<string, Term>();
  readonly #depth: number;
  /** Whether terms come from a document that is not at hand. */
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

  /** Notes that the context includes one of another document. */
  openUp(): void {
    this.#isOpen = true;
  }

  get isOpen(): boolean {
    return this.#isOpen || this.#parent?.isOpen === true;
  }

  term(name: string): Term | undefined {
    return this.#terms.get(name) ?? this.#parent?.term(name);
  }

  /** The keyword that a name is, or is an alias of. */
  keyword(name: string): string | undefined {
    if (name.startsWith("@")) return name;
    const iri = this.term(name)?.iri;
    return iri?.startsWith("@") === true ? iri : undefined;
  }
}
