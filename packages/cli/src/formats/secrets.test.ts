import assert from "node:assert/strict";
import { addressesOf, madeTokens, tokensTold } from "../../../core/test/made-tokens.js";
import { commandFolder } from "../../test/command-folder.js";

// Put together here, since scanners of repositories look for the whole.
const github = "ghp_" + "9fK2mQ7vX4tB8nL1cR5wZ3yD6hJ0pS2aE4uG";
const aws = "AKIA" + "Q7R2T9W4Z6B3N8M5";
const stripe = "sk_live_" + "4mT8xQ2vK7nR9wB3";
const access = "q8Zt4Lm2Vx9Kc7Rb1Nw5Pj3";
const password = "hunter7Secret";
const secrets = [github, aws, stripe, access, password];

/** One of each form that services publish. */
const tokens = madeTokens.slice(0, madeTokens.length / 3);

/** Each with more to tell of it than its secret. */
const addresses = [
  `HTTPS://a.example/b c?access_token=${access}`,
  `https://a.example/b c?d=1&access_token=${access}&e=%zz`,
  `HTTPS://A.example/b?key=${stripe}`,
  `https://a.example/b|c?AWSAccessKeyId=${aws}`,
  `https://${github}@GitHub.com/a/b c`,
  `https://a.example/${github}/b c`,
  `https://user:${password}@A.example/b c`,
  `https://user:my ${password}@A.example/b`,
  `https://us er:${password}@A.example/b`,
  `https://user:${password}%zz@A.example/b`,
  `https//user:${password}@A.example/b`,
  `https:/user:${password}@A.example/b`,
  `htps://user:${password}@A.example/b`,
  `postgres://user:${password}[x@a.example/b`,
  `http://A.example/?b=http://user:${password}@b.example/c d`,
  `http://A.example/?b=http%3A%2F%2Fuser%3A${password}%40b.example/c d`,
];

/** How each language writes addresses, as its escapes do, too. */
const writers: Readonly<Record<string, (addresses: readonly string[]) => string>> = {
  "a.js": linesOf((address) => `fetch(${JSON.stringify(address)});`),
  "a.py": linesOf((address) => `requests.get(${JSON.stringify(address).replace(/:(?=[\w ]+@)/u, ':" + "')})`),
  "b.json": (urls) => JSON.stringify({ urls }, undefined, 1).replaceAll("/", "\\/").replaceAll("&", "\\u0026"),
  "c.html": linesOf((address) => `<a href="${address.replaceAll("&", "&amp;").replaceAll("@", "&#64;")}">a</a>`),
  "d.md": linesOf((address) => `- [a](<${address}>), ${address}`),
  "e.nt": linesOf((address) => `<${address}> <http://a.example/b> <${address}> .`),
  "f.csv": (urls) => `url\n${linesOf((address) => `"${address}"`)(urls)}`,
  "g.yaml": linesOf((address) => `- url: ${address}`),
};

function linesOf(write: (address: string) => string): (addresses: readonly string[]) => string {
  return (addresses) => addresses.map((address) => `${write(address)}\n`).join("");
}

const ofTokens = tokens.flatMap(addressesOf).map((address) => `${address.replace("https", "HTTPS")} b%zz`);
/** In each file all addresses, and its share of those with the tokens. */
const files = Object.fromEntries(
  Object.entries(writers).map(([name, write], index, all) => [
    name,
    write([...addresses, ...ofTokens.filter((_, at) => at % all.length === index)]),
  ]),
);

describe("a secret", () => {
  const { write, irilint, irilintOn } = commandFolder();

  const names = Object.keys(files);
  const formats = "stylish pretty json jsonl sarif junit checkstyle gitlab github html compact".split(" ");
  const runs = [
    ...formats.map((format) => ["-f", format]),
    ...formats.map((format) => ["-f", format, "--fix-dry-run"]),
    // It prints the same in every format.
    ["--diff"],
  ];
  for (const run of runs)
    it(`is printed nowhere by ${run.join(" ")}`, async () => {
      for (const [name, text] of Object.entries(files)) write(name, text);
      const { output, errors } = await irilint("--preset", "all", ...run, ...names);
      if (!run.includes("--diff")) for (const name of names) assert.ok(output.includes(name), name);
      for (const secret of secrets) assert.ok(!(output + errors).includes(secret), secret);
      assert.deepEqual(tokensTold(output + errors, tokens), []);
    });

  it("is not quoted in what is wrong with the arguments", async () => {
    const { status, errors } = await irilintOn("", `https://user:${password}@a.example/b`);
    assert.equal(status, 2);
    assert.match(errors, /^irilint: There is no file or folder 'https:\/\/user:•+@a\.example\/b'\.$/mu);
  });
});
