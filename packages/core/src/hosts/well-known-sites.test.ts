import assert from "node:assert/strict";
import { beginsWithWebHost, knownSiteBeforePath } from "./well-known-sites.js";

describe("knownSiteBeforePath", () => {
  for (const [text, domain] of Object.entries({
    "github.com/a": "github.com",
    "GitHub.com/a/b.git": "GitHub.com",
    "en.wikipedia.org/wiki/A": "en.wikipedia.org",
    "dx.doi.org/10.1000/1": "dx.doi.org",
  }))
    it(`is ${domain} in ${text}`, () => assert.equal(knownSiteBeforePath(text), domain));
  for (const text of ["github.com", "github.com/", "github.com/ a", "a/github.com/b", "notgithub.com/a", "a.example/b"])
    it(`is none in ${text}`, () => assert.equal(knownSiteBeforePath(text), undefined));
});

describe("beginsWithWebHost", () => {
  for (const text of ["www.a.example", "www.a.example/b", "WWW.a-1.b.co?d", "github.com/a"])
    it(`sees one in ${text}`, () => assert(beginsWithWebHost(text)));
  for (const text of ["www.", "www.a", "www.a.b c", "a.www.b.c", "example.com/a", "github.com"])
    it(`sees none in ${text}`, () => assert(!beginsWithWebHost(text)));
});
