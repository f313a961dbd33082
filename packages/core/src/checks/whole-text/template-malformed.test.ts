import type { Place } from "../../index.js";
import { describeCheck } from "../../../test/describe-check.js";
import { templateMalformed } from "./template-malformed.js";

const place: Place = { tier: "sink", production: "IRI-reference", profile: "rfc3987", template: "uri-template" };
const inPaths: Place = { ...place, role: "paths", template: "path-template" };

describeCheck(templateMalformed, {
  reports: [
    {
      name: "an expression without end",
      iri: "http://a.example/«{?q,r»",
      place,
      suggests: { "Close the expression": "http://a.example/{?q,r}" },
      message: "The expression '{?q,r' of the template is not closed; write '}' where it ends",
    },
    { name: "an expression that another one cuts off", iri: "/a«{b»{c}", place },
    { name: "an expression without end that closing would not mend", iri: "/a«{b c»", place },
    {
      name: "a brace that nothing opens",
      iri: "/a«}»",
      place,
      message: "The template contains '}' without '{' before it",
    },
    { name: "an expression in an expression", iri: "/a«{b»{c}«}»", place },
    {
      name: "RFC 6570 §2.2: no variable",
      iri: "/a«{}»",
      place,
      message: "The expression '{}' of the template names no variable",
    },
    { name: "no variable behind an operator", iri: "/a«{?}»", place },
    {
      name: "RFC 6570 §2.2: op-reserve, =",
      iri: "/a{«=»bad}",
      place,
      message:
        "The expression of the template begins with '='; remove it, or write '+', '#', '.', '/', ';', '?' or '&'. This operator is reserved for extensions.",
    },
    { name: "op-reserve, a comma", iri: "/a{«,»b}", place },
    { name: "op-reserve, !", iri: "/a{«!»b}", place },
    { name: "op-reserve, @", iri: "/a{«@»b}", place },
    { name: "op-reserve, |", iri: "/a{«|»b}", place },
    { name: "RFC 6570 §2.3: no name before a comma", iri: "/a«{b,,c}»", place },
    { name: "no name at the end", iri: "/a«{?b,}»", place, message: "lacks the name of a variable" },
    { name: "no name before a modifier", iri: "/a«{*}»", place },
    { name: "nothing but a comma", iri: "/a«{,}»«{,}»", place },
    {
      name: "RFC 6570 §2.3: a letter outside ASCII",
      iri: "/a{«é»}",
      place,
      message:
        "The name of a variable in the template contains 'é' (U+00E9); write another name, or percent-encode the character. It may only contain letters of ASCII, digits, '_', '.' and triplets.",
    },
    { name: "a hyphen, which names have in other templates", iri: "/a{user«-»id}", place, message: "contains '-'" },
    { name: "a space", iri: "/a{b« »c}", place },
    { name: "a letter beyond U+FFFF", iri: "/a{«\u{10400}»}", place },
    { name: "an unpaired surrogate", iri: "/a{«\uD800»}", place },
    { name: "a percent sign alone", iri: "/a{b«%»2}", place },
    { name: "a dot at the start", iri: "/a{+«.»b}", place, message: "begins or ends with '.'" },
    { name: "a dot at the end", iri: "/a{b«.»}", place },
    { name: "two dots", iri: "/a{b«.».c}", place },
    {
      name: "RFC 6570 §2.4.1: a length of zero",
      iri: "/a{b«:0»}",
      place,
      message: "write ':' and a number from 1 to 9999",
    },
    { name: "a length of five digits", iri: "/a{b«:10000»}", place },
    { name: "a length that is no number", iri: "/a{b«:c»}", place },
    { name: "no length", iri: "/a{b«:»}", place },
    { name: "RFC 6570 §2.4: two modifiers", iri: "/a{b«:3*»}", place, message: "keep either the length or '*'" },
    { name: "the same modifier twice", iri: "/a{b«**»}", place },
    {
      name: "RFC 6570 §3.2.9: a query is continued with &",
      iri: "/a{?b}«{?c}»",
      place,
      suggests: { "Write '{&c}'": "/a{?b}{&c}" },
      message:
        "The expression '{?c}' of the template begins a query within the query; write '&' for its '?'. It makes '/a?b=b?c=c'.",
    },
    { name: "a query that the literals begin", iri: "/a?b=c«{?d}»", place, suggests: { "Write '{&d}'": "/a?b=c{&d}" } },
    {
      name: "RFC 6570 §3.2.8: a query begins with ?",
      iri: "/a«{&b}»",
      place,
      suggests: { "Write '{?b}'": "/a{?b}" },
      message:
        "The expression '{&b}' of the template goes on with a query that nothing has begun; write '?' for its '&'. It makes '/a&b=b'.",
    },
    {
      name: "RFC 6570 §3.2.4: one fragment",
      iri: "/a{#b}«{#c}»",
      place,
      message: "begins a fragment within the fragment",
    },
    { name: "a fragment that the literals begin", iri: "/a#b«{#c}»", place },
    {
      name: "a port with letters",
      iri: "http://a.example:80«{b}»/",
      place,
      message:
        "The part '{b}' of the template makes no IRI of it; use the operators that write the delimiters of their values. It makes 'http://a.example:80b/'.",
    },
    {
      name: "OpenAPI: a path with an open brace",
      iri: "/pets/«{petId»",
      place: inPaths,
      suggests: { "Close the expression": "/pets/{petId}" },
    },
    { name: "OpenAPI: a name that is missing", iri: "/pets/«{}»", place: inPaths },
    { name: "OpenAPI: a brace that nothing opens", iri: "/pets/petId«}»", place: inPaths },
    {
      name: "OpenAPI: an operator that is reserved",
      iri: "/pets/{«=»bad}",
      place: inPaths,
      message:
        "The name of a parameter in the path begins with '='; remove it. It is an operator of RFC 6570, and the paths of OpenAPI have none: they take it for a part of the name.",
    },
    { name: "OpenAPI: an operator of RFC 6570", iri: "/pets{«?»limit}", place: inPaths },
    { name: "OpenAPI: a label of RFC 6570", iri: "/pets{«.»format}", place: inPaths },
    {
      name: "OpenAPI 3.2 §4.8.2: a name that stands twice",
      iri: "/pets/{bed}/toys/«{bed}»",
      place: inPaths,
      message: "The expression '{bed}' of the template stands there twice; write the name of another parameter.",
    },
  ],
  accepts: [
    ...[
      "http://example.com/~{username}/",
      "http://example.com/dictionary/{term:1}/{term}",
      "http://example.com/search{?q,lang}",
      "http://www.example.com/foo{?query,number}",
      "{var}{+path:6}{#list*}",
      "X{.x,y}{/var:1,var}{;x,y,empty}{?x,y}{&q*}",
      "?fixed=yes{&x}",
      "{+base}/here{&x}",
      "{%41b.c_9}",
      "{v:9999}{w:1}",
      "{scheme}://{host}:{port}{/path*}",
      "http://[{+address}]:{port}/",
      "http://a.example/#/b{?c}",
      "http://a.example/é{b}",
    ].map((iri) => ({ name: `RFC 6570: ${iri}`, iri, place })),
    {
      name: "OpenAPI 3.2 §4.8.2: every character but braces",
      iri: "/pets/{pet-id}/{é}/{proxy+}/{a.b}/{*c}",
      place: inPaths,
    },
    { name: "what is wrong without its expressions is told by itself", iri: "http://a.example/ {b}", place },
    { name: "no template", iri: "/a{=bad}" },
    { name: "the empty string", iri: "", place },
  ],
});
