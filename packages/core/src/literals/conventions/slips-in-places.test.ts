import assert from "node:assert/strict";
import type { Tier } from "../../checks/definition/place.js";
import { readSettings } from "../settings/read-settings.js";
import type { Site } from "../read/site.js";
import { placeOf } from "./place-of.js";

const value: Site = { kind: "value" };
const assigned = (name: string): Site => ({ kind: "assigned", name });
const data = (...path: string[]): Site => ({ kind: "data", path, isKey: false });
const attribute = (element: string, name: string): Site => ({ kind: "attribute", element, name });

const rows: readonly (readonly [name: string, tier: Tier, site: Site, ...texts: string[]])[] = [
  [
    "one slash before a host",
    "prefix",
    value,
    "http:/a.example",
    "wss:/a.example/b",
    "HTTPS:/a.example/b",
    "http:/1.2.3.4:80/",
  ],
  [
    "white space around an address, where a key tells of sites and profiles",
    "named",
    data("author", "github"),
    "\thttps://a.example/b",
    "https://a.example/b ",
  ],
  ["the name of an account, there", "never", data("author", "github"), "a/b ", " @c"],
  ["white space around the address of a site", "sink", data("website"), " https://a.example", "https://a.example "],
  ["one slash before this machine", "prefix", value, "http:/localhost/", "http:/localhost"],
  ["one slash before something else", "never", value, "http:/", "http:/a", "http:/a.b", "xhttp:/a.example", "ws:/a"],
  ["one slash in a sentence", "prose", value, "http:/a.example b", "see http:/a.example"],
  ["no colon before a host", "prefix", value, "http//a.example", "https//a.b.example:80"],
  ["no colon behind Git's scheme", "prefix", value, "git+https//a.example/b.git", "git+https:/a.example/b.git"],
  ["no colon before something else", "never", value, "https//", "https//a", "http//a.b/c"],
  ["no colon behind another name", "never", value, "ssh//a.example", "wss//a.example"],
  ["two colons before a host", "prefix", value, "https:://a.example"],
  ["two colons where a name tells", "named", assigned("homepage"), "https:://a", "wss:;//a"],
  ["two colons in something else", "never", assigned("url"), "std::a/b", "http::a", "https::Client"],
  ["a mark before the colon", "prefix", value, "https.://a.example"],
  ["a space before the colon", "prefix", value, "https ://a.example/b", "ws ://localhost:80"],
  ["a space before the colon and no host", "never", value, "https ://", "https ://a", "see https ://a"],
  ["a space before the colon within a text", "prose", value, "see https ://a.example", "see http : //a.example/b"],
  ["a space before the colon where a name tells", "named", assigned("url"), "https ://a", "ws ://a/b"],
  [
    "white space and quotation marks before a scheme",
    "named",
    assigned("url"),
    " https://a/b",
    "“https://a/b”",
    "\n'ws://a",
  ],
  [
    "a parenthesis that nothing closes before a scheme",
    "named",
    assigned("url"),
    "(https://a.example/b",
    '"(https://a',
  ],
  ["a parenthesis that is closed", "prose", assigned("url"), "(https://a.example/b)"],
  ["the same where nothing tells", "prose", value, " https://a.example/b", "“https://a.example/b”"],
  ["white space before something else", "never", assigned("url"), " /a", " a:b", "'/a'"],
  ["an identifier in a text", "prose", assigned("url"), " https://a.example/b is c", "“https://a.example/b” and"],
  [
    "backslashes before a host",
    "prefix",
    value,
    "https:\\\\a.example",
    "wss:\\\\a.example",
    "http:\\\\例え.example\\a",
  ],
  ["a full-width colon before a host", "prefix", value, "https\uFF1A//a.example"],
  ["a full-width colon before something else", "never", value, "https\uFF1A//", "https\uFF1Aa.example"],
  [
    "no colon where a name tells",
    "named",
    assigned("baseURL"),
    "https//a",
    "http;//a",
    "HTTP//:a",
    "ws/:/a",
    "ftp,//a",
  ],
  [
    "no colon where a key of data tells",
    "named",
    { kind: "data", path: ["base_url"], isKey: false },
    "https//a",
    "ws//a",
  ],
  ["folders called like a scheme", "never", assigned("apiUrl"), "http/a", "https", "ws/;//a"],
  ["drives where a browser follows them", "sink", attribute("img", "src"), "C:\\a.png", "c:/a.png"],
  ["drives where a browser follows them", "sink", attribute("A", "href"), "C:\\a.html", "c:/a.html"],
  ["drives in other attributes", "never", attribute("file", "src"), "C:\\a", "c:/a"],
  ["hosts of servers", "sink", data("servers", "url"), "api.a.example/v1", "localhost:3000", "192.0.2.1:80/b", "/v1"],
  ["names of servers", "never", data("servers", "url"), "Production", "The first server", "git@a.example:b", "a::b"],
  ["servers by their names", "never", data("servers", "production", "url"), "localhost:3000", "a.example:1883"],
  ["nothing but a drive", "never", attribute("img", "src"), "C:", "C:a", "c://a"],
];

const { settings } = readSettings({});

function productionOf(site: Site, text: string): string {
  return placeOf(site, text, settings).production;
}

describe("slips in places", () => {
  for (const [name, tier, site, ...texts] of rows)
    it(`${name}, ${site.kind}: ${tier}`, () => {
      for (const text of texts) assert.equal(placeOf(site, text, settings).tier, tier, text);
    });

  it("ask for a misspelled scheme, not for a missing one, where there is no colon", () => {
    assert.equal(productionOf(value, "htpp://a"), "IRI");
    assert.equal(productionOf(value, "http;//a"), "IRI-reference");
    assert.equal(productionOf(value, "https//:a"), "IRI-reference");
    assert.equal(productionOf(value, "https\uFF1A//a.example"), "IRI-reference");
    assert.equal(productionOf(attribute("svg", "xmlns"), "http//a"), "IRI-reference");
    assert.equal(productionOf(attribute("svg", "xmlns"), "http/a"), "IRI");
    assert.equal(productionOf(attribute("svg", "xmlns"), "www.a.example"), "IRI");
  });

  it("ask for a scheme that is left out before a host where no base is, and for a missing one before a path", () => {
    const location: Site = { kind: "identifier", use: "reference", production: "IRI", role: "loc" };
    for (const text of ["www.a.example/b", "a-project.org/b", "a-project.org"])
      assert.equal(productionOf(location, text), "IRI-reference", text);
    for (const text of ["/b", "../b", "https://a.example/"]) assert.equal(productionOf(location, text), "IRI", text);
  });
});
