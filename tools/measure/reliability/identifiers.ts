/** What an identifier in fifty has in it, and something says of it. */
const unusual: readonly string[] = [
  ...["https://EXAMPLE.org/a", "https://example.com/%7Euser/%c3%a9", "https://example.com/a b", "urn:isbn:%ff"],
  ...[
    "https://example.com/\u65E5\u672C\u8A9E/\u00E9",
    "https://b\u00FCcher.example/",
    "https://xn--bcher-kva.example/",
  ],
  ...["https://[2001:DB8::7]:080/../x", "https://example.com/\u05D0\u05D1/1", "https://example.com/\u202E", "htpp://a"],
];

/** Ordinary identifiers, with a number of its own in each. */
export function anyIdentifierOf(number: number): string {
  const start = number % 50 === 0 ? unusual[(number / 50) % unusual.length] : undefined;
  return `${start ?? `https://h${number % 97}.example.com/a/b.html`}/${number}?q=${number}#${number}`;
}
