/** Sites that people write without a scheme, because everybody knows them: as registered, with their subdomains. */
const sites =
  "github.com gitlab.com bitbucket.org codeberg.org sourceforge.net githubusercontent.com npmjs.com npmjs.org pypi.org crates.io docs.rs rubygems.org packagist.org readthedocs.io readthedocs.org stackoverflow.com wikipedia.org wikidata.org wikimedia.org youtube.com youtu.be vimeo.com twitter.com facebook.com fb.me instagram.com linkedin.com medium.com reddit.com google.com goo.gl bit.ly doi.org orcid.org arxiv.org zenodo.org figshare.com w3.org ietf.org opensource.org creativecommons.org apache.org mozilla.org python.org microsoft.com imgur.com patreon.com paypal.com paypal.me opencollective.com kaggle.com huggingface.co discord.gg t.me nih.gov";

const known: ReadonlySet<string> = new Set(sites.split(" "));

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
