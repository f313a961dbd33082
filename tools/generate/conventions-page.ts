import type {
  AroundExample,
  Convention,
  NotationExample,
} from "../../packages/core/src/literals/conventions/convention.js";
import { conventions } from "../../packages/core/src/literals/conventions/registry.js";
import { figureOf, filesOfEach, readFigures, type CountedClone, type Figures } from "../measure/conventions/figures.js";

type Kind = Convention["kind"];
type Row<Of extends Kind> = (convention: Extract<Convention, { kind: Of }>) => readonly string[];

/** What the page says of the conventions of some kinds, and one item of a list for each. */
interface Section {
  readonly title: string;
  readonly introduction: string;
  /** The names of what `rowOf` returns. */
  readonly columns: readonly string[];
  readonly kinds: readonly Kind[];
  readonly rowOf: (convention: Convention) => readonly string[];
}

/** The files among tests that a habit is about. */
const ofTests = { programs: "programs", "programs-and-data": "programs and data", any: "all files" } as const;

const sections: readonly Section[] = [
  sectionOf("callee", {
    title: "Functions",
    introduction:
      "What stands in an argument of a function: `open` is the first argument, `open[1]` the second, `open[]` any; `*.open` is a method of whatever object.",
    columns: ["kind of place", "functions"],
    rowOf: ({ match, effect }) => [effect.place("").tier, codes(match.callees)],
  }),
  sectionOf("setter", {
    title: "Methods whose first argument tells what the second one is",
    introduction: "In brackets, how the names of the objects end.",
    columns: ["kind of place", "methods", "first argument"],
    rowOf: ({ match, effect }) => [
      effect === "attribute" ? "as in markup" : effect.place("").tier,
      `${codes(match.methods)}${match.objects === undefined ? "" : ` (${codes(match.objects)})`}`,
      match.first === "attribute" ? "any" : codes(match.first),
    ],
  }),
  sectionOf("key", {
    title: "Keys and properties",
    introduction: "What the value of a key in data is, or of a property in code.",
    columns: ["kind of place", "keys", "in objects called", "of"],
    rowOf: ({ match, effect }) => [
      effect.place("", match.of ?? "data").tier,
      codes(match.keys),
      match.parent === undefined ? "any" : code(match.parent),
      match.of ?? "both",
    ],
  }),
  sectionOf("map", {
    title: "Maps",
    introduction: "Objects of which every value is of one sort.",
    columns: ["kind of place", "objects", "of"],
    rowOf: ({ match, effect }) => [
      effect.place("").tier,
      codes([...match.maps, ...(match.endings ?? []).map((ending) => `…${ending}`)]),
      match.of ?? "both",
    ],
  }),
  sectionOf("name", {
    title: "Words at the end of names",
    introduction: "What a variable, a parameter, a property or a key holds, by the last word of its name.",
    columns: ["kind of place", "words", "of"],
    rowOf: ({ match, effect }) => [effect.place("").tier, codes(match.endings), match.of ?? "both"],
  }),
  sectionOf("attribute", {
    title: "Attributes of markup",
    introduction: "`a[href]` is the attribute of one element, `href` that of all others.",
    columns: ["kind of place", "attributes"],
    rowOf: ({ match, effect }) => [effect.place("").tier, codes(match.attributes)],
  }),
  {
    title: "Tags of templates",
    introduction: "`css` is the tag, `css.*` what is called on it, `*.css` what it is called on.",
    columns: ["what stands there", "tags"],
    kinds: ["tag", "language-tag"],
    rowOf: (each) =>
      each.kind === "tag"
        ? [each.effect.place("").tier, codes(each.match.tags)]
        : each.kind === "language-tag"
          ? [each.effect.holds, codes(each.match.tags)]
          : [],
  },
  {
    title: "Schemes",
    introduction:
      "Schemes with which a text is an identifier wherever it stands, if `://` follows, and those behind which anything may stand.",
    columns: ["what follows", "schemes"],
    kinds: ["scheme", "body"],
    rowOf: (each) =>
      each.kind === "scheme"
        ? [each.effect.place("").tier, codes(each.match.schemes)]
        : each.kind === "body"
          ? ["anything", codes(each.match.schemes)]
          : [],
  },
  sectionOf("text", {
    title: "Texts that are something else",
    introduction:
      "What a text is by its own look: no identifier in any place, something else than a scheme before a colon, a text for programs, several things of which one is an identifier, or an identifier with a slip in its scheme.",
    columns: ["what it is", "examples"],
    rowOf: ({ effect, examples }) => [effect.is.replaceAll("-", " "), codes(examples.is)],
  }),
  sectionOf("word", {
    title: "Words for hosts and passwords",
    introduction:
      "What stands in the place of a host or a password and is no real one, in whatever text. These and the next are in `packages/core/src/checks/conventions`, since the checks of the library heed them, too.",
    columns: ["in the place of", "examples"],
    rowOf: ({ effect, examples }) => [effect.standsFor, codes(examples.is)],
  }),
  sectionOf("role", {
    title: "What is done with an identifier",
    introduction: "By its role, which is what names its place: a callee, an attribute, a key, or the mark of a format.",
    columns: ["what is done", "roles"],
    rowOf: ({ match, effect }) => [effect.use.replaceAll("-", " "), codes(match.roles)],
  }),
  sectionOf("placeholder", {
    title: "Placeholders",
    introduction:
      "What a program or a reader fills: a hole, of which nothing is known. Those of whole files are filled in data of RDF, too, where no parser reads a placeholder.",
    columns: ["filled in", "examples"],
    rowOf: ({ effect, examples }) => [
      effect.hole === "in-any-file" ? "whole files" : "texts of programs",
      codes(examples.is),
    ],
  }),
  sectionOf("historical", {
    title: "Historical documents",
    introduction:
      "Documents, by their path from the root of the project, that tell how something was at one time, and that nobody edits any more: only what deceives readers or gives a secret away is told there, in minutes and what belongs to a year also what leaves readers without a link, and in RDF what a store rejects, unless the setting `historical` is on or the preset is `strict`.",
    columns: ["examples"],
    rowOf: ({ examples }) => [codes(examples.is)],
  }),
  sectionOf("tests", {
    title: "Tests of programs",
    introduction:
      "What tests programs, and what tests read, by the path from the root of the project: only what deceives readers or gives a secret away is told there, unless the setting `tests` is on or the preset is `strict`.",
    columns: ["of", "examples"],
    rowOf: ({ match, examples }) => [ofTests[match.of], codes(examples.is)],
  }),
  sectionOf("around", {
    title: "What stands around an identifier",
    introduction:
      "A text around an identifier, here between `«` and `»`, from which follows that it is right as it stands.",
    columns: ["what is right by it", "examples"],
    rowOf: ({ effect, examples }) => [excusedBy(effect.excuses), examples.is.map(exampleOf).join(" ")],
  }),
  {
    title: "Notations and words to replace",
    introduction: "What is right as it stands, though the grammar or a check refuses it.",
    columns: ["what is right by it", "examples"],
    kinds: ["own-notation", "stand-in"],
    rowOf: (each) => {
      if (each.kind !== "own-notation" && each.kind !== "stand-in") return [];
      const { effect, examples } = each;
      return [excusedBy(effect.excuses), examples.is.map(exampleOf).join(" ")];
    },
  },
];

