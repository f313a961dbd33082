import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { wordPattern } from "../../../text/word-set.js";
import type { Convention } from "../convention.js";

/** The status of a document on its way to a W3C recommendation. */
const statusOfW3c = wordPattern("FPWD WD LC(?:WD)? CRD? PR PER REC NOTE", "u");

/**
 * A version of a specification on its way to a W3C recommendation, by its folder: `published/2019-WD/`, `TR/REC-a/`.
 */
const published = patternSequence(
  /(?:^|\/)/iu,
  wordPattern("published publishing publications? snapshots? publishing[_-]snapshots? TR releases"),
  /\/(?:[\w.-]{1,40}[_-])?/iu,
  statusOfW3c,
  /(?:[_-][\w.-]{1,60})?\//u,
);

/**
 * A version of a specification on its way to a W3C recommendation, by its file name: `FPWD.html`, `WD-a-20190304.html`.
 */
const publishedAlone = patternUnion(
  /(?:^|[/_-])(?:fpwd|lcwd)\.x?html?$/iu,
  patternSequence(/(?:^|\/)/u, statusOfW3c, /-[\w-]{1,60}-\d{8}(?:\/[\w.-]{1,60})?\.x?html?$/u),
);

/** Specifications as they were published, which their authors leave as they are. */
export const publishedSpecifications: readonly Convention[] = [
  {
    name: "document as it was published on its way to a recommendation, in a folder of such documents",
    seenIn: "publishing-snapshots/CR-csv2json/Overview.html (w3c/csvw)",
    kind: "historical",
    match: { path: [published] },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...["publishing-snapshots/CR-csv2json/Overview.html", "TR/REC-rdf11/a.html", "TR/WD-a-20140327/b.html"],
        ...["published/NOTE-a/index.html", "snapshots/FPWD/a.html", "releases/csvw-PR-2015/a.md"],
      ],
      isNot: ["publishing-snapshots/README.md", "TR/a.html", "CR-a/b.html", "TR/WD-a/b.ts", "published/record/a.md"],
    },
  },
  {
    name: "document as it was published on its way to a recommendation, by the name of the file",
    seenIn: "repositories of W3C's working groups: `index-fpwd.html` (w3c/poe)",
    kind: "historical",
    match: { path: [publishedAlone] },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["vocab/index-fpwd.html", "a/FPWD.html", "WD-shacl-20160814.html", "a/REC-b-c-20170720.xhtml", "b_lcwd.html"],
      isNot: ["vocab/index.html", "a/WD-b.html", "fpwd/index.html", "WD-shacl-20160814.ttl", "RECORD-a-20170720.html"],
    },
  },
  {
    name: "document in RDF as it was published on its way to a recommendation, in a folder of such documents",
    seenIn: "publishing-snapshots/PR-earl/rcsvw_test_report-2015-10-20.ttl (w3c/csvw)",
    kind: "historical",
    match: { path: [published], of: "rdf" },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["publishing-snapshots/PR-earl/a.ttl", "TR/REC-a/b.jsonld", "published/CR-c/d.owl"],
      isNot: ["publishing-snapshots/a.ttl", "TR/a/b.ttl", "TR/CR-a/b.json"],
    },
  },
];
