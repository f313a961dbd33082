const hex = Array.from({ length: 256 }, (_, octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`);

/** One `%HH` for each octet, digits in upper case (RFC 3986 §2.1). */
export function percentEncodeOctets(octets: Uint8Array): string {
  let encoded = "";
  for (const octet of octets) encoded += hex[octet] ?? "";
  return encoded;
}

/** Every character of `text` percent-encoded in UTF-8; an unpaired surrogate, which has no UTF-8 form, as U+FFFD. */
export function percentEncode(text: string): string {
  return percentEncodeNonAscii(text.replace(/[\0-\x7F]/g, (character) => hex[character.charCodeAt(0)] ?? ""));
}

/** `text` with every character outside ASCII percent-encoded in UTF-8 (RFC 3987 §3.1, step 2). */
export function percentEncodeNonAscii(text: string): string {
  return text.replace(/[^\0-\x7F]+/g, (run) => encodeURIComponent(run.replace(/\p{Cs}/gu, "\uFFFD")));
}
