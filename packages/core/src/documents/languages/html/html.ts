import { charsetOfPage } from "../../markup/charset.js";
import { pageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import { walkMarkup } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { Reader, Reading } from "../../reading.js";

/** Pages within pages within pages are read, but none within those. */
const deepestPage = 3;

/** Reads HTML as a browser does, with its scripts, styles and attributes in other languages. */
export function htmlReader(named: ReaderNamed): Reader {
  return documentOfParts(named, (text, parts) => readPage(text, parts, 1));
}

function readPage(text: string, parts: Parts, depth: number): Pick<Reading, "literals" | "comments"> {
  const charset = charsetOfPage(text);
  const collected = new Collected(charset === undefined ? undefined : { charset });
  const readInner = (inner: string) => (depth < deepestPage ? readPage(inner, parts, depth + 1) : undefined);
  walkMarkup(
    { text, seeker: new Seeker(text), mayHoldTemplates: true },
    pageVisitor({ text, parts, collected, readInner }),
  );
  return collected.reading;
}
