import type { IdentifierSite, Site } from "../read/site.js";
import { inspected, keyRole, nameInData, opaqueName, prose, sink, type Evidence } from "./evidence.js";
import { evidenceOfSetter } from "./matching/setters.js";
import { evidenceOfTag } from "./matching/tags.js";
import type { Tables } from "./tables.js";

/** Evidence for type names and keys, which are compared character by character. */
const listedName = opaqueName(keyRole, { expects: "listed" });

/**
 * Evidence for a value of data, or of a variable or member, of whose name nothing is known: an address with white space
 * before it is one all the same.
 */
const spacedAddress: Evidence = { tier: "prefix", expects: "spaced" };

/** The evidence for a literal whose site says nothing of it. */
export function evidenceWithoutName(site: Site): Evidence | undefined {
  return site.kind === "assigned" || (site.kind === "data" && !site.isKey) ? spacedAddress : undefined;
}

/** Evidence for the paths of an OpenAPI description, which are keys: `/pets/{petId}`. */
const pathTemplate = sink("paths", { expects: "path-template", template: "path-template" });

function isPathOfApi(path: readonly string[]): boolean {
  return path.length === 2 && path[0] === "paths";
}

/** The evidence that the site gives for its literal; undefined if only the text decides. */
export function evidenceOf(site: Site, tables: Tables): Evidence | undefined {
  switch (site.kind) {
    case "module-specifier":
    case "value":
      return undefined;
    case "type":
    case "key":
      return listedName;
    case "comparison":
      return inspected;
    case "argument":
      return evidenceOfArgument(site, tables);
    case "receiver":
      return isInspecting(site.callee, tables) ? inspected : undefined;
    case "assigned":
      return tables.assigned(site.name);
    case "attribute":
      return tables.attribute(site.element, site.name);
    case "tagged":
      return evidenceOfTag(site.tag);
    case "data":
      if (site.isKey) return isPathOfApi(site.path) ? pathTemplate : listedName;
      // A key with an equals sign is a pair of name and value by itself: `path=link`.
      return site.path.at(-1)?.includes("=") === true ? undefined : tables.data(site.path);
    case "identifier":
      return evidenceOfIdentifier(site);
    case "text":
      return prose;
  }
}

/** Whether a method only looks at the text that it is called on, or replaces parts of it. */
function isInspecting(callee: string, tables: Tables): boolean {
  const rules = tables.callee(callee);
  return rules?.other?.tier === "inspected" || rules?.byIndex.get(0)?.tier === "inspected";
}

type ArgumentSite = Extract<Site, { kind: "argument" }>;

function evidenceOfArgument({ callee, index, first }: ArgumentSite, tables: Tables): Evidence | undefined {
  if (first !== undefined && index === 1) {
    const set = evidenceOfSetter(callee, first, tables.attribute);
    if (set !== undefined) return set;
  }
  const rules = tables.callee(callee);
  return rules?.byIndex.get(index) ?? rules?.other;
}

function evidenceOfIdentifier({ use, production, profile, role }: IdentifierSite): Evidence {
  const more = profile === undefined ? { production } : { production, profile };
  if (use === "reference") return sink(role, more);
  if (use === "none") return { tier: "inspected", role, expects: "any", ...more };
  return use === "name" ? nameInData(role, more) : opaqueName(role, more);
}
