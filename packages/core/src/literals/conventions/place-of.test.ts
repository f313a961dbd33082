import assert from "node:assert/strict";
import type { Tier } from "../../checks/definition/place.js";
import { readSettings } from "../settings/read-settings.js";
import type { Site } from "../read/site.js";
import { placeOf } from "./place-of.js";

const value: Site = { kind: "value" };
const text: Site = { kind: "text" };
const type: Site = { kind: "type" };
const key: Site = { kind: "key" };
const comparison: Site = { kind: "comparison" };
const specifier: Site = { kind: "module-specifier" };
const argument = (callee: string, index = 0, first?: string): Site => ({
  kind: "argument",
  callee,
  index,
  ...(first !== undefined && { first }),
});
const receiver = (callee: string): Site => ({ kind: "receiver", callee });
const assigned = (name: string): Site => ({ kind: "assigned", name });
const attribute = (element: string, name: string): Site => ({ kind: "attribute", element, name });
const tagged = (tag: string): Site => ({ kind: "tagged", tag });
const data = (...path: string[]): Site => ({ kind: "data", path, isKey: false });

type Row = readonly [name: string, site: Site, ...texts: string[]];

const rows: Readonly<Record<Tier, readonly Row[]>> = {
  never: [
    ["short names of nodes in examples of RDF libraries", argument("namedNode"), "s", "predicate", "p1.1"],
    ["modules without ://", specifier, "node:fs", "./a b.js", "@scope/name", "npm:lodash"],
    ["types without ://", type, "foo:bar", "click:once"],
    ["keys without ://", key, "xlink:href", "Program:exit"],
    ["keys of data", { kind: "data", path: ["routes", "/users/{id}"], isKey: true }, "/users/{id}"],
    ["paths of an OpenAPI description without variables", { kind: "data", path: ["paths", "/a"], isKey: true }, "/a"],
    ["regular expressions", argument("new RegExp"), "http://a", "https?://[^/]+"],
    ["sources of patterns", value, "http://.*\\.example\\.com", "https://[^/]+/", "http://(a|b)/", "https://.+"],
    ["sources of patterns", value, "http://\\[::1.*", "https://a/b\\+c", "https://a/b\\-c", "http://\\g<1>/"],
    ["patterns of paths", data("uri"), "^/a/(.*)$", "^a?b#c"],
    ["patterns of routes", argument("app.get"), "/user/:id", "http://a"],
    ["names of events", argument("socket.on"), "foo:bar"],
    ["names of events", argument("window.addEventListener"), "http://a"],
    ["keys of translations", argument("t"), "common:title"],
    ["keys of translations", argument("this.i18n.t"), "common:http://"],
    ["modules that are mocked", argument("jest.mock"), "http://a"],
    ["what is no namespace", argument("databases.createDocument"), "main", "a b", "<p>a</p>"],
    ["file paths", argument("path.join", 2), "http://a"],
    ["file paths", argument("fs.readFileSync"), "file:///a b"],
    ["class names", argument("clsx", 3), "md:flex", "before:content-['http://a']"],
    ["class names", attribute("div", "className"), "http://a"],
    ["the values of an animation", attribute("animate", "values"), "https://a; b:c"],
    ["patterns", tagged("regex"), "http://a"],
    ["class names in a template", tagged("tw.div"), "http://a"],
    ["handlers", attribute("a", "onClick"), "location='http://a'"],
    ["selectors of a router", argument("Route"), "/user/:id"],
    ["methods that a library for requests does not have", argument("got.count"), "\n", "/a"],
    ["drives", argument("new URL"), "C:\\a", "c:/a", "Z:"],
    ["media types with a parameter", argument("new URL"), "text/plain; charset=utf-8", "image/svg+xml;a=b"],
    ["names that a program ends", value, "http://a/\0"],
    ["names with a prefix in OWL", attribute("Class", "abbreviatedIRI"), "Ont:child", "http://a"],
    ["shares", argument("fetch"), "\\\\server\\share"],
    ["labels", value, "Note: text", "Content-Type: text/html"],
    ["labels of data", data("url"), "Enter the address", "Website", "Address: none"],
    ["scopes", value, "std::vector", "a::b"],
    ["pages of a wiki", data("link"), "Project:About", "Bantuan:Isi", "Помощь:a"],
    ["resources of Qt", attribute("img", "src"), ":/images/a.png"],
    ["regular expressions behind a name", data("url"), "re:^https?://a.example", "https?://a/b"],
    ["times", assigned("link"), "10:30"],
    ["names with a colon", value, "foo:bar", "color:gray", "v-slot:x", "i-mdi:home", "svg:M10 0"],
    ["a port without a scheme", assigned("endpoint"), "localhost:8080", "example.com:443/a"],
    ["a port without a scheme in data", data("url"), "127.0.0.1:8080"],
    ["addresses of Git", data("repository", "url"), "git@github.com:a/b.git"],
    ["blank nodes", data("@id"), "_:b0"],
    ["nothing but a scheme", value, "http://", "https:"],
    ["a scheme that is spoken of", assigned("link"), "otpauth:// URI", "https:// addresses"],
    ["nothing but a scheme in a place of references", argument("fetch"), "https://", "mailto:"],
    ["empty text", attribute("a", "href"), ""],
    ["safe CURIEs", attribute("div", "about"), "[foaf:me]", "[_:b]"],
    ["blank nodes", attribute("div", "resource"), "_:b"],
    ["other uses of the attributes of RDFa", attribute("import", "resource"), "beans.xml", "classpath*:*.xml", "a b"],
    [
      "other uses of the attributes of RDFa",
      attribute("meta", "property"),
      "og:title",
      "#a b",
      "schema:name foaf:name",
    ],
    ["other uses of the attributes of RDFa", attribute("Input", "prefix"), "$", "/a b", "a: b", "og:"],
    ["other uses of the attributes of RDFa", attribute("Editor", "vocab"), "my words", "en"],
    ["names without a colon", assigned("apiUrl"), "users", "default"],
    ["names of which the end is another word", assigned("urlPattern"), "/a b", "a:b"],
    ["names that only look so", assigned("curl"), "/a"],
    ["subpaths of a package", data("exports", "./src/*"), "./src/*"],
    ["subpaths of a package", data("imports", "#src"), "./src/index.js"],
    ["selectors", assigned("SELECTOR_NAV_LINKS"), ".nav-link", "..."],
    ["other schemes", value, "other://a", "custom://a", "urn:a:b"],
    ["the first line of the head of a request", value, "GET / HTTP/1.1"],
  ],
  inspected: [
    ["one side of ===", comparison, "http://a", "HTTPS://a"],
    ["the start that is looked for", argument("url.startsWith"), "http://a"],
    ["the start that is looked for in something unnamed", argument("*.startsWith"), "http://a"],
    ["what is replaced", argument("x.replace"), "http://a"],
    ["assertions", argument("assert.equal", 1), "http://a b/"],
    ["expectations", argument("expect"), "http://a"],
    ["expectations", argument("*.toBe"), "http://a b/"],
    ["what is asked to be well formed", argument("URL.canParse"), "http://a b/"],
    ["what is encoded", argument("encodeURI"), "http://a/b c"],
    ["an object whose method is called", receiver("*.startsWith"), "http://a"],
    ["an object in which something is replaced", receiver("*.replace"), "http://a"],
  ],
  "opaque-name": [
    ["namespaces of elements", argument("document.createElementNS"), "http://www.w3.org/2000/svg"],
    ["namespaces of documents", argument("implementation.createDocument"), "http://www.w3.org/1999/xhtml"],
    ["namespaces of attributes", argument("el.setAttributeNS"), "http://www.w3.org/1999/xlink"],
    ["xmlns", attribute("svg", "xmlns"), "http://www.w3.org/2000/svg"],
    ["xmlns with a prefix", attribute("svg", "xmlns:xlink"), "http://www.w3.org/1999/xlink"],
    ["xmlns in JSX", attribute("svg", "xmlnsXlink"), "http://www.w3.org/1999/xlink"],
    ["xmlns in code", assigned("props.xmlns"), "http://www.w3.org/2000/svg"],
    ["$schema", data("$schema"), "http://json-schema.org/draft-07/schema#", "./schema.json"],
    ["$id", data("$id"), "https://example.com/a"],
    ["the namespace of a schema", attribute("xs:schema", "targetNamespace"), "urn:a"],
    ["keys with ://", key, "http://a"],
    ["types with ://", type, "http://a"],
    ["keys of data with ://", { kind: "data", path: ["imports", "https://a/"], isKey: true }, "https://a/"],
    ["prefixes of Turtle", { kind: "identifier", use: "namespace", production: "IRI", role: "@prefix" }, "http://a#"],
  ],
  "name-in-data": [
    ["$ref", data("properties", "a", "$ref"), "#/definitions/a b"],
    ["$ref in code", assigned("schema.$ref"), "#/definitions/a b"],
    ["types of microdata", attribute("div", "itemtype"), "https://schema.org/Person"],
    ["terms of Turtle", { kind: "identifier", use: "name", production: "IRI", role: "<…>" }, "http://a", "a b"],
  ],
  sink: [
    [
      "paths of an OpenAPI description with white space at an end",
      { kind: "data", path: ["paths", "/users "], isKey: true },
      "/users ",
      " /users",
      "/users\n",
    ],
    ["paths of an OpenAPI description", { kind: "data", path: ["paths", "/users/{id}"], isKey: true }, "/users/{id}"],
    ["URI templates", data("uriTemplate"), "/users{/id}", "https://a.example/{b}"],
    ["new URL", argument("new URL"), "foo bar", "http://a", "/a"],
    ["the base of new URL", argument("new URL", 1), "foo bar"],
    ["new URL of a global object", argument("new window.URL"), "foo bar"],
    ["fetch", argument("fetch"), "/api/users", "a b"],
    ["fetch of a global object", argument("globalThis.fetch"), "a b"],
    ["others that fetch", argument("ofetch"), "/a b"],
    ["others that fetch", argument("nodeFetch"), "/a b"],
    ["others that fetch", argument("useLazyFetch"), "/a b"],
    ["pages that tests open", argument("page.goto"), "/a b"],
    ["pages that tests open", argument("cy.visit"), "/a b", "localhost:8080"],
    ["window.open", argument("window.open"), "a b"],
    ["axios", argument("axios.get"), "/a b"],
    ["other libraries for requests", argument("got.post"), "/a b"],
    ["history", argument("window.history.pushState", 2), "/a b"],
    ["requests", argument("xhr.open", 1, "GET"), "/a b"],
    ["attributes that are set", argument("img.setAttribute", 1, "src"), "a b"],
    ["header fields that are set", argument("res.setHeader", 1, "Location"), "/a b"],
    ["header fields", assigned("headers.Location"), "/a b"],
    ["location", assigned("window.location.href"), "a b"],
    ["links of HTML", attribute("a", "href"), "a b", "javascript:void(0)", "C#"],
    ["links of JSX components", attribute("Link", "href"), "/a b"],
    ["sources of images", attribute("img", "src"), "data:image/png;base64,AAAA"],
    ["several images", attribute("img", "srcSet"), "a.png 1x, b.png 2x"],
    ["forms", attribute("form", "action"), "/a b"],
    ["citations", attribute("blockquote", "cite"), "/a b"],
    ["XLink", attribute("use", "xlink:href"), "#a b"],
    ["XLink in JSX", attribute("use", "xlinkHref"), "#a b"],
    ["url in data", data("url"), "http://a b", "/a b", "../a b"],
    ["url in data, however deep", data("repository", "URL"), "git+https://a/b"],
    ["homepage", data("homepage"), "https://a/b c"],
    ["url() of CSS", { kind: "identifier", use: "reference", production: "IRI-reference", role: "url()" }, "a b"],
  ],
  named: [
    ["variables", assigned("url"), "http://a", "/a b", "./a", "#a", "?a", "mailto:a b"],
    ["words in capitals", assigned("API_BASE_URL"), "http://a"],
    ["words in camel case", assigned("options.apiBaseURL"), "http://a"],
    ["plurals", assigned("imageURLs"), "http://a"],
    ["plurals", assigned("rpc_urls"), "http://a"],
    ["numbers", assigned("url2"), "http://a"],
    ["links", assigned("nav.permalink"), "/a"],
    ["attributes", attribute("div", "data-url"), "/a b"],
    ["attributes of components", attribute("Card", "imageUrl"), "/a b"],
    ["keys of data", data("base_url"), "http://a"],
    ["keys of data", data("images", "src"), "/a b"],
    ["namespaces", assigned("svgNamespace"), "http://www.w3.org/2000/svg"],
    ["namespaces in capitals", assigned("SVG_NS"), "http://www.w3.org/2000/svg"],
    ["a list of namespaces", assigned("namespaces.svg"), "http://www.w3.org/2000/svg"],
    ["the IRI of a namespace", assigned("namespaceURI"), "http://www.w3.org/2000/svg"],
    ["attributes in an object", assigned("xmlns:xlink"), "http://www.w3.org/1999/xlink"],
  ],
  prefix: [
    ["listed schemes", value, "http://a", "https://a", "ws://a", "wss://a", "ftp://a", "file:///a"],
    [
      "databases, with the driver that SQLAlchemy uses",
      value,
      "postgresql+psycopg2://u:p@a/b",
      "mysql+pymysql://a/b",
      "mssql+pyodbc://a/b?driver=c+d",
      "cockroachdb://a/b",
    ],
    ["letters of any case", value, "HTTP://EXAMPLE.com"],
    ["one more word", value, "http://a/b c", "http://[::1]/a b", "https:// a.b", "http://a[0]/b.c d"],
    [
      "characters in it",
      value,
      "http://a/b<c",
      "http://a/?<b></b>",
      "http://a/\u0002b",
      "http://a/\u0001b/c",
      "http://a/%zz",
      "http://a/\u202E",
      "http://a\\b",
    ],
    ["unseen characters before it", value, "\uFEFFhttp://a", "\u200Bhttps://a"],
    ["misspelled schemes", value, "htpp://a", "hhtps://a", "http;//a", "http//:a"],
    ["in arguments of other functions", argument("f"), "http://a"],
    ["in modules", specifier, "https://deno.land/x/a.ts"],
    ["in properties of other names", assigned("rpc"), "https://a"],
    ["in tagged templates", tagged("html"), "https://a"],
    ["in data", data("description"), "https://a"],
    ["in data, behind white space (biolink/biolink-model)", data("ICD10"), " https://a", "\n\thttps://a "],
    ["in members of other names, behind white space", assigned("Alan"), " https://a"],
    ["in attributes", attribute("meta", "content"), "https://a"],
  ],
  prose: [
    ["text", text, "see http://a", "http://a", "no identifier"],
    ["messages of errors", argument("new TypeError"), "http://a is down"],
    ["what is logged", argument("console.log", 1), "http://a"],
    ["titles of tests", argument("it"), "http://a b"],
    ["texts of attributes", attribute("input", "placeholder"), "https://a"],
    ["sentences that start with an identifier", value, "https://a is down", "http://a (old)", "http://a.example link"],
    ["an identifier that ends a sentence", value, "http://a/?b=c. And", "https://a/b, too"],
    ["words of Japanese behind an identifier", value, "https://a/b からコードを入手します:", "http://a/b 参照"],
    ["words of Korean and Chinese behind one", assigned("url"), "https://a/b 에서", "https://a/b 查看。"],
    ["marks of a button behind an identifier", value, "https://a/b >>", "https://a/b >"],
    ["links of AsciiDoc", value, "https://a/b.html[B]. See", "https://a/b.html[B: see "],
    ["markup", value, "http://a/b</span>"],
    ["identifiers inside", value, "see https://a", "default-src 'self' https://a"],
    ["lists", value, "https://a https://b", "https://a,https://b", "https://a; https://b"],
    ["lines", value, "https://a\n", "https://a\nb"],
    ["an address behind white space in an argument", argument("f"), " https://a"],
    ["text in data, behind white space", data("note"), " see https://a", " https://a b"],
    ["labels with an identifier", data("url"), "Your address, such as https://a"],
  ],
};

