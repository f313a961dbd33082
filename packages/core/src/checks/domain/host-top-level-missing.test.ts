import { describeCheck } from "../../../test/describe-check.js";
import { hostTopLevelMissing } from "./host-top-level-missing.js";

const com = "Write '.com' behind it";
const org = "Write '.org' behind it";

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
    { name: "two labels below a site", iri: "http://«a.b.zenodo»/1", suggests: { [org]: "http://a.b.zenodo.org/1" } },
    { name: "in capital letters", iri: "HTTP://«GitHub»/a", suggests: { [com]: "HTTP://GitHub.com/a" } },
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
    { name: "an empty segment", iri: "https://github//a" },
    { name: "a port", iri: "http://reddit:8080/a" },
    { name: "another scheme", iri: "redis://twitter/0" },
    { name: "a longer label", iri: "https://mygithub/a" },
    { name: "a label as short as a top-level domain", iri: "https://a.doi/10.1000/1" },
    { name: "four labels", iri: "https://a.b.c.github/a" },
  ],
});
