const references: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** What XML 1.0 §2.2 does not admit, and what would end up as another character: tabs and line ends in attributes. */
const unwritable = /[\0-\x1F\x7F-\x9F\uFFFE\uFFFF\p{Cs}]/gu;

/** A text as it stands in an attribute or an element of XML or HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => references[sign] ?? sign).replace(unwritable, "\uFFFD");
}