const settings = readSettings({}).settings;

describe("placeOf", () => {
  for (const [tier, list] of Object.entries(rows)) {
    describe(tier, () => {
      for (const [name, site, ...texts] of list) {
        it(`${name}: ${JSON.stringify(site)}`, () => {
          for (const each of texts) assert.equal(placeOf(site, each, settings).tier, tier, each);
        });
      }
    });
  }

  it("asks for a whole IRI where a base cannot apply", () => {
    assert.equal(placeOf(value, "http://a", settings).production, "IRI");
    assert.equal(placeOf(attribute("svg", "xmlns"), "http://a", settings).production, "IRI");
    assert.equal(placeOf(argument("fetch"), "/a", settings).production, "IRI-reference");
  });

  it("asks for a URI in header fields, and for a LEIRI in XML", () => {
    assert.equal(placeOf(assigned("headers.Location"), "/a", settings).profile, "rfc3986");
    assert.equal(placeOf(attribute("x", "xml:base"), "/a", settings).profile, "leiri");
    assert.equal(placeOf(value, "http://a", settings).profile, "rfc3987");
    assert.equal(placeOf(value, "http://a", readSettings({ profile: "rfc3987bis" }).settings).profile, "rfc3987bis");
  });

  it("tells what names the place", () => {
    assert.equal(placeOf(argument("fetch"), "/a", settings).role, "fetch");
    assert.equal(placeOf(attribute("a", "HREF"), "/a", settings).role, "href");
    assert.equal(placeOf(assigned("apiUrls"), "/a", settings).role, "url");
    assert.equal(placeOf(value, "http://a", settings).role, undefined);
  });

  it("knows no scheme in what begins with something unknown", () => {
    assert.equal(placeOf(value, "http://a", settings, "unknown").tier, "prose");
    assert.equal(placeOf(value, "x:a", settings, "unknown").tier, "never");
    assert.equal(placeOf(argument("fetch"), "x:a", settings, "unknown").tier, "sink");
    assert.equal(placeOf(assigned("url"), "x/a", settings, "unknown").tier, "named");
    assert.equal(placeOf(assigned("url"), "x/a b: https://c", settings, "unknown").tier, "prose");
    assert.equal(placeOf(assigned("urls"), '"https://a", "https://b"', settings, "unknown").tier, "prose");
  });

  describe("extended by settings", () => {
    const own = readSettings({
      sinks: ["openLink", "go[1]"],
      attributes: ["to", "my-card[target]"],
      names: ["website"],
      keys: ["author.page", "website"],
      schemes: ["urn", "custom"],
      opaqueNames: ["vocabulary"],
    }).settings;
    const extended: readonly (readonly [Site, string, Tier])[] = [
      [argument("openLink"), "a b", "sink"],
      [argument("go", 1), "a b", "sink"],
      [argument("go"), "a b", "never"],
      [attribute("Link", "to"), "a b", "sink"],
      [attribute("my-card", "target"), "a b", "sink"],
      [attribute("a", "target"), "a b", "never"],
      [assigned("companyWebsite"), "/a", "named"],
      [data("author", "page"), "/a", "sink"],
      [data("page"), "/a", "never"],
      [data("Website"), "/a", "sink"],
      [value, "urn:a:b", "prefix"],
      [value, "custom://a", "prefix"],
      [value, "mongodb+srv://a", "prefix"],
      [data("vocabulary"), "http://a", "opaque-name"],
      [assigned("vocabulary"), "http://a", "opaque-name"],
      [attribute("x", "vocabulary"), "http://a", "opaque-name"],
    ];
    for (const [site, each, tier] of extended) {
      it(`${JSON.stringify(site)}: ${each}`, () => assert.equal(placeOf(site, each, own).tier, tier));
    }
  });
});
