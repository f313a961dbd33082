import assert from "node:assert/strict";
import fc from "fast-check";
import * as core from "../index.js";

type Kind = "word" | "string" | "boolean" | "function" | "object" | "checks";

interface Signature {
  /** What comes before the options, or all there is. */
  readonly takes: readonly unknown[];
  /** What the function cannot be called with in the place of its first argument. Default: all that is no string. */
  readonly first?: "number" | "object";
  readonly options?: Readonly<Record<string, Kind>>;
}

const text = { takes: ["http://a/b"] };
const grammar: Signature = { ...text, options: { profile: "word" } };

/** Every function of the main entry. */
const signatures: Readonly<Record<string, Signature>> = {
  bidiComponents: { takes: [core.splitIri("a")], first: "object" },
  bidiLayout: { ...text, options: { paragraph: "word" } },
  bidiSkeleton: text,
  characterProperties: { takes: [0x41], first: "number" },
  checkIri: {
    ...text,
    options: {
      profile: "word",
      production: "word",
      checks: "checks",
      options: "object",
      place: "object",
      display: "object",
    },
  },
  compare: { takes: ["http://a", "http://b"], options: { level: "word", base: "string", fragment: "word" } },
  comparisonKey: { ...text, options: { level: "word", base: "string" } },
  describeCharacter: { takes: [0x41], first: "number" },
  displayForm: grammar,
  encodeComponent: { takes: ["a b", "path"], options: { profile: "word" } },
  escapeInvisible: text,
  expandTemplate: { takes: ["/a{?q}", { q: "b" }] },
  findIris: text,
  isAbsoluteIri: grammar,
  isIri: grammar,
  isIriReference: grammar,
  leiriToIri: text,
  lookupScheme: text,
  normalize: { ...text, options: { level: "word" } },
  parseIri: { ...text, options: { profile: "word", production: "word" } },
  plausibleExpansion: text,
  readings: text,
  recomposeIri: { takes: [{ path: "a" }], first: "object" },
  relativize: { takes: ["http://a/b", "http://a/"] },
  resolve: { takes: ["b", "http://a/"] },
  splitIri: text,
  splitTriplets: text,
  toIri: { ...text, options: { profile: "word", host: "word", query: "word" } },
  toUri: {
    ...text,
    options: { profile: "word", host: "word", encodeQuery: "function", base: "string", encodeForbidden: "boolean" },
  },
  visualTwin: grammar,
  webAddressToIri: { ...text, options: { encodeQuery: "function", base: "string" } },
};

function functionNamed(name: string): (...given: readonly unknown[]) => unknown {
  const exported = (core as Readonly<Record<string, unknown>>)[name];
  return exported as (...given: readonly unknown[]) => unknown;
}

const anything = fc.oneof(
  fc.constantFrom<unknown>(null, true, 5, 10n, Symbol("a"), () => 1, [], ["rfc9999"], {}, "", "rfc9999"),
  fc.anything(),
);

function isOfKind(value: unknown, kind: Kind): boolean {
  if (value === undefined) return true;
  switch (kind) {
    case "word":
      return false;
    case "checks":
      return Array.isArray(value) && value.length === 0;
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === kind;
  }
}

/** One sentence, written for whoever has to mend the call. */
function throwsOneSentence(call: () => unknown, about: RegExp): void {
  assert.throws(call, (error: unknown) => {
    assert.ok(error instanceof TypeError, String(error));
    assert.match(error.message, about);
    assert.match(error.message, /^(?:The|Expected) .+\.$/su);
    return true;
  });
}

describe("every function of the main entry", () => {
  it("is known here", () => {
    const functions = Object.entries(core).filter(([, value]) => typeof value === "function");
    assert.deepEqual(Object.keys(signatures).sort(), functions.map(([name]) => name).sort());
  });

  for (const [name, { takes, first, options = {} }] of Object.entries(signatures)) {
    const call = functionNamed(name);

    it(`has defaults: ${name}`, () => {
      call(...takes);
      call(...takes, undefined);
      call(...takes, Object.fromEntries(Object.keys(options).map((option) => [option, undefined])));
    });

    it(`tells of an argument of another type: ${name}`, () => {
      const others = anything.filter((value) =>
        first === "object" ? typeof value !== "object" || value === null : typeof value !== (first ?? "string"),
      );
      const law = fc.property(others, (other) => throwsOneSentence(() => call(other, ...takes.slice(1)), /^Expected/u));
      fc.assert(law, { numRuns: 100 });
    });

    for (const [option, kind] of Object.entries(options))
      it(`tells of a wrong option: ${name}, ${option}`, () => {
        const wrong = anything.filter((value) => !isOfKind(value, kind));
        const named = new RegExp(`^The option '${option}' (?:is|holds) `, "u");
        const law = fc.property(wrong, (value) => throwsOneSentence(() => call(...takes, { [option]: value }), named));
        fc.assert(law, { numRuns: 100 });
      });

    if (Object.keys(options).length > 0)
      it(`tells of what is no object in the place of the options: ${name}`, () => {
        const wrong = anything.filter((value) => value !== undefined && !isOfKind(value, "object"));
        const law = fc.property(wrong, (value) => throwsOneSentence(() => call(...takes, value), /^The options /u));
        fc.assert(law, { numRuns: 100 });
      });

    if (Object.keys(options).length > 0)
      it(`tells of an option that no function has, and takes those of others: ${name}`, () => {
        for (const other of ["check", "profil", "Profile", "", "constructor"]) {
          throwsOneSentence(
            () => call(...takes, { [other]: "strict" }),
            new RegExp(`^The option '${other}' does not exist`, "u"),
          );
          call(...takes, { [other]: undefined });
        }
        call(...takes, { level: "syntax", profile: "rfc3987", paragraph: "ltr" });
        const inherited: unknown = Object.create(
          Object.fromEntries(Object.keys(options).map((own) => [own, undefined])),
        );
        call(...takes, inherited);
      });
  }
});

