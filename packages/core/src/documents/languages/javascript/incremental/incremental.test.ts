import assert from "node:assert/strict";
import fc from "fast-check";
import { coreFolder, packageFolder, sourceFiles } from "../../../../../test/source-files.js";
import { languageOfPath, readDocument, type DocumentChange } from "../../../index.js";

/** What people type, and what breaks most. */
const insertions = [
  ..."\"'`{}()<>/\\;,.:?+=[]a\n\u2028",
  ..."/* */ // ${ </a> <a> => \r\n".split(" "),
  ..."import@class A {@function f() {@async @type T = @x is y@`${a}`@'b'@ = ".split("@"),
];

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.integer({ min: 0, max: 20 }),
  inserted: fc.constantFrom(...insertions),
});

const files = [
  ...sourceFiles(coreFolder, [".ts"], 5),
  ...sourceFiles(packageFolder("eslint"), ["no-unused-vars.js", "linter.js", "indent.js"]),
  ...sourceFiles(packageFolder("typescript"), ["decorators.d.ts", "es5.d.ts", "es2020.intl.d.ts"]),
];

function applied(text: string, { at, removed, inserted }: { at: number; removed: number; inserted: string }) {
  const start = Math.floor(at * text.length);
  const end = Math.min(start + removed, text.length);
  const change: DocumentChange = { start, end, newLength: inserted.length };
  return { change, text: text.slice(0, start) + inserted + text.slice(end) };
}

