import assert from "node:assert/strict";
import type { LanguageName } from "../../languages/definition/language-name.js";
import { fileCharset } from "./file-charset.js";

const utf16le = (text: string): Buffer => Buffer.from(text, "utf16le");
const utf16be = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();

const rows: readonly (readonly [
  name: string,
  language: LanguageName,
  octets: string | Buffer,
  expected: string,
  setting?: string,
])[] = [
  ["nothing", "html", "<p>", "utf-8 by default"],
  ["a setting", "html", "<p>", "windows-1251 by setting", "windows-1251"],
  ["a declaration rather than a setting", "html", "<meta charset=koi8-r>", "koi8-r by declaration", "windows-1251"],
  ["a mark rather than a declaration", "html", "\uFEFF<meta charset=koi8-r>", "utf-8 by mark"],
  ["<meta charset>", "html", "<meta charset='ISO-8859-1'>", "iso-8859-1 by declaration"],
  [
    "<meta http-equiv>",
    "html",
    '<META http-equiv="Content-Type" content="text/html; charset=Shift_JIS">',
    "shift_jis by declaration",
  ],
  ["<meta> in PHP", "php", "<?php ?><meta charset=big5>", "big5 by declaration"],
  ["a <meta> that is a comment", "html", "<!-- <meta charset=koi8-r> -->", "utf-8 by default"],
  [
    "a <meta> behind comments",
    "html",
    "<!-- a --><!--><meta charset=big5>--><meta charset=koi8-r>",
    "koi8-r by declaration",
  ],
  ["a <meta> in a comment that does not end", "html", "<p><!-- a <meta charset=koi8-r>", "utf-8 by default"],
  ["a <meta> that is filled in", "template", "<meta charset={{ charset }}>", "utf-8 by default"],
  ["a <meta> that comes too late", "html", `${" ".repeat(1010)}<meta charset=koi8-r>`, "utf-8 by default"],
  ["UTF-16 in what is read as ASCII", "html", "<meta charset=utf-16>", "utf-8 by declaration"],
  ["x-user-defined in a page", "html", "<meta charset=x-user-defined>", "windows-1252 by declaration"],
  ["the declaration of XML", "xml", "<?xml version='1.0' encoding='EUC-JP'?>", "euc-jp by declaration"],
  ["the declaration of XML in a page", "html", '<?xml version="1.0" encoding="EUC-JP"?>', "euc-jp by declaration"],
  ["a declaration of XML that is not the first", "xml", " <?xml version='1.0' encoding='EUC-JP'?>", "utf-8 by default"],
  ["@charset", "css", '@charset "windows-1250";', "windows-1250 by declaration"],
  ["@charset in other quotation marks, which is none", "css", "@charset 'windows-1250';", "utf-8 by default"],
  ["@charset that is not the first", "css", ' @charset "windows-1250";', "utf-8 by default"],
  ["PEP 263", "python", "# -*- coding: latin-1 -*-", "latin1 by declaration"],
  ["PEP 263, after the shebang", "python", "#!/usr/bin/python\r\n# coding=cp1252", "cp1252 by declaration"],
  ["PEP 263, as Vim writes it", "python", "\n# vim: set fileencoding=euc_jp :", "euc-jp by declaration"],
  ["PEP 263 behind code", "python", "import a\n# coding: latin-1", "utf-8 by default"],
  ["PEP 263 on the third line", "python", "#\n#\n# coding: latin-1", "utf-8 by default"],
  ["a magic comment of Ruby", "ruby", "# encoding: Windows-31J", "windows-31j by declaration"],
  ["Emacs", "lisp", ";; -*- mode: lisp; coding: iso-latin-1-unix; -*-", "latin1 by declaration"],
  ["Emacs, on the second line", "c", "#!\n/* -*- coding: koi8-r -*- */", "koi8-r by declaration"],
  ["pageEncoding", "template", '<%@ page language="java" pageEncoding="ISO-8859-15"%>', "iso-8859-15 by declaration"],
  ["a content type of JSP", "template", '<%@ page contentType="text/html; charset=gbk" %>', "gbk by declaration"],
  ["inputenc", "latex", "\\documentclass{a}\n\\usepackage[latin1]{inputenc}", "latin1 by declaration"],
  ["inputenc in a comment", "latex", "% \\usepackage[latin1]{inputenc}", "utf-8 by default"],
  ["the header of gettext", "po", 'msgstr ""\n"Content-Type: text/plain; charset=KOI8-R\\n"', "koi8-r by declaration"],
  ["JSON that speaks of one", "json", '{"charset": "koi8-r"}', "utf-8 by default"],
  ["UTF-16 with a mark", "html", utf16le("\uFEFF<p>"), "utf-16le by mark"],
  ["UTF-16 with a mark, the other way round", "html", utf16be("\uFEFF<p>"), "utf-16be by mark"],
  ["UTF-16 without a mark", "html", utf16le("<p>привет"), "utf-16le by octets"],
  ["UTF-16 without a mark, the other way round", "html", utf16be("<p>привет"), "utf-16be by octets"],
  ["zeros of a program", "code", Buffer.from("7f454c4602010100000000000000000003003e00", "hex"), "utf-8 by default"],
  ["a zero in a text", "code", "one zero \0 in a longer text", "utf-8 by default"],
  ["UTF-32", "html", Buffer.from("fffe00003c000000", "hex"), "utf-32 by mark"],
  ["UTF-32 without a mark", "html", Buffer.from("3c00000061000000", "hex"), "utf-32 by octets"],
  ["the declaration of XML in EBCDIC", "xml", Buffer.from("4c6fa7949340a5", "hex"), "ebcdic by octets"],
];

describe("the charset of a file", () => {
  for (const [name, language, octets, expected, charset] of rows)
    it(`is told by ${name}`, () => {
      const { label, by } = fileCharset(Buffer.from(octets as string), { language, charset });
      assert.equal(`${label} by ${by}`, expected);
    });
});
