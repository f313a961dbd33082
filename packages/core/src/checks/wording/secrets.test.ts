import assert from "node:assert/strict";
import { maskSecrets, secretsIn } from "./secrets.js";

// Put together here, since scanners of repositories look for the whole.
const github = "ghp_" + "9fK2mQ7vX4tB8nL1cR5wZ3yD6hJ0pS2aE4uG";
const signs = "9fK2mQ7vX4tB8nL1cR5wZ3yD6hJ0pS2aE4uG7oH3iM8kV5";
const webToken = "eyJ" + signs.slice(0, 20) + ".eyJ" + signs + "." + signs.slice(0, 43);
const access = "q8Zt4Lm2Vx9Kc7Rb1Nw5Pj3";

describe("a secret", () => {
  const rows: Readonly<Record<string, string>> = {
    "http://u:secret@a/": "http://u:xxx@a/",
    "http://:secret@a/": "http://:xxx@a/",
    "http://u:a:b@c@a/": "http://u:xxx@a/",
    "http://u:sec#ret@a/": "http://u:xxx@a/",
    [`https://${github}@github.com/a`]: "https://xxx@github.com/a",
    [`https://u:${github}@github.com/?access_token=${access}`]: "https://u:xxx@github.com/?access_token=xxx",
    [`https://a.example/?key=AIza${signs.slice(0, 35)}&v=3`]: "https://a.example/?key=xxx&v=3",
    [`https://a.example/?jwt=${webToken}#b`]: "https://a.example/?jwt=xxx#b",
    [`https://a.example/b?X-Amz-Expires=60&X-Amz-Signature=${signs}`]:
      "https://a.example/b?X-Amz-Expires=60&X-Amz-Signature=xxx",
    [`https://a.example/b?sv=2020-08-04&sig=${signs}%3D&sp=r`]: "https://a.example/b?sv=2020-08-04&sig=xxx&sp=r",
    "https://a.example/?sig=short&b": "https://a.example/?sig=short&b",
    "http://a/?b=http%3A%2F%2Fu%3Ase%24cret%40c%2Fd": "http://a/?b=http%3A%2F%2Fu%3Axxx%40c%2Fd",
    "http://a/?b=http%3A%2F%2Fc%3A80%2Fd%40e": "http://a/?b=http%3A%2F%2Fc%3A80%2Fd%40e",
    "http://u@a:80/b:c@d": "http://u@a:80/b:c@d",
    "mysql://a/b?user=c&password=d%7Ee&f": "mysql://a/b?user=c&password=xxx&f",
    "http://a/?PWD=b#c": "http://a/?PWD=xxx#c",
    "http://a/?passwords=b&password=": "http://a/?passwords=b&password=",
    "https://a/?k=AKIAIOSFODNN7EXAMPLE": "https://a/?k=xxx",
    "https://a/?access_token=YOUR_ACCESS_TOKEN_HERE": "https://a/?access_token=YOUR_ACCESS_TOKEN_HERE",
    "mailto:a@b": "mailto:a@b",
    "": "",
  };
  for (const [text, masked] of Object.entries(rows))
    it(`is masked in '${masked}'`, () => assert.equal(maskSecrets(text), masked));

  it("is one where a token is the password", () => {
    assert.deepEqual(secretsIn(`https://u:${github}@a/`), [{ start: 10, end: 10 + github.length }]);
  });
});
