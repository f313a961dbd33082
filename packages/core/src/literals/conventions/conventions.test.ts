import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { isUsed } from "../../checks/conventions/roles.js";
import { isStandIn } from "../../checks/conventions/words.js";
import { checkIri } from "../../checks/run/check-iri.js";
import type { Place } from "../../checks/definition/place.js";
import type { Span } from "../../findings/span.js";
import { splitIri } from "../../iri/split.js";
import type { Site } from "../read/site.js";
import { readSettings } from "../settings/read-settings.js";
import type {
  AroundConvention,
  AroundExample,
  Convention,
  FindingInText,
  NotationConvention,
  NotationExample,
  PlaceholderConvention,
} from "./convention.js";
import { conventions } from "./registry.js";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { matchEnd } from "../../text/sticky-match.js";
import { excuses, isExcused } from "./excuses.js";
import { beginsWithListedScheme } from "./matching/beginnings.js";
import { readCallee } from "./matching/callees.js";
import { historicalFrom, isHistoryBy } from "./matching/historical-paths.js";
import { isTestBy, isTestPath } from "./matching/test-paths.js";
import { findPlaceholders } from "./matching/placeholders.js";
import { bodyStart } from "./matching/schemes.js";
import { setterOf } from "./matching/setters.js";
import { languageOfTag } from "./matching/tags.js";
import {
  beginsWithMisspelledScheme,
  hasOtherUseOfColon,
  isForPrograms,
  isNeverIdentifier,
  isOfForm,
  isSentence,
} from "./matching/texts.js";
import { originOf } from "./recorded.js";
import { evidenceOf } from "./site-evidence.js";
import { tablesFor } from "./tables.js";

const tables = tablesFor(readSettings({}).settings);

/** Whether the convention decides what its example shows. */
function decides(convention: Convention, example: NotationExample | AroundExample): boolean {
  if (convention.kind === "around") return excusesAround(convention, example);
  if (convention.kind === "own-notation" || convention.kind === "stand-in") return excusesExample(convention, example);
  const text = typeof example === "string" ? example : example.text;
  switch (convention.kind) {
    case "callee": {
      const { name, index = 0 } = readCallee(text);
      return isToldBy(convention, { kind: "argument", callee: name, index });
    }
    case "setter": {
      const { callee = "", first = "" } = /^(?<callee>.*)\((?<first>.*)\)$/u.exec(text)?.groups ?? {};
      const site: Site = { kind: "argument", callee, index: 1, first };
      return setterOf(callee, first) === convention && evidenceOf(site, tables) !== undefined;
    }
    case "key":
    case "map":
    case "name": {
      const data: Site = { kind: "data", path: text.split("."), isKey: false };
      return isToldBy(convention, { kind: "assigned", name: text }) || isToldBy(convention, data);
    }
    case "attribute": {
      const { element = "", name = "" } = /^(?<element>.*)\[(?<name>.*)\]$/u.exec(text)?.groups ?? {};
      return isToldBy(convention, { kind: "attribute", element, name });
    }
    case "tag":
      return isToldBy(convention, { kind: "tagged", tag: text });
    case "language-tag":
      return languageOfTag(text) === convention.effect.holds;
    case "scheme":
      return convention.match.schemes.includes(schemeOf(text)) && beginsWithListedScheme(text, tables.schemes);
    case "placeholder": {
      const { text: plain, spans } = readMarks(text);
      const found = findPlaceholders(plain, convention.match.syntax).filter((each) => each.convention === convention);
      return found.length > 0 && (spans.length === 0 || writeMarks(plain, found) === text);
    }
    case "text":
      return isOfForm(text, convention) && forms[convention.effect.is](text);
    case "word":
      return convention.match(text) && isStandIn(convention.effect.standsFor, text);
    case "role":
      return isUsed(convention.effect.use, text);
    case "historical":
      return isHistoryBy(convention, text) && historicalFrom(text) !== undefined;
    case "tests":
      return isTestBy(convention, text) && isTestPath(text);
    case "body":
      return convention.match.schemes.includes(schemeOf(text)) && bodyStart(text) !== undefined;
  }
}

const forms = {
  "no-identifier": isNeverIdentifier,
  "other-use-of-colon": hasOtherUseOfColon,
  "for-programs": isForPrograms,
  several: isSentence,
  "misspelled-scheme": beginsWithMisspelledScheme,
} as const;

function isToldBy(convention: Convention, site: Site): boolean {
  const evidence = evidenceOf(site, tables);
  return evidence !== undefined && originOf(evidence)?.convention === convention;
}

function schemeOf(text: string): string {
  return text.split(":", 1)[0]?.toLowerCase() ?? "";
}

/** Whether something that is found in an example is right by the convention. */
function excusesExample(convention: NotationConvention, example: NotationExample): boolean {
  const { text, at = {}, unknownFrom } = typeof example === "string" ? { text: example } : example;
  return toldIn(text, at, unknownFrom)
    .filter(({ code }) => excuses(convention, code))
    .some((told) => isExcused(told) && convention.match(told));
}

/** Whether something that is found in the identifier between the marks is right by what stands around it. */
function excusesAround(convention: AroundConvention, example: AroundExample): boolean {
  const {
    text: marked,
    at,
    syntax,
  }: Exclude<AroundExample, string> = typeof example === "string" ? { text: example } : example;
  const { text, spans } = readMarks(marked);
  const [{ start, end } = assert.fail("mark the identifier with «…»")] = spans;
  const written = text.slice(start, end);
  const told = toldIn(written, { tier: "prose", ...at }).filter(({ code }) => excuses(convention, code));
  assert.notEqual(
    told.length,
    0,
    "nothing is found there, so that the example shows nothing (is the code spelled right?)",
  );
  const around = {
    written,
    syntax: syntax ?? "markdown-text",
    before: text.slice(0, start),
    after: text.slice(end),
  } as const;
  return told.some((each) => convention.match({ ...each, ...around }));
}

