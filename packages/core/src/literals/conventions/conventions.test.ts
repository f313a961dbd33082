import assert from "node:assert/strict";
import { checkIri } from "../../checks/run/check-iri.js";
import type { Place } from "../../checks/definition/place.js";
import { readSettings } from "../settings/read-settings.js";
import { readCallee } from "./callees.js";
import type { CalleeConvention, NotationConvention, NotationExample } from "./convention.js";
import { conventions } from "./conventions.js";
import type { Evidence } from "./evidence.js";
import { excuses, isExcused } from "./excuses.js";
import { tablesFor } from "./tables.js";

const tables = tablesFor(readSettings({}).settings);

/** What the tables say of an argument. */
function evidenceOf(text: string): Evidence | undefined {
  const { name, index = 0 } = readCallee(text);
  const rules = tables.callee(name);
  return rules?.byIndex.get(index) ?? rules?.other;
}

function testCallees({ effect, examples }: CalleeConvention): void {
  for (const text of examples.is)
    it(`is ${text}`, () => {
      assert.deepEqual({ ...evidenceOf(text), role: "" }, { ...effect.place(""), role: "" });
    });
  for (const text of examples.isNot)
    it(`is not ${text}`, () => {
      assert.notDeepEqual({ ...evidenceOf(text), role: "" }, { ...effect.place(""), role: "" });
    });
}

/** What is found in an example that the convention might excuse. */
function found(
  convention: NotationConvention,
  example: NotationExample,
): { isTold: boolean; isOfConvention: boolean }[] {
  const { text, at = {} } = typeof example === "string" ? { text: example } : example;
  const place: Place = { tier: "prefix", production: "IRI-reference", profile: "rfc3987", ...at };
  return checkIri(text, { place, production: place.production })
    .filter(({ code }) => excuses(convention, code))
    .map(({ code, span }) => {
      const told = { code, characters: text.slice(span.start, span.end), text, place };
      return { isTold: !isExcused(told), isOfConvention: convention.match(told) };
    });
}

function testNotation(convention: NotationConvention): void {
  for (const example of convention.examples.is)
    it(`is ${JSON.stringify(example)}`, () => {
      const all = found(convention, example);
      assert(all.some(({ isTold, isOfConvention }) => isOfConvention && !isTold));
    });
  for (const example of convention.examples.isNot)
    it(`is not ${JSON.stringify(example)}`, () => {
      const all = found(convention, example);
      assert(all.every(({ isOfConvention }) => !isOfConvention));
    });
}

describe("conventions", () => {
  for (const convention of conventions)
    describe(`${convention.name} (${convention.seenIn})`, () => {
      if (convention.kind === "callee") testCallees(convention);
      else testNotation(convention);
    });

  it("have examples of what they are and are not", () => {
    for (const { name, examples } of conventions) {
      assert(examples.is.length > 0, name);
      assert(examples.isNot.length > 0, name);
    }
  });

  for (const text of ["sqlserver://u:hunter2@db.example:1433;database=a", "mysql://u:hunter2@tcp(db.example:1)/a"])
    it(`excuse no password: ${text}`, () => {
      const place: Place = { tier: "prefix", production: "IRI-reference", profile: "rfc3987" };
      const told = checkIri(text, { place }).map(({ code, span: { start, end } }) => ({
        code,
        characters: text.slice(start, end),
        text,
        place,
      }));
      assert.deepEqual(
        told.filter((each) => !isExcused(each)).map(({ characters }) => characters),
        ["hunter2"],
      );
    });

  it("have each callee once", () => {
    const callees = conventions.flatMap((each) => (each.kind === "callee" ? each.match.callees : []));
    assert.deepEqual(
      callees.filter((callee, index) => callees.indexOf(callee) !== index),
      [],
    );
  });
});
