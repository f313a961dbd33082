/** The content of the three files of a check, by their endings. */
export type CheckFiles = Readonly<Record<".ts" | ".test.ts" | ".md", string>>;

/** A check of one identifier that works as it is. */
export function identifierCheckFiles(code: string, name: string): CheckFiles {
  return { ".ts": definition(code, name), ".test.ts": table(code, name), ".md": page(exclamationMark) };
}

/** A check that compares the identifiers of a document and works as it is. */
export function documentCheckFiles(code: string, name: string): CheckFiles {
  return { ".ts": documentDefinition(code, name), ".test.ts": documentTable(code, name), ".md": page(repetition) };
}

/** The sentences of a scaffold that nobody has replaced yet in these files of a check; a check has none of them when it is done. */
export function sentencesLeft(code: string, name: string, files: CheckFiles): string[] {
  const scaffolds = [identifierCheckFiles(code, name), documentCheckFiles(code, name)];
  const sentences = scaffolds.flatMap((scaffold) => [
    ...sentencesIn(scaffold[".md"], /^[A-Z].*[.]$/gmu),
    ...sentencesIn(scaffold[".ts"], /(?<=(?:title|message): ")[^"]+/gu).flatMap((text) => text.split(/(?<=\.) /u)),
  ]);
  const written = files[".ts"] + files[".md"];
  return [...new Set(sentences)].filter((sentence) => written.includes(sentence));
}

function sentencesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([sentence]) => sentence);
}

function definition(code: string, name: string): string {
  return `import { traits } from "../../grammar/traits.js";
import { rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";

export const ${name} = defineCheck({
  code: "${code}",
  title: "Path contains an exclamation mark",
  strength: "advice",
  fix: "suggestion",
  preset: "all",
  spec: [rfc3987("2.2")],
  message: "The path contains '!' at offset {{offset}}; remove it. Say why that matters.",
  needs: traits.scheme | traits.noScheme,
  find({ path }, report) {
    const offset = path.text.indexOf("!");
    if (offset < 0) return;
    const span = { start: path.span.start + offset, end: path.span.start + offset + 1 };
    report({
      span,
      component: "path",
      data: { offset: String(offset) },
      fixes: [suggest("Percent-encode the exclamation mark", span, "%21")],
    });
  },
});
`;
}

function table(code: string, name: string): string {
  return `import { describeCheck } from "../../../test/describe-check.js";
import { ${name} } from "./${code}.js";

describeCheck(${name}, {
  reports: [
    {
      name: "an exclamation mark in the path",
      iri: "http://a/«!»",
      suggests: { "Percent-encode the exclamation mark": "http://a/%21" },
    },
  ],
  accepts: [{ name: "a path without exclamation mark", iri: "http://a/b" }],
});
`;
}

function documentDefinition(code: string, name: string): string {
  return `import { quote } from "../../checks/wording/mention.js";
import { rfc3987 } from "../../findings/spec-reference.js";
import { copyOf } from "../../text/copy-of.js";
import { defineDocumentCheck } from "../judge/define-document-check.js";

export const ${name} = defineDocumentCheck({
  code: "${code}",
  title: "Identifier stands in a file twice",
  strength: "advice",
  fix: "none",
  preset: "all",
  spec: [rfc3987("5.1")],
  message: "The file holds {{iri}} already; remove one. Say why that matters.",
  trace: ({ text }) => copyOf(text),
  find(texts, report) {
    const first = new Map<string, number>();
    for (const [at, text] of texts.entries()) {
      const before = first.get(text);
      if (before === undefined) first.set(text, at);
      else
        report({
          at,
          span: { start: 0, end: text.length },
          data: { iri: quote(text) },
          related: [{ at: before, message: "The first time" }],
        });
    }
  },
});
`;
}

function documentTable(code: string, name: string): string {
  return `import { describeDocumentCheck } from "../../../test/describe-document-check.js";
import { ${name} } from "./${code}.js";

describeDocumentCheck(${name}, {
  reports: [{ name: "one identifier in two places", iris: ["http://a/", "«http://a/»"], related: "http://a/" }],
  accepts: [{ name: "two identifiers", iris: ["http://a/", "http://b/"] }],
});
`;
}

interface Example {
  readonly what: string;
  readonly reports: string;
  readonly accepts: string;
}

const exclamationMark: Example = {
  what: "The path contains an exclamation mark.",
  reports: "http://a/«!»",
  accepts: "http://a/b",
};

const repetition: Example = {
  what: "An identifier stands in a file twice. Each block of examples is one file.",
  reports: "http://a/\n«http://a/»",
  accepts: "http://a/\nhttp://b/",
};

function page({ what, reports, accepts }: Example): string {
  return `## What

${what}

## Why

Say in the first sentence what goes wrong for people if nobody mends it.

## Examples

\`\`\`iri reports
${reports}
\`\`\`

\`\`\`iri accepts
${accepts}
\`\`\`

## Fix

Say what the fix does, and whether the identifier stays equivalent.

## When to turn it off

Say where the report is unwanted.
`;
}
