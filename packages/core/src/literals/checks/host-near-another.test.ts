import { describeDocumentCheck } from "../../../test/describe-document-check.js";
import { hostNearAnother } from "./host-near-another.js";

const own = { hosts: ["example-bank.com", "b\u{FC}cherei.example"] };

/** So many identifiers of one host. */
function often(host: string, times: number): string[] {
  return Array.from({ length: times }, (_, index) => `https://${host}/${index}`);
}

describeDocumentCheck(hostNearAnother, {
  reports: [
    {
      name: "one letter of a host in the settings is another",
      settings: own,
      iris: ["https://example-bank.com/", "https://«exanple-bank.com»/login"],
      suggests: ["https://example-bank.com/", "https://example-bank.com/login"],
      related: "https://example-bank.com/",
      message:
        "The host 'exanple-bank.com' is easily taken for 'example-bank.com'; check which one is meant. One character differs. The host meant may be the one which the settings name.",
    },
    {
      name: "a letter of a host in the settings is left out, added, doubled, or stands elsewhere; or its hyphen is gone",
      settings: own,
      iris: [
        "https://«example-bnk.com»/",
        "https://«examples-bank.com»/",
        "https://«exammple-bank.com»/",
        "https://«example-abnk.com»/",
        "https://«examplebank.com»/",
      ],
      suggests: Array.from({ length: 5 }, () => "https://example-bank.com/"),
    },
    {
      name: "UTS #39 §4: digits look like letters, and one letter like two",
      settings: { hosts: ["paypal.example", "modern.example", "g0lf.example"] },
      iris: ["https://«paypa1.example»/", "https://«modem.example»/", "https://«golf.example»/"],
      message: "Both look the same. The host meant may be the one which the settings name.",
    },
    {
      name: "a host in Unicode is the same in Punycode, where no letter is written in place of another",
      settings: own,
      iris: ["https://xn--bcherei-n2a.example/", "https://«b\u{FC}chrei.example»/"],
    },
    {
      name: "below the registered name anything may stand",
      settings: own,
      iris: ["https://u:p@www.shop.«Exampel-bank.com»:8080/"],
    },
    {
      name: "the beginning of a pattern",
      settings: own,
      iris: ["https://«exanple-bank.com»/{id}"],
    },
    {
      name: "in text for people",
      settings: own,
      site: { kind: "text" },
      iris: ["See https://«exanple-bank.com»/login, or write to us."],
    },
    {
      name: "where packages are fetched from, if nothing else tells of the slip",
      settings: { codes: { "host-near-another": "warning", "host-misspelled": "off" } },
      iris: ["https://«githb.com»/a/b", "https://«go1ang.org»/a", "https://lib.«codebreg.org»/"],
      suggests: ["https://github.com/a/b", "https://golang.org/a", "https://lib.codeberg.org/"],
      message:
        "The host 'githb.com' is easily taken for 'github.com'; check which one is meant. It lacks 'u'. The host meant may be the one from which packages are fetched.",
    },
    {
      name: "what fonts draw almost like where packages are fetched from",
      iris: [
        "https://«pypl.org»/simple",
        "https://«gitiab.com»/a",
        "https://«g1thub.com»/a",
        "https://api.«nuqet.org»/v3",
        "https://«crates.lo»/",
        "https://repo1.«rnaven.org»/",
        "https://www.«nmpjs.org»/a",
        "https://repo.maven.«apach.org»/maven2",
        "https://services.«grad1e.org»/distributions",
        "https://hackage.«haskel.org»/a",
        "https://cran.«r-porject.org»/",
        "https://dl-cdn.«alpine1inux.org»/",
      ],
      suggests: [
        "https://pypi.org/simple",
        "https://gitlab.com/a",
        "https://github.com/a",
        "https://api.nuget.org/v3",
        "https://crates.io/",
        "https://repo1.maven.org/",
        "https://www.npmjs.org/a",
        "https://repo.maven.apache.org/maven2",
        "https://services.gradle.org/distributions",
        "https://hackage.haskell.org/a",
        "https://cran.r-project.org/",
        "https://dl-cdn.alpinelinux.org/",
      ],
    },
    {
      name: "the same file has the other one at least ten times as often",
      iris: [...often("bioschemas.example", 10), "https://«biochemas.example»/1"],
      related: "https://bioschemas.example/0",
      message:
        "The host 'biochemas.example' is easily taken for 'bioschemas.example'; check which one is meant. It lacks 's'. The host meant may be the one which this file has 10 times.",
    },
    {
      name: "letters that are doubled, or stand in another order",
      iris: [...often("disprot.example", 20), "https://«disport.example»/", "https://«dissprot.example»/"],
      message: "The other one has 'ro' in another order. The host meant may be the one which this file has 20 times.",
    },
    {
      name: "the singular, where the plural stands a hundred times as often",
      iris: [...often("bioschemas.example", 100), "https://«bioschema.example»/1"],
    },
    {
      name: "the same file has one that looks the same more often",
      iris: ["https://«paypa1.example»/", "https://paypal.example/", "https://paypal.example/a"],
      message: "Both look the same. The host meant may be the one which this file has 2 times.",
    },
    {
      name: "of two that look the same and are used as often, the one with letters outside ASCII, more digits or more letters",
      iris: [
        "https://«\u{440}aypal.example»/",
        "https://paypal.example/",
        "https://«go1ang.example»/",
        "https://golang.example/",
        "https://«rnodern.example»/",
        "https://modern.example/",
      ],
      message: "The host meant may be the one which this file has once.",
    },
    {
      name: "letters of another script that look the same",
      iris: [
        ...often("\u{441}\u{43E}\u{440}\u{430}.example", 10),
        "https://«copa.example»/",
        "https://«\u{441}opa.example»/",
      ],
    },
  ],
  accepts: [
    {
      name: "the hosts in the settings, their subdomains and ports, and other top-level domains",
      settings: { hosts: ["example-bank.com", "exampel-bank.com"] },
      iris: [
        "https://example-bank.com/",
        "https://exampel-bank.com/",
        "https://api1.example-bank.com:8443/",
        "https://example-bank.org/",
        "https://example-bank.co/",
      ],
    },
    {
      name: "numbered names",
      settings: { hosts: ["tracker-1.example"] },
      iris: ["https://tracker-2.example/", "https://tracker-12.example/", "https://tracker-.example/"],
    },
    {
      name: "short names",
      settings: { hosts: ["iana.org"] },
      iris: ["https://iaea.org/", "https://inaa.org/"],
    },
    {
      name: "another letter makes another name",
      iris: [...often("wikipedia.org", 200), "https://wikimedia.org/", "https://lithub.com/"],
    },
    {
      name: "a letter before the name, or the first one missing",
      iris: [...often("ipython.org", 50), "https://ython.org/"],
    },
    { name: "both are used", iris: [...often("disprot.example", 20), ...often("disport.example", 3)] },
    { name: "nine times as often", iris: [...often("bioschemas.example", 9), "https://biochemas.example/1"] },
    { name: "the singular of a name", iris: [...often("bioschemas.example", 99), "https://bioschema.example/1"] },
    {
      name: "what is below a host that gives subdomains to everybody",
      settings: { hosts: ["example-a.github.io"] },
      iris: ["https://exampel-a.github.io/"],
    },
    {
      name: "addresses, and names of one label",
      settings: { hosts: ["localhosts.example"] },
      iris: ["http://10.0.0.1/", "http://localhost/"],
    },
    {
      name: "names that are near those of package registries and others'",
      iris: ["https://crate.io/", "https://lithub.com/", "https://haven.org/", "https://query.org/", "https://lib.rs/"],
    },
    { name: "the names of other schemes", settings: own, iris: ["urn:example-bnk.com", "tag:example-bnk.com,2026:a"] },
  ],
});
