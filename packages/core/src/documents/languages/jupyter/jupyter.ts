import { defineLanguage } from "../../language.js";
import { decodeLiteral, type Piece, type RawLiteral } from "../../../literals/locating/index.js";
import { Collected } from "../../parts/collected.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart } from "../../checkpoints/pass.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { LiteralsAndComments, Reader, Reading } from "../../reading.js";
import { codeOfCell } from "./cell-language.js";
import { areSameStates, NotebookPass, type NotebookState } from "./notebook-pass.js";
import { lastLanguageIn, type Cell } from "./notebook.js";

export const jupyter = defineLanguage({
  name: "jupyter",
  reader: (named) => jupyterReader(named),
  extensions: ["ipynb"],
  ids: ["ipynb", "jupyter"],
});

const syntax = "json-string";

/** Reads the cells of Jupyter notebooks, without their outputs and metadata. */
function jupyterReader(named: ReaderNamed): Reader {
  return checkpointedReader(
    {
      guess: (text) => [lastLanguageIn(text) ?? []].flat(),
      begin: (text, beginning: PassStart<NotebookState>) => new NotebookPass(text, beginning, takeCell),
      areSame: areSameStates,
      // The reader looks one token ahead, to see whether a string is a member's name.
      ahead: 2,
      behind: 0,
    },
    named,
  );
}

function takeCell(source: string, cell: Cell, parts: Parts): LiteralsAndComments {
  const collected = new Collected();
  const written = literalOf(cell);
  if (written === undefined) return collected.reading;
  const decoded = decodeLiteral(source, written);
  collected.decodedPart(readCell(decoded.text, cell, parts), decoded, syntax);
  return collected.reading;
}

function readCell(text: string, { kind, language }: Cell, parts: Parts): Reading | undefined {
  if (kind === "markdown") return parts.read("markdown", text);
  const code = codeOfCell(text, language);
  return code && parts.read(code.language, code.text);
}

/** The lines of a cell as one literal in pieces. */
function literalOf({ source }: Cell): RawLiteral | undefined {
  const [first, last] = [source[0], source.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const pieces = source.map((span): Piece => ({ kind: "text", span }));
  return { span: { start: first.start, end: last.end }, syntax, site: { kind: "value" }, pieces };
}
