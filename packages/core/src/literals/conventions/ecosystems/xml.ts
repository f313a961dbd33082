import { named, never, opaqueName, sink } from "../evidence.js";
import type { Convention } from "../convention.js";
import { patternSequence } from "../../../text/composed-pattern.js";

/** Attributes that existed before IRIs: they hold characters that an IRI does not allow (LEIRI). */
const legacy = { profile: "leiri" } as const;

/** A namespace of XAML for elements that are there under a condition: `…presentation?IsTypePresent(A.B)`. */
const conditionOfXaml = patternSequence(
  /^(?:using:|http:\/\/schemas\.microsoft\.com\/)[\w./]{1,200}/u,
  /\?Is(?:ApiContract|Property|Type|EnumEntry)(?:Not)?Present\([\w., ]{1,200}\)$/u,
);

export const xml: readonly Convention[] = [
  {
    name: "namespaces of prefixes",
    seenIn: "XML",
    kind: "attribute",
    match: { attributes: [/^xmlns/u] },
    effect: { place: (role) => opaqueName(role, { production: "IRI" }) },
    examples: { is: ["svg[xmlns:xlink]", "html[xmlns]"], isNot: ["svg[xml:lang]", "a[XMLNS:B]"] },
  },
  {
    name: "condition behind the namespace of a prefix",
    seenIn: "XAML: `presentation?IsApiContractPresent(Windows.Foundation.UniversalApiContract, 7)`",
    kind: "own-notation",
    match: ({ text, span }) => {
      const condition = text.indexOf("?");
      return condition !== -1 && condition < span.start && conditionOfXaml.test(text);
    },
    effect: { excuses: ["character-space"] },
    examples: {
      is: [
        "http://schemas.microsoft.com/winfx/2006/xaml/presentation?IsApiContractPresent(Windows.Foundation.UniversalApiContract, 7)",
        "using:A.B.C?IsTypePresent(A.B, C)",
        "http://schemas.microsoft.com/winfx/2006/xaml?IsPropertyPresent(Windows.UI.Xaml.Controls.A, B)",
      ],
      isNot: [
        "http://schemas.microsoft.com/winfx/2006/xaml presentation?IsApiContractPresent(A)",
        "http://a.example/b?IsC(d, e)",
        "http://schemas.microsoft.com/winfx/2006/xaml?a b",
      ],
    },
  },
  {
    name: "base of an element",
    seenIn: "XML Base, React",
    kind: "attribute",
    match: { attributes: ["xml:base", "xmlBase"] },
    effect: { place: () => sink("xml:base", legacy) },
    examples: { is: ["a[xml:base]"], isNot: ["a[base]"] },
  },
  {
    name: "links",
    seenIn: "XLink, React",
    kind: "attribute",
    match: { attributes: ["xlink:href", "xlinkHref"] },
    effect: { place: () => sink("xlink:href", legacy) },
    examples: { is: ["use[xlink:href]"], isNot: ["use[xlink:title]"] },
  },
  {
    name: "documents that are included",
    seenIn: "XInclude §3.1, whose `href` is an XML resource identifier",
    kind: "attribute",
    match: { attributes: ["xi:include[href]"] },
    effect: { place: () => sink("xi:include", legacy) },
    examples: { is: ["xi:include[href]"], isNot: ["include[href]", "xi:include[parse]"] },
  },
  {
    name: "names of what a link is for",
    seenIn: "XLink",
    kind: "attribute",
    match: { attributes: ["xlink:role", "xlink:arcrole"] },
    effect: { place: (role) => opaqueName(role, legacy) },
    examples: { is: ["a[xlink:role]"], isNot: ["a[role]"] },
  },
  {
    name: "namespaces and documents of their schemas, with white space between them",
    seenIn: "XML Schema",
    kind: "attribute",
    match: { attributes: ["schemaLocation", "xsi:schemaLocation"] },
    effect: { place: (role) => sink(role, { holds: "words", ...legacy }) },
    examples: { is: ["project[xsi:schemaLocation]"], isNot: ["project[xsi:type]"] },
  },
  {
    name: "document of a schema without a namespace, or of one that another puts in",
    seenIn: "XML Schema",
    kind: "attribute",
    match: {
      attributes: [
        "xsi:noNamespaceSchemaLocation",
        ...["include", "import", "redefine", "override"].flatMap((element) =>
          ["", "xs:", "xsd:"].map((prefix) => `${prefix}${element}[schemaLocation]`),
        ),
      ],
    },
    effect: { place: (role) => sink(role, legacy) },
    examples: {
      is: ["a[xsi:noNamespaceSchemaLocation]", "xs:include[schemaLocation]", "import[schemaLocation]"],
      isNot: ["a[xsi:nil]"],
    },
  },
  {
    name: "namespaces of schemas and models",
    seenIn: "XML Schema, WSDL, NodeSet of OPC UA",
    kind: "attribute",
    match: {
      attributes: ["targetNamespace", "ModelUri", "import[namespace]", "xs:import[namespace]", "xsd:import[namespace]"],
    },
    effect: { place: (role) => opaqueName(role, legacy) },
    examples: { is: ["xs:schema[targetNamespace]", "xs:import[namespace]"], isNot: ["xs:any[namespace]"] },
  },
  {
    // The namespace is often written without its final `#` or `/`, since the local name stands beside it.
    name: "namespace of a term, of which the name stands apart",
    seenIn: "extensions of Darwin Core archives (gbif/rs.gbif.org)",
    kind: "attribute",
    match: { attributes: ["property[namespace]"] },
    effect: { place: () => named("property[namespace]", { expects: "listed", ...legacy }) },
    examples: { is: ["property[namespace]"], isNot: ["xs:import[namespace]"] },
  },
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
  {
    name: "files beside a page, which names them in a notation of its own",
    seenIn: "filelist.xml of Microsoft Office: `::page.htm`",
    kind: "attribute",
    match: { attributes: ["o:MainFile[HRef]"] },
    effect: { place: () => never },
    examples: { is: ["o:MainFile[HRef]"], isNot: ["o:File[HRef]", "a[HRef]"] },
  },
  {
    name: "what a drawing is about, in words",
    seenIn: "metadata that Inkscape writes into SVG, where authors describe the drawing (RIOT-OS/RIOT)",
    kind: "attribute",
    match: { attributes: ["cc:Work[rdf:about]"] },
    effect: { place: () => never },
    examples: { is: ["cc:Work[rdf:about]"], isNot: ["rdf:Description[rdf:about]", "cc:License[rdf:about]"] },
  },
  {
    name: "name of an entity, of which a program has taken or escaped the `&`",
    seenIn:
      'drawings of Adobe Illustrator that an optimizer has written anew: `xmlns:x="ns_extend;"` (koel/koel), or that has escaped it, once or more: `&amp;ns_ai;` (eclipse-ditto/ditto)',
    kind: "own-notation",
    match: ({ text, place: { tier } }) => tier === "opaque-name" && /^(?:&(?:#38;)*)?ns_\w{1,32};$/u.test(text),
    effect: { excuses: ["scheme-missing", "character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: ["ns_extend;", "&ns_ai;", "&#38;ns_svg;", "&#38;#38;#38;ns_sfw;"].map((text) => {
        return { text, at: { tier: "opaque-name", role: "xmlns:x", production: "IRI" } };
      }),
      isNot: ["extend;", "&ai;", "&#38;", "#38;ns_ai;"].map((text) => {
        return { text, at: { tier: "opaque-name", role: "xmlns:x", production: "IRI" } };
      }),
    },
  },
  {
    name: "host for examples without a scheme, as a namespace of which a program makes its own names",
    seenIn: 'style sheets of XSLT: `xmlns:n="www.example.com"` (TEIC/Stylesheets)',
    kind: "own-notation",
    match: ({ text, place: { tier } }) =>
      tier === "opaque-name" && /^(?:www\.)?example\.(?:com|net|org)(?:\/[\w/-]*)?$/u.test(text),
    effect: { excuses: ["scheme-missing"], unlessStrict: true },
    examples: {
      is: ["www.example.com", "example.org/ns"].map((text) => {
        return { text, at: { tier: "opaque-name", role: "xmlns:n", production: "IRI" } };
      }),
      isNot: ["www.a.example", "example.com.a"].map((text) => {
        return { text, at: { tier: "opaque-name", role: "xmlns:n", production: "IRI" } };
      }),
    },
  },
  {
    name: "path of a module, or a word of a program, as a namespace",
    seenIn: 'pages of NativeScript: `xmlns:custom="./checkbox"`, `xmlns:ios="_"`, and TiddlyWiki',
    kind: "own-notation",
    match: ({ text, place: { tier } }) => tier === "opaque-name" && /^(?:\.{1,2}\/\S*|_)$/u.test(text),
    effect: { excuses: ["scheme-missing"], unlessStrict: true },
    examples: {
      is: ["./checkbox", "../ui/menu", "_"].map((text) => {
        return { text, at: { tier: "opaque-name", role: "xmlns:x", production: "IRI" } };
      }),
      isNot: [{ text: "www.a.example", at: { tier: "opaque-name", role: "xmlns:x", production: "IRI" } }],
    },
  },
  {
    name: "what a catalogue gives another address for, which is compared character by character",
    seenIn: "OASIS XML Catalogs, those of Protégé (SDG-InterfaceOntology/sdgio)",
    kind: "attribute",
    match: {
      attributes: [
        ...["uri[name]", "system[systemId]", "rewriteURI[uriStartString]", "delegateURI[uriStartString]"],
        ...["rewriteSystem[systemIdStartString]", "delegateSystem[systemIdStartString]"],
      ],
    },
    effect: { place: (role) => opaqueName(role, legacy) },
    examples: { is: ["uri[name]", "system[systemId]"], isNot: ["uri[uri]", "a[name]", "system[uri]"] },
  },
];