describe("an option", () => {
  const rows: readonly (readonly [message: string, call: () => unknown])[] = [
    [
      "The option 'profile' is 'rfc9999', but has to be one of 'rfc3987', 'rfc3987bis', 'rfc3986', 'leiri'.",
      () => core.isIri("a:", { profile: "rfc9999" as "rfc3987" }),
    ],
    [
      "The option 'checks' is 'strikt', but has to be one of 'recommended', 'strict', 'all'.",
      () => core.checkIri("a:", { checks: "strikt" as "strict" }),
    ],
    [
      "The option 'checks' holds 'host-not-lowrcase', which is the code of no check.",
      () => core.checkIri("a:", { checks: ["host-not-lowrcase"] as unknown as ["host-not-lowercase"] }),
    ],
    [
      "The option 'base' is of type number, but has to be a string.",
      () => core.compare("a", "b", { base: 5 as unknown as string }),
    ],
    [
      "The option 'encodeQuery' is null, but has to be a function.",
      () => core.toUri("a", { encodeQuery: null as unknown as () => Uint8Array }),
    ],
    [
      "The option 'encodeQuery' has to give back a Uint8Array.",
      () => core.toUri("http://a/?é", { encodeQuery: (() => "é") as unknown as () => Uint8Array }),
    ],
    [
      "The option 'encodeForbidden' is 'yes', but has to be true or false.",
      () => core.toUri("a", { encodeForbidden: "yes" as unknown as boolean }),
    ],
    [
      "The option 'place' is an array, but has to be an object.",
      () => core.checkIri("a", { place: [] as unknown as core.Place }),
    ],
    ...Object.entries({
      "The option 'place.tier' is 'snk', but has to be one of 'never', 'inspected', 'opaque-name', 'name-in-data', 'sink', 'named', 'prefix', 'prose'.":
        { place: { tier: "snk" } },
      "The option 'place.rule' does not exist.": { place: { rule: "href" } },
      "The option 'place.constructor' does not exist.": { place: { constructor: "href" } },
      "The option 'place.role' is of type number, but has to be a string.": { place: { role: 1 } },
      "The option 'place.keepsPasswords' has to be true, or absent.": { place: { keepsPasswords: "yes" } },
      "The option 'place.registration' is 'a', but has to be an object.": { place: { registration: "a" } },
      "The option 'place.bidiMarkup.override' is 'lrt', but has to be one of 'ltr', 'rtl'.": {
        place: { bidiMarkup: { override: "lrt" } },
      },
      "The option 'place.template' is 'rfc6570', but has to be one of 'uri-template', 'path-template'.": {
        place: { template: "rfc6570" },
      },
      "The option 'display.paragraph' is 'auto', but has to be one of 'ltr', 'rtl'.": {
        display: { paragraph: "auto" },
      },
      "The option 'options' holds 'form-mixd', which is the code of no check.": { options: { "form-mixd": {} } },
      "The option 'options.form-mixed' is 'iri', but has to be an object.": { options: { "form-mixed": "iri" } },
      "The option 'options.form-mixed.from' does not exist.": { options: { "form-mixed": { from: "iri" } } },
      "The option 'options.host-empty.valueOf' does not exist.": { options: { "host-empty": { valueOf: 1 } } },
      "The option 'options.form-mixed.form' is 'uir', but has to be one of 'iri', 'uri'.": {
        options: { "form-mixed": { form: "uir" } },
      },
      "The option 'options.scheme-forbidden.schemes' has to be an array of strings.": {
        options: { "scheme-forbidden": { schemes: "ftp" } },
      },
    }).map(([message, options]): [string, () => unknown] => [message, () => core.checkIri("a", options as object)]),
    ["The option 'check' does not exist.", () => core.checkIri("a:", { check: "strict" } as object)],
    [
      "The options have to be an object, but are an index of map; write x => f(x).",
      () => core.isIri("http://a.example/", 0 as unknown as object),
    ],
    ["The options have to be an object, but are 'scheme'.", () => core.normalize("a:", "scheme" as unknown as object)],
    [
      "The value of 'q' has to be a string, an array of strings, or an object of strings.",
      () => core.expandTemplate("{q}", { q: 5 as unknown as string }),
    ],
  ];
  for (const [message, call] of rows)
    it(`is told of in words: ${message}`, () => assert.throws(call, { name: "TypeError", message }));

  it("may name checks of whole documents, which find nothing in one identifier", () =>
    assert.deepEqual(core.checkIri("http://A/", { checks: ["iri-alias"] }), []));
});
