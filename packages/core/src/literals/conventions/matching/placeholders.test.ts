import assert from "node:assert/strict";
import fc from "fast-check";
import { readMarks, writeMarks } from "../../../../test/marked-text.js";
import { findPlaceholders, maskPlaceholders } from "./placeholders.js";

/** `«…»` around every placeholder. */
const rows: readonly (readonly [name: string, ...marked: string[]])[] = [
  ["URI templates", "https://a/users/«{id}»/«{?page,size}»", "«{+base}»/a", "«{}»"],
  ["Mustache", "https://«{{host}}»/«{{{ path }}}»", "«{{ x | urlencode }}»"],
  ["braces in the strings of a template", `/«{{ '{"a":1}' | b }}»/«{{ "}" }}»`, `/{{ '{{a'`, "/«{{ it's }}»"],
  [
    "braces in braces of a template",
    "/«{{ a({ b: 1, c: { d: e }}) }}»/«{{ f({}) }}»g",
    "/«{{ a({ b: { c: { d } } }) }}»",
    "/{{ a({ b: { c: { d: «{ e }» } } }) }}",
  ],
  [
    "template tags that take the white space beside them",
    "/a«\n  {{- b }}»/«{%~ c -%} \t\r\n»d «<% e -%>\n»f«\n<%_ g %>»",
    "/a «{{ b }}» c«{{ d_ }}» e",
  ],
  ["strings that are joined", "«' + a.b[0] + '»/c", '/«"+f()+"»', "'a' + b", "/a'+'b", "/«'\n+ a +\n'»"],
  ["strings that are joined by full stops", "«'.$a->b[0].'»/d", '/«".a:url."»', "'.'", '/a"."b'],
  ["template tags over several lines", "/«<?php\n  echo $a->b ?>»/«{{\n a }}»"],
  ["template tags", "/a/«{% url 'a' b %}»", "/«<%= a %>»/«<?= $b ?>»"],
  ["shell and environment", "http://«$HOST»:«${PORT}»/«$(id -u)»/«$1»", "«%BASE_URL%»/a", "«%APPDATA%»"],
  ["workflow expressions", "https://«${{ secrets.HOST }}»/a"],
  ["parameters of OData", "/a?$filter=b&$top=5"],
  ["definitions of JSON Schema", "#/$defs/a"],
  [
    "names between marks",
    "/«__ID__»/«__MSG_@@extension_id__»/«__MSG_id__»/«((id))»/«((a.b/c:d))»",
    "/__msg_id__/((1))/(a)",
  ],
  ["directives of Blade", "/list«@if ($a->b(c()))»?d«@endif»", "«@lang('a b')»", "/@user/@else_x/@include"],
  ["other interpolations", "/«#{id}»/«@{id}»/«@@id@@»/«\\(id)»/«$[id]»", "«%1»"],
  [
    "names of configuration files",
    "http://«@HOST@»/«@SHA1@»",
    "http://a@b@c",
    "mailto:A@B.C",
    "/«%name%»/«%kernel.dir%»/«%sveltekit.assets%»/a.svg",
  ],
  ["names in capitals that begin as formats do", "/a.html«%X_UA_URL%»", "/«%S_1%»b", "/«%X»_«%X»", "/«%Y»_«%m»_«%d»"],
  ["names between percent signs that may be triplets", "/%of%20", "/%a%b%", "/a%base%/", "/%base%a", "#%_a_%_b"],
  ["segments of names between percent signs", "/«%category%»/«%day%»/", "/a/«%feed%»?b", "/«%date_id%»", "/%da%"],
  ["what a server includes", 'mailto:«<!--#echo encoding="url" var="A-B" -->»', "/<!--#a -- >"],
  ["printf", "http://«%s»:«%d»/«%1$s»/«%(name)s»", "/a%20b", "/%d0%b0", "/%c3"],
  [
    "printf with widths, precisions and lengths",
    "/«%-8s»/«%.2f»/«%5s»/«%ld»/«%12$s»/«%(n)03d»",
    "/«%lu»?a=«%zu»",
    "/«%(a-b)s»/«%(c d.e)d»",
    "http://a/«%(algo)»/«%(hash)»",
    "/«%.*s»/«%*d»/«%-*.*f»",
    "/«%5d»/«%05d»",
    "/%5d",
    "?a=«%+v»&b=«%#v»&c=«%+.4f»&d=«%,d»&e=«%tF»&f=«%jd»",
    "?a=50%+off",
  ],
  ["widths that look like triplets", "/«%4d»/«%2d».html", "/«%s»/«%3d»/caf%c3%a9", "/a%2db%3dc", "%6d%61%69%6c"],
  ["parts of dates", "/«%d»-«%b»-«%Y»", "/«%B»-«%Y»", "/«%s»/«%c»/%ca", "/%b-"],
  ["template tags cut off by quotation marks", "/«{% url »", "«{{ url(»", "« | a %}»/b", "«) }}»", "« %>»"],
  ["no template tags", "/{{a", "/{%a", "/a b %", "a}}", "http://a/ %}"],
  ["words in braces behind a backslash", `?a=«\\{b,1,"c"}»&d=«\\{@}»`, "/\\{a{b"],
  [
    "parts of strings that are joined",
    "«' + a.b + '»/c",
    "/«'.$a->b().'»",
    "«' + a + b.c() + '»/d",
    "«' . A->b('c') . '»/d",
    '«" . A->b("c") . $d . "»/d',
    "/it's/a'b'",
  ],
  ["escapes for another program", "http://a«\\n»", "http://a/b«\\r\\n»", "http://a\\nb", "http://a\\d"],
  ["printf side by side", "/«%s»_«%s»", "/«%d»x«%d».png", "/«%s»-«%d».«%s»"],
  ["printf before letters and digits", "/«%s»list/«%s»2", "?«%s»id=«%s»", "http://x«%s»x.a"],
  [
    "letters of formats that programs have of their own",
    "/«%@»#a",
    "/«%1$@»",
    "/«%l»/",
    "#L«%l»",
    "/%lk",
    "/1%l",
    "/%e/",
  ],
  ["a percent sign that printf writes", "/a«%»%20b", "/100%%"],
  ["a percent sign before a word", "/100%sure", "/%dogs"],
  ["triplets that look like names", "/%D0%B0%D0", "/%FE%FF", "/%AB%"],
  ["angle brackets", "http://«<host>»:«<port>»/", "http://«<your-host>»/a", "/a<b", "/<>"],
  ["elements", "«<c:url value='/a'/>»", "/«<b:c>»", "/«<b:c/>»/d", "/<a b='c'/>", "/<b:c"],
  ["elements with content", `«<c:url value="/a">\n<c:param name='b'/></c:url>»/d`, "«<c:if test='a'>»/b c«</c:iF>»"],
  ["route parameters", "/user/«:id»/«:name(\\d+)?»", "http://a/«:id»", "http://a:80/b:c", "http://:8080/"],
  ["parameters in a host", "https://«:tenant».a.b/", "https://:www.a.b/", "http://:80.a/", "//:a.b"],
  ["globs", "https://«*».a/«**»/b"],
  ["file routes", "/blog/«[slug]»/«[...rest]»/«[[...all]]»", "http://[::1]/", "http://[abc]/", "http://[v1.a]/"],
  [
    "parts that may be left out",
    "http://a«[:port]»",
    "/b«[?c=d]»",
    "/b«[?c=[d|e]]»&f",
    "/a[?b c]",
    "/a[?]b",
    "http://[:1]/",
  ],
  [
    "bindings of Polymer",
    "«[[a.b]]»",
    "http://a«[[b.c]]».d/«[[!e(f, 'g h')]]»",
    "http://[[a.b]]/",
    "/[[1.2]]",
    "/[[a.b]",
  ],
  ["words in brackets", "/«[the version in a.json]»/«[for example: 7.1]»", "/[a.b]", "/[, a b]", "/[object Object]"],
  ["names in capitals", "http://«[HOST]»/«__ID__»/v«[X.Y.Z]»", "/[1.2]", "/[.A]"],
  ["braces that do not match", "/a{b", "/a}b", '/a?b={"c":1}', "/{a{b"],
  [
    "ellipses",
    "«...»",
    "http://«...»",
    "https://«…»",
    "https://a/«…»",
    "http://a«…»",
    "http://a/b…",
    "/b«…»",
    "/«...»/a",
    "/a...b",
    "/…a",
  ],
  ["nothing", "", "http://a/b?c#d"],
];

