import assert from "node:assert/strict";
import type { Tier } from "../../checks/definition/place.js";
import { readSettings } from "../settings/read-settings.js";
import type { Site } from "../read/site.js";
import { placeOf } from "./place-of.js";

const assigned = (name: string): Site => ({ kind: "assigned", name });
const argument = (callee: string): Site => ({ kind: "argument", callee, index: 0 });

const rows: readonly (readonly [name: string, tier: Tier, site: Site, ...texts: string[]])[] = [
  ["options of requests", "sink", assigned("axios().url"), "/a b", "a b"],
  ["options of requests", "sink", assigned("ajax().url"), "/a b"],
  ["options of requests", "sink", assigned("request().uri"), "/a b"],
  ["options of other functions", "named", assigned("open().url"), "/a b"],
  ["options of other functions", "never", assigned("open().url"), "a b"],
  ["members that are called like a function", "named", assigned("request.url"), "/a b"],
  ["header fields in an argument", "sink", assigned("writeHead().Location"), "/a b", "a b"],
  ["header fields in an argument", "sink", assigned("new Headers().location"), "/a b"],
  ["a header field's name in other arguments", "never", assigned("visit().Location"), "/a b"],
  ["clients of libraries", "sink", argument("this.http.get"), "/a b"],
  ["clients of libraries", "sink", argument("$http.post"), "a b"],
  ["clients of further languages", "sink", argument("URI.open"), "/a b", "a b"],
  ["clients of further languages", "sink", argument("Tesla.get"), "a b"],
  ["holders of clients", "sink", argument("driver.get"), "https://a b", "www.a.example"],
  ["holders of clients", "sink", argument("client.Get"), "https://a b", "www.a.example"],
  ["holders of something else", "never", argument("client.Get"), "user:1 b", "a b"],
  ["what stands before paths", "sink", assigned("create().baseURL"), "https://a b", "/a b"],
  ["what stands before paths", "never", assigned("create().baseURL"), "a b"],
  ["other methods of clients", "never", argument("this.http.count"), "/a b"],
  ["redirections", "sink", argument("res.location"), "/a b"],
  ["redirections", "sink", argument("permanentRedirect"), "/a b"],
  ["redirections by a name or an address", "sink", argument("redirect"), "www.a.example/b", "https://a b"],
  ["redirections by a name or an address", "never", argument("redirect"), "a:b", "b c"],
  ["the file of a worker", "sink", argument("new Worker"), "./a b.js", "https://a/b c.js", "/a"],
  ["the code of a worker", "never", argument("new Worker"), "process.exit('a b')", "a = 1", "const a = /b c/;"],
  ["methods before what is requested", "never", assigned("request().url"), "GET /a", "DELETE /a/b?c"],
  ["a location that may be another one", "sink", assigned("self.location"), "/a b"],
  ["a location that may be another one", "sink", argument("location.replace"), "/a b"],
  ["no location of a browser", "never", assigned("self.location"), "10.0.2.15:3260"],
  ["no location of a browser", "never", argument("location.replace"), "%", "a b"],
];

const { settings } = readSettings({});

describe("places of requests and responses", () => {
  for (const [name, tier, site, ...texts] of rows)
    it(`${name}: ${JSON.stringify(site)}: ${tier}`, () => {
      for (const text of texts) assert.equal(placeOf(site, text, settings).tier, tier, text);
    });
});
