import assert from "node:assert/strict";
import { domainBeforePath } from "./domain-before-path.js";

const rows: readonly (readonly [name: string, reference: string, domain: string | undefined])[] = [
  ["a path of a forge", "github.com/nfl/react-helmet", "github.com"],
  ["a query", "example.org/search?q=a", "example.org"],
  ["a domain of two letters before a path", "lists.example.fr/x", "lists.example.fr"],
  ["a domain alone", "example.com", "example.com"],
  ["a fragment", "example.com#a", "example.com"],
  ["a page of a site", "example.org/a/index.html", "example.org"],
  ["a document", "example.org/a.pdf", "example.org"],
  ["capitals", "GitHub.COM/a", "GitHub.COM"],
  ["a subdomain of another", "rosalind.info/problems/", "rosalind.info"],
  ["a page of Markdown", "readme.md", undefined],
  ["a script", "docs/setup.sh", undefined],
  ["a source of Rust", "lib.rs", undefined],
  ["a source of C++", "main.cc", undefined],
  ["an archive", "data.zip", undefined],
  ["a configuration", "next.config.js", undefined],
  ["a page", "index.html", undefined],
  ["a template of autoconf", "config.h.in", undefined],
  ["a page in another language", "readme.de/a", undefined],
  ["a folder that is named like a site", "socket.io/index.js", undefined],
  ["a folder with pages", "example.com/README.md", undefined],
  ["a service alone", "xmr.to", "xmr.to"],
  ["a service with a capital alone", "Fly.io", "Fly.io"],
  ["a well-known site of two short labels alone", "t.me", "t.me"],
  ["a well-known site alone, under the ending of a format", "Bit.ly", "Bit.ly"],
  ["a well-known site alone that a file of Rust is called like", "docs.rs", undefined],
  ["a picture alone", "logo.ai", undefined],
  ["a manual alone", "emacs.info", undefined],
  ["a score alone", "minuet.ly", undefined],
  ["a library alone", "Vue.js", undefined],
  ["a request to read alone", "read.me", undefined],
  ["a page in the language of a country alone", "index.us", undefined],
  ["a short name alone", "a.io", undefined],
  ["the same behind two labels", "a-project.readthedocs.io", "a-project.readthedocs.io"],
  ["a domain of Europe alone", "a-project.eu", "a-project.eu"],
  ["a domain below one of a country alone", "project.com.br", "project.com.br"],
  ["a newer domain alone", "flutteritalia.dev", "flutteritalia.dev"],
  ["a newer domain before a path", "cpp.chat/a", "cpp.chat"],
  ["a word with capitals", "ASP.NET", undefined],
  ["a name with a capital", "Example.com", "Example.com"],
  ["a step up", "../github.com/a", undefined],
  ["a path from the root", "/github.com/a", undefined],
  ["a dot at the beginning", ".github.com/a", undefined],
  ["a number", "v1.2/a", undefined],
  ["nothing", "", undefined],
];

describe("domainBeforePath", () => {
  for (const [name, reference, domain] of rows)
    it(`${name}: ${reference}`, () => assert.equal(domainBeforePath(reference), domain));
});
