import { Seeker } from "../../markup/seeker.js";
import { walkMarkup } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import type { ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";
import { XmlLiterals } from "./xml-literals.js";

const declaration = /^\uFEFF?<\?xml\s[^>]*?encoding\s*=\s*["'](?<charset>[\w.:-]+)["']/u;

/** Reads XML and its vocabularies, such as SVG, RDF/XML, XML Schema and Atom, however broken the text is. */
export function xmlReader(named: ReaderNamed): Reader {
  return documentOfParts(named, (text, parts) => {
    const charset = declaration.exec(text.slice(0, 200))?.groups?.["charset"];
    const collected = new Collected(charset === undefined ? undefined : { charset });
    const literals = new XmlLiterals(text, parts, collected);
    walkMarkup({ text, seeker: new Seeker(text), mayHoldTemplates: true }, literals);
    literals.end();
    return collected.reading;
  });
}
