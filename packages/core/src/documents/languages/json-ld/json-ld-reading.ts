import type { IdentifierSite, Site } from "../../../literals/locating/index.js";
import type { JsonMember, JsonNode, JsonObject, JsonString } from "../json/json-tree.js";
import { expanded } from "./compact-iri.js";
import { Context } from "./context.js";
import { readContext } from "./read-context.js";
import type { JsonLdStrings } from "./json-ld-strings.js";
import { expectationOf, nothingExpected, type Expectation } from "./expectation.js";

/** What is known at the place of a value, or of an object's members. */
export interface JsonLdScope {
  readonly context: Context;
  readonly expected: Expectation;
  readonly path: readonly string[];
}

/** A value that remains to be read. */
interface Task extends JsonLdScope {
  readonly node: JsonNode;
}

/** The place of the values that stand in no other. */
export const outermost: JsonLdScope = { context: new Context(), expected: nothingExpected, path: [] };

/** How many names of a path are kept, counted from its end; whole paths could take quadratic space. */
const longestPath = 32;

/** Called for each term: the name of a member, or a type. */
type TermListener = (node: JsonString, term: string, context: Context) => void;

/** Reads the values of a document, each with its active context. */
export class JsonLdReading {
  readonly #strings: JsonLdStrings;
  readonly #hearsOf: TermListener | undefined;
  readonly #tasks: Task[] = [];

  constructor(strings: JsonLdStrings, hearsOf?: TermListener) {
    this.#strings = strings;
    this.#hearsOf = hearsOf;
  }

  /** Reads values at a place. */
  read(nodes: readonly JsonNode[], place = outermost): void {
    for (const node of nodes) this.#tasks.push({ ...place, node });
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) this.#readTask(task);
  }

  #readTask(task: Task): void {
    const { node } = task;
    switch (node.kind) {
      case "string":
        this.#readString(node, task);
        break;
      case "array":
        for (const item of node.items) this.#tasks.push({ ...task, node: item });
        break;
      case "object":
        this.#readObject(node, task);
        break;
      case "word":
        break;
    }
  }

  #readString(node: JsonString, { context, expected, path }: Task): void {
    const site: Site = { kind: "data", path, isKey: false };
    if (expected.value === "name") {
      if (expected.isTermOrIri) this.#readTerm(node, nameSite(expected.role), context, site);
      else this.#strings.addIdentifier(node, nameSite(expected.role), context, site);
    } else if (expected.value === "address") {
      this.#strings.add(node.span, {
        kind: "identifier",
        use: "name",
        production: "IRI-reference",
        profile: "leiri",
        role: "xsd:anyURI",
      });
    } else this.#strings.add(node.span, site);
  }

  #readTerm(node: JsonString, site: IdentifierSite, context: Context, otherwise: Site): void {
    this.#strings.addTerm(node, site, context, otherwise);
    this.#tell(node, this.#strings.textOf(node), context);
  }

  #tell(node: JsonString, term: string, context: Context): void {
    if (!term.includes(":") && !term.startsWith("@")) this.#hearsOf?.(node, term, context);
  }

  #readObject(node: JsonObject, task: Task): void {
    const context = this.#contextOf(node, task);
    for (const member of node.members) this.#readMember(member, { ...task, context }, node);
  }

  #contextOf({ members }: JsonObject, { context, expected }: Task): Context {
    let active = expected.scoped ?? context;
    for (const { name, value } of members) {
      if (name === undefined || value === undefined || this.#strings.textOf(name) !== "@context") continue;
      active = readContext(this.#strings, value, active);
    }
    return active;
  }

  #readMember({ name, value }: JsonMember, place: JsonLdScope, object: JsonObject): void {
    const key = name === undefined ? "" : this.#strings.textOf(name);
    if (name?.kind === "string") this.readKey(name, key, place);
    if (value === undefined || key === "@context") return;
    this.#tasks.push({ ...placeBehind(key, place, () => this.#datatypeOf(object, place.context)), node: value });
  }

  /** Reads the name of a member of an object at a place. */
  readKey(name: JsonString, key: string, { context, expected, path }: JsonLdScope): void {
    const site: Site = { kind: "data", path: [...path.slice(1 - longestPath), key], isKey: true };
    if (expected.keys === "iri") this.#strings.addIdentifier(name, nameSite("@id"), context, site);
    else if (expected.keys === "term" && key.includes(":") && !expected.isMap)
      this.#strings.addIdentifier(name, nameSite("property"), context, site);
    else {
      this.#strings.add(name.span, site);
      if (expected.keys === "term" && !expected.isMap) this.#tell(name, key, context);
    }
  }

  /** The datatype beside an `@value`. */
  #datatypeOf({ members }: JsonObject, context: Context): string | undefined {
    for (const { name, value } of members) {
      if (name === undefined || value?.kind !== "string" || context.keyword(this.#strings.textOf(name)) !== "@type")
        continue;
      return expanded(this.#strings.textOf(value), context);
    }
    return undefined;
  }
}

/** The place of the value of a member with this name; `datatype` finds the type beside an `@value`. */
export function placeBehind(
  key: string,
  { context, expected, path }: JsonLdScope,
  datatype: () => string | undefined,
): JsonLdScope {
  const next =
    expected.isMap && context.keyword(key) === undefined
      ? { ...expected, isMap: false, keys: "term" as const }
      : expectationOf(key, context, expected, datatype);
  return { context, expected: next, path: [...path.slice(1 - longestPath), key] };
}

function nameSite(role: string): IdentifierSite {
  return { kind: "identifier", use: "name", production: "IRI-reference", role };
}
