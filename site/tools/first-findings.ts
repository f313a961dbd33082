import { readDocument, type LanguageName } from "../../packages/core/dist/documents/index.js";
import { checkDocument, defaultSettings, problemsOf } from "../../packages/core/dist/literals/index.js";
import { marked } from "./tried-examples.js";

const samples: readonly { readonly file: string; readonly language: LanguageName; readonly line: string }[] = [
  { file: "orders.ts", language: "typescript", line: 'await fetch("htps://a.example/orders");' },
  { file: "people.ttl", language: "turtle", line: "@prefix foaf: <https://xmlns.com/foaf/0.1/> ." },
  { file: "login.py", language: "python", line: 'requests.get("http://1.2.3.4/\u05D0\u05D1")' },
];

/** What the first page shows of what is found: lines of files, with what is told of them, found now. */
export function firstFindings(): object[] {
  return samples.map(({ file, language, line }) => {
    const { literals, comments } = readDocument(line, language);
    const about = { spans: comments, heeds: "iri-and-eslint" } as const;
    const [found] = problemsOf(checkDocument(line, literals, defaultSettings, about).findings);
    if (found === undefined) throw new Error(`Nothing is found in ${line}`);
    return { file, marked: marked(line, [found]), message: found.message, code: found.code };
  });
}
