import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { schemeLeftOut } from "./scheme-left-out.js";

const fetched: Place = { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "fetch" };
const linked: Place = { ...fetched, role: "href" };
const named: Place = { tier: "name-in-data", production: "IRI-reference", profile: "rfc3987" };
const socket: Place = { ...fetched, role: "new WebSocket" };

/** What takes an identifier as it is, and follows it. */
const followed = [
  ...["href", "src", "link", "fetch", "$fetch", "useFetch", "new Request", "new EventSource"],
  ...["ofetch", "nodeFetch", "useLazyFetch", "page.goto"],
  ...["window.open", "location.assign", "location.href", "Linking.openURL", "shell.openExternal"],
  ...["window.location", "document.location", "self.location", "top.location"],
  ...["axios", "axios.post", "requests.get", "httpx.get", "urlopen", "urllib.request.urlopen"],
  ...["$.get", "jQuery.ajax", "http.get", "http.request", "https.get", "https.request"],
  ...["http.Get", "http.Post", "http.Head", "reqwest.get", "loc", "server"],
];

/** Endings of files, few of which are domains, too. */
const endings = [
  ...["html", "htm", "xhtml", "php", "asp", "aspx", "jsp"],
  ...["js", "mjs", "jsx", "ts", "tsx", "css", "json", "xml"],
  ...["svg", "png", "jpg", "jpeg", "gif", "webp", "ico", "md", "txt", "pdf", "zip"],
];

/** Clients that request an address, which has no base there. */
const requested = [
  ...["fetch", "axios.get", "got", "this.http.post", "requests.get", "httpx.put", "aiohttp.request", "urlopen"],
  ...["http.NewRequest", "Http.get", "HTTParty.get", "Jsoup.connect", "reqwest.get", "ureq.get", "*.GetAsync"],
  ...["httr.GET", "download.file", "$.getJSON"],
];

