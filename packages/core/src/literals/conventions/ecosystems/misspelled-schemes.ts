import { accountWithPath, databaseMisspelled, jdbcMisspelled } from "../../../schemes/misspelled-scheme.js";
import { inHref, inSink, type Convention } from "../convention.js";
import { patternUnion } from "../../../text/composed-pattern.js";

const badlyDelimited = patternUnion(
  /(?:(?:git\+)?https?|wss?)(?::\/| :\/\/|: {1,3}\/\/|:\\\\)/u,
  /(?:git\+)?https?(?:\/\/|\uFF1A\/\/)/u,
);

/** What can only be a host: a name of at least two labels, an IPv4 address, or `localhost`. */
const certainHost = String.raw`(?:[\p{L}\d-]+\.)+\p{L}{2,}|\d+(?:\.\d+){3}|localhost`;

/** Misspellings of `http`, `https` and similar schemes, behind which an identifier is still meant. */
export const misspelledSchemes: readonly Convention[] = [
  {
    name: "the letters of `https` in some order, with the colon and slashes almost right",
    seenIn: "what people type",
    kind: "text",
    match: { text: [/^[htps]{3,7}(?:(?:[:;]|:[:;]|\.:)\/\/:?|\/\/:)/iu] },
    effect: { is: "misspelled-scheme" },
    examples: {
      is: ["htpp://a", "https;//a", "http.://a", "http//:a", "https:://a"],
      isNot: ["htxp://a", "ftp://a", "http:/a", "std::a"],
    },
  },
  {
    name: "a scheme without slashes before a host below a common top-level domain",
    seenIn: 'samples of data: `"aud": "https:server.example.com"` (openid/OpenID4VCI)',
    kind: "text",
    match: { text: [/^https?:(?:[\p{L}\d-]+\.)+(?:com|org|net|edu|gov|example)(?=[/:?#]|$)/iu] },
    effect: { is: "misspelled-scheme" },
    examples: {
      is: ["https:server.example.com", "http:a.example", "HTTPS:a.b.org/c", "http:www.a.net:80"],
      isNot: ["https:server", "https:a.Client", "http:a.com.b", "ftp:a.com", "http:a.community"],
    },
  },
  {
    name: "a scheme without its colon or a slash, or with a space or backslashes, before what can be nothing but a host",
    seenIn: "what people type and paste",
    kind: "text",
    match: {
      text: [new RegExp(`^(?:${badlyDelimited.source})(?=(?:${certainHost})(?:[/:?#\\\\]|$))`, "iu")],
    },
    effect: { is: "misspelled-scheme" },
    examples: {
      is: [
        "http:/a.example",
        "wss ://localhost/",
        "https: //a.example/b",
        "https:\\\\a.example",
        "git+https//a.example",
        "http\uFF1A//1.2.3.4",
      ],
      isNot: ["http:/a", "ftp//a.example", "https://a", "https: a.example"],
    },
  },
  {
    name: "a scheme of a database or queue with a slash or the colon too few before a user or a server",
    seenIn: "what people type: `mongodb:/localhost:27017`, `amqp//guest@localhost`",
    kind: "text",
    match: { text: [databaseMisspelled] },
    effect: { is: "misspelled-scheme" },
    examples: {
      is: [
        "mongodb:/localhost/users",
        "redis:/cache:6379/0",
        "postgresql+asyncpg:/user:word@db/a",
        "amqp//a:b@c:5672",
        "mysql;//localhost/b",
      ],
      isNot: [
        "redis:/data",
        "redis//data",
        "mysql//b/c",
        "redis:/data:ro",
        "mysql:/var/lib/mysql:rw",
        "mongodb://localhost:27017",
      ],
    },
  },
  {
    name: "a source of data of a Java program with a slash or a colon too few before its server",
    seenIn: "what people type: `jdbc:postgresql//a/b`, `jdbc:mysql:/localhost:3306/b`",
    kind: "text",
    match: { text: [jdbcMisspelled] },
    effect: { is: "misspelled-scheme" },
    examples: {
      is: [
        "jdbc:postgresql//a/b",
        "jdbc:mysql:/localhost:3306/b",
        "JDBC:mariadb//localhost/b",
        "jdbc:sqlserver;//a:1433;b=c",
      ],
      isNot: [
        "jdbc:postgresql:b",
        "jdbc:postgresql:/",
        "jdbc:sqlite:/var/b.db",
        "jdbc:mysql://a/b",
        "jdbc:oracle:thin:@//a/b",
      ],
    },
  },
  {
    name: "a scheme without its colon or a slash before a variable that holds the host",
    seenIn: "nginx, what people type: `return 301 https//$host$uri`",
    kind: "text",
    match: { text: [/^https?(?:\/\/|:\/)\$\{?(?:http_)?(?:host|server_name|hostname|domain)(?!\w)/iu] },
    effect: { is: "misspelled-scheme" },
    examples: {
      is: ["https//$host$uri", "https:/${host}/a", "http:/$http_host$request_uri", "HTTP//$server_name"],
      isNot: ["https:/$path", "https://$host", "http:/$hosts", "ftp//$host"],
    },
  },
  {
    name: "the account of a forge and a path, of which Git makes a folder",
    seenIn: "what people type: `git clone git@github.com/a/b` (falcosecurity/falco-website, fluxcd/flux2)",
    kind: "text",
    match: { text: [accountWithPath] },
    effect: { is: "misspelled-scheme" },
    examples: {
      is: ["git@github.com/a/b", "git@gitlab.example.org/a/b/c.git", "git@ssh.dev.azure.com/v3/a/b"],
      isNot: ["git@github.com:a/b", "git@github.com", "git@github.com/", "git@server/a/b", "ssh://git@github.com/a/b"],
    },
  },
  {
    name: "address with one slash in the message of a program, as it has always printed it",
    seenIn:
      "PowerShell: `about_Execution_Policies at https:/go.microsoft.com/fwlink/?LinkID=135170` (angular-vietnam/100-days-of-angular)",
    kind: "own-notation",
    match: ({ text, place: { tier } }) =>
      (tier === "prose" || tier === "prefix") && /^https?:\/go\.microsoft\.com\/fwlink\/?\?/iu.test(text),
    effect: { excuses: ["scheme-misspelled"], unlessStrict: true },
    examples: {
      is: ["https:/go.microsoft.com/fwlink/?LinkID=135170", "http:/go.microsoft.com/fwlink?LinkId=1"],
      isNot: [
        "https:/microsoft.com/fwlink/?LinkID=135170",
        "https:/go.microsoft.com/b",
        ...inSink("link", "https:/go.microsoft.com/fwlink/?LinkID=135170"),
      ],
    },
  },
  {
    name: "anchor that is named by an IRI, which an attribute near the link repeats",
    seenIn:
      'pages that WIDOCO and LODE make of ontologies: `<a href="#http://…/Dataset" title="http://…/Dataset">` (LinkedEarth/Ontology)',
    kind: "around",
    match({ characters, text, before, after, place: { tier, role } }) {
      if (tier !== "sink" || role !== "href" || !/^#https?:\/\/$/u.test(characters)) return false;
      const repeated = `="${text.slice(1)}"`;
      return before.includes(repeated) || after.includes(repeated);
    },
    effect: { excuses: ["scheme-misspelled"] },
    examples: {
      is: [
        inHref('<a href="«#http://a.example/ns/Dataset»" title="http://a.example/ns/Dataset">Dataset</a>'),
        inHref('<div id="https://a.example/ns#b"><a href="«#https://a.example/ns#b»">b</a>'),
        inHref('<a title="http://a.example/é" href="«#http://a.example/é»">é</a>'),
      ],
      isNot: [
        inHref('<a href="«#http://a.example/ns/Dataset»" title="Dataset">Dataset</a>'),
        inHref('<a href="«#https://a.example/»">https://a.example/</a>'),
        { text: '[a](«#https://a.example/») ="https://a.example/"', at: { tier: "sink", role: "link" } },
      ],
    },
  },
];
