import assert from "node:assert/strict";
import { readDocument } from "../../index.js";

/** Each literal's source, with `…` for every hole, and what is said of it, in words. */
function literalsIn(php: string): string[] {
  return readDocument(php, "php").literals.map(({ span, site, pieces = [{ kind: "text", span }] }) => {
    const written = pieces.map((piece) => (piece.kind === "hole" ? "…" : php.slice(piece.span.start, piece.span.end)));
    const what = site.kind === "attribute" ? `${site.element} ${site.name}` : site.kind;
    return `${what}: ${written.join("")}`;
  });
}

describe("phpReader", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    "code alone": ["<?php f('/a');\n?>\n", ["argument: /a"]],
    "code that is not closed": ["\uFEFF<?php f('<a href=b>');", ["argument: <a href=b>"]],
    "a page alone": ["<a href=b>c</a>", ["a href: b", "text: c"]],
    "no page in code without marks": [`$a = '<a href="' . $b . '">';`, []],
    "a page around code": ["<a href='/a'><?php f('/b') ?></a><a href=c>", ["a href: /a", "argument: /b", "a href: c"]],
    "an address that is put in whole": ['<a href="<?= f("/a") ?>">', ["argument: /a"]],
    "an address that begins with what is put in": ['<a href="<?php f() ?>/a b">', ["a href: …/a b"]],
    "an address that ends with what is put in": ["<a href='/a b/<?php if ($c) f(); ?>'>", ["a href: /a b/…"]],
    "code within an address": ['<a href="/a<?php if ($b) { ?>/c<?php } ?>/d">', ["a href: /a…/c…/d"]],
    "what is put in without quotation marks": ["<a href=<?= $a ?>/b id=c>", ["a href: …/b", "a id: c"]],
    "attributes under a condition": [
      `<a <?php if ($a): ?>href="/b"<?php endif; ?>id="c" d-<?= 'e"' ?>="f">`,
      ["a href: /b", "a id: c", `value: e"`, "a d-___________: f"],
    ],
    "text around code": ["<p>a <?= 'b' ?> c</p>", ["text: a … c", "value: b"]],
    "text in which there is nothing but code": ["<p><?= 'b' ?></p>", ["value: b"]],
    "scripts that hold code": [
      "<script>let a = <?= f('/b') ?>; fetch(`${a}/<?= $c ?>/d`);</script>",
      ["argument: /b", "argument: …/…/d"],
    ],
    "styles that hold code": [
      "<style>a { b: url(<?= $c ?>/d) }</style><p style=\"e: url('<?= $f ?>/g')\">",
      ["identifier: …/d", "identifier: …/g"],
    ],
    "the end of code in its strings and comments": [
      "<?php f('?>/a'); // b ?><a href=c><?php /* ?> */ f('<a href=d>');",
      ["argument: ?>/a", "a href: c", "argument: <a href=d>"],
    ],
    "here-documents, however their lines end and their last one is indented": [
      "<?php f(<<<A\r\n/b $c\r\n  A);\r\nf(<<<'A'\n/d\nAB\nA, '/e');\rf(<<<\"A\"\r/g\rA);",
      ["argument: /b …", "argument: /d\nAB", "argument: /e", "argument: /g"],
    ],
    "what follows a name that is too long for one of a here-document": [
      `<?php f(<<<${"a".repeat(100_000)}\n, '/b');`,
      ["argument: /b"],
    ],
    "short marks": ["<a href='/a/<?f('b')?>/c d'>", ["a href: /a/<?f('b')?>/c d"]],
    "templates of Blade": ['<a href="{{ url("/a") }}/b">', ['a href: {{ url("/a") }}/b']],
  };
  for (const [name, [php, expected]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalsIn(php), expected));

  const samples: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    "code without its marks": ["$a->f('/b');\n// c", ["/b"]],
    "code with its marks": ["<?php f('/b');", ["/b"]],
    "no template of Blade as code": ["@extends('a')\n{{ url('/b') }}", []],
    "a page": ["<a href='/b'>", ["/b"]],
    "no code in which lines are those of a page": ["f('/b', <<<A\n  <p>\nA);", []],
  };
  for (const [name, [sample, expected]] of Object.entries(samples))
    it(`reads in samples of other documents ${name}`, () => {
      const markdown = `\`\`\`php\n${sample}\n\`\`\`\n`;
      const { literals } = readDocument(markdown, "markdown");
      assert.deepEqual(
        Array.from(literals, ({ span }) => markdown.slice(span.start, span.end)),
        expected,
      );
    });

  it("reads a sample that gets its mark as a fresh one", () => {
    const rest = `f('/a', '<a href="/b">');\n`.repeat(100);
    const before = readDocument(`\`\`\`php\n${rest}\`\`\`\n`, "markdown");
    const after = `\`\`\`php\n<?php ${rest}\`\`\`\n`;
    const changed = before.update(after, [{ start: 7, end: 7, newLength: 6 }]);
    assert.equal(changed.literals.length, 200);
    assert.deepEqual(changed.literals.slice(), readDocument(after, "markdown").literals.slice());
  });

  it("reads the comments of both", () => {
    const php = "<!-- a <?= 'b' ?> --><?php // c\n/* d */ ?><script>// e\n</script>";
    const { comments } = readDocument(php, "php");
    assert.deepEqual(
      comments.map(({ start, end }) => php.slice(start, end)),
      ["<!-- a <?= 'b' ?> -->", "// c", "/* d */", "// e"],
    );
  });

  it("reads a change as it reads the whole", () => {
    const before = readDocument("<a href='<?= $a ?>/b'>", "php");
    const after = "<a href='<?= $a . '/c' ?>/b'>";
    const changed = before.update(after, [{ start: 15, end: 15, newLength: 7 }]);
    assert.deepEqual(changed.literals.slice(), readDocument(after, "php").literals.slice());
  });
});
