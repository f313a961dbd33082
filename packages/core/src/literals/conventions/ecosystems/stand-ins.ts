import type { Component } from "../../../iri/iri.js";
import { inSink, type Convention, type FindingInPlace } from "../convention.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { isInWordsToReplace } from "../words-to-replace.js";
import { wordPattern } from "../../../text/word-set.js";

const bracketsForHost = /^[a-z][a-z\d+.-]{0,31}:\/\/\[(?<word>[a-z_][\w -]{2,63})\](?:[./:]|$)/iu;

/** Whether the brackets of an IP literal hold a word, with letters that are no hexadecimal digits. */
function hasWordForHost(text: string): boolean {
  const word = bracketsForHost.exec(text)?.groups?.["word"] ?? "";
  return /[g-z]/iu.test(word) && !/^v[\da-f]+$/iu.test(word);
}

/** A name that RFC 2606 §3 reserves for examples, or one below it. */
const exampleHost = /^(?:[\w-]+\.)*example\.(?:com|org|net)$/iu;

/** A word for a port alone, or as the second part of a compound, or letters in the place of digits: `port`, `tls_port`, `xxxx`. */
const wordForPort = patternUnion(
  /^(?:[a-z]+[_-])?(?:port[aeo]?|puerto)$/iu,
  /^port[_-]?(?:number|no|nummer)$/iu,
  /^\p{scx=Han}*端口号?$/iu,
  /^(?:x{2,5}|n{3,5})$/iu,
);
const camelCasePort = /^[a-z]+(?:Port[aeo]?|Puerto)$/u;

/** Words that say that something is long, in several languages. */
const longByName = patternUnion(
  patternSequence(wordPattern("very really super extremely too sehr tr[eè]s muy molto"), /-?(?:l[oau]ng|larg)/iu),
  /lo{3,}ng|long-?long/iu,
);

/** At least two words and nothing else. */
const onlyWords = /^[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){1,6}$/u;

/** The word `URL`, `URI` or `IRI` in a text of any language: `image URL`, `l'URL de la imagen`. */
const wordForAddress = /(?<![\p{L}\p{N}])(?:URL|URI|IRI)s?(?![\p{L}\p{N}])/iu;

