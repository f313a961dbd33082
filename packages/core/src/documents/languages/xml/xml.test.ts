import assert from "node:assert/strict";
import { checkDocument, defaultSettings } from "../../../literals/index.js";
import { syntaxOf } from "../../../literals/locating/index.js";
import { readDocument } from "../../index.js";

function literalsIn(xml: string): string[] {
  return readDocument(xml, "xml").literals.map(({ span, site, pieces }) => {
    const what =
      site.kind === "attribute"
        ? `${site.element} ${site.name}`
        : site.kind === "identifier"
          ? `${site.use} ${site.role}`
          : site.kind === "data"
            ? site.path.join("/")
            : site.kind;
    const holes = pieces
      ?.filter(({ kind }) => kind === "hole")
      .map((hole) => xml.slice(hole.span.start, hole.span.end));
    return `${what}: ${xml.slice(span.start, span.end)}${holes === undefined ? "" : ` (${holes.join(" ")})`}`;
  });
}

describe("xmlReader", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    attributes: [`<a xmlns="b:" xlink:href='/c d'/>`, ["a xmlns: b:", "a xlink:href: /c d"]],
    "white space in names, which stays": [
      '<a xmlns:b=" c:" rdf:about="d\n" href=" e " xmlns="" f=" "/>',
      ["a xmlns:b:  c:", "a rdf:about: d\n", "a href: e"],
    ],
    "quotation marks of a program within those of an attribute": [
      `<a b='"c"' d="'e'" f='"g' h='"i"j"'/>`,
      ['text: "c"', "text: 'e'", 'a f: "g', 'a h: "i"j"'],
    ],
    "no choices in the notation of a grammar": [`<a src=["b" | "c d"]\n d=('e'|'f') g="h"/>`, ["a g: h"]],
    "entities as holes": ['<a b="&c;/d&amp;e&f;"/>', ["a b: &c;/d&amp;e&f; (&c; &f;)"]],
    "expressions of XSLT as holes": [
      `<x:stylesheet xmlns:a="b:{c}"><d rdf:about="{$e}" href="/f{g('}', &quot;h&quot;)}/{i[1]}?{"/></x:stylesheet>`,
      [
        "x:stylesheet xmlns:a: b:{c}",
        "d rdf:about: {$e} ({$e})",
        `d href: /f{g('}', &quot;h&quot;)}/{i[1]}?{ ({g('}', &quot;h&quot;)} {i[1]})`,
      ],
    ],
    "braces that are no expressions of XSLT": ['<a><b rdf:about="{$c}"/></a>', ["b rdf:about: {$c}"]],
    "content of elements": ["<a><b:url> /c </b:url><d>e</d></a>", ["a/url: /c", "a/d: e"]],
    "the text of links": [
      '<link href="/a">www.b.example</link><url xlink:href="/c">d</url><link>e</link>',
      ["link href: /a", "text: www.b.example", "url xlink:href: /c", "text: d", "link: e"],
    ],
    "content among elements": ["<a>b<c/>d</a>", ["text: b", "text: d"]],
    "content for people": ["<desc>a</desc>", ["text: a"]],
    "sections of characters": ["<x><![CDATA[<b c='d'>&amp;]]></x>", ["x: <b c='d'>&amp;"]],
    sitemaps: ["<url><loc>/a</loc></url>", ["reference loc: /a"]],
    "namespaces of OPC UA": [
      "<NamespaceUris><Uri>urn:a</Uri></NamespaceUris><Uri>urn:b</Uri>",
      ["name NamespaceUris/Uri: urn:a", "Uri: urn:b"],
    ],
    feeds: [
      "<feed><id>urn:a</id><entry><id>urn:b</id><source><id>urn:c</id></source></entry></feed>",
      ["name feed/id: urn:a", "name entry/id: urn:b", "name source/id: urn:c"],
    ],
    entries: ["<a:entry><a:id>urn:a</a:id></a:entry>", ["name entry/id: urn:a"]],
    "entries that are of no feed": [
      "<kb><entry><id>1</id></entry><source><id>2</id></source></kb>",
      ["kb/entry/id: 1", "kb/source/id: 2"],
    ],
    "locations of schemas": [
      '<a xsi:schemaLocation="b:\n c.xsd"/>',
      ["namespace xsi:schemaLocation: b:", "reference xsi:schemaLocation: c.xsd"],
    ],
    "system identifiers": [
      '<!DOCTYPE a PUBLIC "b" "c.dtd"><a d="e"/>',
      ["reference system identifier: c.dtd", "a d: e"],
    ],
    declarations: [
      `<!DOCTYPE a [<!ENTITY b "c:"><!ENTITY d SYSTEM 'e>f'><!-- > ] --><!ATTLIST a xmlns CDATA #FIXED "g:">]><a h="i"/>`,
      ["value: c:", "reference system identifier: e>f", "value: g:", "a h: i"],
    ],
    "style sheets of documents": ['<?xml-stylesheet href="a.xsl"?><?b c="d"?>', ["xml-stylesheet href: a.xsl"]],
    styles: [
      '<svg><style>a{b:url(c)}</style><g style="d:url(e)"/></svg>',
      ["reference url(): c", "reference url(): e"],
    ],
    scripts: ["<svg><script><![CDATA[fetch('/a')]]></script></svg>", ["argument: /a"]],
    "no scripts with references": ["<svg><script>fetch('/a&amp;b')</script></svg>", []],
    "names of other vocabularies": [
      '<file src="a\\b"/><c ItemType="d"/><list itemType="e"/>',
      ["value: a\\b", "value: d", "value: e"],
    ],
    "what is broken": ["<a b='c'><d></e>f</a> g <h i='j", ["a b: c", "text: f", "text: g", "h i: j"]],
  };
  for (const [name, [xml, expected]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalsIn(xml), expected));

  it("asks for a scheme in sitemaps and feeds, which have no base, and not behind a tag of a template", () => {
    const productionsIn = (xml: string): string[] =>
      readDocument(xml, "xml").literals.map(({ site }) => (site.kind === "identifier" ? site.production : site.kind));
    assert.deepEqual(productionsIn("<urlset><url><loc>/a</loc><i:image><i:loc>/b</i:loc></i:image></url></urlset>"), [
      "IRI",
      "IRI",
    ]);
    assert.deepEqual(productionsIn("<sitemapindex><sitemap><loc>/a</loc></sitemap></sitemapindex>"), ["IRI"]);
    assert.deepEqual(productionsIn("<rss><channel><link>/</link><item><link>/a</link></item></channel></rss>"), [
      "IRI",
      "IRI",
    ]);
    assert.deepEqual(productionsIn("<r:RDF><item><link>/a</link></item></r:RDF>"), ["IRI"]);
    assert.deepEqual(productionsIn("<menu><item><link>/a</link></item></menu>"), ["IRI-reference"]);
    assert.deepEqual(productionsIn("<feed><icon>/a</icon></feed>"), ["IRI-reference"]);
    assert.deepEqual(productionsIn("<urlset><url><loc><%= a %>/b</loc></url></urlset>"), ["text"]);
    assert.deepEqual(productionsIn("<urlset><url><loc><?= $a ?>/b</loc></url></urlset>"), ["text"]);
  });

  it("reads entities that stand for a namespace", () => {
    const text =
      '<!DOCTYPE r [<!ENTITY a "http://a/#"><!ENTITY b "http://b/#"><!ENTITY c "http://c/#"><!ENTITY d "http://d/"><!ENTITY g "http://g">]>' +
      '<r xmlns="&a;" xmlns:b=\'&b;\'><e rdf:about="&c;f">&d;</e><e rdf:about="&g;#h"/></r>';
    const { literals } = readDocument(text, "xml");
    const namespaces = literals.filter(({ site }) => site.kind === "identifier" && site.use === "namespace");
    assert.deepEqual(
      namespaces.map(({ span }) => text.slice(span.start, span.end)),
      ["http://a/#", "http://b/#", "http://c/#"],
    );
  });

  it("takes an entity for a document that names begin with behind a number sign, or that is all of a name", () => {
    const text =
      '<!DOCTYPE rdf:RDF [<!ENTITY a "http://a"><!ENTITY b "&a;#"><!ENTITY c "http://c">]>' +
      '<rdf:RDF xml:base="&a;" xmlns:b="&b;"><d rdf:about="&a;"/><d rdf:resource="&a;#e"/><d rdf:about="&c;e"/></rdf:RDF>';
    const { literals } = readDocument(text, "xml");
    const namespaces = literals.filter(({ site }) => site.kind === "identifier" && site.use === "namespace");
    const written = namespaces.map(({ span }) => text.slice(span.start, span.end));
    assert.ok(!written.includes("http://a"), written.join());
    assert.ok(written.includes("http://c"), written.join());
  });

  for (const root of ["rdf:RDF", "Ontology"])
    it(`reads entities of ${root} that stand for a namespace and are not referred to`, () => {
      const text = `<!DOCTYPE ${root} [\n<!ENTITY a "http://a/#" >\n<!ENTITY b 'http://b/'><!ENTITY c "http://c/d">]><${root}/>`;
      const { literals } = readDocument(text, "xml");
      const namespaces = literals.filter(({ site }) => site.kind === "identifier" && site.use === "namespace");
      assert.deepEqual(
        namespaces.map(({ span }) => text.slice(span.start, span.end)),
        ["http://a/#", "http://b/"],
      );
    });

  it("knows the prefixes that are declared where RDF/XML has none", () => {
    const xml =
      '<a xmlns:b="http://b/" xmlns:c="&c;"><d rdf:about="b:e"/><d rdf:resource="c:e"/><f xmlns:g="b:h" i="b:j"/></a>';
    const known = readDocument(xml, "xml").literals.flatMap(({ span, surroundings }) =>
      surroundings === undefined ? [] : [[xml.slice(span.start, span.end), surroundings]],
    );
    assert.deepEqual(known, [["b:e", { namespaceOfScheme: "http://b/" }]]);
  });

  it("knows the prefixes whose namespace is an entity of the document type", () => {
    const xml =
      '<!DOCTYPE r [<!ENTITY b "http://b/"><!ENTITY b "http://c/"><!ENTITY d "&b;d">]>' +
      '<a xmlns:b="&b;" xmlns:d="&d;" xmlns:e="&e;"><f rdf:resource="b:g"/><f rdf:about="d:g"/><f rdf:about="e:g"/></a>';
    const known = readDocument(xml, "xml").literals.flatMap(({ span, surroundings }) =>
      surroundings === undefined ? [] : [[xml.slice(span.start, span.end), surroundings]],
    );
    assert.deepEqual(known, [["b:g", { namespaceOfScheme: "http://b/" }]]);
  });

  describe("of RDF/XML", () => {
    const root =
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#"';
    const judged: Readonly<Record<string, readonly [string, readonly string[]]>> = {
      "elements that are no terms": [
        `${root}><rdfs:Class><rdfs:lable>a</rdfs:lable><rdf:li/></rdfs:Class></rdf:RDF>`,
        ["term-unknown lable 0"],
      ],
      "prefixes without a declaration, once": [
        `${root}><ex:c/><ex:d/><e:f xmlns:e="http://e/"/><xml:g/></rdf:RDF>`,
        ["prefix-undeclared ex: 0"],
      ],
      "no prefixes that are declared elsewhere": [
        `<!DOCTYPE a [<!ENTITY b "http://b/">]>${root} xmlns:b="&b;" xmlns:c="&c;"><b:d/><c:e/><f:g><h xmlns:f="http://f/"/></f:g></rdf:RDF>`,
        [],
      ],
      "no prefixes of templates": [`${root}><b:c>{{d}}</b:c></rdf:RDF>`, []],
      "no prefixes in other documents": ["<a><b:c/></a>", []],
    };
    for (const [name, [xml, expected]] of Object.entries(judged))
      it(`judges ${name}`, () => {
        const { findings } = checkDocument(xml, readDocument(xml, "xml").literals, defaultSettings);
        assert.deepEqual(
          findings.map(({ code, span, fixes }) => `${code} ${xml.slice(span.start, span.end)} ${fixes.length}`),
          expected,
        );
      });
  });

  it("reads the functional and the Manchester syntax of OWL as such", () => {
    const functional =
      '# a <b>\nPrefix(c:=<http://c/>)\nOntology(<http://d>\nAnnotation(c:e "<f href=\\"#g\\">h</f>"))\n';
    const manchester =
      'Prefix: c: <http://c/>\nOntology: <http://d>\nClass: c:e Annotations: c:f "<g href=\\"#h\\">i</g>"\n';
    assert.deepEqual(readDocument(functional, "xml").literals, readDocument(functional, "ofn").literals);
    assert.deepEqual(readDocument(manchester, "xml").literals, readDocument(manchester, "omn").literals);
    assert.notEqual(
      readDocument(`<a>${functional}</a>`, "xml").literals.length,
      readDocument(functional, "ofn").literals.length,
    );
  });

  it("reads Turtle as such, also once the beginning has become it", () => {
    const turtle = '# a <b>\n@prefix c: <http://c/> .\nc:d c:e """<f href=\\"#g\\">h</f>""" .\n';
    const expected = readDocument(turtle, "turtle").literals;
    assert.deepEqual(readDocument(turtle, "xml").literals, expected);
    const before = readDocument(`<!-- ${turtle}`, "xml");
    assert.deepEqual(before.update(turtle, [{ start: 0, end: 5, newLength: 0 }]).literals, expected);
    const back = readDocument(turtle, "xml").update(`<!-- ${turtle}`, [{ start: 0, end: 0, newLength: 5 }]);
    assert.deepEqual(back.literals, before.literals);
  });

  it("reads the escapes of Java in texts of Android", () => {
    const text = String.raw`<resources><string name="a">https://a/L\'b</string><string name="c">https://c/</string></resources>`;
    const read = (source: string): string[] =>
      readDocument(source, "xml").literals.map(({ span, syntax }) => syntaxOf(syntax).decode(source, span).text);
    assert.deepEqual(read(text), ["a", "https://a/L'b", "c", "https://c/"]);
    assert.deepEqual(read(text.replaceAll("resources", "b"))[1], String.raw`https://a/L\'b`);
    const link = String.raw`<resources><b>&lt;a href=\"http://c/\"&gt;</b><d><![CDATA[\u0061\n]]></d></resources>`;
    assert.deepEqual(read(link), ['<a href="http://c/">', "a\n"]);
  });

  it("reads comments", () => {
    const xml = "<!-- a --><!DOCTYPE b [<!-- c -->]><d/><!-- e";
    const { comments } = readDocument(xml, "xml");
    assert.deepEqual(
      comments.map(({ start, end }) => xml.slice(start, end)),
      ["<!-- a -->", "<!-- c -->", "<!-- e"],
    );
  });

  it("knows the charset that the document declares", () => {
    const { literals } = readDocument('<?xml version="1.0" encoding="koi8-r"?><a b="c"/>', "xml");
    assert.equal(literals[0]?.surroundings?.charset, "koi8-r");
  });
});
