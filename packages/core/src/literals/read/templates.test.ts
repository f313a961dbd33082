import assert from "node:assert/strict";
import { checkDocument, defaultSettings } from "../index.js";
import { readDocument, type LanguageName } from "../../documents/index.js";

interface Row {
  readonly language?: LanguageName;
  readonly source: string;
  /** Code and characters of what is told. */
  readonly told: readonly string[];
}

const rows: Readonly<Record<string, Row>> = {
  "a link of HAL that says so (JSON Hypertext Application Language §5.2)": {
    source: '{ "_links": { "find": { "href": "/orders{=id}", "templated": true } } }',
    told: ["template-malformed ="],
  },
  "the same, said before": {
    source: '{ "templated": true, "href": "/orders{?id" }',
    told: ["template-malformed {?id"],
  },
  "a link that says it is none": { source: '{ "href": "/orders{=id}", "templated": false }', told: [] },
  "a link whose neighbour says so": {
    source: '[{ "href": "/a{=b}" }, { "href": "/c{d}", "templated": true }]',
    told: [],
  },
  "a key that says so": { source: '{ "uriTemplate": "https://a.example/{é}" }', told: ["template-malformed é"] },
  "a property that says so": {
    language: "javascript",
    source: 'f({ uriTemplate: "https://a.example/{user--id}" })',
    told: ["template-malformed -"],
  },
  "a template of Hydra in JSON-LD": {
    language: "jsonld",
    source: '{ "hydra:template": "/issues{=q}" }',
    told: ["template-malformed ="],
  },
  "parameters of PHP in a template of Hydra, which API Platform writes": {
    language: "jsonld",
    source: '{ "hydra:template": "/books{?id,id[],order[title],published[before]}" }',
    told: [],
  },
  "the same elsewhere": { source: '{ "uriTemplate": "/books{?id[]}" }', told: ["template-malformed ["] },
  "templates of Hydra in Turtle, by the predicate or by the datatype": {
    language: "turtle",
    source: [
      "@prefix h: <http://www.w3.org/ns/hydra/core#> .",
      '[] h:template "/a{=b}", "/c{?d,e}"^^h:Rfc6570Template ; <http://www.w3.org/ns/hydra/core#template> "/{f" ;',
      '  <#g> "/h{!i}"^^<http://www.w3.org/ns/hydra/core#Rfc6570Template>, "/j{=k}" ; <#template> "/l{=m}" .',
    ].join("\n"),
    told: ["template-malformed =", "template-malformed {f", "template-malformed !"],
  },
  "an expression that only templates have": {
    source: '{ "users_url": "https://api.example.com/users{/id}{?q,r" }',
    told: ["template-malformed {?q,r"],
  },
  "what is wrong beside expressions": {
    source: '{ "users_url": "https://api.example.com/a b{/id}" }',
    told: ["character-space  "],
  },
  "other templates have grammars of their own": {
    source: '{ "url": "https://a.example/{{host}}/{user-id}/{id:[0-9]+}/${x}{/y}" }',
    told: [],
  },
  "a path of an OpenAPI description": {
    source: '{ "paths": { "/pets/{pet-id}": {}, "/pets/{petId": {}, "/pets/petId}": {}, "/pets": {} } }',
    told: ["template-malformed {petId", "template-malformed }"],
  },
  "the same in YAML": {
    language: "yaml",
    source: "paths:\n  /pets/{petId:\n    get: {}\n  /pets/{a}/{}:\n    get: {}\n",
    told: ["template-malformed {petId", "template-malformed {}"],
  },
  "an operator and a repeated name in paths of OpenAPI, which has neither": {
    language: "yaml",
    source: "paths:\n  /a/{=bad}: {}\n  /b{?q,r}: {}\n  /c/{d}/{d}: {}\n  /e/{é}/{proxy+}: {}\n",
    told: ["template-malformed =", "template-malformed ?", "template-malformed {d}"],
  },
  "an expression without its end that only templates have": {
    source: '{ "gists_url": "https://a.example/users/a/gists{/gist_id" }',
    told: ["template-malformed {/gist_id"],
  },
  "addresses in answers of GitHub's API": {
    source: [
      '{ "url": "https://api.github.com/users/a{=bad}", "gists_url": "https://api.github.com/users/a/gists{/é}",',
      '  "x_url": "https://a.example/api/v3/users/{user}{@x}", "y_url": "https://api.github.com/users/{}" }',
    ].join("\n"),
    told: ["template-malformed =", "template-malformed é", "template-malformed @"],
  },
  "keys of the same name elsewhere": { source: '{ "a": { "paths": { "/pets/{petId": {} } } }', told: [] },
  "two queries": { source: '{ "url": "https://a.example/b{?c}{?d}" }', told: ["template-malformed {?d}"] },
};

describe("templates in documents", () => {
  for (const [name, { language = "json", source, told }] of Object.entries(rows))
    it(name, () => {
      const { findings } = checkDocument(source, readDocument(source, language).literals, defaultSettings);
      assert.deepEqual(
        findings.map(({ code, span }) => `${code} ${source.slice(span.start, span.end)}`),
        told,
      );
    });

  it("tells the parameters of PHP where the settings are strict", () => {
    const source = '{ "hydra:template": "/books{?id[]}" }';
    const settings = { ...defaultSettings, preset: "strict" } as const;
    const { findings } = checkDocument(source, readDocument(source, "jsonld").literals, settings);
    assert.deepEqual(
      findings.map(({ code }) => code),
      ["template-malformed"],
    );
  });

  it("writes a suggestion into an expression", () => {
    const source = '{ "url": "https://a.example/b{?c}{?d}" }';
    const { findings } = checkDocument(source, readDocument(source, "json").literals, defaultSettings);
    const edits = findings.flatMap(({ fixes }) => fixes).flatMap((fix) => fix.edits);
    assert.deepEqual(
      edits.map(({ span, text }) => [source.slice(span.start, span.end), text]),
      [["{?d}", "{&d}"]],
    );
  });
});
