import assert from "node:assert/strict";
import { parseForESLint } from "@typescript-eslint/parser";
import { javascriptGrammar } from "../../grammars.cjs";
import { constructs } from "./constructs.js";

const { visitorKeys } = parseForESLint("", { range: true });

/** Nodes that only babel makes, or others of old, with their children. */
const ofOthers: Readonly<Record<string, readonly string[]>> = {
  ExportNamespaceSpecifier: ["exported"],
  ParenthesizedExpression: ["expression"],
  TypeCastExpression: ["expression", "typeAnnotation"],
};

const namesInLezer = new Set(javascriptGrammar().nodeSet.types.map(({ name }) => name));

describe("the constructs of JavaScript", () => {
  for (const { name, parts, estree = {}, lezer = {} } of constructs) {
    it(`have parts that a tree has: ${name}`, () => {
      const spelled = [
        ...Object.values(estree).flatMap((fields) => Object.values(fields)),
        ...Object.values(lezer).flatMap(({ first, after = {}, named = {} }) => [
          first,
          ...Object.values(after),
          ...Object.values(named),
        ]),
      ];
      assert.deepEqual([...new Set(spelled)].sort(), Object.keys(parts).sort());
    });

    for (const [spelled, fields] of Object.entries(estree))
      it(`are spelled as in an ESTree: ${spelled}`, () => {
        const [type = "", parent = type] = spelled.split(" in ");
        const keys = visitorKeys[type] ?? ofOthers[type];
        assert.ok(keys !== undefined && (visitorKeys[parent] ?? ofOthers[parent]) !== undefined);
        assert.deepEqual(
          Object.keys(fields).filter((field) => field !== "*" && !keys.includes(field)),
          [],
        );
      });

    for (const [spelled, { after = {}, named = {} }] of Object.entries(lezer))
      it(`are spelled as in Lezer's tree: ${spelled}`, () => {
        const names = [spelled.replace(/ in .*/u, ""), ...Object.keys(after), ...Object.keys(named)];
        assert.deepEqual(
          names.filter((each) => !namesInLezer.has(each)),
          [],
        );
      });
  }

  it("are described once for each node", () => {
    for (const tree of ["estree", "lezer"] as const) {
      const spelled = constructs.flatMap((construct) => Object.keys(construct[tree] ?? {}));
      assert.deepEqual(
        spelled.filter((each, index) => spelled.indexOf(each) !== index),
        [],
      );
    }
  });
});
