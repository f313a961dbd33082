import assert from "node:assert/strict";
import type { Tier } from "../../checks/definition/place.js";
import { readSettings } from "../settings/read-settings.js";
import type { Site } from "../read/site.js";
import { placeOf } from "./place-of.js";

const value: Site = { kind: "value" };
const named: Site = { kind: "assigned", name: "apiUrl" };

const rows: readonly (readonly [name: string, tier: Tier, site: Site, ...texts: string[]])[] = [
  [
    "words between marks right behind other characters",
    "prefix",
    value,
    "https://a/{{ lang }}",
    "htps://{{ host }}:{{ port }}/a",
    "https://a/${{ github.ref }}/b c",
    "https://a/<%= lang %>/{% if a %}",
  ],
  ["the same behind a name", "named", named, "/a/{{ lang }}/b", "https://a/{{ lang or 'en' }}"],
  ["marks as words", "prose", value, "https://a/b {{ text }}", "https://a/b ${{ text }}", "https://a/{{ b }} {{ c }}"],
  ["words behind marks", "prose", value, "https://a/{{ b }} is down now"],
];

const { settings } = readSettings({});

describe("places of addresses in templates", () => {
  for (const [name, tier, site, ...texts] of rows)
    it(`${name}, ${site.kind}: ${tier}`, () => {
      for (const text of texts) assert.equal(placeOf(site, text, settings).tier, tier, text);
    });

  it("are of RFC 6570 by an expression of its own, unless a program makes them first", () => {
    const templateOf = (text: string): string | undefined => placeOf(named, text, settings).template;
    assert.equal(templateOf("https://a/b{/c}"), "uri-template");
    assert.equal(templateOf("https://a/%d0%b0{/c}"), "uri-template");
    for (const text of [
      "/a{if $b}/c{/if}",
      "/a@if(b.c){?quick=true}",
      "/a{^b}/c{/b}",
      "/a{foreach $b as $c}/{$c}{/foreach}",
    ])
      assert.equal(templateOf(text), undefined, text);
    for (const text of ["https://a/%s/b{/c}", "https://a/%v{?d}", "https://a/%q{/c}"])
      assert.equal(templateOf(text), undefined, text);
  });

  it("are of RFC 6570 where a function expands them, by whichever text, unless it has a grammar of its own", () => {
    const templateOf = (callee: string, text: string): string | undefined =>
      placeOf({ kind: "argument", callee, index: 0 }, text, settings).template;
    for (const callee of ["URITemplate", "uritemplate.MustNew", "Addressable.Template.new", "UriTemplate.expand"])
      for (const text of ["https://a.example/{=b}", "/a/{b}/{c}", "https://{b}/c/{d}"])
        assert.equal(templateOf(callee, text), "uri-template", `${callee} ${text}`);
    for (const text of ["https://a.example/{b:[0-9]+}", "/a/{*b}", "/a/{b=c}"])
      assert.equal(templateOf("new UriTemplate", text), undefined, text);
  });

  it("are those of OpenAPI where the address of a server has an expression that is not closed", () => {
    const templateOf = (text: string, ...path: string[]): string | undefined =>
      placeOf({ kind: "data", path, isKey: false }, text, settings).template;
    for (const text of ["https://a.example/{version", "{scheme}://a.example/b/{c.d-e", "https://{host"])
      assert.equal(templateOf(text, "servers", "url"), "path-template", text);
    for (const text of ["https://a.example/{version}", "https://a.example/{", "https://a.example/${b", "https://a/{{b"])
      assert.equal(templateOf(text, "servers", "url"), undefined, text);
    assert.equal(templateOf("https://a.example/{version", "servers", "homepage"), undefined);
  });
});
