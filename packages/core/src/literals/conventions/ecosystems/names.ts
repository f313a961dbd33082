import { named } from "../evidence.js";
import type { Convention } from "../convention.js";

const ofNamespaces = ["ns", "xmlns", "namespace", "namespaces"];

const ofTheirIdentifiers = ["ns uri", "namespace url", "namespace uri"];

export const names: readonly Convention[] = [
  {
    name: "words for identifiers",
    seenIn: "programs and data",
    kind: "name",
    match: {
      endings: [
        "url",
        "uri",
        "iri",
        "href",
        "src",
        "link",
        "endpoint",
        "origin",
        "homepage",
        "namespace",
        // Compounds usually written as one word, without a capital letter between their parts.
        "apiurl",
        "baseurl",
        "baseuri",
        "siteurl",
        "imageurl",
        "imgurl",
        "imgsrc",
        "permalink",
      ],
    },
    effect: { place: named },
    examples: { is: ["apiBaseURLs", "API_BASE_URL", "data-url-2"], isNot: ["security", "curl", "./src/*"] },
  },
  {
    name: "words for namespaces",
    seenIn: "the DOM, programs with XML",
    kind: "name",
    match: { endings: ["ns", "xmlns"], of: "code" },
    effect: { place: () => named("namespace", { production: "IRI", expects: "listed" }) },
    examples: { is: ["svgNS", "SVG_NS"], isNot: ["returns", "svgURI"] },
  },
  {
    name: "words for identifiers of namespaces",
    seenIn: "the DOM, programs with XML",
    kind: "name",
    match: {
      endings: ofTheirIdentifiers,
      of: "code",
    },
    effect: { place: () => named("namespace") },
    examples: { is: ["namespaceURI", "svgNsUri"], isNot: ["baseURI"] },
  },
  {
    name: "attributes that declare a namespace, as properties",
    seenIn: "programs with XML, such as those that build documents with xmlbuilder",
    kind: "key",
    match: { keys: [/^xmlns:/u], of: "code" },
    effect: { place: () => named("namespace", { production: "IRI", expects: "listed" }) },
    examples: { is: ["xmlns:xlink"], isNot: ["xlink:href"] },
  },
  {
    name: "namespaces by their prefixes",
    seenIn: "programs with XML",
    kind: "map",
    match: { maps: [], endings: [...ofNamespaces, ...ofTheirIdentifiers], yieldsTo: "names" },
    effect: { place: () => named("namespace", { production: "IRI", expects: "listed" }) },
    examples: { is: ["namespaces.svg", "NS.a"], isNot: ["columns.svg"] },
  },
];
