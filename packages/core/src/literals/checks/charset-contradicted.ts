import { findMojibake } from "../../checks/faults/mojibake.js";
import { isOfUnicode } from "../../checks/faults/unicode-charset.js";
import { quote } from "../../checks/wording/mention.js";
import { rfc3987 } from "../../findings/spec-reference.js";
import type { Span } from "../../findings/span.js";
import { copyOf } from "../../text/copy-of.js";
import { defineDocumentCheck } from "../judge/define-document-check.js";

/** Evidence in one identifier that its document was decoded by the wrong charset. */
interface Misread {
  readonly charset: string;
  readonly span: Span;
  /** The misread UTF-8 and what it stands for; absent if the text is lost (U+FFFD). */
  readonly utf8?: { readonly written: string; readonly meant: string };
}

export const charsetContradicted = defineDocumentCheck({
  code: "charset-contradicted",
  title: "Text is not in the charset that the document declares",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc3987("6.3"), rfc3987("6.4")],
  message: "The document declares the charset {{charset}}; {{remedy}}. {{evidence}}.",
  // Files of lines and records declare no charset.
  passesRecords: true,
  trace({ text, place }): Misread | undefined {
    const { charset } = place;
    if (charset === undefined || isOfUnicode(charset)) return undefined;
    const lost = /\uFFFD+/u.exec(text);
    if (lost !== null) return { charset, span: { start: lost.index, end: lost.index + lost[0].length } };
    const [first] = findMojibake(text);
    if (first === undefined) return undefined;
    const { start, end, meant } = first;
    return { charset, span: { start, end }, utf8: { written: copyOf(text.slice(start, end)), meant: copyOf(meant) } };
  },
  find(traces, report) {
    const lost = traces.findIndex(({ utf8 }) => utf8 === undefined);
    // One report for the document, since its one declaration is wrong.
    const at = Math.max(lost, 0);
    const misread = traces[at];
    if (misread === undefined) return;
    const { charset, span, utf8 } = misread;
    const evidence =
      utf8 === undefined
        ? `Text of ${countOf(traces)} was lost, whose octets are none of it or were read in another one`
        : `${quote(utf8.written)} is ${quote(utf8.meant)} in UTF-8`;
    const remedy =
      utf8 === undefined ? "read and save it in that charset, or declare the one that it is in" : "declare UTF-8";
    report({ at, span, data: { charset: quote(charset), evidence, remedy } });
  },
});

function countOf(traces: readonly Misread[]): string {
  const count = traces.filter(({ utf8 }) => utf8 === undefined).length;
  return count === 1 ? "an identifier" : `${count} identifiers`;
}
