import type { IdentifierSite, Site } from "../../../literals/locating/index.js";
import type { JsonMember, JsonNode, JsonObject, JsonString } from "../json/json-tree.js";
import { Context, type Term } from "./context.js";
import { expanded } from "./compact-iri.js";
import type { JsonLdStrings } from "./json-ld-strings.js";

const contextSite: Site = { kind: "data", path: ["@context"], isKey: false };

/** The site of a term that only a remote context may define. */
function termSite(name: string, isKey: boolean): Site {
  return { kind: "data", path: ["@context", name], isKey };
}

/** The deepest nesting of contexts in term definitions that is read. */
const deepest = 64;

/** The context that a value of `@context` defines within the surrounding one; its strings are added to the literals. */
export function readContext(strings: JsonLdStrings, value: JsonNode, around: Context, depth = 0): Context {
  const entries = value.kind === "array" ? value.items : [value];
  let context = new Context(around);
  for (const entry of entries) {
    if (entry.kind === "string") {
      strings.add(entry.span, contextSite);
      context.openUp();
    } else if (entry.kind === "object") readDefinitions(strings, entry, context, depth);
    else if (entry.kind === "word" && strings.textOf(entry) === "null") context = new Context();
  }
  return context;
}

/** Reads prefixes first, since terms may use them before their definition. */
function readDefinitions(strings: JsonLdStrings, { members }: JsonObject, context: Context, depth: number): void {
  const named = members.map((member) => ({
    member,
    name: member.name === undefined ? "" : strings.textOf(member.name),
  }));
  for (const { member, name } of named) {
    // JSON-LD 1.1 §9.1: the context that is imported may define any term.
    if (name === "@import") context.openUp();
    const iri = member.value?.kind === "string" ? strings.textOf(member.value) : undefined;
    if (iri !== undefined) context.define(name, { iri, type: undefined, containers: [], scoped: undefined });
  }
  for (const { member, name } of named) readDefinition(strings, member, { name, context, depth });
}

interface Definition {
  readonly name: string;
  readonly context: Context;
  readonly depth: number;
}

function readDefinition(strings: JsonLdStrings, { name: key, value }: JsonMember, definition: Definition): void {
  const { name, context, depth } = definition;
  // A term may be any string.
  if (key?.kind === "string" && !name.includes(":")) strings.add(key.span, termSite(name, true));
  else if (key?.kind === "string")
    strings.addIdentifier(key, site("@context", "IRI-reference"), context, termSite(name, true));
  if (value?.kind === "string") {
    addNamed(strings, value, name, context);
    if (!name.startsWith("@"))
      context.define(name, {
        iri: expanded(strings.textOf(value), context),
        type: undefined,
        containers: [],
        scoped: undefined,
      });
  } else if (value?.kind === "object") context.define(name, readTerm(strings, value, { name, context, depth }));
}

/** Adds the value of `@base`, of `@vocab` or of a term definition. */
function addNamed(strings: JsonLdStrings, value: JsonString, name: string, context: Context): void {
  if (name === "@language" || name === "@direction" || name === "@version") return;
  const isReference = name.startsWith("@") || !strings.textOf(value).includes(":");
  const role = name.startsWith("@") ? name : "term";
  strings.addIdentifier(value, site(role, isReference ? "IRI-reference" : "IRI"), context, termSite(name, false));
}

function readTerm(strings: JsonLdStrings, { members }: JsonObject, { name, context, depth }: Definition): Term {
  let iri: string | undefined = name.includes(":") ? expanded(name, context) : undefined;
  let type: string | undefined;
  let containers: readonly string[] = [];
  let scoped: Context | undefined;
  for (const { name: key, value } of members) {
    if (key?.kind === "string") strings.add(key.span, termSite(name, true));
    const keyword = key === undefined ? "" : strings.textOf(key);
    if (keyword === "@context" && value !== undefined && depth < deepest)
      scoped = readContext(strings, value, context, depth + 1);
    if (keyword === "@container" && value !== undefined)
      containers = stringsIn(value).map((node) => strings.textOf(node));
    if (value?.kind !== "string") continue;
    const text = expanded(strings.textOf(value), context);
    if (keyword === "@id" || keyword === "@reverse") {
      iri = text;
      addNamed(strings, value, name, context);
    } else if (keyword === "@type") {
      type = text;
      addNamed(strings, value, name, context);
    }
  }
  return { iri, type, containers, scoped };
}

function stringsIn(value: JsonNode): JsonString[] {
  const nodes = value.kind === "array" ? value.items : [value];
  return nodes.filter((node) => node.kind === "string");
}

function site(role: string, production: IdentifierSite["production"]): IdentifierSite {
  return { kind: "identifier", use: "namespace", production, role };
}
