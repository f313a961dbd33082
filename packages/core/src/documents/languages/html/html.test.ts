import assert from "node:assert/strict";
import fc from "fast-check";
import { Tokenizer, TokenizerMode, type Token } from "parse5";
import { pageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import { walkMarkup, type MarkupVisitor } from "../../markup/walk.js";
import { readDocument } from "../../index.js";

/** Each literal's source and what is said of it, in words. */
function literalsIn(html: string): string[] {
  return readDocument(html, "html").literals.map(({ span, site }) => {
    const what =
      site.kind === "attribute" ? `${site.element} ${site.name}` : site.kind === "identifier" ? site.role : site.kind;
    return `${what}: ${html.slice(span.start, span.end)}`;
  });
}

describe("htmlReader", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    "attributes without the space around": ['<A HREF=" /a " ping=b>', ["a HREF: /a", "a ping: b"]],
    "text between tags": ["<p> a <b>b</b>\n</p>", ["text: a", "text: b"]],
    "text with references": [
      "<title>a &lt;b></title><textarea><a href=c></textarea>",
      ["text: a &lt;b>", "text: <a href=c>"],
    ],
    "a tag that nothing ends before the text of its link": [
      '<p><a href="http://a"b c</a> <a href="http://d"e="f">g</a><i href="h"j</i>',
      ["a href: http://a", 'broken-link: "b', "a href: http://d", "a e: f", "text: g", "i href: h"],
    ],
    "a tag that nothing ends before the line of its text (ocaml/v2.ocaml.org)": [
      '<a href="http://a"\n  b c</a> <a href="http://d"\n>e</a>',
      ["a href: http://a", 'broken-link: "\n  b', "a href: http://d", "text: e"],
    ],
    "an address before two quotation marks (w3c/aria)": [
      `<a href="https://a/b"">c</a><a href='https://d' ' e>f</a><img src="g"">`,
      ["a href: https://a/b", 'broken-link: ""', "text: c", "a href: https://d", "text: f", "img src: g"],
    ],
    "a value that nothing closes before the next attribute (AdoptOpenJDK/openjdk-website)": [
      '<a href="https://a/b?c=d target="e">f</a><a href="https://g h=" i="j">k</a>',
      ['broken-link: "https://a/b?c=d', "text: f", "a href: https://g h=", "a i: j", "text: k"],
    ],
    "an address before a mark that no attribute begins with (rails/website)": [
      `<a href="https://a/b")>c</a><a href='https://d', e="f">g</a><a href="h")>i</a><a href="https://j" )>k</a>`,
      [
        "a href: https://a/b",
        'broken-link: ")',
        "text: c",
        "a href: https://d",
        "broken-link: ',",
        "a e: f",
        "text: g",
        "a href: h",
        "text: i",
        "a href: https://j",
        "text: k",
      ],
    ],
    "an address behind two quotation marks (sagemath/website)": [
      '<a href=""https://a/b">c</a><a href="" title="d">e</a><img alt=""src="f">',
      ['broken-link: ""https://a/b"', "text: c", "a title: d", "text: e", "img src: f"],
    ],
    "an address behind the name of its attribute, which stands once more (chaoss/website)": [
      `<a href="href="https://a/b">c</a><img src='src='d.png'><a href="href=">e</a><a title="href="f">g</a>`,
      [
        ...['broken-link: "href="https://a/b"', "a href: href=", "text: c", "broken-link: 'src='d.png'"],
        ...["img src: src=", "a href: href=", "text: e", "a title: href=", "text: g"],
      ],
    ],
    "a value that no quotation mark opens": [
      "<a href=https://a/b\">c</a><a href=https://d/e'f>g</a>",
      ['broken-link: https://a/b"', "text: c", "a href: https://d/e'f", "text: g"],
    ],
    "a value that nothing closes before the end of its tag, up to that": [
      '<a href="https://a.example/b>c</a> <b>d</b>">e</a> <a href="https://f.example?g=<h>">i</a>',
      ['broken-link: "https://a.example/b>', "text: e", "a href: https://f.example?g=<h>", "text: i"],
    ],
    "a value that white space ends behind the scheme (rootsongjc/kubernetes-handbook)": [
      "<a href=https: //a.example/b>c</a><a href=http:// d.example e>f</a><a href=https: g>h</a>",
      [
        ...["broken-link: https: //a.example/b", "text: c", "broken-link: http:// d.example", "text: f"],
        ...["a href: https:", "text: h"],
      ],
    ],
    "styles of elements": ['<p style="background: url(a.png)">', ["url(): a.png"]],
    "style sheets": ["<style>@import 'a.css';</style>", ["@import: a.css"]],
    scripts: [
      "<script>fetch('/a')</script><script type=module>fetch('/b')</script>",
      ["argument: /a", "script type: module", "argument: /b"],
    ],
    "data in scripts": [
      '<script type="application/ld+json">{"url": "/a"}</script>',
      ["script type: application/ld+json", "data: url", "data: /a"],
    ],
    "linked data and queries": [
      '<script type="text/turtle"><a> <b> "c"</script><script type="application/sparql-query">ask { <a> <b> 1 }</script>',
      [
        "script type: text/turtle",
        "<…>: a",
        "<…>: b",
        "data: c",
        "script type: application/sparql-query",
        "<…>: a",
        "<…>: b",
      ],
    ],
    "templates in scripts": ['<script type="text/html"><a href=b></script>', ["script type: text/html", "a href: b"]],
    "templates and text of Node-RED": [
      '<script type="text/x-red"><a href=b></script><script type="text/markdown">[c](d)</script>',
      ["script type: text/x-red", "a href: b", "script type: text/markdown", "text: [c", "link: d"],
    ],
    "no scripts of other kinds": ["<script type=text/x-shader>a('/b')</script>", ["script type: text/x-shader"]],
    "event handlers": ["<p onclick=\"open('/a')\">", ["argument: /a"]],
    "documents in attributes": ['<iframe srcdoc="<a href=&quot;/a&quot;>">', ["a href: /a"]],
    refreshing: ['<meta http-equiv=Refresh content="0;URL=/a">', ["meta http-equiv: Refresh", "refresh: /a"]],
    "refreshing itself": ['<meta http-equiv=refresh content="5">', ["meta http-equiv: refresh"]],
    "addresses for other sites": [
      '<meta property="og:image" content="/a">',
      ["meta property: og:image", "og:image: /a"],
    ],
    "inputs of Angular that are called as attributes of Microdata are": [
      `<a [itemType]="'b'" [attr.itemtype]="'c'" itemtype="d" [itemId]="'e'">`,
      ["value: b", "a itemtype: c", "a itemtype: d", "value: e"],
    ],
    "strings that are the whole expression of an attribute of a component (duplicati/duplicati)": [
      `<a-b link="'https://c.example/'" href="'/d'"><i url='"e"' href="'f'"><a href="'g"><a-b url="'h' + 'i'">`,
      ["a-b link: https://c.example/", "a-b href: /d", "i url: e", "i href: 'f'", "a href: 'g", "a-b url: 'h' + 'i'"],
    ],
    "what AngularJS includes": [
      `<ng-include src="'/a b.html'"></ng-include><ng-include src="views[0].template">`,
      ["ng-include src: /a b.html"],
    ],
    "bound attributes": [
      `<a :href="'/a'" [src]="'/b'" @click="go('/c')" v-slot="'/d'">`,
      ["a href: /a", "a src: /b", "argument: /c"],
    ],
    "what templates put in": [
      '<a href="{{ url("a") }}" {% if b == "c" %} id=d {% endif %}>',
      ['a href: {{ url("a") }}', "a id: d"],
    ],
    "elements that JSP puts in": [
      `<a href="<c:url value="a"><c:param name="b"/></c:url>" id='c<d:e f='g'/>'><a href="<h:i" id=j><k/>`,
      ['a href: <c:url value="a"><c:param name="b"/></c:url>', "a id: c<d:e f='g'/>", "a href: <h:i", "a id: j"],
    ],
    "what Blade puts in unescaped": [`<a href="{!! url("a") !!}" id=b>`, ['a href: {!! url("a") !!}', "a id: b"]],
    "what templates put in, with braces in it": [
      '<a href="{{ a({ b: { c: "d" }}) }}" id=e>',
      ['a href: {{ a({ b: { c: "d" }}) }}', "a id: e"],
    ],
    "no tags in the strings of a template": [
      `{{ a('<a href="' + b + '">') }}{% set c = "<img src='" %}<a href=d>`,
      [`text: {{ a('<a href="' + b + '">') }}{% set c = "<img src='" %}`, "a href: d"],
    ],
    "tags between the marks of templates": [
      `<code>{{</code>"a"<a href=b>c</a><code>}}</code>`,
      ["text: {{", 'text: "a"', "a href: b", "text: c", "text: }}"],
    ],
    "braces before a tag": ["{{ 'a' <a href=b>", ["text: {{ 'a'", "a href: b"]],
    "programs in pages": ["<?php if ($a > '<b c=d>') ?><a href=e>", ["a href: e"]],
    "programs of a server": [
      `<% if (a) { b = "<a href='" + c; } %><a href=d><% for <a href=e>`,
      ["a href: d", "text: <% for", "a href: e"],
    ],
    "front matter as YAML, in which marks and tags are text (Jekyll, Hugo)": [
      "---\na: '<i href=''https://b.example''>'\nurl: /c\n---\n<a href=d>e</a>",
      ["data: a", "data: <i href=''https://b.example''>", "data: url", "data: /c", "a href: d", "text: e"],
    ],
    "front matter as TOML (Hugo)": ["+++\na = '/b'\n+++\n<a href=d>", ["data: /b", "a href: d"]],
    "front matter that nothing ends as text": ["---\na: '/b'\n<a href=d>", ["text: ---\na: '/b'", "a href: d"]],
    "no front matter of a page within a page": [
      "<iframe srcdoc='---\na: /b\n---\n<a href=c>'></iframe>",
      ["text: ---\na: /b\n---", "a href: c"],
    ],
    "tags in strings of what is no front matter": [
      '--\na: "<a href=\\"/b\\"><a href=\\\'/c\\\'><a href=\\"/d><a href=\\">"\n--',
      ['text: --\na: "', "a href: /b", "a href: /c", 'text: "\n--'],
    ],
    "no values of tags that a string of a program begins": [
      `<pre>a = "<link rel='b' href=\\""; c = "<a href=\\"" + d;</pre>`,
      ['text: a = "', "link rel: b", "link c: <a href=\\"],
    ],
    "what a server includes": [
      '<a href="mailto:<!--#echo var="b" -->" id=c>',
      ['a href: mailto:<!--#echo var="b" -->', "a id: c"],
    ],
    "an open tag": ["<a href=/a src='b", ["a href: /a", "a src: b"]],
    "sections of characters": [
      "<svg><![CDATA[<a href=b>]]></svg><![CDATA[<a href=c>]]>",
      ["text: <a href=b>", "text: ]]>"],
    ],
    "triples in a section of characters": [
      '<script type="text/turtle"><![CDATA[\n<https://a.example/b> a <https://a.example/c> .\n]]></script>',
      ["script type: text/turtle", "<…>: https://a.example/b", "<…>: https://a.example/c"],
    ],
    "no choices in the notation of a grammar": [`<img src=["b" | "c"]><a href=('d'|'e') id=f>`, ["a id: f"]],
    "styles in SVG": ["<svg><style><![CDATA[@import 'a';]]></style></svg>", ["@import: a"]],
  };
  for (const [name, [html, expected]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalsIn(html), expected));

  it("takes no expression of JSX for an address, and in a template no quotation marks of a string", () => {
    const html = '<a href=\\"/a\\"><img src={`/b`}><img src={{c}}/d><img src={%e%}/f><img src=g>';
    const [page, template] = (["html", "template"] as const).map((language) =>
      readDocument(html, language).literals.map(({ span }) => html.slice(span.start, span.end)),
    );
    assert.deepEqual(page, ["/a", "{{c}}/d", "{%e%}/f", "g"]);
    assert.deepEqual(template, ["{{c}}/d", "{%e%}/f", "g"]);
  });

  it("reads comments", () => {
    const html = "<!-- a --><!--><b><!-- c --!><style>/* d */</style><?e><!f></ g><!--h";
    const { comments } = readDocument(html, "html");
    assert.deepEqual(
      comments.map(({ start, end }) => html.slice(start, end)),
      ["<!-- a -->", "<!-->", "<!-- c --!>", "/* d */", "<?e>", "<!f>", "</ g>", "<!--h"],
    );
  });

  it("knows the charset that the page declares", () => {
    for (const meta of [
      "<meta charset=latin1>",
      '<meta http-equiv="Content-Type" content="text/html; charset=latin1">',
    ]) {
      const { literals } = readDocument(`${meta}<a href=b>`, "html");
      assert.equal(literals.at(-1)?.surroundings?.charset, "latin1");
    }
  });

  const directions: Readonly<Record<string, readonly [string, object | undefined]>> = {
    none: ["<p>a", undefined],
    "a paragraph": ["<p dir=rtl>a b", { paragraph: "rtl" }],
    "an element around": ["<div dir=RTL><p><b>a b", { paragraph: "rtl" }],
    "the first strong character": ["<p dir=auto> 1 \u05d0", { paragraph: "rtl" }],
    "an override": ["<div dir=rtl><bdo dir=ltr>a", { paragraph: "ltr", override: "ltr" }],
    "an isolate of its own": ["<div dir=rtl><bdi>a</bdi>", { paragraph: "ltr", isolated: true }],
    "an isolate with more": ["<div dir=rtl><bdi>a b</bdi>", { paragraph: "ltr" }],
    "a style": ['<p style="direction:rtl; unicode-bidi: bidi-override">a', { paragraph: "rtl", override: "rtl" }],
    "after the end": ["<p dir=rtl></p>a", undefined],
    "after the end that was left out": ["<p dir=rtl><p>a", undefined],
  };
  for (const [name, [html, expected]] of Object.entries(directions))
    it(`knows the direction: ${name}`, () => {
      const { literals } = readDocument(html, "html");
      const { bidiMarkup } = literals.at(-1)?.surroundings ?? {};
      assert.deepEqual(bidiMarkup, expected);
    });

  it("splits tags as a browser's parser does", () => {
    const part = fc.constantFrom(
      ..."<>/='\"! -ab?\n",
      "<a ",
      "</a>",
      "<!--",
      "-->",
      "--!>",
      " b=",
      '="',
      "<script>",
      "</script",
      "<title>",
      "</title>",
      "<!doctype a>",
      "&amp;",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const html = parts.join("");
        // Differs from HTML Standard §13.2.5: what PHP puts in may hold a `>` and quotation marks.
        fc.pre(!/<\?=|<\?[^]*\?>/u.test(html));
        assert.deepEqual(tagsByUs(html), tagsByParse5(html), JSON.stringify(html));
      }),
      { numRuns: 3000 },
    );
  });
});

