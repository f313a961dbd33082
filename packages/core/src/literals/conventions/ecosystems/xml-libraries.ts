import { opaqueName } from "../evidence.js";
import type { Convention } from "../convention.js";

export const xmlLibraries: readonly Convention[] = [
  {
    name: "namespaces of elements and attributes",
    seenIn: "the DOM",
    kind: "callee",
    match: {
      callees: [
        "*.createElementNS",
        "*.createAttributeNS",
        "*.setAttributeNS",
        "*.getAttributeNS",
        "*.getAttributeNodeNS",
        "*.hasAttributeNS",
        "*.removeAttributeNS",
        "*.getElementsByTagNameNS",
        "*.lookupPrefix",
        "*.isDefaultNamespace",
      ],
    },
    effect: { place: (role) => opaqueName(role, { production: "IRI" }) },
    examples: { is: ["document.createElementNS", "a.setAttributeNS"], isNot: ["document.createElement"] },
  },
  {
    name: "namespaces of documents, where others make a document of its name or text",
    seenIn: "the DOM, databases",
    kind: "callee",
    match: { callees: ["*.createDocument"] },
    effect: { place: (role) => opaqueName(role, { production: "IRI", expects: "listed" }) },
    examples: { is: ["document.implementation.createDocument"], isNot: ["createDocument"] },
  },
  {
    name: "namespaces bound to prefixes",
    seenIn: "ElementTree",
    kind: "callee",
    match: { callees: ["*.register_namespace[1]"] },
    effect: { place: () => opaqueName("namespace", { production: "IRI", expects: "listed" }) },
    examples: { is: ["ET.register_namespace[1]"], isNot: ["ET.register_namespace"] },
  },
];
