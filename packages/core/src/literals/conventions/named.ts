import { dependency, opaqueName, type Evidence } from "./evidence.js";
import {
  header,
  headerFields,
  headersName,
  isDependency,
  isDependencyInData,
  prefixMapKey,
  prefixMaps,
  termRole,
} from "./keys.js";
import { identifierWordOf, isNamespaceName } from "./names.js";
import { bindsVocabulary } from "./vocabulary-prefixes.js";
import { remembered } from "../../text/remembered.js";

/** Evidence by the name of a variable, property, attribute or key alone. */
export function compileNamed(words: ReadonlySet<string>): (name: string) => Evidence | undefined {
  return remembered((name) => {
    const role = identifierWordOf(name, words);
    return role === undefined ? undefined : { tier: "named", role, expects: "reference" };
  });
}

const namespace: Evidence = { tier: "named", role: "namespace", expects: "reference" };
const listedNamespace: Evidence = { ...namespace, production: "IRI", expects: "listed" };

/** What a prefix stands for, to which terms are appended. */
const listedPrefix: Evidence = { ...listedNamespace, role: "prefix" };

const term = opaqueName(termRole, { expects: "reference" });

function isMapOfNamespaces(name: string): boolean {
  return prefixMaps.has(name) || isNamespaceName(name);
}

/** Looks up what a variable or property holds, by the dotted path of its name. */
export function compileAssigned(
  properties: ReadonlyMap<string, Evidence>,
  named: (name: string) => Evidence | undefined,
): (name: string) => Evidence | undefined {
  return remembered((name) => {
    const parts = name.split(".");
    const last = parts.at(-1) ?? "";
    const parent = parts.at(-2) ?? "";
    const known = properties.get(`${parent}.${last}`) ?? properties.get(last);
    if (known !== undefined) return known;
    if (parts.includes(prefixMapKey)) return term;
    if (isDependency(parent)) return dependency;
    // What is called a namespace is a name, even where `URI` is its last word.
    const byLast = named(last);
    if (isNamespaceName(last)) return byLast === undefined ? listedNamespace : namespace;
    if (byLast === undefined && bindsVocabulary(last, parent)) return listedPrefix;
    if (isMapOfNamespaces(parent) && byLast === undefined) return listedNamespace;
    if (headersName.test(parent) && headerFields.has(last.toLowerCase())) return header(last);
    return byLast;
  });
}

/** Looks up what a value in a data file is, by its own key, or by that and the one above it. */
export function compileData(
  keys: ReadonlyMap<string, Evidence>,
  named: (name: string) => Evidence | undefined,
): (path: readonly string[]) => Evidence | undefined {
  const dotted = new Set([...keys.keys()].map((key) => key.split(".")[1] ?? ""));
  const lowercase = remembered((key) => key.toLowerCase());
  return (path) => {
    if (isDependencyInData(path)) return dependency;
    const last = path.at(-1) ?? "";
    const key = lowercase(last);
    const own = dotted.has(key) ? keys.get(`${lowercase(path.at(-2) ?? "")}.${key}`) : undefined;
    const known = own ?? keys.get(key);
    if (known !== undefined) return known;
    if (path.includes(prefixMapKey)) return term;
    const byLast = named(last);
    if (byLast !== undefined) return byLast;
    const parent = path.at(-2) ?? "";
    if (bindsVocabulary(last, parent)) return listedPrefix;
    return isMapOfNamespaces(parent) ? listedNamespace : undefined;
  };
}