function toldIn(
  text: string,
  at: Partial<Place> = {},
  unknownFrom?: number,
): Omit<FindingInText, "written" | "syntax" | "before" | "after">[] {
  const place: Place = { tier: "prefix", production: "IRI-reference", profile: "rfc3987", ...at };
  return checkIri(text, { place, production: place.production }).map(({ code, span, fixes }) => ({
    code,
    span,
    fixes,
    characters: text.slice(span.start, span.end),
    text,
    place,
    ...(unknownFrom !== undefined && { unknownFrom }),
    authority: () => splitIri(text).authority,
  }));
}

const asWritten = "convention.ts says how the examples of each kind are written, and what each kind matches";

describe("conventions", () => {
  it("are those of every file in the folder of ecosystems", () => {
    const registry = readFileSync(new URL("registry.ts", import.meta.url), "utf8");
    const files = readdirSync(new URL("ecosystems", import.meta.url));
    const unknown = files.filter((file) => !registry.includes(`"./ecosystems/${file.replace(/\.ts$/u, ".js")}"`));
    assert.deepEqual(unknown, [], "run 'npm run generate' first");
  });

  for (const convention of conventions)
    describe(`${convention.name} (${convention.kind}, ${convention.seenIn})`, () => {
      for (const example of convention.examples.is)
        it(`is ${JSON.stringify(example)}`, () => {
          if (!decides(convention, example))
            assert.fail(`its 'match' does not decide this, or another record does; ${asWritten}`);
        });
      for (const example of convention.examples.isNot)
        it(`is not ${JSON.stringify(example)}`, () => {
          if (decides(convention, example)) assert.fail(`its 'match' decides this, too; ${asWritten}`);
        });
    });

  it("have examples of what they are and are not", () => {
    const without = (part: "is" | "isNot"): string[] =>
      conventions.filter(({ examples }) => examples[part].length === 0).map(({ name }) => name);
    assert.deepEqual(without("is"), [], "no example in 'is'");
    assert.deepEqual(without("isNot"), [], "no example in 'isNot'");
  });

  for (const text of ["sqlserver://u:hunter2@db.example:1433;database=a", "mysql://u:hunter2@tcp(db.example:1)/a"])
    it(`excuse no password: ${text}`, () => {
      assert.deepEqual(
        toldIn(text)
          .filter((each) => !isExcused(each))
          .map(({ characters }) => characters),
        ["hunter2"],
      );
    });

  it("have a phrase of their own among those of their kind, by which their figures are kept", () => {
    const phrases = conventions.map(({ kind, name }) => `${kind}: ${name}`);
    assert.deepEqual(
      phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index),
      [],
    );
  });

  it("have each name once, so that their order decides nothing", () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const convention of conventions)
      for (const name of namesOf(convention)) {
        const key = `${convention.kind} ${name}`;
        const owner = owners.get(key);
        if (owner !== undefined) shared.push(`${key}: '${owner}' and '${convention.name}'`);
        owners.set(key, convention.name);
      }
    assert.deepEqual(shared, [], "keep it in one of the two records");
  });

  it("find a placeholder by a record of one file alone, so that the order of the files decides nothing", async () => {
    const filed = await placeholdersByFile();
    const shared = filed.flatMap(({ file, convention }) =>
      convention.examples.is.flatMap((marked) => {
        const { text, spans } = readMarks(marked);
        return filed
          .filter((other) => other.file !== file && finds(other.convention, text, spans))
          .map((other) => `${marked}: '${convention.name}' and '${other.convention.name}'`);
      }),
    );
    assert.deepEqual(shared, [], "keep them in one file, the special before the general");
  });

  it("name functions by their notation: 'f', 'new F', 'f[1]', 'f[]' and '*.f'", () => {
    const callees = conventions.flatMap(({ kind, match }) => (kind === "callee" ? match.callees : []));
    const others = callees.filter(
      (callee) => typeof callee === "string" && !/^(?:new )?[^\s()[\]]+(?:\[\d*\])?$/u.test(callee),
    );
    assert.deepEqual(others, []);
  });
});

interface FiledPlaceholder {
  readonly file: string;
  readonly convention: PlaceholderConvention;
}

async function placeholdersByFile(): Promise<readonly FiledPlaceholder[]> {
  const folder = new URL("ecosystems/", import.meta.url);
  const files = readdirSync(folder).map(async (file) => {
    const lists = (await import(new URL(file, folder).href)) as Record<string, readonly Convention[]>;
    return Object.values(lists).flatMap((records) =>
      records.flatMap((convention) => (convention.kind === "placeholder" ? [{ file, convention }] : [])),
    );
  });
  return (await Promise.all(files)).flat();
}

/** Whether one of the spans begins with what a record matches, alone and in texts of any syntax. */
function finds({ match }: PlaceholderConvention, text: string, spans: readonly Span[]): boolean {
  if (match.isOnlyBesideAnother === true || match.syntax !== undefined || match.begins === "text") return false;
  return spans.some(
    ({ start }) =>
      text.startsWith(match.begins, start) &&
      match.patterns.some((pattern) => matchEnd(pattern, text, start) !== undefined),
  );
}

/** What tells a convention by its spelling alone. */
function namesOf(convention: Convention): readonly string[] {
  switch (convention.kind) {
    case "callee":
      return convention.match.callees.map(String);
    case "attribute":
      return convention.match.attributes.map((attribute) => String(attribute).toLowerCase());
    case "scheme":
    case "body":
      return convention.match.schemes;
    case "tag":
    case "language-tag":
      return convention.match.tags;
    default:
      return [];
  }
}
