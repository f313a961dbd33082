import { describeCheck } from "../../../test/describe-check.js";
import { hostMisspelled } from "./host-misspelled.js";

const rows: readonly (readonly [marked: string, correction: string])[] = [
  ["https://«gihub».com/a", "github"],
  ["https://docs.«gitub».com/", "github"],
  ["http://«GITHBU».com", "github"],
  ["https://«githubb».io/a", "github"],
  ["https://«guthub».com:443/a?b", "github"],
  ["//a@b.«wikipeida».org/wiki/A", "wikipedia"],
  ["https://«exmaple».com/", "example"],
  ["https://raw.«githubusercontet».com/a", "githubusercontent"],
  ["https://github.«con»/a", "com"],
  ["https://a.example.«comm»", "com"],
  ["https://gnu.«ogr»/", "org"],
  ["https://a.«nte»/", "net"],
  ["https://«wwww».a.example/b", "www"],
  ["http://«ww».a.example/b", "www"],
  ["http://«WWWWW».a.example/b", "www"],
];

describeCheck(hostMisspelled, {
  reports: rows.map(([iri, correction]) => ({
    name: iri,
    iri,
    suggests: { [`Write '${correction}'`]: iri.replace(/«.*»/u, correction) },
    message: `is one typing slip away from '${correction}'`,
  })),
  accepts: [
    "https://github.com/a",
    "https://gitlab.com/a",
    "https://wikimedia.org/a",
    "https://github.co/a",
    "https://hithub.com/a",
    "https://githubs.com/a",
    "https://gihub.example/a",
    "https://gihub/a",
    "https://a.con.example/",
    "https://con/",
    "https://gihub.com.example/",
    "https://www.a.example/",
    "https://ww.example/",
    "https://www2.a.example/",
    "https://w.a.example/",
    "https://wwwwww.a.example/",
    "https://ww1.a.example/",
    "mailto:a@gihub.com",
    "/gihub.com",
  ].map((iri) => ({ name: iri, iri })),
});
