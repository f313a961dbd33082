/** Words at the end of a variable's or property's name that say: this is an identifier. */
export const identifierWords: readonly string[] = [
  "url",
  "uri",
  "iri",
  "href",
  "src",
  "link",
  "endpoint",
  "origin",
  "homepage",
  "namespace",
  // Joined by habit, so that no capital letter tells the words apart.
  "apiurl",
  "baseurl",
  "baseuri",
  "siteurl",
  "imageurl",
  "imgurl",
  "imgsrc",
  "permalink",
  "hyperlink",
  "backlink",
  "deeplink",
];

// eslint-disable-next-line regexp/no-super-linear-move -- one of the alternatives takes all capital letters
const word = /[A-Z]{2,}s?(?![a-z])|[A-Z]?[a-z]+|[A-Z]+/gu;

/** Words at the end of a name that say: this is a namespace, if it is an identifier at all. */
const namespaceWords: ReadonlySet<string> = new Set(["ns", "xmlns", "namespace", "namespaces"]);

/** Words that may follow one of these: `namespaceURI`. */
const wordsForIdentifiers: ReadonlySet<string> = new Set(["url", "uri", "iri"]);

/** Whether a name says that it holds a namespace: `svgNS`, `SVG_NS`, `namespaceURI`, `xmlns:xlink`. */
export function isNamespaceName(name: string): boolean {
  if (name.startsWith("xmlns:")) return true;
  const words = wordsOf(name);
  const last = words.at(-1) ?? "";
  return namespaceWords.has(wordsForIdentifiers.has(last) ? (words.at(-2) ?? "") : last);
}

/**
 * The last word of a name in lower case: of `apiBaseURLs`, `API_BASE_URL` and `data-url-2` it is `urls` or `url`; of
 * `security` and `curl` it is the whole name.
 */
function lastWord(name: string): string {
  return wordsOf(name).at(-1) ?? "";
}

function wordsOf(name: string): string[] {
  return (name.slice(-longestName).match(word) ?? []).map((each) => each.toLowerCase());
}

/** As much of the end of a name as is looked at. */
const longestName = 64;

/** Paths and patterns that stand as keys, such as `./src/*` in the exports of a package. */
const pathAsName = /^[./#]|\*$/u;

/** The listed word that the name ends with, also in the plural. */
export function identifierWordOf(name: string, words: ReadonlySet<string>): string | undefined {
  if (pathAsName.test(name)) return undefined;
  const last = lastWord(name);
  if (words.has(last)) return last;
  const singular = last.endsWith("s") ? last.slice(0, -1) : last;
  return words.has(singular) ? singular : undefined;
}