describeCheck(schemeLeftOut, {
  reports: [
    {
      name: "what a term of JSON-LD stands for",
      iri: "«schema.org»/name",
      place: { ...named, tier: "opaque-name", role: "term" },
    },
    {
      name: "a vocabulary of JSON-LD",
      iri: "«vocabulary.a.org»/ns",
      place: { ...named, tier: "opaque-name", role: "@vocab" },
    },
    {
      name: "a mailbox before the fields of a message, without their question mark (w3c/i18n-activity)",
      iri: "«a-b@c.org»&subject=subscribe",
      place: linked,
      suggests: { "Write 'mailto:' before it": "mailto:a-b@c.org?subject=subscribe" },
    },
    ...requested.map((role) => ({
      name: `any host before a path in ${role}`,
      iri: "«api.a-project.org»/v1/b",
      place: { ...fetched, role },
      suggests: { "Write 'https://' before it": "https://api.a-project.org/v1/b" },
    })),
    ...["img.shields.io/npm/v", "codecov.io/gh", "badge.fury.io/js", "ci.appveyor.com/api", "travis-ci.org/a"].map(
      (path) => ({
        name: "the site of a badge that a page loads",
        iri: path.replace(/^[^/]*/u, "«$&»") + "/b.svg",
        place: { ...fetched, role: "image" },
        suggests: { "Write 'https://' before it": `https://${path}/b.svg` },
      }),
    ),
    ...["fetch", "server"].map((role) => ({
      name: `a host and a port in ${role}`,
      iri: "«api.a.example:8080»/v1",
      place: { ...fetched, role },
      suggests: { "Write 'http://' before it": "http://api.a.example:8080/v1" },
      message: "It is read as a scheme and a path.",
    })),
    {
      name: "a host and the port of HTTPS",
      iri: "«a.example:8443»",
      place: { ...fetched, role: "server" },
      suggests: { "Write 'https://' before it": "https://a.example:8443" },
    },
    {
      name: "a socket of another machine, with its port",
      iri: "«a.example:8080»/b",
      place: socket,
      suggests: { "Write 'ws://' before it": "ws://a.example:8080/b" },
    },
    {
      name: "a host in a sitemap",
      iri: "«a-project.org»/b",
      place: { ...fetched, role: "loc" },
      suggests: { "Write 'https://' before it": "https://a-project.org/b" },
    },
    {
      name: "a host behind a slash (PX4/Devguide)",
      iri: "«/www.a.example»/b-c",
      place: { ...fetched, role: "link" },
      suggests: { "Write 'https:/' before it": "https://www.a.example/b-c" },
      message:
        "'/www.a.example' has no scheme before it; write 'https:/' before it. It is read as a path, since one slash begins no host.",
    },
    {
      name: "a DOI in a link",
      iri: "«10.1234»/abc.1",
      place: { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "link" },
      suggests: { "Write 'https://doi.org/' before it": "https://doi.org/10.1234/abc.1" },
    },
    {
      name: "a well-known site in data, in which others may be folders",
      iri: "«github.com»/a/b.git",
      place: { ...fetched, role: "url" },
      suggests: { "Write 'https://' before it": "https://github.com/a/b.git" },
    },
    {
      name: "a well-known site whose domain a file may end in",
      iri: "«docs.rs»/a",
      place: { ...fetched, role: "homepage" },
      suggests: { "Write 'https://' before it": "https://docs.rs/a" },
    },
    {
      name: "a link by the name of a variable",
      iri: "«www.a.example»",
      place: { ...fetched, tier: "named", role: "link" },
      suggests: { "Write 'https://' before it": "https://www.a.example" },
    },
    {
      name: "a property that a script makes a link of (w3c/sdw)",
      iri: "«www.a.example»",
      suggests: { "Write 'https://' before it": "https://www.a.example" },
      place: { ...fetched, tier: "named", role: "href" },
    },
    {
      name: "a port of this machine",
      iri: "«localhost:3000»/api",
      place: fetched,
      suggests: { "Write 'http://' before it": "http://localhost:3000/api" },
      message:
        "'localhost:3000' has no scheme before it; write 'http://' before it. It is read as a scheme and a path.",
    },
    {
      name: "a socket of this machine",
      iri: "«localhost:8080»",
      place: socket,
      suggests: { "Write 'ws://' before it": "ws://localhost:8080" },
    },
    {
      name: "a query behind the port",
      iri: "«LOCALHOST:1»?a",
      place: fetched,
      suggests: { "Write 'http://' before it and lowercase the host": "http://localhost:1?a" },
    },
    {
      name: "RFC 3986 §4.5: www.w3.org/Addressing/",
      iri: "«www.w3.org»/Addressing/",
      place: linked,
      suggests: { "Write 'https://' before it": "https://www.w3.org/Addressing/" },
      message:
        "'www.w3.org' has no scheme before it; write 'https://' before it. It is read as a relative path, since no scheme stands before it.",
    },
    {
      name: "nothing but a name",
      iri: "«www.a-1.example.com»",
      place: linked,
      suggests: { "Write 'https://' before it": "https://www.a-1.example.com" },
    },
    {
      name: "a socket of another machine",
      iri: "«www.a.example»?b.c",
      place: socket,
      suggests: { "Write 'wss://' before it": "wss://www.a.example?b.c" },
    },
    {
      name: "a drive",
      iri: "«C:»/a.png",
      place: linked,
      suggests: { "Write 'file:///' before it": "file:///C:/a.png" },
      message: "'C:' has no scheme before it; write 'file:///' before it. It is read as a scheme.",
    },
    {
      name: "a drive with backslashes",
      iri: "«z:»\\a\\b.png",
      place: { ...linked, role: "src" },
      suggests: { "Write 'file:///' before it": "file:///z:/a/b.png" },
    },
    {
      name: "a fragment behind the port",
      iri: "«localhost:3000»#/login",
      place: linked,
      suggests: { "Write 'http://' before it": "http://localhost:3000#/login" },
    },
    {
      name: "a fragment behind the name",
      iri: "«www.example.com»#news",
      place: linked,
      suggests: { "Write 'https://' before it": "https://www.example.com#news" },
    },
    {
      name: "a dot in the query behind a path",
      iri: "«www.example.com»/search?q=a.b",
      place: linked,
      suggests: { "Write 'https://' before it": "https://www.example.com/search?q=a.b" },
    },
    {
      name: "a dot in the fragment behind a path",
      iri: "«www.example.com»/guide#3.1",
      place: linked,
      suggests: { "Write 'https://' before it": "https://www.example.com/guide#3.1" },
    },
    {
      name: "a name in upper case",
      iri: "«WWW.EXAMPLE.COM»",
      place: linked,
      suggests: { "Write 'https://' before it and lowercase the host": "https://www.example.com" },
    },
    {
      name: "a mailbox",
      iri: "«info+a.b_c-d@mail.example-1.com»",
      place: linked,
      suggests: { "Write 'mailto:' before it": "mailto:info+a.b_c-d@mail.example-1.com" },
      message:
        "'info+a.b_c-d@mail.example-1.com' has no scheme before it; write 'mailto:' before it. It is read as a relative path, since no scheme stands before it.",
    },
    {
      name: "a mailbox and a field",
      iri: "«A@EXAMPLE.ORG»?subject=a",
      place: { ...linked, role: "link" },
      suggests: { "Write 'mailto:' before it": "mailto:A@EXAMPLE.ORG?subject=a" },
    },
    ...["com", "org", "net", "edu", "gov", "info", "io", "de"].map((domain) => ({
      name: `a mailbox at a domain that no file ends in: .${domain}`,
      iri: `«a@example.${domain}»`,
      place: linked,
      suggests: { "Write 'mailto:' before it": `mailto:a@example.${domain}` },
    })),
    ...["events", "gifts"].map((domain) => ({
      name: `a domain that ends or begins as files end: .${domain}`,
      iri: `«www.example.${domain}»`,
      place: linked,
      suggests: { "Write 'https://' before it": `https://www.example.${domain}` },
    })),
    ...["<…>", "@id", "rdf:about", "rdf:resource"].map((role) => ({
      name: `a name of RDF: ${role}`,
      iri: "«www.example.com»/a",
      place: { ...named, role },
      suggests: { "Write 'https://' before it": "https://www.example.com/a" },
    })),
    {
      name: "a namespace of RDF",
      iri: "«www.a.example»/b#",
      place: { ...named, tier: "opaque-name", role: "@prefix" },
    },
    {
      name: "a mailbox that is named",
      iri: "«info@example.com»",
      place: { ...named, role: "<…>" },
      suggests: { "Write 'mailto:' before it": "mailto:info@example.com" },
    },
    ...followed.map((role) => ({
      name: `in ${role}`,
      iri: "«localhost:80»/",
      place: { ...fetched, role },
      suggests: { "Write 'http://' before it and remove the port": "http://localhost/" },
    })),
    ...["got", "ky.get", "url", "homepage", "useSWR"].map((role) => ({
      name: "a host where a program or a person follows it",
      iri: "«www.a.example»/b.pdf",
      place: { ...fetched, role },
      suggests: { "Write 'https://' before it": "https://www.a.example/b.pdf" },
    })),
    {
      name: "a domain before a path in a link",
      iri: "«github.com»/a/b",
      place: { ...fetched, role: "link" },
      suggests: { "Write 'https://' before it": "https://github.com/a/b" },
      message:
        "'github.com' has no scheme before it; write 'https://' before it. It is read as a relative path, since no scheme stands before it.",
    },
    ...["definition", "reference", "target", "\\href", "\\url"].map((role) => ({
      name: "a domain before a path in a text for people",
      iri: "«github.com»/a/b",
      place: { ...fetched, role },
      suggests: { "Write 'https://' before it": "https://github.com/a/b" },
    })),
    ...["example.com", "img.shields.io", "github.com"].map((host) => ({
      name: "a picture of another site (numfocus/gsoc)",
      iri: `«${host}»/a/b.png`,
      place: { ...fetched, role: "src" },
      suggests: { "Write 'https://' before it": `https://${host}/a/b.png` },
    })),
    {
      name: "a picture of another site in a style",
      iri: "«static.a.example.org»/b/c.png",
      place: { ...fetched, role: "url()" },
    },
    ...["Uri.parse", "URI.parse", "Url.parse"].map((role) => ({
      name: "what is parsed to be requested, in Android, Dart, Ruby and Rust",
      iri: "«www.a.example»/b",
      place: { ...fetched, role },
    })),
    ...[
      "«www.a.example»/b/c.html",
      "«www.a.example»/d.pdf",
      "«abc.cn»",
      ...["«hexdocs.pm»", "«abc-de.tk»", "«a-b.atspace.cc»", "«abc.page»", "«abc.ca»"],
      "«abc.ru»",
      "«meet.jit.si»",
      "«a.surge.sh»",
    ].map((iri) => ({
      name: "a host in a link of a page",
      iri,
      place: linked,
    })),
  ],
  accepts: [
    ...["data/api.json", "a.dev/config.json", "assets/a.b/c", "items.csv"].map((iri) => ({
      name: "a file that a client requests",
      iri,
      place: fetched,
    })),
    ...["api/v1", "v1", "/v1", "../v1", "api.v1", "a.example:b/c", "a:8080"].map((iri) => ({
      name: "a path where an interface is served",
      iri,
      place: { ...fetched, role: "server" },
    })),
    { name: "a host and a port in a link", iri: "a.example:8080/b", place: linked },
    { name: "an address of IPv4 and a port, which another code tells", iri: "192.0.2.1:80", place: fetched },
    { name: "a host that is parsed", iri: "api.a-project.org/v1/b", place: { ...fetched, role: "url.parse" } },
    { name: "a host beside a base", iri: "api.a-project.org/v1/b", place: { ...fetched, role: "new URL" } },
    { name: "a page of a copied site", iri: "/www.a.example/b.html", place: { ...fetched, role: "link" } },
    { name: "a path that is loaded", iri: "/www.a.example/b", place: { ...fetched, role: "src" } },
    {
      name: "a variable that may be joined to a scheme",
      iri: "www.a.example",
      place: { ...fetched, tier: "named", role: "url" },
    },
    { name: "a site that may be a folder", iri: "a.example/b", place: { ...fetched, role: "url" } },
    { name: "where nothing is known of the place", iri: "localhost:3000/api" },
    { name: "a value in data", iri: "localhost:3000", place: { ...fetched, role: "url" } },
    { name: "what parses may be given anything", iri: "www.a.example", place: { ...fetched, role: "url.parse" } },
    ...["url", "homepage"].map((role) => ({
      name: "a port in data, before which tools put the scheme",
      iri: "localhost:3000",
      place: { ...fetched, role },
    })),
    { name: "a drive in data", iri: "C:/a", place: { ...fetched, role: "url" } },
    { name: "a page of a repository", iri: "readme.md", place: { ...fetched, role: "link" } },
    { name: "a script of a repository", iri: "docs/setup.sh", place: { ...fetched, role: "link" } },
    { name: "a folder that a page loads from", iri: "files.dev/a.png", place: { ...fetched, role: "src" } },
    { name: "a folder that a style loads from", iri: "files.dev/a.png", place: { ...fetched, role: "url()" } },
    { name: "a folder of a copied site", iri: "../example.com/a.png", place: { ...fetched, role: "src" } },
    { name: "a name in data", iri: "www.a.example", place: { ...linked, tier: "name-in-data" } },
    {
      name: "a name that cannot be relative",
      iri: "www.a.example",
      place: { ...named, production: "IRI", role: "<…>" },
    },
    { name: "a name of something else", iri: "www.a.example", place: { ...named, role: "$ref" } },
    { name: "a name in a place without a name", iri: "www.a.example", place: named },
    { name: "a mailbox in a reference to a schema", iri: "a@example.com", place: { ...named, role: "$ref" } },
    { name: "an address that is called so", iri: "www.a.example", place: { ...named, tier: "named", role: "@id" } },
    { name: "a text that is compared", iri: "www.a.example", place: { ...linked, tier: "inspected" } },
    { name: "a scheme", iri: "http://localhost:3000/", place: fetched },
    { name: "a relative reference", iri: "//localhost:3000/", place: fetched },
    { name: "a path", iri: "./www.a.example", place: linked },
    { name: "no port", iri: "localhost:", place: fetched },
    { name: "a port with too many digits", iri: "localhost:123456", place: fetched },
    { name: "a port with letters", iri: "localhost:3000a", place: fetched },
    { name: "a host that ends so", iri: "mylocalhost:3000", place: fetched },
    ...endings.map((ending) => ({ name: `a file: .${ending}`, iri: `www.main.${ending}`, place: linked })),
    { name: "a file in upper case", iri: "WWW.MAIN.JS", place: linked },
    { name: "a file in a copy of a site", iri: "www.a.example/b/index.html", place: linked },
    { name: "the first page of a copy of a site", iri: "www.a.example/default.htm?b", place: linked },
    { name: "a page in a language", iri: "readme.cn", place: linked },
    { name: "a picture of twice the size", iri: "logo@2x.png", place: linked },
    { name: "a picture of twice the size, as a site of that name", iri: "logo@2x.io", place: linked },
    { name: "a version of a package", iri: "tool@18.2.dev", place: linked },
    { name: "a file of a script after an at sign", iri: "a@lib.rs", place: linked },
    { name: "a folder after a mailbox", iri: "a@example.com/b", place: linked },
    { name: "a mailbox in a folder", iri: "b/a@example.com", place: linked },
    { name: "two mailboxes", iri: "a@b@example.com", place: linked },
    { name: "a mailbox at no domain", iri: "a@com", place: linked },
    { name: "a mailbox where something is loaded", iri: "a@example.com", place: fetched },
    { name: "a mailbox where a name ends so", iri: "a@example.com", place: { ...linked, role: "window.location" } },
    { name: "a name without a dot", iri: "www.example", place: linked },
    { name: "a name that ends so", iri: "xwww.a.example", place: linked },
    { name: "another host", iri: "a.example", place: linked },
    { name: "a scheme of one letter with an authority", iri: "c://a", place: linked },
    { name: "a scheme of one letter without slashes", iri: "c:a", place: linked },
    { name: "two letters", iri: "ab:/c", place: linked },
    { name: "the empty string", iri: "", place: linked },
  ],
});
