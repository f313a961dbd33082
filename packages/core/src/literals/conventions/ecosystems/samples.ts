import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { isStandIn } from "../../../checks/conventions/words.js";
import { inSink, type AroundExample, type Convention, type FindingInText } from "../convention.js";
import { lineBehind, linesBefore } from "../matching/lines-around.js";
import { wordPattern } from "../../../text/word-set.js";

const harmful = "unsafe|malicious|suspicious|dangerous";

/** Words of texts that describe attacks by misleading addresses. */
const attack = patternUnion(
  /\b(?:SSRF|request forgery|open redirect|phishing|payloads?|CVE-\d{4})\b/iu,
  /\b(?:bypass(?:es|ed|ing)?|spoof(?:ed|ing)|homographs?|semantic attacks?)\b/iu,
  /\bmislead(?:ing)?\s{1,8}(?:an?|the|users?|userinfo|URIs?|URLs?|links?)\b/iu,
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${harmful})[ _-]?(?:URL|URI|link|href|domain|host|e-?mail|input)s?(?![\p{L}\d])`,
    "iu",
  ),
  new RegExp(String.raw`(?<![\p{L}\d])(?:${harmful})(?:Url|URL|Uri|URI|Link|Href|Domain|Host)s?(?![\p{Ll}\d])`, "u"),
  /hameçonnage|usurpation|suplantación|фишинг|钓鱼|釣魚|フィッシング|피싱/iu,
);

/** How far from an identifier such a word counts, in UTF-16 code units. */
const farthestWord = 512;

/** Words by which a text announces an address that is wrong on purpose, in several languages. */
const mistake = patternUnion(
  patternSequence(
    /(?<!\p{L})/iu,
    wordPattern(String.raw`
      misspel[lt] mis-?typed typos?(?!\p{L}) malformed in(?:valid|correct) wrong bad broken errors?(?!\p{L}) faulty bogus
      unsupported unknown forbid reject disallow
      erreurs? faute erroné invalide interdi[rt] fehler falsch ungültig verboten inválid prohib incorrect errado
      erro(?!\p{L}) errore errato sbagliat
      опечатк ошиб неверн неправильн некорректн запре[тщ] помилк błęd błąd chyb hata(?!\p{L}) yanlış geçersiz
    `),
  ),
  /エラー|誤|無効|不正|間違|错误|錯誤|无效|無效|禁止|拼写|오류|잘못|오타/iu,
);

/** A host reserved for examples (RFC 2606 §2, §3), right behind the scheme and what was written for its delimiters. */
const ofExample = patternSequence(
  /^[a-z][a-z+]{1,10}[:/\\\s]{1,8}(?:[\w-]{1,63}\.){0,4}/iu,
  /(?:example(?:\.(?:com|org|net))?|invalid|test)(?![\w.-])/iu,
);

/** Words of a sentence, unlike the options, operators and files that follow an address in a command. */
const furtherWords = patternUnion(
  /^[ \t]+(?:\p{L}[\p{L}'’-]{0,31}[,;:.]?[ \t]+){1,3}\p{L}/u,
  /^[ \t]+\p{Lu}\p{L}{1,31}(?![\w=/-])/u,
);

/** Words that a command prints without quotation marks, up to the last of them: `@echo They can be had from `. */
const echoed = /(?:^|[\s;&|@(])echo[ \t]+(?!-)\p{L}[^"'`|;&<>]{0,200}[\p{L},:][ \t]+$/iu;

