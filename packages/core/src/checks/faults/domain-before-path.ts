/** Generic top-level domains that are no file extension, and in which most public sites are. */
const generic: ReadonlySet<string> = new Set(
  "com org net edu gov info biz io dev ai app co me tv xyz online tech blog cloud chat wiki page site space news live academy design systems".split(
    " ",
  ),
);

/**
 * Country-code top-level domains that are no common file extension: `md`, `rs`, `sh`, `py`, `pl`, `cc`, `so`, `ps`,
 * `ml`, `mk`, `tf`, `am`, `in`, `ac`, `la`, `as` and `ms` are left out, and so are those that name the language of a
 * page, such as `index.de`.
 */
const ofCountries: ReadonlySet<string> = new Set(
  "uk eu us ca au nz jp cn br ru ch at be nl se no dk fi pl es it fr de ie in kr tw hk sg za mx ar cl il ir tr gr pt cz hu ro ua".split(
    " ",
  ),
);

/** Names of pages that are followed by the code of their language: `readme.de`, `index.fr`. */
const namesOfPages = /^(?:read-?me|index|docs?|guide|changelog|contributing|license|intro(?:duction)?|faq|home|main)$/i;

/** Extensions of files in a repository whose folder is named like a site. */
const fileOfRepository =
  /\.(?:md|mdx|markdown|rst|adoc|txt|[cm]?[jt]sx?|json|ya?ml|toml|py|rb|go|rs|java|kt|c|cc|cpp|h|cs|sh|conf|csv|png|jpe?g|gif|svg|webp|ipynb|lock|xml|css|scss|zip|gz)(?=[?#]|$)/i;

const domainAndPath =
  /^(?<domain>(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})\.){1,6}(?<topLevel>[A-Za-z]{2,6}))(?<path>\/[^?#]*)?(?=[?#]|$)/;

/**
 * The domain with which a reference begins that has no scheme, such as `github.com` of `github.com/a/b`; nothing where it may as well be a
 * file or a folder (`readme.md`, `lib.rs`, `socket.io/index.js`), or `www.` says all there is to say.
 */
export function domainBeforePath(reference: string): string | undefined {
  const { domain = "", topLevel = "", path } = domainAndPath.exec(reference)?.groups ?? {};
  if (domain === "" || /^www\./i.test(domain) || (path !== undefined && fileOfRepository.test(path))) return undefined;
  const last = topLevel.toLowerCase();
  const labels = domain.split(".");
  if (labels.length === 2 && namesOfPages.test(labels[0] ?? "")) return undefined;
  if (path === undefined) return commonAlone.has(topLevel) || aloneInLowerCase.test(domain) ? domain : undefined;
  return isPublicTopLevel(last) ? domain : undefined;
}

/**
 * Whether public sites are registered below a top-level domain, given in lower case, and it is no common file
 * extension.
 */
export function isPublicTopLevel(label: string): boolean {
  return generic.has(label) || ofCountries.has(label);
}

/**
 * Top-level domains for which a reference without a path counts as a domain: with others, a name of two parts is more
 * often a file, and one such as `ASP.NET` a word.
 */
const commonAlone: ReadonlySet<string> = new Set("com org net edu gov".split(" "));

/** Domains of projects under newer top-level domains, in lower case, as people write them without a scheme. */
const aloneInLowerCase =
  /^[a-z][a-z0-9-]{2,62}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:dev|chat|wiki|cloud|blog|xyz|eu|(?:com|co|org|net)\.[a-z]{2}|(?<=\.[a-z0-9-]{1,63}\.)io)$/;
