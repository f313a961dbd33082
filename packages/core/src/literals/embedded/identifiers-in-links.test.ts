import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { findBrokenLinks, findIdentifiersInLinks } from "./identifiers-in-links.js";

describe("findIdentifiersInLinks", () => {
  const rows: Readonly<Record<string, readonly string[]>> = {
    "destinations with a scheme": ["a [b](«http://c/»)", "![a](«HTTPS://b/c|d»), [](«e.f://»)"],
    "destinations with a title": [`[a](«http://b/» "c") [d](«http://e/»\n'f')`],
    "destinations of the Web with white space, behind a text": [
      "- [the text](«https://a.example/b    /c.tif») d",
      "[a](https://b.example/c /d), [the text](https://a.example/b c) and index[the](https://a.example/b, c)",
    ],
    "destinations with parentheses": ["[a](«http://b/(c)d»)", "([a](«http://b/»))", "[a](http://b/(c [d](«http://e/»)"],
    "hosts of the Web without a scheme (awslabs/open-data-registry)": [
      "by [the archive](«irsa.a.example.edu/b»), [c](«www.d.example»), [e](f.io), [g](h.pdf) and index[i](j.com)",
    ],
    "no others": ["[a](/b)", "[a](http:b)", "[a](http://b c)", "[a] (http://b/)", "[a](<http://b/>)", "(http://a/)"],
  };
  for (const [name, texts] of Object.entries(rows))
    it(`finds ${name}`, () => {
      for (const marked of texts) {
        const { text } = readMarks(marked);
        const spans = findIdentifiersInLinks(text).map(({ span }) => span);
        assert.equal(writeMarks(text, spans), marked);
      }
    });
});

describe("findBrokenLinks", () => {
  const rows: Readonly<Record<string, readonly string[]>> = {
    "white space before the parenthesis (istio/api)": [
      "See [Envoy XFF]« (https://a.example/b#c)», and [the docs]«  (https://a.example)»",
    ],
    "white space before the parenthesis that closes it, too": ["[the text]« (https://a.example/b )» c"],
    "the brackets of each other (pulumi/examples)": [
      'See "Outputs" for «(inputs and outputs)[https://a.example/b/]» the usage',
      "f(argument)[https://a.example]",
      "`(the text)[https://a.example]`",
      "(1)[https://a.example], (the text)[https://a.example](b)",
    ],
    "a brace that ends the text": ["see [the text«}(https://a.example/b)», but not [the ${text}(https://a.example/b)"],
    "two parentheses (lob/lob-openapi)": ["[Versioning]«((#tag/Versioning)»", "[a link]«((https://a.example)»)"],
    "a second bracket, but none of the text (github/training-kit)": [
      "see the [class room«]](https://a.example/b)».",
      "see [[the text]](https://a.example/b) and a[b[the text]](https://a.example/c)",
    ],
    "a reference of reStructuredText without a mark (nipy/nibabel)": [
      "See `the text «<https://a.example/b>_».\nAnd `c «<https://d.example`_».",
      "And `e «https://f.example>`_», `g <https://h.example>`_, ``i <https://j.example>_ ``, a <https://k.example>_",
    ],
    "a closing parenthesis alone (opengeospatial/ogcapi-processes)": ["see [Section 7.7«]https://a.example/b#c)»."],
    "a bracket in the place of the parenthesis that closes (openactive/modelling-opportunity-data)": [
      "as [`the event`]«(https://a.example/b]», the inverse, and [the text](https://a.example/c](d)",
    ],
    "a parenthesis that nothing closes before other words": [
      "see [the text]«(https://a.example/b», and more",
      "see [the text](https://a.example/b and (more)",
    ],
    "a parenthesis that nothing closes on the line (Automattic/mongoose)": [
      " * uses [loops]«(https://a.example/b»\n * and more",
      "[the text]«(https://a.example/b»",
    ],
    "no bracket before the parenthesis (awslabs/open-data-registry)": [
      "see [the doc«s(https://a.example/b)» and [the cod«e (https://c.example)» there",
      "see [the docs (https://a.example/b)], index[the(https://c.example)",
    ],
    "no links, indexes, labels, names and samples in code, templates and what a parenthesis closes": [
      "[the text](https://a.example/b)",
      "[1] (https://a.example/b)",
      "no link: `[the text] (https://a.example/b)`",
      "[BUG] (https://a.example/b)",
      "ignore[someRule] (https://a.example/b)",
      "[the text](https://a.example/${b}",
      "([the text] https://a.example/b)",
      // Where a program has broken the line, what it put in is not known.
      " * see [the text](https://a.exa-\n * mple/b), which",
    ],
  };
  for (const [name, texts] of Object.entries(rows))
    it(`finds ${name}`, () => {
      for (const marked of texts) {
        const { text } = readMarks(marked);
        const spans = findBrokenLinks(text).map(({ span }) => span);
        assert.equal(writeMarks(text, spans), marked);
      }
    });
});