/** The closed start tags with the source of their attributes. */
function tagsByUs(html: string): string[] {
  const tags: string[] = [];
  const nowhere = { literal: () => undefined, comment: () => undefined, part: () => undefined };
  const page = pageVisitor({
    text: html,
    parts: { read: () => undefined } as never,
    collected: nowhere as never,
  });
  const visitor: MarkupVisitor = {
    ...page,
    open(tag) {
      const names = tag.attributes.map(({ name }) => name.toLowerCase());
      const values = tag.attributes
        .filter((_, index) => names.indexOf(names[index]!) === index)
        .map(({ name, value }) => `${name.toLowerCase()}=${value ? html.slice(value.start, value.end) : ""}`);
      if (html[tag.span.end - 1] === ">" && tag.attributes.at(-1)?.value?.end !== html.length)
        tags.push([tag.span.start, tag.name.toLowerCase(), ...values].join(" "));
      return page.open(tag);
    },
  };
  walkMarkup({ text: html, seeker: new Seeker(html), mayHoldTemplates: true }, visitor);
  return tags;
}

function tagsByParse5(html: string): string[] {
  const tags: string[] = [];
  const nothing = (): void => undefined;
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token: Token.TagToken) {
        const values = token.attrs.map(({ name, value }) => `${name}=${value.replaceAll("&", "&amp;")}`);
        tags.push([token.location!.startOffset, token.tagName, ...values].join(" "));
        if (token.tagName === "script") tokenizer.state = TokenizerMode.SCRIPT_DATA;
        if (token.tagName === "title") tokenizer.state = TokenizerMode.RCDATA;
      },
      onEndTag: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
      onCharacter: nothing,
      onNullCharacter: nothing,
      onWhitespaceCharacter: nothing,
    },
  );
  tokenizer.write(html, true);
  return tags;
}
