import { domainsBySuffix } from "./domains-by-suffix.js";
import { wellKnownSites } from "./well-known-sites.js";

/** Further sites of shops, banks, post and accounts, whose names are imitated most, by what is published of such attacks. */
const furtherSites = domainsBySuffix({
  com: "adobe airbnb aliexpress amazon apple baidu binance blogspot booking chase coinbase docker dropbox ebay evernote example fedex gmail hotmail hsbc icloud metamask mozilla netflix nytimes oracle outlook pinterest quora roblox salesforce shopify skype slack snapchat soundcloud spotify steamcommunity steampowered stripe telegram tiktok tripadvisor tumblr vmware walmart wellsfargo whatsapp wordpress yahoo yandex youtube",
  net: "behance example",
  org: "archive blockchain debian example kernel",
  ru: "yandex",
});

/** Shorter names are words in many languages. */
const shortestName = 4;

let sites: ReadonlySet<string> | undefined;

/** Letters of Latin whose stroke, hook, turn or missing dot is no mark of its own, each behind the one that it is taken for. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  "bßɓ dđɖɗ eǝəɛ fƒ hħ iıɨɩ kƙ lł nŋɲ oø rɍ tŧ uʉ vʋ yƴ"
    .split(" ")
    .flatMap(([plain = "", ...others]) => others.map((letter) => [letter, plain] as const)),
);

/**
 * The well-known site that a label directly below a top-level domain is without the marks of its letters, as browsers
 * compare names before they show them: `github.com` for `g\u00ECthub` under `com`. Nothing for the site itself.
 */
export function imitatedSite(label: string, topLevelDomain: string): string | undefined {
  const bare = label
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^\0-\x7F]/gu, (letter) => plainLetters.get(letter) ?? letter);
  if (bare === label || bare.length < shortestName) return undefined;
  const site = `${bare}.${topLevelDomain}`;
  sites ??= new Set([...wellKnownSites, ...furtherSites]);
  return sites.has(site) ? site : undefined;
}
