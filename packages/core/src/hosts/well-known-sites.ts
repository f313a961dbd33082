import { domainsBySuffix } from "./domains-by-suffix.js";

/** Sites that everybody knows, as registered: people write them without a scheme, with a slash for a dot, or cut short. */
export const wellKnownSites: ReadonlySet<string> = new Set(
  domainsBySuffix({
    be: "youtu",
    co: "huggingface t",
    com: "appveyor facebook figshare github githubusercontent gitlab google imgur instagram kaggle linkedin medium microsoft npmjs opencollective patreon paypal reddit stackoverflow tinyurl travis-ci twitter vimeo youtube",
    dev: "nodejs",
    gg: "discord",
    gl: "goo",
    gov: "nih",
    im: "gitter",
    io: "codecov coveralls crates fury github gitlab readthedocs shields",
    ly: "bit ow",
    me: "fb paypal t wa",
    net: "sourceforge",
    org: "apache arxiv bitbucket codeberg creativecommons doi ietf mozilla npmjs opensource orcid packagist pypi python readthedocs rubygems travis-ci w3 wikidata wikimedia wikipedia zenodo",
    pm: "hexdocs hex",
    rs: "docs",
    to: "amzn",
    tv: "twitch",
  }),
);

const siteBeforePath = /^(?:[a-z0-9-]{1,63}\.){0,3}(?<site>[a-z0-9-]{1,63}\.[a-z]{2,4})(?=\/[^/\s])/iu;

const webHost = /^www\.(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,63}(?=[/?#]|$)/iu;

/** Whether a domain in lower case is that of a site that everybody knows: `github.com`, and nothing below it. */
export function isWellKnownSite(domain: string): boolean {
  return wellKnownSites.has(domain);
}

/** The host with which a text begins if nobody gives its name to a folder or a file: `www.a.example`. */
export function wwwHost(text: string): string | undefined {
  return webHost.exec(text)?.[0];
}

/** The domain of a well-known site with which a text begins, and behind which a path follows: `github.com` of `github.com/a/b`. */
export function knownSiteBeforePath(text: string): string | undefined {
  const { 0: domain, groups } = siteBeforePath.exec(text) ?? {};
  return isWellKnownSite(groups?.["site"]?.toLowerCase() ?? "") ? domain : undefined;
}

/** A domain below a top-level domain that ends no name of a file, and a path. */
const domainAndPath = /^(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|edu|gov|io|co\.[a-z]{2})\/[^/\s]/iu;

/** Whether a text begins, without a scheme, with a domain under a common top-level domain, and goes on with a path. */
export function beginsWithDomain(text: string): boolean {
  return domainAndPath.test(text);
}

/** Whether a text begins, without a scheme, with a host that nothing else is called: `www.a.example`, `github.com/a`. */
export function beginsWithWebHost(text: string): boolean {
  return wwwHost(text) !== undefined || knownSiteBeforePath(text) !== undefined;
}
