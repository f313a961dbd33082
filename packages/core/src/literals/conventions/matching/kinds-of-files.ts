const markup = /\.(?:md|markdown|mdown|mkdn?|mdx|rst|adoc|asciidoc|textile|tex|org|wiki)$/iu;

/** Whether a file has markup that people write for people to read, by its path; a page of HTML may be data as well. */
export function isDocumentPath(path: string): boolean {
  return markup.test(path);
}

const rdf = /\.(?:n3|ttl|nt|nq|trig|rdf|owl|jsonld|o[mf]n|obo)$/iu;

/** Whether a file is one of RDF, by its path. */
export function isRdfPath(path: string): boolean {
  return rdf.test(path);
}