/** A line that begins as a sentence and not as a command, up to its last word: `If you have questions, see `. */
const sentence = patternSequence(
  /^[ \t>]{0,40}(?:\p{Lu}[\p{Ll}'’]{0,31}|\p{L}{2,31}:)[ \t]+/u,
  /(?:\p{L}[\p{L}'’-]{0,31}[,:;]?[ \t]+){2,40}$/u,
);

/**
 * Comments by which secret scanners are told to ignore a line: those of gitleaks, detect-secrets, TruffleHog,
 * GitGuardian, secretlint, Bandit, Ruff, Semgrep and Sonar.
 */
const noSecret = patternUnion(
  /gitleaks:allow|gg(?:shield)?-?ignore/iu,
  /(?:trufflehog|noseyparker|kingfisher):ignore/iu,
  /pragma:? ?(?:allow|white)list[ -]secret|secretlint-disable-line/iu,
  /\bnosec\b|noqa: ?(?:[A-Z]\d{1,4}, ?){0,5}S10[5-7]|nosemgrep|NOSONAR/iu,
);

/** Comments by which secret scanners are told to ignore the line below. */
const noSecretBelow = /pragma:? ?allowlist[ -]nextline[ -]secret|secretlint-disable-next-line/iu;

/**
 * A letter or digit written as an escape or a character reference, which hides a token from secret scanners:
 * `&#103;hp_`, `\\x67hp_`.
 */
const disguised = /&#(?:x[4-7][\da-f]|\d{2,3});|\\(?:x|u00)[4-7][\da-f]/iu;

/** A string that ends with a word and a space, and what joins the next one to it: `"It is at ", "`. */
const textBefore = /[\p{L}\p{N}]{2}[ ,:]?[ ](["'])[\s,.&+\\]{1,80}\1$/u;

/** The text before an address that a command prints, or that ends a sentence. */
const printed = patternUnion(echoed, sentence);

/** The line that opens a block of code of a language in Markdown, and the one that closes it. */
const fence = /^[\s>]*(?:```|~~~)[`~]*[ \t]*(?<language>\w*)/u;

/** What stands beside an identifier on its line: the text before it and the text behind it. */
function besideOnLine({ before, after }: FindingInText): readonly string[] {
  return [linesBefore(before).at(-1) ?? "", lineBehind(after)];
}

/** Whether the last fence before an identifier opens a block of code of some language. */
function isInListing(before: string): boolean {
  const opening = linesBefore(before).findLast((line) => fence.test(line));
  return opening !== undefined && fence.exec(opening)?.groups?.["language"] !== "";
}

/** The syntaxes of strings in data. */
const ofData = /^(?:json-string|json5-string|yaml-[a-z-]+|toml-[a-z-]+)(?: in |$)/u;

/** An ellipsis that stands for any text: alone, or as a whole segment or value of an address. */
const anyText = /[\s/=&?[{(,](?:\.{3}|…)(?=[\s"'\]}),&/]|$)/u;

const ellipsisAtEnd = /(?<!…)…+$|(?<!\.)\.{3,}$/u;

/** Whether an address goes on somewhere else where an ellipsis cuts it off. */
function standsWhole(beginning: string, around: string): boolean {
  for (let at = around.indexOf(beginning); at >= 0; at = around.indexOf(beginning, at + 1)) {
    if (/^[\p{L}\p{N}_/=&%-]/u.test(around.slice(at + beginning.length))) return true;
  }
  return false;
}

const schemeAndColon = /^[a-z][a-z\d+.-]{0,15}:/iu;
const zeroWidth = /[\u200B-\u200D\u2060\uFEFF]/iu;

/** A zero-width character where the slashes are to begin, or between them. */
const betweenSlashes = patternUnion(
  patternSequence(schemeAndColon, zeroWidth, /\/\//iu),
  patternSequence(schemeAndColon, /\//iu, zeroWidth, /\//iu),
);

/** A zero-width character before the first one of the host, and nowhere else. */
const behindSlashes = patternSequence(schemeAndColon, /\/\//iu, zeroWidth, /[^\u200B-\u200D\u2060\uFEFF]*$/iuy);

function inData(text: string): AroundExample {
  return { text, at: { tier: "sink", role: "href" }, syntax: "json-string" };
}

function inShell(text: string): AroundExample {
  return { text, at: { tier: "sink" }, syntax: "shell-word" };
}

function inString(text: string): AroundExample {
  return { text, at: { tier: "sink" }, syntax: "python-string" };
}

function inAttribute(text: string): AroundExample {
  return { text, at: { tier: "sink", role: "a[href]" }, syntax: "html-attribute" };
}

const ofSecrets = ["userinfo-password-exposed", "secret-exposed"] as const;

const ofMarks = ["text-trailing-punctuation"] as const;

/** A scheme without both slashes before a host. */
const slipBeforeHost = /^(?<scheme>https?):\/?(?<host>[\w.-]{1,253})/iu;

/** What stands before the result of a call. */
const result = patternUnion(
  /\b(?:returns?|results?|becomes?|yields?|gives?|outputs?)\b/iu,
  // Arrows.
  /[=-]>|[\u2192\u21D2]/iu,
);

/** Samples and output: addresses that a text shows, prints or explains, and that nobody follows as they stand. */
export const samples: readonly Convention[] = [
  {
    name: "deceptive address in a text about such attacks, which shows it as a sample",
    seenIn: "advisories, lists of payloads, tests of filters; in what is followed it is told",
    kind: "around",
    match: ({ before, written, after, place: { tier } }) =>
      (tier === "prose" || tier === "prefix") &&
      attack.test(before.slice(-farthestWord) + written + after.slice(0, farthestWord)),
    effect: {
      excuses: ["host-misspelled", "host-confusable", "readers-disagree", "userinfo-host-lookalike"],
      unlessStrict: true,
    },
    examples: {
      is: [
        "The payload «https://google.com@evil.example/» goes elsewhere.",
        "фишинг: «https://google.com@evil.example/»",
      ],
      isNot: [
        "Sign in at «https://google.com@evil.example/».",
        { text: "phishing «https://google.com@evil.example/»", at: { tier: "sink" } },
      ],
    },
  },
  {
    name: "slip in the scheme before a host for examples, beside words about mistakes",
    seenIn: 'tests and guides: `// a typo in the protocol`, and below it `curl_init("htp://example.com/")`',
    kind: "around",
    match: ({ text, before, after }) =>
      ofExample.test(text) && [...linesBefore(before).slice(-2), lineBehind(after)].some((line) => mistake.test(line)),
    effect: { excuses: ["scheme-misspelled", "host-empty"], unlessStrict: true },
    examples: {
      is: [
        "An invalid one, «htp://example.com/a»",
        "# Fehler\n«htps://a.example/»",
        "«https:///a.example/b» is wrong",
        "# Forbid «http:///example.com»",
      ],
      isNot: ["See «htp://example.com/a»", "An invalid one, «htp://a.de/»", "# wrong\n\n\n«htp://example.com/»"],
    },
  },
  {
    name: "slip in the scheme that code mends, in a comment with what becomes of it",
    seenIn:
      "comments: `combine('http:/a.example/', 'b')` and below it `returns: http://a.example/b` (DSpace/dspace-angular)",
    kind: "around",
    match: ({ text, after }) => {
      const { scheme, host } = slipBeforeHost.exec(text)?.groups ?? {};
      if (scheme === undefined || host === undefined) return false;
      const [rest = "", ...below] = after.split("\n", 3);
      return [rest, ...below].some((line) => result.test(line) && line.includes(`${scheme}://${host}`));
    },
    effect: { excuses: ["scheme-misspelled"], unlessStrict: true },
    examples: {
      is: [
        "combine('«http:/a.example/»', 'b')\n * returns: http://a.example/b",
        "normalize(\"«https:a.example/»\")  # => 'https://a.example/'",
        "«http:/a.example» becomes http://a.example",
        "clean(«https:/a.example/b») → https://a.example/b",
        "url(«http:/a.example»)\n#=> http://a.example",
      ],
      isNot: [
        "See «http:/a.example/»\nor http://a.example/b",
        "«http:/a.example/» returns http://b.example/",
        "«http:/a.example/»\n\n\nreturns http://a.example/",
      ],
    },
  },
  {
    name: "word of a shell with a mark at its end, behind which a sentence goes on",
    seenIn: "terminals in guides, where a program has printed it: `no such file https://a.example/b.ts. Is it there?`",
    kind: "around",
    match: ({ syntax, after }) => syntax === "shell-word" && furtherWords.test(lineBehind(after)),
    effect: { excuses: ofMarks, unlessStrict: true },
    examples: {
      is: [
        inShell("error: no such file «https://a.example/b.ts.» Is it there?"),
        inShell("see «https://a.example/b,» or read on"),
      ],
      isNot: [
        inShell("curl «https://a.example/bcd.»"),
        inShell("curl «https://a.example/bcd.» -o c"),
        inShell("curl «https://a.example/bcd.» | sh"),
      ],
    },
  },
  {
    name: "full stop behind the address that ends a sentence, in what a program prints",
    seenIn:
      'rules of make and scripts: `@echo They can be had from https://a.example/b.`, `print("It is at ", "https://a.example/b.")`',
    kind: "around",
    match: ({ syntax, text, before }) =>
      text.endsWith(".") &&
      (syntax === "shell-word" ? printed.test(linesBefore(before).at(-1) ?? "") : textBefore.test(before)),
    effect: { excuses: ofMarks, unlessStrict: true },
    examples: {
      is: [
        inShell("@echo They can be had from «https://a.example/bcd.»"),
        inShell(" If you have any questions, please post on «https://a.example/bcd.»"),
        inShell("Für weitere Fragen siehe «https://a.example/bcd.»"),
        inShell("error: no such command, see «https://a.example/bcd.»"),
        inString('print("It is at ", "«https://a.example/bcd.»")'),
      ],
      isNot: [
        inShell("curl «https://a.example/bcd.»"),
        inShell("echo -n «https://a.example/bcd.»"),
        inShell("Rscript --vanilla a «https://a.example/bcd.»"),
        inString('get("a", "«https://a.example/bcd.»")'),
      ],
    },
  },
  {
    name: "beginning of an address with an ellipsis for the rest, in a listing, or in data where another stands for any text",
    seenIn: 'guides, examples of responses: `"href": "https://a.example/b?limit=10..."` beside `{ ... record ... }`',
    kind: "around",
    match: ({ syntax, text, before, after }) =>
      (isInListing(before) || (ofData.test(syntax) && (anyText.test(before) || anyText.test(after)))) &&
      !standsWhole(text.replace(ellipsisAtEnd, ""), `${before}\n${after}`),
    effect: { excuses: ["address-truncated"], unlessStrict: true },
    examples: {
      is: [
        inData('{ ... record ... }, {"href": "«https://a.example/b?limit=10...»"}'),
        inData('[{"href": "«https://a.example/b?limit=10...»"}, ...]'),
        inData('{"href": "«https://a.example/b?c...»", "next": "https://a.example/b?d=1&..."}'),
        inData('```json\n{"url": "«https://a.example/b-c…»"}'),
        inString('```js\nfetch("«https://a.example/b-c…»")'),
        inShell("~~~ sh\ncurl «https://a.example/b-c…»"),
      ],
      isNot: [
        inData('{"href": "«https://a.example/b?limit=10...»"}'),
        inData('{"href": "«https://a.example/b-c…»", "text": "…", "whole": "https://a.example/b-cde"}'),
        inString('fetch("«https://a.example/b-c…»")'),
        inString('```js\n```\nfetch("«https://a.example/b-c…»")'),
        { text: "```js\na\n```\n[a](«https://a.example/b-c…»)", at: { tier: "sink", role: "link" } },
      ],
    },
  },
  {
    name: "path of Windows as an attribute, in a block of code of a lesson",
    seenIn: "guides that show a page as it was on somebody's disk",
    kind: "around",
    match({ syntax, text, before }) {
      if (syntax !== "html-attribute" || !/^[A-Za-z]:[\\/]/u.test(text)) return false;
      return isInListing(before);
    },
    effect: { excuses: "visible", unlessStrict: true },
    examples: {
      is: [inAttribute('```html\n<a href="«C:\\a\\b.html»">')],
      isNot: [inAttribute('<a href="«C:\\a\\b.html»">'), inAttribute('```html\n```\n<a href="«C:\\a\\b.html»">')],
    },
  },
  {
    name: "places where the shown text of a link may break, behind slashes of the address that the link leads to",
    seenIn: 'pages of pkgdown: `<a href="https://a.example/b">https://\\u200Ba.example/\\u200Bb</a>`',
    kind: "around",
    match: ({ place: { tier }, characters, written, before }) =>
      tier === "prose" && characters === "\u200B" && before.endsWith(`"${written.replaceAll("/\u200B", "/")}">`),
    effect: { excuses: ["character-invisible"], unlessStrict: true },
    examples: {
      is: ['<a href="https://a.example/b">«https://\u200Ba.example/\u200Bb»</a>'],
      isNot: [
        '<a href="https://a.example/c">«https://\u200Ba.example/\u200Bb»</a>',
        "See «https://\u200Ba.example/\u200Bb»",
      ],
    },
  },
  {
    name: "zero-width character in or behind the slashes of the scheme, which keeps programs from making a link of it",
    seenIn: "samples in mails: `https:/\\u200C/a.example` (knadh/listmonk), `https://\\u200Ba.example`",
    kind: "own-notation",
    match: ({ text, place: { tier } }) => betweenSlashes.test(text) || (tier === "prose" && behindSlashes.test(text)),
    effect: {
      excuses: ["scheme-misspelled", "character-invisible", "character-joiner-out-of-context"],
      unlessStrict: true,
    },
    examples: {
      is: [
        ...inSink("href", "https:/\u200C/a.example", "https:/\u200B/a.example/b", "http:\u2060//a.example"),
        ...["https://\u200Ba.example", "https://\u200Da.example/b"].map((text) => {
          return { text, at: { tier: "prose" } } as const;
        }),
      ],
      isNot: [
        ...inSink("href", "https://\u200Ba.example", "https:/a.example", "https://a\u200Bb.example"),
        ...["https://a.example/\u200Bb", "https://\u200Ba.example/\u200Bb"].map((text) => {
          return { text, at: { tier: "prose" } } as const;
        }),
      ],
    },
  },
  {
    name: "secret that scanners for secrets are asked to leave, on its line or the one above it",
    seenIn: 'samples and tests: `"http://hooks.slack.com/…", // gitleaks:allow` (gitleaks/gitleaks)',
    kind: "around",
    match: (told) =>
      besideOnLine(told).some((text) => noSecret.test(text)) ||
      noSecretBelow.test(linesBefore(told.before).at(-2) ?? ""),
    effect: { excuses: ofSecrets, unlessStrict: true },
    examples: {
      is: [
        inString('"«https://a:hunter2@b.example/»", // gitleaks:allow'),
        inString('url = "«https://a:hunter2@b.example/»"  # noqa: E501, S105'),
        inString('# pragma: allowlist nextline secret\nurl = "«https://a:hunter2@b.example/»"'),
      ],
      isNot: [
        inString('url = "«https://a:hunter2@b.example/»"  # noqa: E501'),
        inString('a = 1  # pragma: allowlist secret\nurl = "«https://a:hunter2@b.example/»"'),
        inString('url = "«https://a:hunter2@b.example/»"\nb = 2  # pragma: allowlist secret'),
      ],
    },
  },
  {
    name: "secret with a letter as a reference or an escape, by which scanners for secrets do not find it",
    seenIn: "keys of read access that everybody may have: `https://public:&#103;hp_…@` (geoserver/geoserver-cloud)",
    kind: "around",
    match: ({ written }) => disguised.test(written),
    effect: { excuses: ofSecrets, unlessStrict: true },
    examples: {
      is: [inString("«https://a:\\x68unter2@b.example/»"), inString("«https://a:\\u0068unter2@b.example/»")],
      isNot: [inString("«https://a:hunter2@b.example/»"), inString("«https://a:hunter\\x24@b.example/»")],
    },
  },
  {
    name: "zero-width space behind a mark of Org, which keeps it from being one, beside a link of Org",
    seenIn: "Org Manual, *Escape Character*: `https://a.example/table_` and two of them (kaushalmodi/ox-hugo)",
    kind: "around",
    match: ({ characters, text, span, before, after, place: { tier } }) =>
      tier === "prose" &&
      /^\u200B{1,4}$/u.test(characters) &&
      /^https?:\/\/[^/]+\//u.test(text.slice(0, span.start)) &&
      /[_*/=~+]/u.test(text.charAt(span.start - 1)) &&
      /\[\[https?:[^\s[\]]+\]\[/u.test(before + after),
    effect: { excuses: ["character-invisible"] },
    examples: {
      is: [
        "«https://a.example/b_\u200Bc» ([[https://a.example/d][d]])",
        "«https://a.example/?b=\u200B\u200Bc»: [[https://a.example/d][d]]",
        "[[http://a.example/d][d]] «https://a.example/b_\u200B\u200Bc_\u200B\u200Bd»",
        "«https://a.example/b/*\u200B» [[https://a.example/d][d]]",
        "«https://a.example/~\u200Bb» [[https://a.example/d][d]]",
      ],
      isNot: [
        "«https://a.example/b_\u200Bc»",
        "«https://a.example/b\u200Bc» [[https://a.example/d][d]]",
        "«https://a_\u200B.example/b» [[https://a.example/d][d]]",
      ],
    },
  },
  {
    name: "word between brackets of East Asian texts for the host or a label of it",
    seenIn: "guides in Japanese: `https://＜IgniterRoot＞/css/main.css` (maku77/maku77.github.io)",
    kind: "stand-in",
    match: (told) => /[＜〈《【〔「][^＜-＞〈-】〔〕]+[＞〉》】〕」]/u.test(told.authority()?.host.text ?? ""),
    effect: { excuses: "visible" },
    examples: {
      is: [
        "https://＜Root＞/a",
        "http://【主机】:80/",
        "https://《host》/",
        "https://〈서버〉.a.example/",
        "ftp://「ホスト名」/",
      ],
      isNot: ["https://＜＞/", "https://a＜.example/", "https://a.example＞/", "https://（a）/"],
    },
  },
  {
    name: "domain that is called the reader's own, without a scheme",
    seenIn: "guides: `[www.yourwebsite.gov.uk/a](www.yourwebsite.gov.uk/a)` (digital-land/digital-land.info)",
    kind: "stand-in",
    match: ({ text }) => isStandIn("host", /^[^/?#:]*/u.exec(text)?.[0] ?? ""),
    effect: { excuses: ["scheme-left-out", "scheme-left-out-beside-others"], unlessStrict: true },
    examples: {
      is: [
        "www.yourwebsite.gov.uk/a#b",
        "www.your-company.com",
        "tudominio.es/a",
        "www.ihredomain.de",
        "votre-site.fr/b",
      ].map((text) => ({ text, at: { tier: "sink", role: "link" } }) as const),
      isNot: [{ text: "www.mydomain-registrar.com/a", at: { tier: "sink", role: "link" } }],
    },
  },
];
