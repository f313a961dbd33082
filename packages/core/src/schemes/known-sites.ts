import { domainsBySuffix } from "../hosts/domains-by-suffix.js";

/** Sites that people write without a scheme, because everybody knows them: as registered, with their subdomains. */
const known: ReadonlySet<string> = new Set(
  domainsBySuffix({
    be: "youtu",
    co: "huggingface",
    com: "facebook figshare github githubusercontent gitlab google imgur instagram kaggle linkedin medium microsoft npmjs opencollective patreon paypal reddit stackoverflow twitter vimeo youtube",
    gg: "discord",
    gl: "goo",
    gov: "nih",
    io: "crates readthedocs",
    ly: "bit",
    me: "fb paypal t",
    net: "sourceforge",
    org: "apache arxiv bitbucket codeberg creativecommons doi ietf mozilla npmjs opensource orcid packagist pypi python readthedocs rubygems w3 wikidata wikimedia wikipedia zenodo",
    rs: "docs",
  }),
);

const domainBeforePath = /^(?:[a-z0-9-]{1,63}\.){0,3}(?<site>[a-z0-9-]{1,63}\.[a-z]{2,4})(?=\/[^/\s])/iu;

/** A name that nobody gives to a folder or a file. */
const webHost = /^www\.(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,63}(?=[/?#]|$)/iu;

/** The domain of a well-known site with which a text begins, and behind which a path follows: `github.com` of `github.com/a/b`. */
export function knownSiteBeforePath(text: string): string | undefined {
  const { 0: domain, groups } = domainBeforePath.exec(text) ?? {};
  return known.has(groups?.["site"]?.toLowerCase() ?? "") ? domain : undefined;
}

/** Whether a text begins, without a scheme, with a host that nothing else is called: `www.a.example`, `github.com/a`. */
export function beginsWithWebHost(text: string): boolean {
  return webHost.test(text) || knownSiteBeforePath(text) !== undefined;
}
