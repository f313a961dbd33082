import { defineLanguage } from "../../language.js";
import { markupComments } from "../../../languages/definition/comment-syntax.js";
import { charsetOfXml, longestSearch } from "../../charsets/declared-charset.js";
import { Seeker } from "../../markup/seeker.js";
import { aheadInMarkup, MarkupPass } from "../../markup/markup-pass.js";
import { isTurtle, syntaxOfOwl } from "../turtle/turtle-or-xml.js";
import { Collected } from "../../parts/collected.js";
import { WholeTextPass } from "../../parts/whole-text-pass.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart, Pass } from "../../checkpoints/pass.js";
import type { ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";
import { areSameXml, XmlLiterals, type XmlState } from "./xml-literals.js";

/** File extensions of XML vocabularies; all are read alike. */
const vocabularies =
  "xml svg rdf rdfs owl owx trix xsd xsl xslt rng wsdl wadl ent xhtml xht mathml rss atom opml xlf xliff kml gpx gml plist dita ditamap opf ncx " +
  "drawio dio sch csl xpl xaml csproj vbproj fsproj props targets nuspec resx jelly jnlp config storyboard xib ui tei xmi";

export const xml = defineLanguage({
  name: "xml",
  reader: (named) => xmlReader(named),
  heedsSieve: true,
  extensions: vocabularies.split(" "),
  ids: ["xml", "xsl", "xsd", "svg", "dita", "rdfxml", "rdf"],
  comments: markupComments,
});

/**
 * Reads XML and its vocabularies, such as SVG, RDF/XML, XML Schema and Atom; no text fails. Ontologies with the same
 * extensions may be in Turtle or in another syntax of OWL, which is read as such.
 */
function xmlReader(named: ReaderNamed): Reader {
  return checkpointedReader(
    {
      begin: xmlPass,
      areSame: (one, other) => one.charset === other.charset && areSameXml(one, other),
      ahead: aheadInMarkup,
      behind: 0,
    },
    named,
  );
}

type DocumentState = XmlState & { readonly charset: string | undefined };

function xmlPass(text: string, beginning: PassStart<DocumentState>): Pass<DocumentState> {
  const language = isTurtle(text) ? "turtle" : syntaxOfOwl(text);
  return language === undefined ? markupPass(text, beginning) : new WholeTextPass(language, text, beginning.parts);
}

function markupPass(text: string, { state, parts }: PassStart<DocumentState>): MarkupPass<DocumentState> {
  const charset = charsetOfXml(text);
  const collected = new Collected(charset === undefined ? undefined : { charset });
  const literals = new XmlLiterals(text, parts, collected, state);
  return new MarkupPass({
    source: { text, seeker: new Seeker(text), mayHoldTemplates: true },
    visitor: literals,
    collected,
    state: () => literals.state && { ...literals.state, charset },
    lookedTo: () => Math.max(longestSearch, literals.lookedTo),
    dependsOnAll: () => literals.dependsOnAll,
    end: () => literals.end(),
  });
}
