import { describeCheck } from "../../../test/describe-check.js";
import { schemeIsPrefix } from "./scheme-is-prefix.js";

function prefixed(namespaceOfScheme: string) {
  return {
    place: { tier: "name-in-data", production: "IRI-reference", profile: "rfc3987", namespaceOfScheme },
  } as const;
}

const foaf = prefixed("http://xmlns.com/foaf/0.1/");

describeCheck(schemeIsPrefix, {
  reports: [
    {
      name: "a prefixed name in angle brackets",
      iri: "«foaf:»Person",
      ...foaf,
      suggests: { "Write 'http://xmlns.com/foaf/0.1/'": "http://xmlns.com/foaf/0.1/Person" },
      message:
        "The prefix 'foaf:' means nothing within an IRI; write 'http://xmlns.com/foaf/0.1/' in its place. The document declares it, but here 'foaf' is read as a scheme.",
    },
    { name: "nothing behind the prefix", iri: "«foaf:»", ...foaf },
    { name: "a slash behind the prefix", iri: "«foaf:»/a", ...foaf },
    { name: "an '@' in the path", iri: "«ex:»a", ...prefixed("http://a.example/@b#") },
    { name: "an '@' in the query", iri: "«ex:»a", ...prefixed("http://a.example?@b") },
    { name: "an '@' in the fragment", iri: "«ex:»a", ...prefixed("http://a.example#@b") },
    { name: "an '@' without an authority", iri: "«ex:»a", ...prefixed("mailto:a@b") },
    { name: "a namespace that begins with more", iri: "«ex:»a", ...prefixed("example:a") },
    { name: "a term of WGS84, which has no coordinates", iri: "«geo:»lat", ...prefixed("http://a.example/geo#") },
    { name: "a term, which has no date", iri: "«tag:»Tag", ...prefixed("http://a.example/tag#") },
    { name: "a term, which has no data", iri: "«data:»Set", ...prefixed("http://a.example/data#") },
  ],
  accepts: [
    { name: "an identifier without a place", iri: "foaf:Person" },
    { name: "two slashes, as only schemes have them", iri: "foaf://Person", ...foaf },
    { name: "a registered scheme", iri: "geo:37.8,-122.4", ...prefixed("http://www.opengis.net/ont/geosparql#") },
    { name: "a tag with a date", iri: "tag:a.example,2020:b", ...prefixed("http://a.example/tag#") },
    { name: "data", iri: "data:,a", ...prefixed("http://a.example/data#") },
    { name: "a registered scheme without rules of ours", iri: "info:a", ...prefixed("http://a.example/info#") },
    { name: "a registered scheme in capitals", iri: "GEO:37.8,-122.4", ...prefixed("http://a/") },
    { name: "a namespace with a password", iri: "foaf:Person", ...prefixed("http://user:secret@a.example/") },
    { name: "a prefix that stands for itself", iri: "ex:a", ...prefixed("ex:") },
    { name: "no scheme", iri: "Person", ...foaf },
  ],
});
