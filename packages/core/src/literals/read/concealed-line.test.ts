import assert from "node:assert/strict";
import { concealSecrets, holdsSecret } from "./concealed-line.js";

// Put together here, since scanners of repositories look for the whole.
const access = "q8Zt4Lm2Vx9Kc7Rb1Nw5Pj3";
const dots = "•".repeat(access.length);

describe("a secret in a line of source text", () => {
  const rows: Readonly<Record<string, string>> = {
    'a = "https://u:secret@a.example/"': 'a = "https://u:••••••@a.example/"',
    [`a("https://a.example/?access_token=${access}") // b`]: `a("https://a.example/?access_token=${dots}") // b`,
    [`a("https://a.example/b c?d&access_token=${access}")`]: `a("https://a.example/b c?d&access_token=${dots}")`,
    "{'a':'//b:c@d','e':'//f:g@h'}": "{'a':'//b:•@d','e':'//f:•@h'}",
    'a("https:/u:secret@a.example/")': 'a("https:/u:••••••@a.example/")',
    'a("https://u:my secret@a.example/")': 'a("https://u:•••••••••@a.example/")',
    'a("https://u v:secret@a.example/")': 'a("https://u v:••••••@a.example/")',
    '{"a":"https:\\/\\/u:secret@a.example"}': '{"a":"https:\\/\\/u:••••••@a.example"}',
    '{"a":"https://u:sec\\u0040ret\\u0040a.example"}': '{"a":"https://u:••••••••••••\\u0040a.example"}',
    [`"?b\\u0026access_token\\u003d${access}"`]: `"?b\\u0026access_token\\u003d${dots}"`,
    [`<a href="?b&#38;access_token=${access}">`]: `<a href="?b&#38;access_token=${dots}">`,
    'a("https://u:" + "secret" + "@a.example/")': 'a("https://u:" + "••••••" + "@a.example/")',
    "a('https://u:sec' 'ret@a.example/')": "a('https://u:•••••••••@a.example/')",
    '<a href="//u:secret&#64;a.example">': '<a href="//u:••••••&#64;a.example">',
  };
  for (const [line, concealed] of Object.entries(rows))
    it(`is concealed in '${concealed}', and nothing moves`, () => {
      assert.equal(concealSecrets(line), concealed);
      assert.ok(holdsSecret(`a\n${line}\r\nb`));
    });

  const others = [
    "// NOTE: mail to a@example.org",
    "see https://a.example: mail to b@c.example",
    "see https://a.example:8080 or b@c.example",
    "a ? b:/c/:d@e",
    "['https://a.example:80', 'b@c.example']",
    "",
  ];
  for (const line of others)
    it(`is not seen in '${line}'`, () => {
      assert.equal(concealSecrets(line), line);
      assert.ok(!holdsSecret(line));
    });
});
