import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument } from "../../index.js";

/** Each text with the lines of its literals, those of text for people left out unless the row is about them. */
const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "references with an address": [
    "a `b <c d>`_ e `f\n<g/\n h>`__ (`i <j>`_)",
    ["cd  identifier reference", "g/h  identifier reference", "j  identifier reference"],
  ],
  "no references to other names": ["`a <b_>`_ `c`_ `d <e@f.g>`_ `h i`_ `j <k\\ l>`_ `m <n @o>>`_", []],
  "what is escaped": [
    "`a <b\\_>`_ `c <d_\\(e\\)>`_\n\n.. _f: g_\\(h\\)\n",
    ["b\\_  identifier reference", "d_\\(e\\)  identifier reference", "g_\\(h\\)  identifier target"],
  ],
  "cells of grid tables, but not what goes on in the next line of one (broadinstitute/warp)": [
    [
      "+------+---------------+",
      "| `a   | `c <d>`_ `e   |",
      "| <htt | <f>`_ g h     |",
      "| ps:/ +---------------+",
      "| /b>` | `i <j>`__     |",
      "| __   |               |",
      "+======+===============+",
      "| `k <l>`_  m          |",
      "+----------------------+",
      "",
      "`n <o>`_",
    ].join("\n"),
    [
      "d  identifier reference",
      "f  identifier reference",
      "j  identifier reference",
      "l  identifier reference",
      "o  identifier reference",
    ],
  ],
  "grid tables whose columns do not stand below each other": [
    "+---+---+\n| 漢 | `a <b>`_ |\n| c | d |\n+---+---+\n",
    [],
  ],
  "no roles": [":a:`b <c>`_ `d <e>`:f: `g <h>`", []],
  "what Sphinx downloads from an address (dockstore/dockstore-documentation)": [
    "- :download:`a <ttp://b/c>` :download:`d <../e.pdf>` :doc:`f <http://g>` :download:`h` x:download:`i <ftp://j/\n  k>`",
    ["ttp://b/c  identifier reference", "ftp://j/k  identifier reference"],
  ],
  "a back quote before the angle bracket (zeek/zeek-docs)": [
    "`a <https://b/`>_ `c <https://d/`>__ `e <https://f/`>g",
    ["<https://b/`>_  identifier broken-link", "<https://d/`>__  identifier broken-link"],
  ],
  "two angle brackets before an address (opendatakit/docs)": [
    "`a <<https://b/>`_ `c <<https://d/>>`__ `e <<f`_",
    ["<<https://b/>`_  identifier broken-link", "<<https://d/>>`__  identifier broken-link"],
  ],
  "back quotes and underscores in another order, doubled, or before a word": [
    "`a <https://b/>_` `c <https://d/>__` `e <https://f/>``__ `g <https://h/>`_i `j <https://k/>`_. `l <https://m/>`__s",
    [
      "<https://b/>_`  identifier broken-link",
      "<https://d/>__`  identifier broken-link",
      "<https://f/>``__  identifier broken-link",
      "<https://h/>`_i  identifier broken-link",
      "https://k/  identifier reference",
      "<https://m/>`__s  identifier broken-link",
    ],
  ],
  "a text that no back quote opens": [
    "a b <https://c/>`_\n\nd <https://e/>`__, f\n\n(g <https://h/>`_)\n\n`i` j <https://k/>`_\n\nl <https://m/>\n\nn <o>`_",
    [
      "b <https://c/>`_  identifier broken-link",
      "d <https://e/>`__  identifier broken-link",
      "g <https://h/>`_  identifier broken-link",
    ],
  ],
  "no text between two back quotes": ["``a `b <c>`_`` ```d <e>`_``` `` `f <g>`_", []],
  "back quotes that open nothing": ["\\`a <b>`_ ` c <d>`_ `e <f>`_", ["f  identifier reference"]],
  "what is not closed": ["`a <b>\n\nc>`_ `d <e", []],
  "what was meant for references": [
    "`a <http://b/`_ `c https://d>`_ `e<http://f/>`__ `g <http://h/> `_ `i <http://j/>`, `k <http://l/>`_ `m <http://n/>__ o",
    [
      "<http://b/`_  identifier broken-link",
      "https://d>`_  identifier broken-link",
      "e<http://f/>`__  identifier broken-link",
      "<http://h/> `_  identifier broken-link",
      "<http://j/>`  identifier broken-link",
      "http://l/  identifier reference",
      "<http://n/>__  identifier broken-link",
    ],
  ],
  "no code with angle brackets": [
    "`` `a <http://b/>` `` :c:`d <http://e/>` `f`_ <http://g/> `h` \\`i <http://j/>`",
    [],
  ],
  targets: [
    ".. _a: b\n.. _`c: d`: e\n   f\n   g_h\n.. __: i\n__ j\n.. _k\\:l:m: n",
    [
      "b  identifier target",
      "efg_h  identifier target",
      "i  identifier target",
      "j  identifier target",
      "n  identifier target",
    ],
  ],
  "no targets without an address": [".. _a:\n.. _b: c_\n.. _d: `e f`_\n\n   g\n__", []],
  images: [
    ".. image:: a b\n   :alt: `c <d>`_\n   :target: e\n\n.. |f| image:: g\n.. figure:: h\n   :target: i_\n\n   `j <k>`_",
    [
      "ab  identifier image",
      "e  identifier :target:",
      "g  identifier image",
      "h  identifier figure",
      "k  identifier reference",
    ],
  ],
  "the content of directives": [
    ".. note ::\n\n   `d <e>`_\n\n.. py:function:: f(g)\n   :h: i\n\n   `j <k>`_",
    ["e  identifier reference", "k  identifier reference"],
  ],
  "no code": [
    ".. code-block:: rst\n   :a: b\n\n   `c <d>`_\n\n   `e <f>`_\n\n`g <h>`_::\n\n  `i <j>`_\n\n  `k <l>`_\n`m <n>`_",
    ["h  identifier reference", "n  identifier reference"],
  ],
  "no code in a definition, below its term": [
    "a\n  .. code-block:: md\n\n     [b](https://c)\n\n  `d <e>`_\n\n- f\n  .. g:: `h <i>`_\n",
    ["e  identifier reference", "i  identifier reference"],
  ],
  "what follows the code in a list": [
    "- a::\n\n    `b <c>`_\n\n  `d <e>`_\n\nf\n  g::\n\n    `h <i>`_\n\n  `j <k>`_",
    ["e  identifier reference", "k  identifier reference"],
  ],
  "no sessions with Python": [">>> `a <b>`_\nc", []],
  "brackets that make no reference": [
    "`a https://b`_, [c](https://d) `e <https://f>\n\n.. _g https://h\n.. _i:https://j\n.. _`l m`:https://n\n.. image: https://k\n",
    [
      "[c](https://d)  identifier foreign-link",
      "<https://f>  identifier broken-link",
      ".. _g https://h  identifier broken-link",
      ".. _i:https://j  identifier broken-link",
      ".. _`l m`:https://n  identifier broken-link",
      ".. image: https://k  identifier broken-link",
    ],
  ],
  "no address in brackets behind a whole reference": [
    "`a <https://b>`_\n c (d <https://e>) f",
    ["https://b  identifier reference"],
  ],
  "no such brackets in code and where a back quote follows": [
    "``[a](https://b)`` `c <https://d> e\nf `g`_ \\[h](https://i)\n\n.. see: https://j\n.. _k: https://l\n.. _`m n`: https://o",
    ["https://l  identifier target", "https://o  identifier target"],
  ],
  "no such brackets at the beginning of a field, which an extension reads (canonical/charmcraft)": [
    ":relatedlinks: [a](https://b), [c](https://d)\n:enlaces: [e](https://f)\n\n:g: h [i](https://j)\n",
    ["[i](https://j)  identifier foreign-link"],
  ],
  "footnotes and citations": [".. [1] `a <b>`_\n.. [C] d", ["b  identifier reference"]],
};

