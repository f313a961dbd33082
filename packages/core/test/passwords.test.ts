import assert from "node:assert/strict";
import { checkIri } from "../src/checks/run/check-iri.js";
import type { Finding } from "../src/findings/finding.js";
import { checkDocument, defaultSettings } from "../src/literals/index.js";
import { percentDecodeUtf8 } from "../src/percent-encoding/percent-decode.js";
import { percentEncodeNonAscii } from "../src/percent-encoding/percent-encode.js";
import type { ProfileName, Production } from "../src/profiles/profile.js";

/** Passwords in which checks of every kind find something. */
const passwords = [
  ...["s3cr3tPass", "%73%65%63%72%65%74", "%73ecre%74", "%D7%A1%D7%95%D7%93", "סודי", "пароль", "%D0%BF%D0%B0%D1%80"],
  ...["pa%zzss", "pa\\\\ss", "pass word", "pa<ss>", "ｓｅｃｒｅｔ", "se\u0301cret", "sÃ©cret", "раypal", "12סודי34"],
  ...["%25C3%25A9%25C3%25A9", "%c3%a9%c3%a9", "%C0%AF%C0%AE", "%FF%FE%FA", "s@cr@t", "%00%01%02", "\u200Bsecret"],
  ...["%u0073%u0065", "[secret]", "ﬁﬀ", "se%E2%80%AEcret", "p:q:r", "%5B%5C%5D", "ab'cd", "longword".repeat(250)],
];

/** What stands around them, with faults of the scheme, the host, the port, the path, the query and the fragment. */
const surroundings: readonly (readonly [before: string, after: string])[] = [
  ["http://user:", "@אב.example:08a/ÿ%zz?a#b#c"],
  ["htpp://אב:", "@1.2.3.256/./a"],
  ["http://bank.example:", "@evil.test/a/../%2e%2E"],
  ["http://א:", "@1.2/א"],
  ["//u:", "@b"],
  ["http://u:", "@[::g]/ /"],
  ["1http://u:", "@xn--a/"],
  [" http://u:", "@a/ "],
  ["http//:u:", "@a/"],
  ["http:/u:", "@a/"],
  ["https:u:", "@a/"],
  ["http://http://u:", "@a/"],
  ["http://a/?u=http://u:", "@a/"],
  ["x://u:", "@1.2.3.4/א"],
  ...["ftp", "mailto", "urn", "data", "tel", "file", "ws", "did", "geo", "tag", "sms"].map(
    (scheme) => [`${scheme}://u:`, "@1.2/א#b"] as const,
  ),
];
const readings: readonly (readonly [ProfileName, Production])[] = [
  ["rfc3987", "IRI"],
  ["rfc3986", "irelative-ref"],
];
const around = {
  options: { "form-mixed": { form: "uri" }, "scheme-forbidden": { schemes: ["http", "ftp"] } },
  display: { before: '"א', after: '" א', paragraph: "ltr" },
} as const;

describe("a password", () => {
  for (const password of passwords)
    it(`is told in no text of a finding: ${percentEncodeNonAscii(password).slice(0, 40)}`, () => {
      // As it stands there, and as people or programs read it.
      const part = password.slice(0, 20);
      const writings = new Set([part, percentDecodeUtf8(part) ?? part, percentEncodeNonAscii(part)]);
      for (const [before, after] of surroundings)
        for (const [profile, production] of readings) {
          const findings = checkIri(before + password + after, { checks: "all", profile, production, ...around });
          for (const text of findings.flatMap(textsOf))
            for (const writing of writings) assert.ok(!text.includes(writing), text);
        }
    });

  it("is told in no text about identifiers beside each other", () => {
    const codes = new Set<string>();
    for (const [before, after] of surroundings) {
      const iris = [`${before}secret${after}/a%7Eb`, `${before}secret${after}/a~b`];
      const literals = iris.map((iri, index) => {
        const start = index * (iris[0]!.length + 1);
        return { span: { start, end: start + iri.length }, syntax: "plain", site: { kind: "value" } } as const;
      });
      const { findings } = checkDocument(iris.join("\n"), literals, { ...defaultSettings, preset: "all" });
      for (const { code, message, fixes } of findings) {
        codes.add(code);
        for (const text of [message, ...fixes.map(({ title }) => title)]) assert.doesNotMatch(text, /secret/u);
      }
    }
    assert.ok(codes.has("iri-alias"));
  });

  it("leaves the rest of a message as it is", () => {
    const [found] = checkIri("//user:secret@example.com/a", { checks: ["scheme-missing"], production: "IRI" });
    assert.match(found!.message, /^'\/\/user:xxx@example\.com\/a' has no scheme; .* such as 'https:'\. /);
    const [malformed] = checkIri("http://user:a%zz@example.com/", { checks: ["percent-triplet-malformed"] });
    assert.match(malformed!.message, /^'%' in the userinfo .* write '%25' for a literal percent sign\. /);
    const [other] = checkIri("http://user:***@example.com/%7Euser", { checks: ["percent-encoded-unreserved"] });
    assert.match(other!.message, /^'%7E' in the path/);
  });
});

function textsOf({ message, fixes, related = [] }: Finding): string[] {
  const written = fixes.flatMap(({ title, edits }) => [title, ...edits.map(({ text }) => text)]);
  return [message, ...written, ...related.map((one) => one.message)];
}