describe("a document after edits", () => {
  it("holds what the text alone gives", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.array(edit, { minLength: 1, maxLength: 2 }), { maxLength: 8 }),
        (file, steps) => {
          const language = languageOfPath(file.path)!;
          let document = readDocument(file.text, language);
          for (const edits of steps) {
            const changes: DocumentChange[] = [];
            let text = document.text;
            for (const one of edits) {
              const result = applied(text, one);
              changes.push(result.change);
              text = result.text;
            }
            document = document.update(text, changes);
            const { literals, comments } = readDocument(text, language);
            assert.deepEqual({ literals: document.literals, comments: document.comments }, { literals, comments });
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("holds what the text alone gives even if the changes are wrong", () => {
    const before = readDocument('f("a");\n'.repeat(100), "javascript");
    const text = `${'f("a");\n'.repeat(50)}g("b");\n${'f("c");\n'.repeat(49)}`;
    for (const changes of [[], [{ start: 3, end: 4, newLength: 1 }], [{ start: 0, end: 9_000, newLength: 1 }]])
      assert.deepEqual(before.update(text, changes).literals, readDocument(text, "javascript").literals);
  });

  const statement = (index: number) =>
    `/** ${index} */\nconst f${index} = (a, b) => fetch("https://a.example/" + a);\n`;
  const statements = Array.from({ length: 320 }, (_, index) => statement(index)).join("");
  const declarations = Array.from(
    { length: 60 },
    (_, index) =>
      `/** ${index} */\ninterface A${index} { readonly a: "b://c/${index}"; new(): A${index} }\ndeclare var A${index}: { get: "d://e" };\n`,
  ).join("");
  const specifiers = 'export {\n  type A,\n  b,\n  type C,\n} from "d://e"\n'.repeat(20);
  const delicate: readonly {
    readonly name: string;
    readonly text: string;
    readonly at: number;
    readonly typed: string;
  }[] = [
    {
      name: "a line end before a comment after return",
      text: `function f() {\n  return /* ${"a".repeat(50)} */ ["b://c"]\n}\n${statements}`,
      at: 23,
      typed: "\n",
    },
    {
      name: "sums with more operands than Lezer takes",
      text: `${statements}x = ${"'a://b' +\n".repeat(400)} 'c'\n${statements}`,
      at: 9,
      typed: "(",
    },
    {
      name: "a long function before such a sum",
      text: `function f() {\n${statements}}\nx = ${"'a://b' + ".repeat(400)} 'c'\n`,
      at: 0,
      typed: "/*",
    },
    { name: "a block that is opened before all", text: statements, at: 0, typed: "{" },
    { name: "a string that swallows the rest of a line", text: statements, at: 2_000, typed: '"' },
    { name: "a template that swallows all that follows", text: statements, at: 9_000, typed: "`" },
    {
      name: "comments before a declaration whose first word may be a name",
      text: `${statements}/** a */\ninterface A { readonly b: "c://d" }\n${declarations}`,
      at: statements.length,
      typed: "/* e */".repeat(4),
    },
    {
      name: "a word that makes a declaration of a name, or a name of a declaration",
      text: `${declarations}abstract class A { b = "c://d" }\n${declarations}`,
      at: declarations.length,
      typed: "declare ",
    },
    {
      name: "a block that is opened before errors",
      text: `${specifiers}${statements}${specifiers}`,
      at: 0,
      typed: "{(",
    },
    {
      name: "an operator behind a comment at the end of the text",
      text: `${statements}const a = "b://c"\n// ${"d".repeat(200)}\n`,
      at: statements.length + 222,
      typed: "% e",
    },
    {
      name: "a type argument or a comparison",
      text: `${statements}f(a<b, c>("d://e"))\n${statements}`,
      at: statements.length + 8,
      typed: " + ",
    },
  ];
  for (const { name, text, at, typed } of delicate)
    it(`holds what the text alone gives: ${name}`, () => {
      let document = readDocument(text, "typescript");
      const edits = [...typed].map((inserted, index) => ({ start: at + index, end: at + index, inserted }));
      const undone = [...edits].reverse().map(({ start }) => ({ start, end: start + 1, inserted: "" }));
      for (const { start, end, inserted } of [...edits, ...undone]) {
        const changed = document.text.slice(0, start) + inserted + document.text.slice(end);
        document = document.update(changed, [{ start, end, newLength: inserted.length }]);
        const { literals, comments } = readDocument(changed, "typescript");
        assert.deepEqual({ literals: document.literals, comments: document.comments }, { literals, comments });
      }
    });

  it("holds what the text alone gives: an error from which the parser recovers up to the end of the text", () => {
    const head = `fetch (
    <article className="md:flex http://EXAMPLE.com/" itemID="urn:isbn:X">
      <a href="http://EXAMPLE.com/a b?c&amp;d=%7e">See http://example.com/\u202E or HTTP://EXAMPLE.com/ here</a>
      <a href={"http://EXAMPLE.com/\\u0020"}>{"http://EXAMPLE.com/`;
    const between = 'text"}</a>\n  ';
    const tail = `    <a href={\`http://EXAMPLE.com/\${id}/a b\`}>&#x202E;</a>  <svg xmlns="http://www.w3.org/2000/svg/" />
      <object data={url} />
    </article>
  );
}
// Attributes and text of JSX: entities instead of backslashes, expressions in braces.
export function Card({ id, url = "http://EXAMPLE.com/default" }: { id: string; url?: string }) {
  return (
    <article className="md:flex http://EXAMPLE.com/" item#/*X">
      <a href="httpa href={"http://EXAMPLE.com/\\u0020"}>{"http://EXAMPLE.com/text"}</a>
      <a href={\`http://EXAMPLE.com/\${id}/a b\`}>&#x202E;</a>
      <img src='http://EXAMPLE.com/"quoted"' srcSet="/a.png 1x, http://EXAMPLE.com/b.png 2x" alt="A: b" />
      <svg xmlns="http://www.w3.org/2000/svg/" />
      <object data={url} />
    </article>
  );
}
`;
    const change = { start: head.length, end: head.length + between.length, newLength: 3 };
    const changed = `${head}\`\`\`${tail}`;
    const document = readDocument(head + between + tail, "tsx").update(changed, [change]);
    assert.deepEqual(document.literals, readDocument(changed, "tsx").literals);
  });

  it("keeps what stands before an error, and does not look at it again", () => {
    const broken = `${statements}const x = f(;\n${statements}`;
    const before = readDocument(broken, "typescript");
    const at = broken.length - 60;
    const after = before.update(`${broken.slice(0, at)} ${broken.slice(at)}`, [{ start: at, end: at, newLength: 1 }]);
    const kept = after.literals.filter((literal, index) => literal === before.literals[index]);
    assert.ok(kept.length > 550, `${kept.length} of ${before.literals.length}`);
  });

  it("keeps the literals that have not moved", () => {
    const statements = 'fetch("https://a.example/", "b");\n'.repeat(200);
    const before = readDocument(statements, "typescript");
    const at = statements.length - 5;
    const text = `${statements.slice(0, at)} ${statements.slice(at)}`;
    const after = before.update(text, [{ start: at, end: at, newLength: 1 }]);
    const kept = after.literals.filter((literal, index) => literal === before.literals[index]);
    assert.ok(kept.length > 200, `${kept.length} of 400`);
  });
});
