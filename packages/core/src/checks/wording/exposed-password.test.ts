import assert from "node:assert/strict";
import { splitIri } from "../../iri/split.js";
import { exposedPassword, passwordsIn } from "./exposed-password.js";

describe("a password in the userinfo", () => {
  const rows: Readonly<Record<string, string | undefined>> = {
    "u:secret": "secret",
    ":secret": "secret",
    "u:a:b": "a:b",
    u: undefined,
    "u:": undefined,
    "u:*": undefined,
    "u:***": undefined,
    "u:...": undefined,
    "u:..": "..",
    "u:…": undefined,
    "u:xxx": undefined,
    "u:XXXX": undefined,
    "u:xx": "xx",
    "u:••": undefined,
    "u:redacted": undefined,
    "u:Hidden": undefined,
    "u:hidden1": "hidden1",
    "u:unhidden": "unhidden",
  };
  for (const [userinfo, password] of Object.entries(rows))
    it(`of '${userinfo}' is ${password ?? "not there"}`, () => {
      const text = `http://${userinfo}@a/`;
      const span = exposedPassword(splitIri(text).authority!.userinfo!);
      assert.equal(span && text.slice(span.start, span.end), password);
    });
});

describe("passwordsIn", () => {
  const rows: readonly (readonly [text: string, ...passwords: readonly string[]])[] = [
    ["//user:secret@a", "secret"],
    ["x://user:secret@a/b", "secret"],
    ["http://a/?b=//user:secret@c&d=//user:other@e", "secret", "other"],
    ...["http", "https", "ws", "wss", "ftp", "HTTP"].flatMap((scheme) => [
      [`${scheme}:user:secret@a`, "secret"] as const,
      [`${scheme}:/user:secret@a`, "secret"] as const,
    ]),
    ["//user:a:b@c", "a:b"],
    ["//user:a@b@c", "a@b"],
    ["//:secret@a", "secret"],
    ["//user:@a"],
    ["sqlserver://a:1433;database=b;user=c;password=secret;d=e", "secret"],
    ["jdbc:x:thin:@a;PWD=secret", "secret"],
    ["x://a;password=***;b=c"],
    ["//user:***@a"],
    ["//user@a"],
    ["x:user:secret@a"],
    ["/http:user:secret@a"],
    ["//a/b:c@d"],
    ["//a?b:c@d"],
    ["//a#b:c@d"],
    ["//a:b/c@d", "b/c"],
    ["//a:b?c@d", "b?c"],
    ["//a:b#c@d", "b#c"],
    ["x://a:1#c@d", "1#c"],
    ["x://a:b#c@d@e/f@g", "b#c@d"],
    ["x://a:b#c@d@e@f", "b#c@d@e"],
    ["x://a:b#c@d?e@f", "b#c"],
    ["x://a:b#c@d#e@f", "b#c"],
    ["x://a:b#c@d e@f", "b#c"],
    ["x://a:b#c/d@e", "b#c/d"],
    ["x://a:b/c@d?e=//user:secret@f", "b/c", "secret"],
    ["//a:1/c@d"],
    ["//a:1?c@d"],
    ["//a:/c@d"],
    ["//a:#c@d"],
    ["//a:b/c d@e"],
    ["//a:b/c"],
    ["//a@b:c/d@e"],
    ["//a:b/c.git@d"],
    ["//fe80::1/c@d"],
    [""],
  ];
  for (const [text, ...passwords] of rows)
    it(`finds ${passwords.length === 0 ? "none" : passwords.join(" and ")} in '${text}'`, () => {
      assert.deepEqual(
        passwordsIn(text).map(({ start, end }) => text.slice(start, end)),
        passwords,
      );
    });

  it("looks through twelve million characters", () => {
    assert.deepEqual(passwordsIn(`http://${"\u4E00".repeat(12_000_000)}`), []);
  });

  it("takes all from the ninth on for one", () => {
    const text = "//user:secret@a/".repeat(11);
    const found = passwordsIn(text).map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(found, [...Array<string>(8).fill("secret"), text.slice(text.indexOf("secret", 8 * 16))]);
    assert.equal(passwordsIn("//user:secret@a/".repeat(8)).length, 8);
  });
});
