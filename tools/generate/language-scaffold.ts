/** What follows the last dot in the names of files. */
export type Extensions = readonly [string, ...string[]];

/** Where the four files of a language stand, from the root of the repository. */
interface LanguageFiles {
  readonly declaration: string;
  readonly test: string;
  readonly fixture: string;
  readonly example: string;
}

/** Paths of the files of a language of a family, which is a folder. Files of the language end with the extensions. */
export function languagePaths(family: string, name: string, [extension]: Extensions): LanguageFiles {
  return {
    declaration: `packages/core/src/languages/${family}/${name}.ts`,
    test: `packages/core/src/languages/${family}/${name}.test.ts`,
    fixture: `tests/fixtures/client.${extension}`,
    example: `examples/catalogue/client.${extension}`,
  };
}

/** A language that works as it is: the content of its files. */
export function languageFiles(name: string, extensions: Extensions): LanguageFiles {
  return { declaration: declaration(name, extensions), test: test(name), fixture: fixture(), example: example() };
}

/** The sentences of a scaffold that nobody has replaced yet in the files of a language; it has none of them when it is done. */
export function languageSentencesLeft(files: readonly string[]): string[] {
  const sentences = Object.values(languageFiles("name", ["name"])).flatMap(
    (content: string) => content.match(/\bSay [^.]+\./gu) ?? [],
  );
  return [...new Set(sentences)].filter((sentence) => files.some((content) => content.includes(sentence)));
}

function declaration(name: string, extensions: Extensions): string {
  return `import { backslashSyntax, bracedEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { braced, common } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { slashes, stars } from "../definition/comment-forms.js";
import { slashComments } from "../definition/comment-syntax.js";
import { doubleQuote, quoted } from "../definition/string-forms.js";

/** Say which section of which document lists the escapes. */
export const ${name}String = backslashSyntax({
  name: "${name}-string",
  singles: common,
  digits: [braced],
  unknown: "kept",
  quoted: /["\\\\]/gu,
  write: bracedEscape,
});

export const ${name} = defineCodeLanguage({
  name: "${name}",
  extensions: [${extensions.map((extension) => `"${extension}"`).join(", ")}],
  ids: ["${name}"],
  comments: slashComments,
  lineComments: [slashes],
  blockComments: [stars],
  strings: [quoted("${name}-string", doubleQuote)],
  joiners: ["+"],
});
`;
}

function test(name: string): string {
  return `import { describeCode } from "../../../test/describe-code.js";
import { describeSyntax } from "../../../test/syntax-laws.js";
import { ${name}String } from "./${name}.js";

describeCode("${name}", {
  strings: {
    "strings with escapes": [\`a = "b\\\\"c"; d("e" + "f")\`, ['b\\\\"c  assigned a', "ef  argument d 0"]],
  },
  comments: { "of both forms": [\`a // it's "b\\n/* "c */\`, ["// it's \\"b", '/* "c */']] },
});

describe("${name}-string", () => {
  const alphabet = ["a", "é", "\\\\", "\\\\\\\\", '\\\\"', "\\\\n", "\\\\u{1F600}", "\\\\q"];
  describeSyntax(${name}String, [{ name: "its escapes", written: '\\\\u{e9}\\\\n\\\\"\\\\q', text: 'é\\n"\\\\q' }], alphabet);
});
`;
}

function fixture(): string {
  return `// Say in code of the language what is found: comments like "http://EXAMPLE.com/" are passed over.
url = "http://EXAMPLE.com/a b"
page = get("https://EXAMPLE.com/%zz")
name = "http://EXAMPLE.com/\\u{202E}" + "|a"
`;
}

function example(): string {
  return `// Say with an address in code of the language what people get wrong.
url = "https://rooms.example/free?from=monday&to=next friday"
`;
}
