import assert from "node:assert/strict";
import { sparqlReader } from "./sparql.js";

function identifiersIn(text: string): string[] {
  return [...sparqlReader(text).literals.slice()].map(({ span }) => text.slice(span.start, span.end));
}

describe("a query", () => {
  for (const text of [
    "SELECT * { <http://a/> ?p ?o }",
    "# Все\n\n # ещё\nselect * from <http://a/> {}",
    "ex:a ex:b <http://a/> .",
    "{ ?s ?p <http://a/> }",
    "<http://a/> a ?t .",
    "\uFEFFINSERT DATA { <http://a/> a 1 }",
    "DEFINE input:inference <http://a/>",
  ]) {
    it(`is read that begins as ${JSON.stringify(text.slice(0, 12))}`, () => {
      assert.deepEqual(identifiersIn(text), ["http://a/"]);
    });
  }

  for (const text of [
    "Пишите нам: <a@b.example>",
    "# Заголовок\n\nПишите <a@b.example>",
    "===============\n= Добро пожаловать < a b >",
    "Vim — это <http://a b/>",
    "selection <http://a b/>",
  ]) {
    it(`is none that begins as ${JSON.stringify(text.slice(0, 12))}`, () => {
      assert.deepEqual(sparqlReader(text), { literals: [], comments: [] });
    });
  }
});
