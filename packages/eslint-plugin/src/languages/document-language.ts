import { createRequire } from "node:module";
import type { LanguageName } from "@irilint/core/documents";
import type { ESLint } from "eslint";
import { readUnlessTooLong, tooLong } from "../too-long.js";
import { unreadCharset } from "../unread-charset.js";
import { type DocumentRoot, readRoot } from "./document-root.js";

/** A language of ESLint; ESLint exports no name for this type. */
export type Language = NonNullable<ESLint.Plugin["languages"]>[string];

const require = createRequire(import.meta.url);

/**
 * An ESLint language over our own reader of documents. Much of it is loaded with the first file, so that users who only
 * want the rules do not wait for it.
 */
export function documentLanguage(language: LanguageName): Language {
  return {
    fileType: "text",
    lineStart: 1,
    columnStart: 0,
    nodeTypeKey: "type",
    visitorKeys: { IriDocument: [] },
    // Some of ESLint's own rules read this without looking whether it is there.
    defaultLanguageOptions: { parserOptions: {} },
    // Options for all files of a configuration come here too, such as the globals of JavaScript: accept whatever they are.
    validateLanguageOptions: () => undefined,
    parse: ({ body }) => parse(textOf(body), language),
    createSourceCode({ body }, { ast }) {
      const { DocumentSourceCode } = require("./document-source-code.js") as typeof import("./document-source-code.js");
      // ESLint hands back what `parse` has made.
      return new DocumentSourceCode({ text: textOf(body), ast: ast as DocumentRoot });
    },
  };
}

function parse(text: string, language: LanguageName): ReturnType<Language["parse"]> {
  const unread = unreadCharset(text, language);
  if (unread !== undefined) return failure(unread);
  const ast = readUnlessTooLong(() => readRoot(text, language));
  return ast === undefined ? failure(tooLong) : { ok: true, ast };
}

function failure(message: string): ReturnType<Language["parse"]> {
  return { ok: false, errors: [{ message, line: 1, column: 1 }] };
}

function textOf(body: string | Uint8Array): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}
