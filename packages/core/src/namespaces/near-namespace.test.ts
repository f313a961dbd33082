import assert from "node:assert/strict";
import { vocabularies, wholeNamespaces } from "../data/well-known-namespaces.js";
import { nearNamespace, type NamespaceSearch } from "./near-namespace.js";

const whole: NamespaceSearch = { among: "all", holds: "namespace" };
const named: NamespaceSearch = { among: "all", holds: "name" };
const term: NamespaceSearch = { among: "vocabularies", holds: "name" };
const prefix: NamespaceSearch = { among: "vocabularies", holds: "namespace" };

/** The text, how it is compared, and the namespace with the differences, or nothing. */
const rows: readonly (readonly [text: string, comparison: NamespaceSearch, near?: string])[] = [
  ["https://www.w3.org/2000/svg", whole, "http://www.w3.org/2000/svg scheme"],
  ["http://www.w3.org/2000/svg/", whole, "http://www.w3.org/2000/svg ending"],
  ["https://www.w3.org/2000/svg#", whole, "http://www.w3.org/2000/svg scheme,ending"],
  ["http://w3.org/2000/svg", whole, "http://www.w3.org/2000/svg host"],
  ["https://www.w3c.org/2000/svg", whole, "http://www.w3.org/2000/svg scheme,host"],
  ["http://www.w3.org/2000/SVG", whole, "http://www.w3.org/2000/svg case"],
  ["HTTP://WWW.W3.ORG/2000/svg", whole, "http://www.w3.org/2000/svg case"],
  ["HTTP://www.w3.org/2000/svg", whole, "http://www.w3.org/2000/svg case"],
  ["http://WWW.w3.org/2000/svg", whole, "http://www.w3.org/2000/svg case"],
  ["http://www.W3.org/2000/svg", whole, "http://www.w3.org/2000/svg case"],
  ["http://XMLNS.com/foaf/0.1/", whole, "http://xmlns.com/foaf/0.1/ case"],
  ["http://www.w3.org/2000/svgs", whole, "http://www.w3.org/2000/svg character"],
  ["http://www.w3.org/2000/sgv", whole, "http://www.w3.org/2000/svg character"],
  ["http://www.w3.org/2000//svg", whole, "http://www.w3.org/2000/svg character"],
  ["http://wwww.w3.org/2000/svg", whole, "http://www.w3.org/2000/svg character"],
  ["http://schema.org#", prefix, "http://schema.org/ ending"],
  ["http://www.w3.org/2000/xmlns", whole, "http://www.w3.org/2000/xmlns/ ending"],
  ["http://www.w3.org/2001/XMLSchema/", whole, "http://www.w3.org/2001/XMLSchema# ending"],
  ["URN:oasis:names:tc:SAML:2.0:assertion", whole, "urn:oasis:names:tc:SAML:2.0:assertion case"],
  ["urn:oasis:names:tc:SAML:2.0:assertions", whole, "urn:oasis:names:tc:SAML:2.0:assertion character"],
  ["https://json-schema.org/draft-07/schema#", named, "http://json-schema.org/draft-07/schema# scheme"],
  ["https://json-schema.org/draft-07/schema", named, "http://json-schema.org/draft-07/schema scheme"],
  ["http://json-schema.org/draft/2020-12/schema", named, "https://json-schema.org/draft/2020-12/schema scheme"],
  ["https://www.wikidata.org/entity/Q42", term, "http://www.wikidata.org/entity/ scheme"],
  ["http://purl.org/dc/term/title", term, "http://purl.org/dc/terms/ character"],
  ["http://www.w3.org/2004/02/skos/Core#Concept", term, "http://www.w3.org/2004/02/skos/core# case"],
  ["http://schema.org", prefix, "http://schema.org/ ending"],
  ["http://www.w3.org/2001/XMLSchema", prefix, "http://www.w3.org/2001/XMLSchema# ending"],
  // The slash behind a host alone may be missing (Shopify/Timber#408).
  ["http://scheme.org/", whole, "http://schema.org/ character"],
  ["https://shema.org", named, "https://schema.org/ character"],
  ["https://schema.org", named],
  // Numbers are years and versions.
  ["http://www.w3.org/2001/svg", whole],
  ["http://json-schema.org/draft-08/schema#", named],
  ["http://www.opengis.net/gml/3.3", whole],
  ["http://www.w3.org/ns/shacle#", whole, "http://www.w3.org/ns/shacl# character"],
  ["http://www.w3.org/2002/07/own#", whole, "http://www.w3.org/2002/07/owl# character"],
  ["http://xmlns.con/foaf/0.1/", whole, "http://xmlns.com/foaf/0.1/ character"],
  ["http://www.w3.org/2001/XMLSchema_instance", whole, "http://www.w3.org/2001/XMLSchema-instance character"],
  // Short words make other names.
  ["http://www.w3.org/ns/prof#", whole],
  ["http://www.w3.org/2006/vcard/nt#", whole],
  ["http://www.w3.org/ns/ob#", whole],
  ["http://www.omg.org/spec/DD/20100524/DX", whole],
  // Other hosts have paths of their own.
  ["http://schema.com/", whole],
  ["http://ogp.my/ns#", whole],
  // An empty fragment makes no other schema.
  ["https://json-schema.org/draft/2020-12/schema#", named],
  // A document about a vocabulary.
  ["http://www.w3.org/2002/07/owl", term],
  ["https://www.w3.org/2002/07/owl", term],
  ["https://www.w3.org/2000/svg", term],
  ["https://www.w3.org/TR/owl2-overview/", named],
  ["http://schema.org", term],
  ["", whole],
  ["#", named],
  [`https://${"a".repeat(10_000)}`, whole],
  [`http://www.w3.org/2000/svg${"/".repeat(174)}`, whole, "http://www.w3.org/2000/svg ending"],
  [`http://www.w3.org/2000/svg${"/".repeat(175)}`, whole],
];

describe("nearNamespace", () => {
  for (const [text, comparison, near] of rows) {
    it(`${comparison.holds} among ${comparison.among}: ${text.slice(0, 80)}`, () => {
      const found = nearNamespace(text, comparison);
      assert.equal(found && `${found.namespace} ${found.differences.join()}`, near);
      if (found !== undefined) assert.ok(text.startsWith(found.found) && found.differences.length > 0);
    });
  }

  it("takes no well-known namespace for another one, nor a name in it", () => {
    for (const [namespace] of [...vocabularies, ...wholeNamespaces]) {
      assert.equal(nearNamespace(namespace, whole), undefined, namespace);
      assert.equal(nearNamespace(namespace, named), undefined, namespace);
    }
    for (const [namespace] of vocabularies) {
      for (const comparison of [named, term]) assert.equal(nearNamespace(`${namespace}Name`, comparison), undefined);
      assert.equal(nearNamespace(namespace, prefix), undefined, namespace);
    }
  });

  it("finds every namespace by the other scheme, unless both are published", () => {
    const all = new Set([...vocabularies, ...wholeNamespaces].map(([namespace]) => namespace));
    for (const namespace of all) {
      const other = namespace.replace(/^http(s?):/, (_, s: string) => (s === "" ? "https:" : "http:"));
      if (all.has(other)) continue;
      assert.equal(nearNamespace(other, whole)?.namespace, namespace);
    }
  });
});
