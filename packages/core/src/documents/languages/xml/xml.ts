import { defineLanguage } from "../../language.js";
import { markupComments } from "../../../languages/definition/comment-syntax.js";
import { charsetOfXml } from "../../charsets/declared-charset.js";
import { Seeker } from "../../markup/seeker.js";
import { walkMarkup } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import type { ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";
import { XmlLiterals } from "./xml-literals.js";

/** Endings of files that hold XML; all of them are read alike. */
const vocabularies =
  "xml svg rdf rdfs owl owx trix xsd xsl xslt rng wsdl xhtml xht mathml rss atom opml xlf xliff kml gpx gml plist dita ditamap opf ncx " +
  "sch xpl xaml csproj vbproj fsproj props targets nuspec resx jelly jnlp config storyboard xib ui tei xmi";

export const xml = defineLanguage({
  name: "xml",
  reader: (named) => xmlReader(named),
  extensions: vocabularies.split(" "),
  ids: ["xml", "xsl", "xsd", "svg", "dita", "rdfxml", "rdf"],
  comments: markupComments,
});

/** Reads XML and its vocabularies, such as SVG, RDF/XML, XML Schema and Atom, however broken the text is. */
function xmlReader(named: ReaderNamed): Reader {
  return documentOfParts(named, (text, parts) => {
    const charset = charsetOfXml(text);
    const collected = new Collected(charset === undefined ? undefined : { charset });
    const literals = new XmlLiterals(text, parts, collected);
    walkMarkup({ text, seeker: new Seeker(text), mayHoldTemplates: true }, literals);
    literals.end();
    return collected.reading;
  });
}