describe("findPlaceholders", () => {
  for (const [name, ...marked] of rows) {
    it(name, () => {
      for (const each of marked) {
        const { text } = readMarks(each);
        assert.equal(writeMarks(text, findPlaceholders(text)), each);
      }
    });
  }

  it("finds numbers in strings of C++", () => {
    for (const marked of [
      "http://a/b?c=«%1»&d=%12",
      "«%L12»/«%2%»",
      "/«%3»%20",
      "/%20/%1F/%a",
      "/«%c»?a=«%c»",
      "/a%c/%cb",
    ]) {
      const { text } = readMarks(marked);
      assert.equal(writeMarks(text, findPlaceholders(text, "c-string")), marked);
    }
    assert.deepEqual(findPlaceholders("/%1"), []);
  });

  it("finds spans that ascend and do not overlap", () => {
    const parts = fc.constantFrom(
      "{",
      "}",
      "<",
      ">",
      "%",
      "s",
      "$",
      "[",
      "]",
      "*",
      ":",
      "/",
      "_",
      "A",
      "(",
      ")",
      "\\",
      "#",
      "@",
      "?",
    );
    fc.assert(
      fc.property(fc.array(parts), (list) => {
        let last = 0;
        for (const { start, end } of findPlaceholders(list.join(""))) {
          assert.ok(last <= start && start < end);
          last = end;
        }
      }),
    );
  });

  it("takes time in proportion to the text", () => {
    const parts = [
      "{",
      "<%",
      "${",
      "%A",
      "[A",
      "__A",
      "*",
      "$(",
      "/:",
      "{{a",
      "{% ",
      "<% ",
      "<a:b ",
      "%s",
      "\\n",
      "a ",
      "{{'{'",
      '{{a"',
      "@A",
      "%_",
      "<!--#",
      "[?",
      "[?a[b",
    ];
    for (const part of parts) findPlaceholders(`${part.repeat(10_000)}|`);
  });
});

describe("maskPlaceholders", () => {
  it("keeps every other character in its place", () => {
    assert.equal(maskPlaceholders("{{ a }} 1x, /b/%s.png 2x"), "_______ 1x, /b/__.png 2x");
    assert.equal(maskPlaceholders("/a b"), "/a b");
  });
});
