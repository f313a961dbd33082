import { traits } from "../../grammar/traits.js";
import {
  nearNamespace,
  type NamespaceSearch,
  type Difference,
  type NearNamespace,
} from "../../namespaces/near-namespace.js";
import { misspelledScheme } from "../../schemes/misspelled-scheme.js";
import { rfc3987, xmlNames } from "../../findings/spec-reference.js";
import { isUsed } from "../conventions/roles.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { enumerate, quote } from "../wording/mention.js";
import type { Place } from "../definition/place.js";

export const namespaceMisspelled = defineCheck({
  code: "namespace-misspelled",
  title: "Namespace is almost a well-known one",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [xmlNames("NSNameComparison"), rfc3987("5.1")],
  message:
    "{{found}} is not {{namespace}}; write the published namespace of {{title}}. They differ in {{differences}}, and programs compare namespaces character by character.",
  needs: traits.nameInPlace,
  claims: "name",
  inNames: "names-and-keys",
  sparesUnused: true,
  reads: ["place"],
  find(subject, report) {
    const { text, scheme, place } = subject;
    // A misspelled scheme is reported by its own check.
    if (misspelledScheme(subject) !== undefined) return;
    const near = scheme && place && nearNamespaceAt(place, text);
    if (near === undefined) return;
    const { found, namespace, title, differences } = near;
    const span = { start: 0, end: found.length };
    report({
      span,
      component: "iri",
      data: {
        found: quote(found),
        namespace: quote(namespace),
        title,
        differences: enumerate(differences.map((difference) => words[difference])),
      },
      fixes: [suggest(`Write the namespace ${quote(namespace)}`, span, namespace)],
    });
  },
});

const words: Readonly<Record<Difference, string>> = {
  scheme: "the scheme",
  host: "the host",
  case: "the case of letters",
  ending: "the ending",
  character: "one character",
};

function nearNamespaceAt(place: Place, text: string): NearNamespace | undefined {
  if (place.tier === "prefix" || place.tier === "named") {
    const near = namespaceOfTerm(text);
    if (near !== undefined) return near;
  }
  const comparison = comparisonAt(place);
  const near = comparison && nearNamespace(text, comparison);
  // A term of JSON-LD stands for a name or for a namespace, and no name is a namespace without its ending.
  return near ?? (place.role === "term" ? nearNamespace(text, ofPrefix()) : undefined);
}

/**
 * The namespace of a vocabulary's term in a program, with one wrong character in it: no web address begins like that by
 * chance.
 */
function namespaceOfTerm(text: string): NearNamespace | undefined {
  if (!/#(?:[A-Za-z]|$)/u.test(text)) return undefined;
  const near = nearNamespace(text, { among: "vocabularies", holds: "name" });
  return near?.differences.join() === "character" ? near : undefined;
}

function ofPrefix(): NamespaceSearch {
  return { among: "vocabularies", holds: "namespace" };
}

/**
 * Which namespaces a place can hold; undefined where identifiers are followed, since there `https` for `http` leads to
 * the same document.
 */
function comparisonAt({ tier, role }: Place): NamespaceSearch | undefined {
  if (isUsed("continued", role)) return ofPrefix();
  if (isUsed("namespace", role)) return { among: "all", holds: "namespace" };
  if (tier === "opaque-name") return { among: "all", holds: "name" };
  // In data, a namespace without its last character may be the IRI of the document about it.
  return tier === "name-in-data" ? { among: "vocabularies", holds: "name" } : undefined;
}