/** Kinds of characters that no host contains: two kinds in one text are a notation, not a typing error. */
const neverInHost = [/[<>]/u, /[{}]/u, /[|^`]/u, /["\\]/u, /%(?![0-9a-f]{2})/iu, /[!,'()*;=&]/u] as const;

/** Whether the finding touches a component that begins with such a word. */
function isOfWord({ span }: FindingInPlace, part: Component | undefined, word: RegExp): boolean {
  return part !== undefined && part.span.start < span.end && span.start < part.span.end && word.test(part.text);
}

export const standIns: readonly Convention[] = [
  {
    name: "number signs in the place of the digits of a port",
    seenIn: "guides that leave it open: `https://zos_hostname:###00/health` (IBM/z_ansible_collections_samples)",
    kind: "stand-in",
    match: ({ text }) => /^[a-z][a-z\d+.-]*:\/\/[^/?#]{1,255}:#{2,5}\d{0,3}(?:[/?]|$)/iu.test(text),
    effect: { excuses: "visible" },
    examples: {
      is: ["https://a.example:###00/health", "http://a:####"],
      isNot: ["https://a.example/##b", "https://a.example:80##b", "https://a.example:#b"],
    },
  },
  {
    name: "words for the host and the port in a pattern",
    seenIn: "programs and documentation",
    kind: "stand-in",
    match: (told) => {
      if (told.unknownFrom === undefined) return false;
      const { host, port } = told.authority() ?? {};
      return isOfWord(told, host, /^\[[\w-]*\]/u) || isOfWord(told, port, /^[A-Za-z_-]+$/u);
    },
    effect: { excuses: "visible" },
    examples: {
      is: [{ text: "http://a.example:number/x", unknownFrom: 24 }],
      isNot: ["http://a.example:number/x", { text: "http://a.example:8o/x", unknownFrom: 20 }],
    },
  },
  {
    // Behind a known host, the bracket is the end of a pair that was copied with the address.
    name: "brackets of an IP-literal of which more is not known",
    seenIn: "programs that put an address of IPv6 into another one",
    kind: "stand-in",
    match: ({ characters, text, unknownFrom, authority }) => {
      if (unknownFrom === undefined || !/^[[\]]+$/u.test(characters)) return false;
      const host = authority()?.host;
      return characters !== "]" || text.includes("[") || host === undefined || host.span.end >= unknownFrom;
    },
    effect: { excuses: "visible" },
    examples: {
      is: [{ text: "http://x]:80/", unknownFrom: 7 }],
      isNot: [{ text: "http://a.example/]x", unknownFrom: 18 }, "http://a.example/]"],
    },
  },
  {
    name: "braces of a template of whatever kind",
    seenIn: "programs that fill in their own templates",
    kind: "stand-in",
    match: ({ characters, text, place: { tier } }) => {
      if ((tier !== "named" && tier !== "prefix") || !/^[{}]+$/u.test(characters)) return false;
      const opening = text.indexOf("{");
      return opening >= 0 && text.includes("}", opening);
    },
    effect: { excuses: "visible" },
    examples: {
      is: ["http://a.example/{b c}"],
      isNot: ["http://a.example/{b", { text: "http://a.example/{b c}", at: { tier: "sink" } }],
    },
  },
  {
    name: "word in capitals, between brackets, for the identifier that a reader is to write",
    seenIn: "guides on ontologies, for example EBISPOT/efo",
    kind: "stand-in",
    match: ({ text }) => /^(?:<[A-Z_]{3,64}>|\[[A-Z_]{3,64}\])$/u.test(text) && /[IU]RI|URL/u.test(text),
    effect: { excuses: "visible", unlessStrict: true },
    examples: {
      is: [
        { text: "<PARENT_IRI>", at: { tier: "name-in-data", role: "rdf:resource" } },
        { text: "[IRI_OF_PART]", at: { tier: "name-in-data", role: "rdf:about" } },
      ],
      isNot: [
        { text: "http://a.example/<PARENT_IRI>", at: { tier: "name-in-data", role: "rdf:resource" } },
        { text: "[NTU]", at: { tier: "name-in-data", role: "rdf:about" } },
      ],
    },
  },
  {
    name: "words between marks that tell a reader what to write",
    seenIn: "queries and documents of RDF in guides: `<https://a.example/<your username>/b>` (dbpedia/databus)",
    kind: "stand-in",
    match: isInWordsToReplace,
    effect: { excuses: ["character-excluded", "character-space", "character-misplaced-delimiter"], unlessStrict: true },
    examples: {
      is: [
        { text: "https://a.example/<your username", at: { tier: "name-in-data", role: "<…>" } },
        { text: "https://a.example/<artifact ID>", at: { tier: "name-in-data", role: "@id" } },
        { text: "https://a.example/{votre nom}/b", at: { tier: "name-in-data", role: "@id" } },
        { text: "https://a.example/[MY_ACCOUNT]/b", at: { tier: "name-in-data", role: "@id" } },
      ],
      isNot: [
        { text: "http://a.example/unit#[NTU]", at: { tier: "name-in-data", role: "<…>" } },
        { text: "http://a.example/[a b]", at: { tier: "name-in-data", role: "<…>" } },
        { text: "http://a.example/<b", at: { tier: "name-in-data", role: "<…>" } },
        { text: "http://a.example/b <c d", at: { tier: "name-in-data", role: "<…>" } },
      ],
    },
  },
  {
    name: "words for the address that a reader is to write",
    seenIn: "examples in guides: `fetch('image URL')` (serverless/examples)",
    kind: "stand-in",
    match: ({ text }) => text.length <= 64 && onlyWords.test(text) && wordForAddress.test(text),
    effect: { excuses: ["character-space"], unlessStrict: true },
    examples: {
      is: inSink(
        "fetch",
        "image URL",
        "your callback url",
        "URL der API",
        "l'URL de la imagen",
        "\u0430\u0434\u0440\u0435\u0441 URL",
      ),
      isNot: inSink("fetch", "a b", "curl a", "images/a URL.png", "https://a.example/image URL"),
    },
  },
  {
    name: "words in capitals for the host that a reader is to write",
    seenIn: 'programs to adapt: `"http://INFLUXDB IP:8086"` (letscontrolit/ESPEasy)',
    kind: "stand-in",
    match: ({ characters, authority }) =>
      /^\s+$/u.test(characters) &&
      /^\p{Lu}[\p{Lu}\d_-]*(?: \p{Lu}[\p{Lu}\d_-]*){1,4}$/u.test(authority()?.host.text ?? ""),
    effect: { excuses: ["character-space"], unlessStrict: true },
    examples: {
      is: [
        ...["http://INFLUXDB IP:8086", "https://YOUR SERVER/a", "mqtt://IP DES BROKERS", "http://DIRECCIÓN IP/b"],
        ...["https://NOM D_HÔTE/", "ws://IP АДРЕС:80"],
      ],
      isNot: ["http://influxdb ip:8086", "https://A .example/", "https://a.example/YOUR PATH", "http://A  B/"],
    },
  },
  {
    name: "characters by lot in the place of a host",
    seenIn: "examples that a program has made: `http://3LX,MU}N=B8'd,K}>b` (sendgrid/sendgrid-oai)",
    kind: "stand-in",
    match: ({ authority }) => {
      const host = authority()?.host.text ?? "";
      return neverInHost.filter((kind) => kind.test(host)).length >= 3;
    },
    effect: { excuses: "visible", unlessStrict: true },
    examples: {
      is: [{ text: "http://3LX,MU}N=B8'd,K}>b", at: { tier: "sink", role: "url" } }],
      isNot: ["http://{a,b}.example/", "http://a.example/3LX,MU}N=B8'd,K}>b"],
    },
  },
  {
    name: "word for the number that a reader is to write",
    seenIn: "documentation in English, Romance languages and Chinese; `https://host:securePort` (gocd/docs.go.cd)",
    kind: "stand-in",
    match: ({ characters }) => wordForPort.test(characters) || camelCasePort.test(characters),
    effect: { excuses: ["port-malformed"] },
    examples: {
      is: [
        ...["http://localhost:xxx/b", "http://a.example:XXXX/", "ws://a.example:nnnn"],
        ...["http://a.example:port", "redis://a.example:tls_port", "http://a.example:porta", "http://a.example:端口/"],
        ...[
          "https://host:securePort",
          "http://a.example:port-number/",
          "http://a.example:portNummer",
          "ws://host:puerto",
        ],
      ],
      isNot: ["http://a.example:8o80/", "http://a.example:support", "http://a.example:owner"],
    },
  },
  {
    name: "word in brackets for the name that a reader is to write",
    seenIn: "documentation",
    kind: "stand-in",
    match: ({ text }) => hasWordForHost(text),
    effect: { excuses: ["host-ip-literal-malformed"] },
    examples: { is: ["https://[subdomain].a.example"], isNot: ["https://[::zz]/", "https://[v1]/"] },
  },
  {
    name: "port alone, at which a server listens for whatever host",
    seenIn: "Go's net/http and what follows it: settings of Falco's plugins, JupyterHub, etcd",
    kind: "stand-in",
    match: ({ text, place: { tier } }) => tier !== "sink" && /^(?:https?|wss?):\/\/:\d{1,5}(?:[/?#]|$)/iu.test(text),
    effect: { excuses: ["host-empty"], unlessStrict: true },
    examples: {
      is: ["http://:8000", "ws://:9765/a", { text: "http://:8000", at: { tier: "named", role: "url" } }],
      isNot: ["http://", "http:///a", { text: "http://:8000/a", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "name of an action behind no host, which an application takes for itself, and data in the form of a query",
    seenIn:
      'texts of applications: `<a href="https://#login">` (wikimedia/apps-android-wikipedia), `https://?…` (home-assistant/android)',
    kind: "stand-in",
    match: ({ text }) => /^https?:\/\/(?:#\w[\w-]*$|\?)/iu.test(text),
    effect: { excuses: ["host-empty"], unlessStrict: true },
    examples: { is: ["https://#login", "https://?a=b"], isNot: ["https:///#login", "https://#", "https:///?a"] },
  },
  {
    name: "words between braces, of which white space ends the address",
    seenIn: "forms of addresses in guides: `https://{gateway URL}/ipfs/{content ID}` (ipfs/ipfs-docs)",
    kind: "stand-in",
    match: ({ characters, text, place: { tier } }) =>
      (tier === "prose" || tier === "prefix") && /^[{}]+$/u.test(characters) && /\{(?:[\p{L}_][\w.-]*|\{)$/u.test(text),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: [
        { text: "https://{CID", at: { tier: "prose" } },
        "https://a.example/{{",
        { text: "https://{a.example}/{optional", at: { tier: "prose" } },
      ],
      isNot: [
        { text: "https://a.example/{", at: { tier: "prose" } },
        { text: "/a/{b", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "password of an example, at a host that is reserved for examples",
    seenIn: "documentation of clients: `http://abc:xyz@example.com` (nodejs/nodejs.dev)",
    kind: "stand-in",
    match: ({ text, authority }) =>
      /^(?:https?|wss?|ftp):/iu.test(text) && exampleHost.test(authority()?.host.text ?? ""),
    effect: { excuses: ["userinfo-password-exposed"], unlessStrict: true },
    examples: {
      is: ["http://abc:xyz@example.com", "https://abc:xyz@www.example.org:8080/"],
      isNot: ["mongodb://abc:xyz@db.example/x", "https://abc:xyz@myexample.com/"],
    },
  },
  {
    name: "name of a picture that is cut off, at a host that is reserved for examples",
    seenIn: 'samples of markup in guides: `<img src="https://example.com/assets/2b1a…">` (directus/docs)',
    kind: "stand-in",
    match: ({ place: { role }, authority }) => role === "src" && exampleHost.test(authority()?.host.text ?? ""),
    effect: { excuses: ["address-truncated"], unlessStrict: true },
    examples: {
      is: inSink("src", "https://example.com/assets/2b1a…", "https://www.example.org/b…"),
      isNot: [
        ...inSink("src", "https://myexample.com/assets/2b1a…", "https://a.example/b…"),
        { text: "https://example.com/assets/2b1a…", at: { tier: "sink", role: "link" } },
      ],
    },
  },
  {
    name: "beginning of an address behind which a program puts a path",
    seenIn: "scripts and tests",
    kind: "stand-in",
    match: ({ text }) => /^file:\/\/localhost$/iu.test(text),
    effect: { excuses: ["file-malformed"] },
    examples: { is: ["file://localhost"], isNot: [{ text: "file:a", at: { tier: "sink", role: "href" } }] },
  },
  {
    name: "three dots for a part of a host that is left out",
    seenIn: "what `kubectl` prints (knative/docs), examples of addresses (slackapi/slack-api-specs)",
    kind: "stand-in",
    match: ({ characters }) => characters === "...",
    effect: { excuses: ["host-label-empty"], unlessStrict: true },
    examples: {
      is: [{ text: "http://a-b...", at: { tier: "prose" } }, "https://a.example...png", "http://...a.example/"],
      isNot: ["http://a..b.example", "http://a....b.example/"],
    },
  },
  {
    name: "dots behind a host, with which a program says what it is about to do",
    seenIn:
      "logs in guides: `Asking k8s registry at https://kubernetes.default.svc.cluster.local..` (kubernetes/examples)",
    kind: "stand-in",
    match: ({ span, text, place: { tier } }) => (tier === "prose" || tier === "prefix") && span.end === text.length,
    effect: { excuses: ["host-label-empty"], unlessStrict: true },
    examples: {
      is: [{ text: "https://a.example..", at: { tier: "prose" } }, "https://a.local...."],
      isNot: ["http://a..b.example", { text: "https://a.example..", at: { tier: "sink" } }, "https://a.example../b"],
    },
  },
  {
    name: "beginning of an address without a path, of whose host the first numbers are known",
    seenIn: "rules that compare how addresses begin: `'http://1'`, `'https://172.18.'` (SigmaHQ/sigma)",
    kind: "stand-in",
    match: ({ text, place: { tier } }) => tier === "prefix" && /^https?:\/\/(?:\d|(?:\d{1,3}\.){1,3})$/iu.test(text),
    effect: { excuses: ["host-ipv4-lookalike"] },
    examples: {
      is: ["http://1", "https://172.18.", "http://10."],
      isNot: ["http://127.1", "http://1/b", "http://2130706433", { text: "http://1", at: { tier: "sink" } }],
    },
  },
  {
    name: "tags around words that were searched for",
    seenIn: "results of OpenSearch and Elasticsearch: `/a/<em>b</em>/c.gif` (opensearch-project/documentation-website)",
    kind: "stand-in",
    match: ({ characters, text, place: { tier, role } }) =>
      role !== "<…>" &&
      (tier === "sink" || tier === "named" || tier === "prefix") &&
      /^[<>]+$/u.test(characters) &&
      /<(?<tag>em|mark|strong|b|hlt|span)>[^<>]{1,64}<\/\k<tag>>/iu.test(text),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: [
        { text: "/a/<em>b</em>/c.gif", at: { tier: "named", role: "url" } },
        { text: "https://a.example/<mark>b</mark>", at: { tier: "sink", role: "url" } },
        { text: "https://<strong>a</strong>.example/", at: { tier: "named", role: "url" } },
      ],
      isNot: [
        { text: "https://a.example/<em>b", at: { tier: "sink", role: "url" } },
        { text: "https://a.example/<b>", at: { tier: "sink", role: "url" } },
        { text: "https://a.example/<i>b</em>", at: { tier: "sink", role: "url" } },
      ],
    },
  },
  {
    name: "word behind a number sign, or between two, that a program replaces by a value",
    seenIn: "formats of metadata in Dataverse: `https://a.example/##VALUE` (IQSS/dataverse), ColdFusion: `?id=#id#`",
    kind: "stand-in",
    match: ({ characters, text }) =>
      characters === "#" &&
      (/##[A-Z][A-Z_]{2,31}(?![a-z])/u.test(text) || /[/=]#[A-Za-z][\w.]{0,63}#(?=[/&?.-]|$)/u.test(text)),
    effect: { excuses: ["character-misplaced-delimiter"] },
    examples: {
      is: inSink(
        "href",
        "https://a.example/##VALUE",
        "https://a.example/##VALUE/b",
        "https://a.example/#url.id#/b#c",
        "https://a.example/?b=#b#&c=#c#",
        "https://a.example/b=#c#",
      ),
      isNot: inSink(
        "href",
        "https://a.example/#b#c",
        "https://a.example/##b",
        "https://a.example/b#c#d",
        "https://a.example/##Value",
      ),
    },
  },
  {
    name: "sign that pictures the end of a line, or a control character, within a scheme",
    seenIn: "samples of attacks in guides: `url('java↵script:…')` (rails/rails and its translations)",
    kind: "stand-in",
    match: ({ text }) => /^[a-z]{0,16}[\u21A9\u21B2\u21B5\u2400-\u2424\u23CE]{1,4}[a-z]{1,16}:/iu.test(text),
    effect: { excuses: ["path-colon-in-first-segment", "scheme-malformed"] },
    examples: {
      is: inSink(
        "background",
        "java\u21B5script:alert(1)",
        "\u2409javascript:b",
        "vb\u240Ascript:c",
        "java\u23CEscript:d",
        "j\u2424avascript:e",
      ),
      isNot: inSink("background", "java script:b", "java\u2192script:b", "a\u21B5b/c:d"),
    },
  },
  {
    name: "label of a host that says of itself that it is long, or repeats one character",
    seenIn: "previews of programs: `http://thisisaverylongurlsowecanseehow…:8123` (home-assistant/iOS)",
    kind: "stand-in",
    match: ({ characters }) => longByName.test(characters) || /(.)\1{19}/iu.test(characters),
    effect: { excuses: ["host-label-too-long", "host-too-long"], unlessStrict: true },
    examples: {
      is: [
        `http://thisisaverylongurl${"sowecanseehowitlooks".repeat(3)}:8123`,
        `https://a-really-long-name-${"b1".repeat(30)}.a.example`,
        `https://${"a".repeat(64)}.example/b`,
        `https://${"long".repeat(16)}.example`,
        `https://einsehrlangername${"bc".repeat(25)}.example`,
      ],
      isNot: [`https://${"ab1".repeat(24)}.example`],
    },
  },
  {
    name: "full stop of a host in brackets, so that nobody follows the address by mistake",
    seenIn: "reports of malware: `hxxps://a[.]example`, `a[.]cf`",
    kind: "stand-in",
    match: ({ text }) => /^[a-z][a-z\d+.-]{0,31}:\/\/[^/?#\s]{0,255}\[(?:\.|dot)\]/iu.test(text),
    effect: { excuses: "visible" },
    examples: {
      is: inSink("link", "hxxps://a[.]b.example/c", "https://a[.]example", "http://192.0.2[.]1/d", "https://a[dot]b"),
      isNot: inSink("link", "https://a[b].example", "https://a.example/b[.]c"),
    },
  },
  {
    name: "host of x's without a scheme, for one that the reader has",
    seenIn: "lessons: `url('xxx.com/a.ttf')` (qianguyihao/Web)",
    kind: "stand-in",
    match: ({ text }) => /^(?:www\.)?x{3,10}\.(?:com|cn|net|org)(?=[/?#:]|$)/iu.test(text),
    effect: { excuses: ["scheme-left-out", "scheme-left-out-beside-others"], unlessStrict: true },
    examples: {
      is: inSink("url()", "xxx.com/a.ttf", "www.xxxx.cn/b"),
      isNot: inSink("url()", "www.x.com/a", "www.xxxy.com/a"),
    },
  },
  {
    name: "word for the address of an item in a feed or a sitemap, which a program or a reader puts in its place",
    seenIn: "templates of feeds: `<link>SITE_URL/b</link>`, `<loc>YOUR-URL-HERE</loc>`",
    kind: "stand-in",
    match: ({ text, place: { tier, production } }) => tier === "sink" && production === "IRI" && !/^[./]/u.test(text),
    effect: { excuses: ["scheme-missing"], unlessStrict: true },
    examples: {
      is: ["SITE_URL/b", "YOUR-URL-HERE", "(url)", "#URL#/b"].map((text) => {
        return { text, at: { tier: "sink", role: "loc", production: "IRI" } };
      }),
      isNot: ["/b", "../b", "//a.example/b"].map((text) => {
        return { text, at: { tier: "sink", role: "loc", production: "IRI" } };
      }),
    },
  },
];
