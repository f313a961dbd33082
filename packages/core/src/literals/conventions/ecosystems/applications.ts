import { inSink, type Convention } from "../convention.js";
import { patternSequence } from "../../../text/composed-pattern.js";
import { wordPattern } from "../../../text/word-set.js";

const nameOfLibrary = /^(?!www\.)[a-z][\w-]{0,63}(?:[.]\w[\w-]{0,63}){0,15}$/iu;

/** A parameter that sites expect in the query, by its name, behind an ampersand. */
const usualParameter = patternSequence(
  /^&(?:amp;)?/iu,
  wordPattern(String.raw`
    [vtqf] id list feature ab_channel si pp fbclid gclid igshid ref_src source index hl lang page ref start limit offset
    bbox datetime format fields filter key token size sort order crs bbox-crs utm_\w+ referrer
  `),
  /=/iu,
);

export const applications: readonly Convention[] = [
  {
    name: "library, class or version of a schema as the namespace of an element",
    seenIn: 'SAPUI5, NativeScript, laws of Estonia (`xmlns="tyviseadus_1_10.02.2010"`)',
    kind: "own-notation",
    match: ({ text, place: { role } }) => role?.startsWith("xmlns") === true && nameOfLibrary.test(text),
    effect: { excuses: ["scheme-missing"] },
    examples: {
      is: [
        { text: "sap.ui.core.mvc", at: { tier: "opaque-name", role: "xmlns:mvc", production: "IRI" } },
        { text: "a_1_10.02.2010", at: { tier: "opaque-name", role: "xmlns", production: "IRI" } },
      ],
      isNot: [{ text: "www.a.example", at: { tier: "opaque-name", role: "xmlns:mvc", production: "IRI" } }],
    },
  },
  {
    name: "part of a package, of which commas stand for slashes",
    seenIn: "WPF",
    kind: "own-notation",
    match: ({ text }) => /^pack:\/\//iu.test(text),
    effect: { excuses: "visible" },
    examples: { is: ["pack://application:,,,/a.png"], isNot: ["http://application:,,,/a.png"] },
  },
  {
    name: "decentralized identifier as an authority",
    seenIn: "Bluesky (AT Protocol)",
    kind: "own-notation",
    match: ({ text }) => /^at:\/\/did:/iu.test(text),
    effect: { excuses: "visible" },
    examples: { is: ["at://did:plc:a/b"], isNot: ["http://did:plc:a/b"] },
  },
  {
    name: "character of an icon font",
    seenIn: "NativeScript",
    kind: "own-notation",
    match: ({ text }) => /^font:\/\/\p{Co}$/iu.test(text),
    effect: { excuses: "visible" },
    examples: { is: ["font://\u{F0001}"], isNot: ["http://a.example/\u{F0001}"] },
  },
  {
    name: "picture drawn from its description",
    seenIn: "Holder",
    kind: "own-notation",
    match: ({ text }) => /^holder\.js\/\d/iu.test(text),
    effect: { excuses: "visible" },
    examples: { is: ["holder.js/100%x180/#777:#555/text:a b"], isNot: ["holder.css/100%x180/a b"] },
  },
  {
    name: "backslash before the colon, by which Markdown does not link the address in a value of the metadata",
    seenIn: "books by bookdown: `url: 'https\\://…'` (csgillespie/efficientR, jennybc/happy-git-with-r)",
    kind: "own-notation",
    match: ({ text, place: { role } }) => role === "url" && /^https?\\:\/\/[^\\]*$/iu.test(text),
    effect: { excuses: ["scheme-malformed", "character-backslash"], unlessStrict: true },
    examples: {
      is: [{ text: "https\\://a.example/", at: { tier: "sink", role: "url" } }],
      isNot: [
        { text: "https\\://a.example/", at: { tier: "sink", role: "link" } },
        { text: "https:\\\\a.example/", at: { tier: "sink", role: "url" } },
      ],
    },
  },
  {
    name: "exclamation mark before the address of what is left out",
    seenIn: "lists of repositories that Argo CD reads, filters of advertisements: `!https://…` (argoproj/argo-cd)",
    kind: "own-notation",
    match: ({ text, place: { role } }) => role !== "link" && role !== "href" && /^!https?:\/\/[^!]/iu.test(text),
    effect: { excuses: ["scheme-malformed"] },
    examples: {
      is: [
        { text: "!https://a.example/b.git", at: { tier: "named", role: "url" } },
        { text: "!http://a.example/*", at: { tier: "sink", role: "url" } },
      ],
      isNot: [
        { text: "!https://a.example/", at: { tier: "sink", role: "href" } },
        { text: "!!https://a.example/", at: { tier: "sink", role: "url" } },
      ],
    },
  },
  {
    name: "field of a site's own behind an ampersand in the path",
    seenIn:
      "addresses that sites have read without a question mark: `/54385&tg=info` of eBay, `!5421550&s=a` of taz.de, `/v/a&fs=1` of YouTube",
    kind: "own-notation",
    match: ({ text, span }) => !usualParameter.test(text.slice(span.start)),
    effect: { excuses: ["query-start-missing"], unlessStrict: true },
    examples: {
      is: inSink("link", "https://a.example/54385&tg=info", "https://a.example/v/b&fs=1"),
      isNot: inSink(
        "link",
        "https://a.example/b&t=1",
        "https://a.example/b&utm_source=c",
        "https://a.example/b&id=c.d",
      ),
    },
  },
  {
    name: "quotation marks in a selector of series or logs, in the query of an interface",
    seenIn: 'Loki, Prometheus, Mimir: `?query={job="app"}`, in commands that show it (grafana/loki)',
    kind: "own-notation",
    match: ({ text, span, characters }) =>
      /^[{"}]+$/u.test(characters) &&
      /(?:^[^?]*\?|&)(?:query|match\[\]|expr|selector)=[^&]*$/u.test(text.slice(0, span.start)) &&
      /\{\s*\w+\s*(?:=~|!~|!=|=)\s*\\?"[^"]*"/u.test(text),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: [
        'http://a.example:3100/loki/api/v1/tail?query={job="app"}&limit=1',
        'http://a.example/api/v1/series?match[]={job=~"a.*"}',
      ],
      isNot: ['http://a.example/?q={"a":1}', 'http://a.example/{job="app"}', 'http://a.example/?query="a"'],
    },
  },
  {
    name: "word of a sentence behind schemes that are listed in it, from which a translator has left out a space",
    seenIn: "`http://або https://.` in messages of Django (netbox-community/netbox)",
    kind: "own-notation",
    match: ({ text, place: { tier } }) => tier === "prose" && /^https?:\/\/[^\s./:@?#\p{ASCII}]\p{L}*\.?$/iu.test(text),
    effect: { excuses: ["host-confusable", "host-mixed-script"] },
    examples: {
      is: [{ text: "http://або", at: { tier: "prose" } }],
      isNot: [
        { text: "http://аррӏе.com", at: { tier: "prose" } },
        { text: "http://або", at: { tier: "sink", role: "link" } },
      ],
    },
  },
  {
    name: "command of an office program before the address of a document",
    seenIn: "Microsoft Office",
    kind: "own-notation",
    match: ({ text }) => /^ms-[a-z]{1,20}:of[ev]\|/iu.test(text),
    effect: { excuses: "visible" },
    examples: { is: ["ms-word:ofe|u|https://a.example/b.docx"], isNot: ["https://a.example/ofe|u|b"] },
  },
  {
    name: "path of a socket with what is requested there",
    seenIn: "Got, request",
    kind: "own-notation",
    match: ({ text }) => /^https?:\/\/unix:[^/?#:]+:/iu.test(text),
    effect: { excuses: ["port-malformed", "host-comma"] },
    examples: { is: ["http://unix:SOCKET:PATH"], isNot: ["http://a.example:SOCKET/"] },
  },
  {
    name: "further options behind the address of an option",
    seenIn: "k6: `--traces-output=otel=http://127.0.0.1:4318,proto=http` (grafana/k6-docs)",
    kind: "own-notation",
    match: ({ text, place: { tier } }) => tier !== "sink" && /^[^/?#]+\/\/[^/?#]+:\d{1,5},[A-Za-z][\w.-]*=/u.test(text),
    effect: { excuses: ["port-malformed"] },
    examples: {
      is: ["http://127.0.0.1:4318,proto=http,header.A=b"],
      isNot: ["http://a.example:23,80", { text: "http://a.example:80,b=c", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "expression between back quotes in the place of a host",
    seenIn:
      "receivers that the OpenTelemetry Collector makes, in their configuration (open-telemetry/opentelemetry.io)",
    kind: "placeholder",
    match: { begins: "`", patterns: [/(?<=:\/\/)`[A-Za-z_][\w.]*`(?=[/:?#]|$)/uy] },
    effect: { hole: "in-any-file" },
    examples: { is: ["http://«`endpoint`»/status", "http://«`a.b`»:80"], isNot: ["http://a/`b`", "http://`a b`/"] },
  },
];
