import type { Convention } from "../convention.js";
import { patternSequence } from "../../../text/composed-pattern.js";

/** Notations of templates in which a bracket, perhaps behind a backslash, begins what is not text. */
export const templatesBehindBrackets: readonly Convention[] = [
  {
    name: "tags between brackets with percent signs",
    seenIn: 'Template Toolkit: `[% c.uri_for("/a") %]`',
    kind: "placeholder",
    match: { begins: "[", patterns: [/\[%(?:[^%[]|%(?!\])|\[(?!%))*%\]/uy, /\[%[-+=~]?(?:\s[^[\]]*)?$/uy] },
    effect: { hole: "in-programs" },
    examples: {
      is: ["http://«[% h %]»:«[% p %]»/«[% a[0] | uri %]»", "«[% c.uri_for(»", "/«[%- a -%]»"],
      isNot: ["/[%20]", "/[%a", "/[% a ]"],
    },
  },
  {
    name: "elements between double brackets behind a sign",
    seenIn: "MODX: `[[~1]]`, `[[++site_url]]`, `[[~[[*id]]? &a=`b`]]`",
    kind: "placeholder",
    match: {
      begins: "[",
      patterns: [
        /\[\[!?[~*+$%]{1,2}[^[\]]*(?:\[\[[^[\]]*\]\][^[\]]*){0,8}\]\]/uy,
        /\[(?<sign>[~*+])[\w.-]+\k<sign>\]/uy,
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ["«[[~1]]»#a", "«[[++site_url]]»b", "«[[~[[*id]]? &a=`b c`]]»", "/«[[*a:default=`b`]]»", "«[~1~]»/«[+a+]»"],
      isNot: ["/[[1]]", "/[~1]", "/[[~1]"],
    },
  },
  {
    name: "directives and values between brackets",
    seenIn: "Freemarker: `[#if a]`, `[@b.url /]`, `[=c]`",
    kind: "placeholder",
    match: { begins: "[", patterns: [/\[\/?[#@=][A-Za-z_][^[\]<>"\n]*\]/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/a«[#if b]»?c=«[=d.e?url]»«[/#if]»", "«[@c.url /]»/d"], isNot: ["/[#]", "/[=1]", "/[#a"] },
  },
  {
    name: "name behind a percent sign between brackets",
    seenIn:
      "pages that a plugin for Gradle fills in: `[%url]/images/a.svg`, `v[%latest]` (grails/grails-static-website)",
    kind: "placeholder",
    match: { begins: "[", patterns: [/\[%(?![0-9A-Fa-f]{2}\])[A-Za-z]\w{0,63}\]/uy] },
    effect: { hole: "in-any-file" },
    examples: {
      is: ["«[%url]»/a.svg", "/v«[%latest]»/b.zip", "«[%SITE_URL]»", "/?a=«[%title2]»"],
      isNot: ["/[%20]", "/[%a b]", "/[%]"],
    },
  },
  {
    name: "shortcode with arguments, which is a whole reference or begins it",
    seenIn: "content that a CMS fills in: `[sitetree_link,id=99]` (silverstripe/developer-docs), WordPress",
    kind: "placeholder",
    match: {
      begins: "[",
      patterns: [
        /(?<![^])\[[a-z]\w{1,63}(?:, ?[a-z]\w{0,63}=[^[\],=]{1,255}){1,8}\]/uy,
        patternSequence(
          /(?<![^])\[[a-z][\w-]{1,63}/uy,
          /(?: [a-z]\w{0,63}=(?:"[^"]*"|'[^']*'|[\w-]{1,255})){1,8}/uy,
          / ?\/?\]/uy,
        ),
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        ...["«[sitetree_link,id=99]»", "«[file_link,id=7]»#a", "«[page_link, id=1, lang=de]»?b=c"],
        ...["«[permalink id=3]»", '«[site_url path="a b"]»/c', "«[asset name='a.png' /]»"],
      ],
      isNot: ["/a[b,c=d]", "[a]", "[a=b]", "[a, b]", "/[b c=1]", "[id=1]", "?a[b c=d]"],
    },
  },
  {
    name: "expressions between parentheses behind a backslash and a number sign",
    seenIn: 'raw strings of Swift: `#"https://a.example/\\#(b)"#`',
    kind: "placeholder",
    match: { begins: "\\", patterns: [/\\#\([^()\n]*(?:\([^()\n]*\)[^()\n]*){0,8}\)/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/a/«\\#(b.c(d))»/e"], isNot: ["/a\\#b", "/a\\#(b"] },
  },
  {
    name: "words in braces behind a backslash",
    seenIn: "search engines of KDE",
    kind: "placeholder",
    match: { begins: "\\", patterns: [/\\\{[^{}\n]*\}/uy] },
    effect: { hole: "in-programs" },
    examples: { is: [`?a=«\\{b,1,"c"}»`], isNot: ["/\\{a{b"] },
  },
];