/** All conventions with what they match, what follows and what shows it, and how often each has decided something. */
export function generateConventionsPage(figures: Figures = readFigures()): string {
  return `<!-- Generated by pnpm generate. Do not edit. -->

# Conventions

Habits of programs and formats that decide what is an identifier, what is a hole in it, and what is right in one though the grammar refuses it. Each is one record in a
file of \`packages/core/src/literals/conventions/ecosystems\`; the examples are executed by a test. A new habit is one record.

\`npm run conventions\` has counted what each decides in ${count(filesIn(figures.repositories))} files of ${count(figures.repositories.length)} public repositories, of each at most ${filesOfEach} by lot: how often, and in
how many repositories, stands at the end of each item. What had decided nothing there was counted in all ${count(filesIn(figures.whole ?? []))} files of ${count((figures.whole ?? []).length)} repositories, most of
which a record names as the place where it was seen; why the others stay that decide nothing there, either, is [a decision](decisions/conventions-that-decide-nothing.md). A record that is younger than the count
is not counted yet.

${sections.map((section) => writeSection(section, figures)).join("\n")}`;
}

function sectionOf<Of extends Kind>(
  kind: Of,
  { rowOf, ...section }: Omit<Section, "kinds" | "rowOf"> & { readonly rowOf: Row<Of> },
): Section {
  // The section is given conventions of its kind alone.
  return { ...section, kinds: [kind], rowOf: rowOf as (convention: Convention) => readonly string[] };
}

function writeSection({ title, introduction, columns, kinds, rowOf }: Section, figures: Figures): string {
  const items = conventions
    .filter(({ kind }) => kinds.includes(kind))
    .map((each) => {
      const cells = rowOf(each).map((cell, index) => `${columns[index] ?? ""}: ${cell}`);
      const isNot = each.examples.isNot.map(exampleOf).join(" ");
      const parts = [...cells, ...(isNot === "" ? [] : [`but not: ${isNot}`]), writeFigure(each, figures)];
      return `- **${each.name}**; seen in: ${each.seenIn}; ${parts.join("; ")}\n`;
    });
  return `## ${title}

${introduction}

${items.join("")}`;
}

function writeFigure(convention: Convention, figures: Figures): string {
  const figure = figureOf(convention, figures);
  if (figure === undefined) return "not counted yet";
  const { times, repositories, isWhole } = figure;
  if (times === 0) return "decided nothing";
  const where = repositories === 1 ? "1 repository" : `${count(repositories)} repositories`;
  return `decided ${count(times)} in ${where}${isWhole === true ? " read as a whole" : ""}`;
}

function filesIn(clones: readonly CountedClone[]): number {
  return clones.reduce((sum, each) => sum + each.files, 0);
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}

function excusedBy(excuses: readonly string[] | "visible"): string {
  return excuses === "visible" ? "all that is seen" : codes(excuses);
}

function codes(texts: readonly (string | RegExp)[]): string {
  return texts.map(code).join(" ");
}

function code(text: string | RegExp): string {
  const written = (typeof text === "string" ? text : text.source).replace(/\p{Co}/gu, "…").replaceAll("\n", "↵");
  return written.includes("`") ? `\`\` ${written} \`\`` : `\`${written}\``;
}

function exampleOf(example: NotationExample | AroundExample): string {
  if (typeof example === "string") return code(example);
  const { text, at } = example;
  const unknownFrom = "unknownFrom" in example ? example.unknownFrom : undefined;
  if (unknownFrom !== undefined) return code(`${text.slice(0, unknownFrom)}…`);
  return `${code(text)} (${at?.role ?? at?.tier ?? "text"})`;
}
