import { sink, type Evidence } from "./evidence.js";
import { header, headerFields } from "./keys.js";
import type { Tables } from "./tables.js";

/** What a method's first argument says of its second one; `undefined` if nothing. `callee` is the method with all names before it. */
type Setter = (first: string, callee: string, tables: Tables) => Evidence | undefined;

const requestMethods = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/iu;

/** Methods of objects that hold header fields. */
const ofResponses = /(?:headers?|res|response|reply|ctx)\.[a-z]+$/iu;

const field: Setter = (first) => (headerFields.has(first.toLowerCase()) ? header(first) : undefined);
const fieldOfResponse: Setter = (first, callee, tables) =>
  ofResponses.test(callee) ? field(first, callee, tables) : undefined;

/** By their names, the methods whose second argument is told by the first one. */
export const setters: ReadonlyMap<string, Setter> = new Map<string, Setter>([
  ["append", fieldOfResponse],
  ["header", fieldOfResponse],
  ["open", (first) => (requestMethods.test(first) ? sink("open") : undefined)],
  ["set", fieldOfResponse],
  ["setAttribute", (first, _callee, tables) => tables.attribute("*", first)],
  ["setHeader", field],
]);
