/** A kind of file with what a generator writes of it. */
export interface GeneratedKind {
  readonly name: string;
  readonly extension: string;
  /** A file of two to six kilobytes; equal for the same number. */
  readonly text: (number: number) => string;
}

/**
 * Kinds of files as projects have them, with about as many identifiers as there: linked data has one in almost every
 * statement, pages and notes some, and programs few.
 */
export const generatedKinds: readonly GeneratedKind[] = [
  { name: "YAML", extension: "yaml", text: yaml },
  { name: "Turtle", extension: "ttl", text: turtle },
  { name: "HTML", extension: "html", text: html },
  { name: "Python", extension: "py", text: python },
  { name: "TypeScript", extension: "ts", text: typescript },
  { name: "Markdown", extension: "md", text: markdown },
  { name: "JSON", extension: "json", text: json },
];

/** One file in so many names this. */
const shared = 20;

/** An identifier that many files name. */
export function sharedIdentifier(number: number): string {
  return `https://data.example/shared/${number % shared}`;
}

function times(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join("");
}

function yaml(number: number): string {
  const job = (index: number): string =>
    [
      `  job-${number}-${index}:`,
      "    runs-on: ubuntu-latest",
      "    timeout-minutes: 20",
      `    name: "Builds part ${index} of project ${number}"`,
      "    steps:",
      "      - uses: actions/checkout@v4",
      "      - name: Install what is needed",
      "        run: npm ci --ignore-scripts",
      "      - name: Test",
      `        run: npm test -- --part=${index}`,
      "        env: { CI: true, LEVEL: 3 }",
      "",
    ].join("\n");
  return `# See ${sharedIdentifier(number)}\non: [push, pull_request]\njobs:\n${times(10, job)}`;
}

function turtle(number: number): string {
  const station = (index: number): string =>
    [
      `ex:station_${number}_${index} a ont:Station ;`,
      `  rdfs:label "Station ${index} of line ${number}"@en , "Gare ${index}"@fr ;`,
      `  ont:opened "19${10 + (index % 90)}-05-01"^^xsd:date ;`,
      `  ont:next ex:station_${number}_${index + 1} ;`,
      `  foaf:homepage <https://lines.example/station/${number}/${index}> .`,
      "",
    ].join("\n");
  return [
    "@prefix ex: <http://data.example/resource/> .",
    "@prefix ont: <http://data.example/ontology#> .",
    "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .",
    "@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .",
    "@prefix foaf: <http://xmlns.com/foaf/0.1/> .",
    `<${sharedIdentifier(number)}> a ont:Line .`,
    times(15, station),
  ].join("\n");
}

function html(number: number): string {
  const section = (index: number): string =>
    [
      `<section id="part-${index}" class="part part--wide">`,
      `  <h2>Part ${index} of page ${number}</h2>`,
      "  <p>What stands here is text as pages have it: some sentences, <em>some words</em> of weight, and now and then a link.</p>",
      `  <p>More is <a class="link" href="page-${index}.html">on another page</a>, and <code>nothing</code> here.</p>`,
      `  <img src="/images/${index}.png" alt="A picture" width="640" height="480">`,
      "</section>",
      "",
    ].join("\n");
  return [
    `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Page ${number}</title>`,
    `<link rel="canonical" href="${sharedIdentifier(number)}">\n</head>\n<body>`,
    times(9, section),
    "</body>\n</html>\n",
  ].join("\n");
}

function python(number: number): string {
  const definition = (index: number): string =>
    [
      `def part_${index}(values, *, least=${index}, path="part-${number}"):`,
      '    """Return the sum of those values that are greater than the least one."""',
      "    total = 0",
      "    for name, value in values.items():",
      "        if value > least and name.startswith('part'):",
      `            total += value * ${index}  # counted twice`,
      "    return {'total': total, 'path': path, 'kind': f'sum of {least}'}",
      "",
      "",
    ].join("\n");
  return `"""Part ${number}.\n\nSee ${sharedIdentifier(number)}.\n"""\n\nimport os\n\n\n${times(8, definition)}`;
}

function typescript(number: number): string {
  const definition = (index: number): string =>
    [
      `/** The sum of those values that are greater than ${index}. */`,
      `export function part${index}(values: ReadonlyMap<string, number>, path = "part-${number}"): number {`,
      "  let total = 0;",
      "  for (const [name, value] of values) {",
      `    if (value > ${index} && name.startsWith("part")) total += value; // counted once`,
      "  }",
      '  if (total === 0) throw new Error(`No value of ${path} is great enough, of "${values.size}".`);',
      "  return total;",
      "}",
      "",
      "",
    ].join("\n");
  return `import { join } from "node:path";\n\nexport const home = "${sharedIdentifier(number)}";\n\n${times(8, definition)}`;
}

function markdown(number: number): string {
  const section = (index: number): string =>
    [
      `## Part ${index}`,
      "",
      "What stands here is text as notes have it: a sentence or two, some of them with *words of weight*, others with `code` in them.",
      `More is [in another note](note-${index}.md), and [elsewhere](https://lines.example/notes/${number}/${index}).`,
      "",
      "- a first point",
      "- a second one, **which counts**",
      "",
      "```ts",
      `const part = values.get("${index}") ?? 0;`,
      "```",
      "",
      "",
    ].join("\n");
  return `# Note ${number}\n\nSee <${sharedIdentifier(number)}>.\n\n${times(8, section)}`;
}

function json(number: number): string {
  const members = Array.from({ length: 40 }, (_, index) => ({
    id: `part-${number}-${index}`,
    title: `Part ${index} of project ${number}`,
    size: index * 10,
    tags: ["first", "second"],
    ...(index % 10 === 0 && { homepage: `https://lines.example/parts/${index}` }),
  }));
  return `${JSON.stringify({ source: sharedIdentifier(number), members }, undefined, 2)}\n`;
}
