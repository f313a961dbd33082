/**
 * `text` with every run of triplets decoded as UTF-8, or `undefined` if one of them is not UTF-8.
 * A `%` that starts no triplet stays.
 */
export function percentDecodeUtf8(text: string): string | undefined {
  try {
    return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => decodeURIComponent(run));
  } catch {
    // decodeURIComponent throws on octets that are not UTF-8; nothing else in the replacement can throw.
    return undefined;
  }
}
