import { describeCheck } from "../../../test/describe-check.js";
import { pathNumberSign } from "./path-number-sign.js";

describeCheck(pathNumberSign, {
  reports: [
    {
      name: "the number of a pull request (angular/angular)",
      iri: "https://github.com/a/b/pull/«#»8600",
      suggests: { "Remove the '#'": "https://github.com/a/b/pull/8600" },
      message: "'#' ends the path before what belongs to it; remove it.",
    },
    { name: "an issue", iri: "https://github.com/a/b/issues/«#»12" },
    { name: "a merge request", iri: "https://gitlab.com/a/b/c/-/merge_requests/«#»7" },
    { name: "a pull request of Bitbucket", iri: "https://bitbucket.org/a/b/pull-requests/«#»7/" },
    { name: "a discussion, and a comment on it", iri: "https://github.com/a/b/discussions/«#»7#discussioncomment-1" },
    {
      name: "the name of a language in that of a file (atinfo/awesome-test-automation)",
      iri: "https://github.com/a/b/blob/master/c«#»-test-automation.md",
      suggests: { "Percent-encode the '#'": "https://github.com/a/b/blob/master/c%23-test-automation.md" },
      message: "'#' ends the path before what belongs to it; write '%23'.",
    },
    { name: "the name of a language as that of a file (hahwul/WebHackersWeapons)", iri: "/categorize/langs/C«#».md" },
    { name: "as the name of a folder", iri: "../F«#»/README.md" },
    {
      name: "as the name of a folder before another one (ashishps1/awesome-low-level-design)",
      iri: "../solutions/c«#»/Cricinfo/",
      suggests: { "Percent-encode the '#'": "../solutions/c%23/Cricinfo/" },
    },
    { name: "a folder at the root of a site", iri: "/C«#»/a" },
    { name: "a folder beside the document", iri: "F«#»/a" },
    { name: "a folder of a repository", iri: "https://github.com/a/b/tree/main/c«#»/d" },
    { name: "a folder of a repository, with a file", iri: "https://gitlab.com/a/b/-/blob/main/C«#»/d/e" },
    { name: "at the end of a name", iri: "images/logo-c«#».png" },
  ],
  accepts: [
    { name: "the number of an issue", iri: "https://github.com/a/b/issues/12" },
    { name: "a comment on an issue", iri: "https://github.com/a/b/issues/12#issuecomment-7" },
    { name: "a part of a list", iri: "https://a.example/issues/#archive" },
    { name: "a part of a list that is no project's", iri: "https://a.example/issues/#12" },
    { name: "a list in the page at hand", iri: "b/issues/#12" },
    { name: "a page of an application", iri: "https://a.example/#/issues/12" },
    { name: "a page on a language", iri: "https://a.example/c#/basics" },
    { name: "the folder of a language alone", iri: "../solutions/c#/" },
    { name: "a page of an application that is relative", iri: "/docs/#/c" },
    { name: "a part of a page on a language", iri: "https://a.example/languages/c#standard-library" },
    { name: "a file in a page", iri: "https://gist.github.com/a/b#file-c-md" },
    { name: "a part named as a file is", iri: "https://a.example/abc#d.md" },
    { name: "a number sign that is percent-encoded", iri: "/langs/C%23.md" },
    { name: "a query before it", iri: "https://github.com/a/b/issues/?q=c#12" },
    { name: "a query after the path of a language", iri: "/a?b=c#.md" },
  ],
});
