/**
 * Triplets with their digits in upper case, and those of unreserved ASCII characters decoded (RFC 3986 §6.2.2.1 and
 * §6.2.2.2). `normalizeTriplets("%7e%c3%a9")` is `~%C3%A9`.
 */
export function normalizeTriplets(text: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });
}

/** ASCII letters in lower case, but for the digits of triplets: those are upper case in the normal form. */
export function lowercaseOutsideTriplets(text: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (match) => (match.startsWith("%") ? match : match.toLowerCase()));
}
