import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { findIdentifierBehindName } from "./identifiers-behind-names.js";
import { tablesFor } from "../conventions/tables.js";
import type { Site } from "../read/site.js";
import { readSettings } from "../settings/read-settings.js";

const tables = tablesFor(readSettings({}).settings);
const inList: Site = { kind: "data", path: ["services", "a", "environment"], isKey: false };
const field: Site = { kind: "argument", callee: "header", index: 0 };

function found(marked: string, site: Site): { readonly marked: string; readonly name: string | undefined } {
  const { text } = readMarks(marked);
  const identifiers = findIdentifierBehindName(text, site, tables) ?? [];
  const [first] = identifiers;
  return {
    marked: writeMarks(
      text,
      identifiers.map(({ span }) => span),
    ),
    name: first?.site.kind === "assigned" ? first.site.name : undefined,
  };
}

describe("findIdentifierBehindName", () => {
  const rows: readonly (readonly [name: string, site: Site, marked: string, given?: string])[] = [
    ["a variable of the environment", inList, "API_URL=«https://a/b?c=d»", "API_URL"],
    ["an option", inList, "--url=«http://a:80a/»", "url"],
    ["an option with one sign", inList, "-Durl.of-a=«http://a/»", "Durl.of-a"],
    ["a scheme that is misspelled", inList, "a=«https//a.example»", "a"],
    ["a database behind one slash", inList, "a=«redis:/b:6379»", "a"],
    ["a colon that is left out before a name of one label", inList, "a=«http//b:80»", "a"],
    ["a scheme twice", inList, "a=«https://https://b.example»", "a"],
    ["a scheme twice, and another address", inList, "a=https://https://b,c=http://d"],
    ["another scheme", inList, "a=b://c"],
    ["no scheme", inList, "a=/b"],
    ["white space", inList, "a=http://b c"],
    ["white space before", inList, "a b=http://b"],
    ["white space between quotation marks", inList, 'A_B="«https://a.example /b»"', "A_B"],
    ["an option between quotation marks", inList, "--url='«https//a.example»'", "url"],
    ["a quotation mark alone", inList, 'a="http://b'],
    ["two values between quotation marks", inList, 'a="http://b"; c="d"'],
    ["no name", inList, "=http://b"],
    ["two addresses", inList, "a=http://b,c=http://d"],
    ["an address inside", inList, "a=http://b?c=http://d"],
    ["a query alone", inList, "?a=http://b"],
    ["several values", inList, "Endpoint=https://a.example;AccessKey=b;Version=1.0"],
    ["several values behind commas", inList, "a=https://b:80,c=/d,e=f"],
    ["a comma in a query", inList, "a=«https://b/?c=d,e&f=g»", "a"],
    ["what a template puts in", inList, "a=http://{b}/"],
    ["a field of a header", field, "Location: «https//a b»", "headers.Location"],
    ["a field whose name is in other letters", field, "content-location:«/a»", "headers.content-location"],
    ["a field of other values", field, "Content-Type: text/html; charset=a"],
    ["a field without a value", field, "Location: "],
    ["no field, but a status", field, "HTTP/1.1 404 Not Found"],
    ["an assignment to a field", field, "a=http://b"],
    ["a field elsewhere", { kind: "argument", callee: "print", index: 0 }, "Location: /a"],
    ["a field in another argument", { ...field, index: 1 }, "Location: /a"],
  ];
  for (const [name, site, marked, given] of rows)
    it(name, () => assert.deepEqual(found(marked, site), { marked, name: given }));
});
