import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument } from "../../index.js";
import { checkDocument, readSettings } from "../../../literals/index.js";

const { settings } = readSettings({});

const template = [
  "Scheme name: quux",
  "Status: permanent",
  "Scheme syntax: quux:a",
  "Contact:",
  "References: see",
  "  https://a.example/b",
  "",
].join("\n");

const lines = [
  "Scheme name  identifier registration",
  "quux  identifier registration",
  "permanent  identifier registration",
  "quux:a  identifier registration",
  "Contact  identifier registration",
  "see  text",
  "  https://a.example/b  text",
];

describe("the reader of registrations", () => {
  it("reads the fields", () =>
    assert.deepEqual(literalLines(readDocument(template, "registration").literals, template), lines));

  it("knows what the template has, and the text has not", () =>
    assert.deepEqual(readDocument(template, "registration").literals[0]?.surroundings?.registration, {
      part: "template",
      scheme: "quux",
      missing: [
        "Scheme semantics",
        "Encoding considerations",
        "Applications/protocols that use this scheme name",
        "Interoperability considerations",
        "Security considerations",
        "Author/Change controller",
      ],
    }));

  for (const language of ["plaintext", "markdown"] as const)
    it(`is that of ${language} with the fields at its top`, () => {
      assert.deepEqual(literalLines(readDocument(template, language).literals, template), lines);
    });

  for (const [name, text] of [
    ["RFC 4395", "URI scheme name.\n  quux\n\nStatus.\n  permanent\n"],
    ["RFC 7595", "   Scheme name:  quux\r\n\r\n   Status:  permanent\r\n"],
    ["draft-ietf-iri-4395bis-irireg", "Resource Identifier (RI) Scheme name:\nquux\nStatus:\npermanent"],
    ["RFC 7595 behind a byte order mark", "\uFEFFScheme name: quux\nStatus: permanent\n"],
    ["Markdown", "# About\n\n- **Scheme name:** quux\n- **Status**: permanent\n"],
    ["headings", "## URI scheme name\n\nquux\n\n## Status\n\npermanent\n"],
  ] as const)
    it(`reads the labels of ${name}`, () =>
      assert.deepEqual(literalLines(readDocument(text, "plaintext").literals.slice(1), text), lines.slice(1, 3)));

  it("counts a name that is empty among what is missing", () => {
    const text = "Scheme name:\nStatus: permanent\n";
    const field = readDocument(text, "plaintext").literals[0]?.surroundings?.registration;
    assert.equal(field?.part === "template" && field.missing[0], "Scheme name");
  });

  it("reads other texts as before", () => {
    const text = "Status: permanent\nScheme name: see https://a.example/b\n";
    assert.deepEqual(
      literalLines(readDocument(text, "plaintext").literals, text),
      text
        .split("\n")
        .slice(0, 2)
        .map((line) => `${line}  text`),
    );
  });

  it("judges the examples beside what stands for something else", () => {
    const syntax = "quux://<path>, quux:<a>\n  such as <quux:a#b>, quux:{c}, quux:%d and <quux:e>";
    const text = template.replace("quux:a", syntax);
    const { findings } = checkDocument(text, readDocument(text, "registration").literals, settings);
    const told = findings.map(({ span }) => text.slice(span.start, span.end));
    assert.deepEqual(told.slice(1), ["quux://", "quux:a#b", "Contact"]);
  });

  it("follows a change that makes a template of a text, and back", () => {
    const before = template.replace("Status", "State");
    const start = before.indexOf("State");
    const document = readDocument(before, "plaintext");
    const after = document.update(template, [{ start, end: start + 5, newLength: 6 }]);
    assert.deepEqual(after.literals, readDocument(template, "plaintext").literals);
    const back = after.update(before, [{ start, end: start + 6, newLength: 5 }]);
    assert.deepEqual(back.literals, document.literals);
  });
});
