import { domainsBySuffix } from "./domains-by-suffix.js";
import { wellKnownSites } from "./well-known-sites.js";
import { normalForm } from "../text/normal-form.js";

/**
 * Further sites of shops, banks, post, news and accounts, whose names are imitated most: by what is published of such
 * attacks, and those of which Chromium 156 shows no name with marks in Unicode.
 */
const furtherSites = domainsBySuffix({
  com: "aa accuweather adidas adobe adp agoda airbnb alibaba aliexpress amazon amd americanexpress aol apple asana att azure baidu bankofamerica bbc bestbuy bhphotovideo bilibili binance bing blogger blogspot bloomberg booking britannica businessinsider buzzfeed canva capitalone cbsnews chase chegg chess chewy citi cnet cnn coinbase coinmarketcap costco creditkarma cvs dailymotion deepl deezer dell delta deviantart dhgate dhl dictionary discord discover disneyplus docker docusign doordash dribbble dropbox duckduckgo duolingo ea easyjet ebay emirates epicgames espn etrade etsy eventbrite evernote example expedia fandom fedex fidelity fiverr flickr forbes foxnews freelancer freepik gamespot gamestop gap genius gettyimages giphy glassdoor globo gmail godaddy gofundme goodreads groupon hackerrank hbomax healthline hilton homedepot hotels hotmail hsbc hubspot huffpost hulu ibm icloud ign ikea imdb indeed india indiatimes instacart intel intuit investopedia istockphoto kayak kickstarter kohls kotaku kroger leetcode lenovo live lowes lufthansa macys mail marriott mashable meetup mercadolibre mercadolivre merriam-webster messenger metamask mozilla msn naver nbcnews netflix newegg nike nintendo nordstrom nvidia nytimes office onlyfans openai oracle outlook paramountplus petco pexels pinterest pixabay playstation pnc polygon pornhub primevideo quillbot quizlet quora rakuten reuters roblox rumble ryanair salesforce samsung schwab scribd sephora shein shopify shutterstock skype slack snapchat sohu soundcloud southwest spectrum spotify squarespace stackexchange steamcommunity steampowered stripe surveymonkey t-mobile taobao target telegram temu tesla theguardian thesaurus theverge tiktok toyota trello tripadvisor tumblr uber udemy ulta united unsplash ups upwork usatoday usps verizon vmware w3schools walgreens walmart washingtonpost wayfair weather webmd weibo wellsfargo westernunion whatsapp wired wise wix wordpress wsj wunderground xbox xfinity xvideos yahoo yandex yelp zara zillow zoho",
  cz: "seznam",
  de: "amazon bild ebay google spiegel web",
  edu: "mit",
  fr: "free google leboncoin lemonde orange",
  gov: "irs",
  it: "corriere repubblica",
  me: "telegram",
  net: "att battle behance example minecraft researchgate slideshare speedtest",
  org: "archive blockchain coursera debian example ieee kernel khanacademy mayoclinic npr pbs telegram un",
  pl: "allegro onet",
  ru: "avito google mail ok wildberries yandex",
  so: "notion",
  us: "zoom",
});

/** With one letter, and its marks, hardly a name is left that nobody has. */
const shortestName = 2;

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
  const bare = normalForm(label, "NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^\0-\x7F]/gu, (letter) => plainLetters.get(letter) ?? letter);
  if (bare === label || bare.length < shortestName) return undefined;
  const site = `${bare}.${topLevelDomain}`;
  sites ??= new Set([...wellKnownSites, ...furtherSites]);
  return sites.has(site) ? site : undefined;
}