describe("restructuredTextReader", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`reads ${name}`, () => {
      const { literals } = readDocument(text, "restructuredtext");
      const identifiers = literals.filter(({ site }) => site.kind === "identifier");
      assert.deepEqual(literalLines(identifiers, text), lines);
    });

  it("reads text around them line by line", () => {
    const text = " a `b <c>`_ d\n  e \n\n.. image:: f\n   :alt: g\n\n.. raw:: html\n\n   h";
    assert.deepEqual(literalLines(readDocument(text, "restructuredtext").literals, text), [
      "a `b <  text",
      "c  identifier reference",
      ">`_ d  text",
      "e  text",
      "f  identifier image",
      ":alt: g  text",
      "html  text",
      "h  text",
    ]);
  });

  it("reads raw HTML with its attributes (jupyter/jupyter)", () => {
    const text =
      '.. raw:: html\n\n   <a href="b">c</a>\n   <!-- d -->\n\n.. raw:: latex html\n   <img src=e>\nf\n\n.. raw:: latex\n\n   \\g\n';
    const { literals, comments } = readDocument(text, "restructuredtext");
    assert.deepEqual(literalLines(literals, text), [
      "html  text",
      "b  attribute a href",
      "c  text",
      "latex html  text",
      "e  attribute img src",
      "f  text",
      "latex  text",
      "\\g  text",
    ]);
    assert.deepEqual(
      comments.map(({ start, end }) => text.slice(start, end)),
      ["<!-- d -->"],
    );
  });

  it("reads comments with the lines that belong to them", () => {
    const text = ".. a\n\n   b\n\nc\n.. d\n\n..\n   e\n\nx\n\n  .. f `g <h>`_\n";
    assert.deepEqual(
      readDocument(text, "restructuredtext").comments.map(({ start, end }) => text.slice(start, end)),
      [".. a\n\n   b", "..\n   e", ".. f `g <h>`_"],
    );
  });
});
