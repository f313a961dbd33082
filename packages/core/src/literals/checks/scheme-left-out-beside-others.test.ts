import { describeDocumentCheck } from "../../../test/describe-document-check.js";
import { schemeLeftOutBesideOthers } from "./scheme-left-out-beside-others.js";

const site = { kind: "data", path: ["url"], isKey: false } as const;
const others = ["https://a.example/", "http://b.example/", "https://c.example/d"];

describeDocumentCheck(schemeLeftOutBesideOthers, {
  reports: [
    {
      name: "a domain in a list of merchants (monero-project/monero-site)",
      site,
      iris: [...others, "«xmr.to»", "https://e.example/"],
      suggests: [...others, "https://xmr.to", "https://e.example/"],
      message: "It is read as a relative path; 4 other values of this name have a scheme.",
    },
    {
      name: "a path behind it",
      site,
      iris: ["«a.b.dev/c?d»", ...others, ...others],
      suggests: ["https://a.b.dev/c?d", ...others, ...others],
    },
    {
      name: "a variable in a program (wesbos/awesome-uses)",
      site: { kind: "assigned", name: "person.url" },
      iris: [...others, "«a.co.uk/uses»", "https://e.example/"],
    },
  ],
  accepts: [
    { name: "too few that have a scheme", site, iris: [...others, "xmr.to", "xmr.cc.com"] },
    { name: "one other value", site, iris: ["https://a.example/", "xmr.to"] },
    { name: "a file", site, iris: [...others, ...others, "readme.md", "a.example.json", "b/c.com", "/d.com"] },
    { name: "values of another name", site: { kind: "data", path: ["uri"], isKey: false }, iris: ["xmr.to"] },
    { name: "a host that is told by another check", site, iris: [...others, ...others, "www.a.com", "github.com/a"] },
    {
      name: "registries of containers, and hosts of examples",
      site,
      iris: [...others, ...others, "a.azurecr.io/charts", "ghcr.io/a/b", "registry-1.docker.io/a", "a.example.com"],
    },
    {
      name: "files of which a program makes others (digital-land/digital-land.info)",
      site,
      iris: [...others, ...others, "requirements.in", "dev-requirements.in", "MANIFEST.in", "config.h.in", "a.pc.in"],
    },
    {
      name: "a set of data that a program has gathered",
      site,
      iris: [...Array.from({ length: 2001 }, (_, index) => `https://a.example/${index}`), "xmr.to"],
    },
    { name: "what a program requests", iris: [...others, ...others, "api.b.com"] },
  ],
});
