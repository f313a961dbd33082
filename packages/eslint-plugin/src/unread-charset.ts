import { charsetBeginning, fileCharset, type LanguageName, textOfOctets } from "@irilint/core/documents";

/**
 * Why nothing can be read in a text that ESLint took for UTF-8, as it does with every file: its beginning is that of UTF-16 or of
 * another charset in which letters of ASCII are other octets. Where single characters were lost, a finding tells so.
 */
export function unreadCharset(text: string, language: LanguageName): string | undefined {
  const beginning = new TextEncoder().encode(text.slice(0, charsetBeginning));
  const charset = fileCharset(beginning, { language });
  if (charset.by === "octets") {
    return `The file has not been read: it is in the charset '${charset.label}', as its octets say, and ESLint reads UTF-8; save it in UTF-8.`;
  }
  const read = charset.by === "declaration" ? textOfOctets(beginning, charset) : undefined;
  return read?.kind === "unread" ? read.message : undefined;
}
