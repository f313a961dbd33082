import { isWellKnownSite } from "./well-known-sites.js";
import { wordSet } from "../text/word-set.js";
import { patternSequence } from "../text/composed-pattern.js";

/** Generic top-level domains that are no file extension, and in which most public sites are. */
const generic = wordSet(`
com org net edu gov info biz io dev ai app co me tv xyz online tech blog cloud chat wiki page site space news live
academy design systems to gg fm im link fyi storage network finance agency digital software community foundation world
codes global stream works team guide studio group science education institute school rocks ninja club pro center media
solutions services technology engineering museum jobs careers art events email coop earth international berlin eus swiss
`);

/**
 * Country-code top-level domains that are no common file extension: `md`, `rs`, `sh`, `py`, `pl`, `cc`, `so`, `ps`,
 * `ml`, `mk`, `tf`, `am`, `in`, `ac`, `la`, `as` and `ms` are left out, and so are those that name the language of a
 * page, such as `index.de`.
 */
const ofCountries = wordSet(`
uk eu us ca au nz jp cn br ru ch at be nl se no dk fi pl es it fr de ie in kr tw hk sg za mx ar cl il ir tr gr pt cz hu
ro ua ee lt lv sk si bg hr lu kz by ae ng ke lk bd vn uy pe ve
`);

/** Names of pages that are followed by the code of their language: `readme.de`, `index.fr`. */
const namesOfPages = wordSet(`
read readme read-me index doc docs guide changelog contributing license intro introduction faq home main about contact install
overview start tutorial usage
`);

/** Extensions of files in a repository whose folder is named like a site. */
const extensionsInRepositories = wordSet(`
md mdx markdown rst adoc txt js jsx ts tsx cjs cjsx cts ctsx mjs mjsx mts mtsx json yaml yml toml py rb go rs java kt c
cc cpp h cs sh conf csv png jpg jpeg gif svg webp ipynb lock xml css scss zip gz
`);

/** A domain and a path, in a reference without query and fragment. */
const domainAndPath = patternSequence(
  /^(?<domain>(?:[a-z\d][a-z\d-]{0,62}\.){1,6}(?<topLevel>[a-z]{2,10}))/i,
  /(?<path>\/[^]*)?$/iy,
);

/**
 * The domain with which a reference begins that has no scheme, such as `github.com` of `github.com/a/b`; nothing where it may as well be a
 * file or a folder (`readme.md`, `lib.rs`, `socket.io/index.js`), or `www.` says all there is to say.
 */
export function domainBeforePath(reference: string): string | undefined {
  const [before = ""] = reference.split(/[?#]/, 1);
  const { domain = "", topLevel = "", path } = domainAndPath.exec(before)?.groups ?? {};
  if (domain === "" || /^www\./i.test(domain) || (path !== undefined && isFileOfRepository(path))) return undefined;
  const last = topLevel.toLowerCase();
  const labels = domain.split(".");
  if (labels.length === 2 && namesOfPages.has((labels[0] ?? "").toLowerCase())) return undefined;
  if (path === undefined) return isHostAlone(labels, topLevel) ? domain : undefined;
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
const commonAlone = wordSet("com org net edu gov");

function isHostAlone(labels: readonly string[], topLevel: string): boolean {
  if (commonAlone.has(topLevel) || isNewerAlone(labels) || isOfService(labels)) return true;
  // `docs.rs` is a file of Rust as well.
  return isWellKnownSite(labels.join(".").toLowerCase()) && !extensionsInRepositories.has(topLevel.toLowerCase());
}

/**
 * Top-level domains of projects and services, written without a scheme; none is a common file extension, as `ai`, `ly` and
 * `info` are, or the name of a library or framework, as `net` and `js` are.
 */
const newer = wordSet(`
dev chat wiki cloud blog xyz eu io to tv gg co me us tech online site social tools page link live news space academy fyi
ca nz tk storage network finance agency digital software community foundation world codes education institute rocks
ninja engineering museum berlin
`);
const underCountries = wordSet("com co org net gov ac edu");

/** Domains below which services give each project a host, whatever files end so: `a.surge.sh`, `meet.jit.si`. */
const ofServices = wordSet(
  "surge.sh now.sh jit.si vercel.app netlify.app web.app pages.dev fly.dev onrender.com atspace.cc",
);

/** Whether people write a domain without a scheme that has none of the common endings: `a.b.dev`, `abc.co.uk`, `Abc.io`. */
function isNewerAlone(labels: readonly string[]): boolean {
  const [first = "", ...others] = labels;
  if (!/^[A-Za-z][a-z0-9-]{2,}$/.test(first) || !others.every((label) => /^[a-z0-9-]+$/.test(label))) return false;
  const [secondLast = "", last = ""] = labels.slice(-2);
  if (labels.length === 2) return newer.has(last) || last === "cn" || last === "ru";
  return newer.has(last) || (underCountries.has(secondLast) && last.length === 2);
}

function isOfService(labels: readonly string[]): boolean {
  return labels.length === 3 && ofServices.has(labels.slice(1).join(".").toLowerCase());
}

function isFileOfRepository(path: string): boolean {
  return extensionsInRepositories.has(path.slice(path.lastIndexOf(".") + 1).toLowerCase());
}
