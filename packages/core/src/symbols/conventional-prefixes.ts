import { wellKnownPrefixes } from "../namespaces/well-known-prefixes.js";

/** A prefix label that is customary for a namespace, and the namespace. */
export type ConventionalPrefix = readonly [label: string, namespace: string];

/** Labels that are in use for several namespaces, each with the namespace that its publisher prefers. */
const others: readonly ConventionalPrefix[] = [
  ["as", "https://www.w3.org/ns/activitystreams#"],
  ["csvw", "http://www.w3.org/ns/csvw#"],
  ["dctype", "http://purl.org/dc/dcmitype/"],
  ["odrl", "http://www.w3.org/ns/odrl/2/"],
  ["qb", "http://purl.org/linked-data/cube#"],
  ["rdfa", "http://www.w3.org/ns/rdfa#"],
  ["schema", "https://schema.org/"],
  ["sd", "http://www.w3.org/ns/sparql-service-description#"],
];

/** The customary prefix labels with their namespaces, sorted by label. */
export const conventionalPrefixes: readonly ConventionalPrefix[] = [...wellKnownPrefixes, ...others].sort(([a], [b]) =>
  a < b ? -1 : 1,
);
