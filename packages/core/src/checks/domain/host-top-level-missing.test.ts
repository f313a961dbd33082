import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { hostTopLevelMissing } from "./host-top-level-missing.js";

const com = "Write '.com' behind it";
const org = "Write '.org' behind it";

const link: Place = { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "link" };

describeCheck(hostTopLevelMissing, {
  reports: [
    {
      name: "a label alone",
      iri: "https://«github»/a/b",
      suggests: { [com]: "https://github.com/a/b" },
      message: "The host 'github' has no top-level domain; write 'github.com'.",
    },
    {
      name: "below a site",
      iri: "https://«en.wikipedia»/wiki/A",
      suggests: { [org]: "https://en.wikipedia.org/wiki/A" },
    },
    {
      name: "with the dot of the root (syncthing/docs)",
      iri: "https://«github.»/a/b",
      suggests: { [com]: "https://github.com/a/b" },
    },
    { name: "two labels below a site", iri: "http://«a.b.zenodo»/1", suggests: { [org]: "http://a.b.zenodo.org/1" } },
    { name: "in capital letters", iri: "HTTP://«GitHub»/a", suggests: { [com]: "HTTP://GitHub.com/a" } },
    {
      name: "any label, where readers follow a link",
      iri: "https://«bioconda»/",
      place: link,
      message: "The host 'bioconda' has no top-level domain; write its whole name.",
    },
    { name: "a label with a hyphen", iri: "https://«ab-c1»", place: { ...link, role: "\\href" } },
    { name: "a name with a capital", iri: "https://«Calyptia»", place: { ...link, role: "\\href" } },
    { name: "behind a scheme a site alone", iri: "https://«github»", place: link },
    { name: "the same over HTTP (hadley/r-pkgs)", iri: "http://«github»", place: link },
    { name: "an identifier", iri: "https://«doi»/10.1000/1", suggests: { [org]: "https://doi.org/10.1000/1" } },
  ],
  accepts: [
    { name: "a whole name", iri: "https://github.com/a" },
    { name: "a machine of a company", iri: "http://gitlab/a/b" },
    { name: "a top-level domain of its own", iri: "https://about.google/a" },
    { name: "a slash in place of the dot", iri: "https://github/com/a" },
    { name: "the same at the end", iri: "https://github/com" },
    { name: "no path", iri: "https://github/" },
    { name: "no path and no slash", iri: "https://github" },
    { name: "a machine over HTTP, where readers follow a link", iri: "http://wiki", place: link },
    { name: "any label elsewhere", iri: "https://bioconda/", place: { ...link, role: "fetch" } },
    { name: "a name that a program reads", iri: "https://bioconda/", place: { ...link, tier: "named" } },
    { name: "a machine without a certificate", iri: "http://intranet/a", place: link },
    { name: "the own machine", iri: "https://localhost/a", place: link },
    { name: "a port at a link", iri: "https://jenkins:8443/", place: link },
    { name: "words that a reader replaces", iri: "https://your-domain/a", place: link },
    { name: "a word for a host", iri: "https://hostname/a", place: link },
    { name: "a word for a host with a capital", iri: "https://Hostname/a", place: link },
    { name: "capitals that a reader replaces", iri: "https://HOST", place: link },
    { name: "a word for a host behind another", iri: "https://proxy-server/a", place: link },
    { name: "a word for what it leads to (libretro/docs)", iri: "https://link", place: link },
    { name: "the same with more words (rladies/rladiesguide)", iri: "https://link-to-source/", place: link },
    { name: "the same in Spanish", iri: "https://enlace/a", place: link },
    { name: "two letters", iri: "https://ab/c", place: link },
    { name: "capital letters", iri: "https://HOST/c", place: link },
    { name: "an empty segment", iri: "https://github//a" },
    { name: "a port", iri: "http://reddit:8080/a" },
    { name: "another scheme", iri: "redis://twitter/0" },
    { name: "a longer label", iri: "https://mygithub/a" },
    { name: "a label as short as a top-level domain", iri: "https://a.doi/10.1000/1" },
    { name: "four labels", iri: "https://a.b.c.github/a" },
  ],
});
