import type { IdentifierSite, Site } from "../site.js";
import { identifierWordOf } from "./names.js";
import { inspected, nameInData, never, opaqueName, prose, sink, type Evidence } from "./evidence.js";
import { header, headerFields, prefixMapKey } from "./keys.js";
import type { Tables } from "./tables.js";
import { tagsOfOtherLanguages } from "./tags.js";

/** Names under which a browser or Node.js keeps its global functions. */
const globalObjects = /^(?:new )?(?:window|globalThis|self|global|document)\./u;

/** What the site says of its literal; `undefined` if the text has to speak for itself. */
export function evidenceOf(site: Site, tables: Tables): Evidence | undefined {
  switch (site.kind) {
    case "module-specifier":
    case "value":
      return undefined;
    case "type":
    case "key":
      return opaqueName(site.kind, { expects: "listed" });
    case "comparison":
      return inspected;
    case "argument":
      return evidenceOfArgument(site, tables);
    case "receiver":
      return calleeRulesOf(site.callee, tables)?.other?.tier === "inspected" || isReplacing(site.callee)
        ? inspected
        : undefined;
    case "assigned":
      return evidenceOfAssigned(site.name, tables);
    case "attribute":
      return evidenceOfAttribute(site.element, site.name, tables);
    case "tagged":
      return tagsOfOtherLanguages.has(site.tag.split(".", 1)[0] ?? "") ? never : undefined;
    case "data":
      return evidenceOfData(site.path, site.isKey, tables);
    case "identifier":
      return evidenceOfIdentifier(site);
    case "text":
      return prose;
  }
}

function isReplacing(callee: string): boolean {
  return /\.replace(?:All)?$/u.test(callee);
}

type ArgumentSite = Extract<Site, { kind: "argument" }>;

function evidenceOfArgument({ callee, index, first }: ArgumentSite, tables: Tables): Evidence | undefined {
  if (first !== undefined && index === 1) {
    const named = evidenceByFirst(callee, first, tables);
    if (named !== undefined) return named;
  }
  if (/^(?:new )?(?:\w+\.)*\w*Error$/u.test(callee)) return prose;
  const rules = calleeRulesOf(callee, tables);
  return rules?.byIndex.get(index) ?? rules?.other;
}

const requestMethods = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/iu;

/** Objects that hold header fields. */
const responses = /(?:headers?|res|response|reply|ctx)\.[a-z]+$/iu;

/** The second argument, where the first one says what it is. */
function evidenceByFirst(callee: string, first: string, tables: Tables): Evidence | undefined {
  switch (callee.slice(callee.lastIndexOf(".") + 1)) {
    case "setAttribute":
      return evidenceOfAttribute("*", first, tables);
    case "open":
      return requestMethods.test(first) ? sink("open") : undefined;
    case "setHeader":
      return headerFields.has(first.toLowerCase()) ? header(first) : undefined;
    case "header":
    case "append":
    case "set":
      return headerFields.has(first.toLowerCase()) && responses.test(callee) ? header(first) : undefined;
    default:
      return undefined;
  }
}

function calleeRulesOf(callee: string, { callees }: Tables): ReturnType<Tables["callees"]["get"]> {
  const exact = callees.get(callee);
  if (exact !== undefined) return exact;
  const global = globalObjects.exec(callee)?.[0];
  if (global !== undefined) {
    const rules = callees.get((callee.startsWith("new ") ? "new " : "") + callee.slice(global.length));
    if (rules !== undefined) return rules;
  }
  const dot = callee.lastIndexOf(".");
  if (dot === -1) return undefined;
  return callees.get(`${callee.slice(0, callee.indexOf("."))}.*`) ?? callees.get(`*${callee.slice(dot)}`);
}

function evidenceOfAssigned(name: string, { propertyKeys, names }: Tables): Evidence | undefined {
  const parts = name.split(".");
  const last = parts.at(-1) ?? "";
  const parent = parts.at(-2) ?? "";
  const known = propertyKeys.get(name) ?? propertyKeys.get(`${parent}.${last}`) ?? propertyKeys.get(last);
  if (known !== undefined) return known;
  if (parts.includes(prefixMapKey)) return opaqueName(prefixMapKey, { expects: "reference" });
  if (/headers?$/iu.test(parent) && headerFields.has(last.toLowerCase())) return header(last);
  return named(last, names);
}

function named(name: string, names: ReadonlySet<string>): Evidence | undefined {
  const role = identifierWordOf(name, names);
  return role === undefined ? undefined : { tier: "named", role, expects: "reference" };
}

function evidenceOfAttribute(element: string, name: string, tables: Tables): Evidence | undefined {
  const lower = name.toLowerCase();
  if (lower.startsWith("xmlns")) return opaqueName(name, { production: "IRI" });
  if (/^on[a-z]/u.test(lower)) return never;
  const rule = tables.attributes
    .get(lower)
    ?.find(({ elements }) => elements === undefined || element === "*" || elements.includes(element.toLowerCase()));
  return rule === undefined ? named(name, tables.names) : rule.evidence;
}

function evidenceOfData(path: readonly string[], isKey: boolean, tables: Tables): Evidence | undefined {
  const last = path.at(-1) ?? "";
  if (isKey) return opaqueName(last, { expects: "listed" });
  const key = last.toLowerCase();
  const known = tables.dataKeys.get(`${path.at(-2)?.toLowerCase() ?? ""}.${key}`) ?? tables.dataKeys.get(key);
  if (known !== undefined) return known;
  if (path.includes(prefixMapKey)) return opaqueName(prefixMapKey, { expects: "reference" });
  return named(last, tables.names);
}

function evidenceOfIdentifier({ use, production, profile, role }: IdentifierSite): Evidence {
  const more = { production, ...(profile !== undefined && { profile }) };
  if (use === "reference") return sink(role, more);
  return use === "name" ? nameInData(role, more) : opaqueName(role, more);
}
