import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { inSink, type Convention } from "../convention.js";

/** No pattern matches a percent-encoded triplet, complete or cut off. Names stand before format directives, as which some of them begin. */
/** A charset by its name alone, perhaps of a kind that its first letters tell, or with its parameter. */
const charsetOfPicture = patternUnion(
  /^utf-?\d{1,2}$/iu,
  /^(?:charset%3D)?[A-Za-z]{2,8}-[\w-]{1,20}$/iu,
  /^charset%3D[\w-]{1,20}$/iu,
);

export const formats: readonly Convention[] = [
  {
    name: "variable in capitals between percent signs as the whole of a segment or a value",
    seenIn: "templates of data that a deployment fills in: dbpedia/databus",
    kind: "placeholder",
    match: {
      begins: "%",
      patterns: [/(?<![^/?#=&:])%(?=\w*[G-Z_])[A-Z][A-Z0-9_]{2,}(?<!_)%(?=[/?#=&:]|$)/uy],
    },
    effect: { hole: "in-any-file" },
    examples: {
      is: ["«%ACCOUNT_URI%»", "«%BASE_URL%»/a/«%GROUP%»?b=«%VERSION%»#c", "http://«%HOST%»:«%PORT%»/"],
      isNot: ["/a%GROUP%b", "/%ABC%", "/%a_b%", "/%AC%", "/%GROUP%20"],
    },
  },
  {
    name: "variables in capitals between percent signs",
    seenIn: "Windows, build scripts, pages of applications: `%ORIGINAL-URL%` (brave/brave-ios)",
    kind: "placeholder",
    match: {
      begins: "%",
      patterns: [/%(?=\w*[G-Z_])[A-Z][A-Z0-9_]+(?<!_)(?:-[A-Z0-9_]+){0,8}%(?![0-9A-Fa-f]{2})/uy],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ["/a«%BASE_URL%»/b", "/a.html«%X_UA_URL%»", "/«%S_1%»b", "«%ORIGINAL-URL%»", "/«%LANG-2-CODE%»?a"],
      isNot: ["/%AB%", "/%a%b%", "/%AB-URL%", "/%URL-%"],
    },
  },
  {
    name: "variable in capitals behind one percent sign",
    seenIn: "documentation whose build writes versions into it: `…/%IMPORTERVERSION/a.zip` (firefly-iii/docs)",
    kind: "placeholder",
    match: {
      begins: "%",
      patterns: [
        patternSequence(
          /(?<![\d%])%(?![0-9A-F]{2})(?=[A-F_]{0,63}[G-Z])/uy,
          /[A-Z][A-Z_]{3,63}(?<!_)(?![A-Za-z0-9_%])/uy,
        ),
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ["/«%IMPORTERVERSION»/a-«%IMPORTERVERSION».tar.gz", "?q=php+«%PHPVERSION»", "/v«%RELEASE»/", "«%SITE_URL»"],
      isNot: ["/100%SURE", "/%DEAD", "/%VER", "/%RELEASEa", "/%%RELEASE"],
    },
  },
  {
    name: "names between parentheses behind a percent sign",
    seenIn: "Python, ConfigParser",
    kind: "placeholder",
    match: { begins: "%", patterns: [/%\([^()\n]+\)(?:-?\d{0,3}(?:\.\d{1,3})?[sdfgirx])?/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«%(name)s»", "/«%(n)03d»", "http://a/«%(algo)»"], isNot: ["/%()s"] },
  },
  {
    name: "directives of printf",
    seenIn: "C, Python, Java, Go, PHP",
    kind: "placeholder",
    match: {
      begins: "%",
      patterns: [
        patternSequence(
          /%(?:\d{1,2}\$|\[\d\])?(?![0-9A-Fa-f]{2})/uy,
          /-?(?:\d{0,3}|\*)(?:\.(?:\d{1,3}|\*))?/uy,
          /(?:hh|h|ll|l|z|t|j)?[sdfgijoquvx](?![A-Za-wyz0-9]|x(?!%))/uy,
        ),
        /(?<!\d)%(?:s(?=[A-Za-z0-9])(?![\w.]+%(?!\w))|[g-zG-Z](?![A-Za-z0-9]))/uy,
        /%[+#,]\d{0,3}(?:\.\d{1,3})?[dfgsvxeqT](?![A-Za-z0-9])/uy,
        /%t[A-Za-z](?![A-Za-z0-9])/uy,
        // A directive that is the whole text: `"%c" % a`.
        /(?<![^])%[A-Za-z](?![^])/uy,
        // PHP: what fills up to the width stands behind an apostrophe.
        /%(?:\d{1,2}\$)?'[^'"]-?\d{1,3}(?:\.\d{1,3})?[dfsx]/uy,
        // A directive with a width, `%4d`. It looks like a triplet of `M`, `m` or a control, which is rare without
        // other triplets beside it.
        /(?<!%[0-9A-Fa-f]{2})%(?:0[1-9]|[146])d(?!%[0-9A-Fa-f]{2})/uy,
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        "http://«%s»:«%d»/«%1$s»",
        "/«%-8s»/«%.2f»/«%5s»/«%ld»/«%12$s»",
        "?a=«%+v»&e=«%tF»",
        "/«%4d».html",
        "/«%'05d»",
        "«%c»",
      ],
      isNot: ["/%c", "/a%20b", "/%d0%b0", "/100%sure", "?a=50%+off", "/a%2db%3dc"],
    },
  },
  {
    name: "percent sign before a triplet, which a program writes as one of them",
    seenIn: "printf",
    kind: "placeholder",
    match: { begins: "%", patterns: [/%(?=%[0-9A-Fa-f]{2})/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/a«%»%20b"], isNot: ["/100%%"] },
  },
  {
    name: "objects",
    seenIn: "Objective-C, Swift",
    kind: "placeholder",
    match: { begins: "%", patterns: [/%(?:\d\$)?@/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«%@»#a", "/«%1$@»"], isNot: ["/@"] },
  },
  {
    name: "number of an argument as the whole of a text",
    seenIn: "Qt, which fills in files, too",
    kind: "placeholder",
    match: { begins: "%", patterns: [/(?<![^])%\d$/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["«%1»"], isNot: ["/%1"] },
  },
  {
    name: "names in capitals between several percent signs",
    seenIn: "the documentation of Docker's official images, profiles of Bioschemas",
    kind: "placeholder",
    match: { begins: "%", patterns: [/%{2,3}[A-Z][A-Z0-9_-]*%{2,3}/uy] },
    effect: { hole: "in-any-file" },
    examples: { is: ["«%%GITHUB-REPO%%»", "/«%%%URL%%%»/a"], isNot: ["%%20", "%%a%%"] },
  },
  {
    name: "names between percent signs",
    seenIn: "Symfony, SvelteKit, Blogger, Windows, and with hyphens Writerside (JetBrains/intellij-sdk-docs)",
    kind: "placeholder",
    match: {
      begins: "%",
      patterns: [
        /%(?=\w*[G-Z_])[A-Z][A-Z0-9_]+%(?![0-9A-Fa-f]{2})/uy,
        /%(?![0-9A-Fa-f]{2})[A-Za-z][\w.]+%(?![0-9A-Fa-f]{2})/uy,
        /%(?![0-9A-Fa-f]{2})[a-z]\w{0,31}(?:-\w{1,31}){1,8}%(?![0-9A-Fa-f]{2})/uy,
        /%env\([\w:.]+\)%/uy,
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ["/«%name%»/«%kernel.dir%»", "«%env(resolve:DATABASE_URL)%»/a", "«%gh-ic%»/a.java", "http://a/«%gh-y-2%»"],
      isNot: ["/%of%20", "/a%base%/", "/%env(a b)%", "/%gh-ic%20", "/%gh-%", "/100%sure - 5%"],
    },
  },
  {
    name: "name behind a percent sign as the whole of a value or of a port",
    seenIn: "programs that fill in their own addresses: `?q=%video&v=2` (ckeditor/ckeditor4-docs)",
    kind: "placeholder",
    match: { begins: "%", patterns: [/(?<=[=:])%(?![0-9A-Fa-f]{2})[a-z][a-z_]{2,63}(?=[/?#&:]|$)/uy] },
    effect: { hole: "in-programs" },
    examples: {
      is: ["/?a=«%video»&b", "http://a.example:«%port»/"],
      isNot: ["/a%video", "/%video", "/?a=%bad", "/?a=%no "],
    },
  },
  {
    name: "name between percent signs as the whole of a segment",
    seenIn: "permalinks of WordPress, pages of Raneto, where it begins a link: `%base_url%/a` (gilbitron/Raneto)",
    kind: "placeholder",
    match: { begins: "%", patterns: [/(?<![^/])%[a-z][a-z_]{2,}%(?=[/?#]|$)/uy] },
    effect: { hole: "in-programs" },
    examples: {
      is: ["/«%category%»/«%day%»/", "/a/«%feed%»?b", "«%base_url%»/a"],
      isNot: ["/%da%", "%ba%/a", "a%base%/b", "%bad%a"],
    },
  },
  {
    // A number of two digits would look like a percent-encoded triplet.
    name: "numbers of arguments, and a percent sign before a macro such as PRIu64",
    seenIn: "Qt, Boost, inttypes.h",
    kind: "placeholder",
    match: {
      begins: "%",
      // `%c`, a single character, counts only as a whole segment or value.
      patterns: [/(?<=[/=])%c(?![0-9A-Za-z])/uy, /%(?:L\d{1,2}|\d)(?![0-9A-Fa-f])(?:%(?![0-9A-Fa-f]{2}))?|%$/uy],
      syntax: "c-string",
    },
    effect: { hole: "in-programs" },
    examples: { is: ["http://a/b?c=«%1»", "«%L12»/«%2%»", "/«%c»?a=«%c»"], isNot: ["/%20/%1F/%a", "/a%c/%cb"] },
  },
  {
    name: "directives that look like triplets beside others",
    seenIn: "printf, strftime",
    kind: "placeholder",
    match: { begins: "%", patterns: [/%(?:\d{1,2}d|[a-fA-F](?![0-9A-Za-z]))/uy], isOnlyBesideAnother: true },
    effect: { hole: "in-programs" },
    examples: { is: ["/%s/«%3d»/caf%c3%a9", "/%d-«%b»-%Y"], isNot: ["/%b-", "/%3d"] },
  },
  {
    name: "number signs for the digits of a telephone number",
    seenIn: "`tel:(###) ###-####`, a guide to HTML (LeCoupa/awesome-cheatsheets)",
    kind: "stand-in",
    match: ({ characters, text }) => /^#+$/u.test(characters) && /^tel:[^#]{0,16}#[#().\s-]{2,32}$/iu.test(text),
    effect: { excuses: ["character-misplaced-delimiter"] },
    examples: {
      is: inSink("href", "tel://####-####-##", "tel:+1(###)###-####"),
      isNot: inSink("href", "tel:###;ext=1", "tel:#a#b"),
    },
  },
  {
    name: "charset of a picture of SVG without its name or with an encoded equals sign",
    seenIn:
      "style sheets and pages: `;utf8` (rancher/docs), `;charset%3DUS-ASCII` (mysociety/fixmystreet); browsers pass over it",
    kind: "own-notation",
    match: ({ characters, text }) => charsetOfPicture.test(characters) && /^data:image\/svg\+xml;/iu.test(text),
    effect: { excuses: ["data-malformed"], unlessStrict: true },
    examples: {
      is: inSink(
        "url()",
        ...["utf8", "UTF-8", "utf9", "US-ASCII", "charset%3DUS-ASCII", "charset%3dutf8"].map(
          (charset) => `data:image/svg+xml;${charset},%3Csvg/%3E`,
        ),
      ),
      isNot: [{ text: "data:image/svg+xml;base46,YQ", at: { tier: "sink", role: "url()" } }],
    },
  },
  {
    name: "picture without a type's parameters and without data, which asks a server for none",
    seenIn: 'pages without an icon: `<link rel="icon" href="data:image/x-icon;,">` (laurivosandi/certidude)',
    kind: "own-notation",
    match: ({ text }) => /^data:(?:image\/[\w.+-]{1,40})?;,?$/iu.test(text),
    effect: { excuses: ["data-malformed"], unlessStrict: true },
    examples: {
      is: inSink(
        "href",
        ...["data:image/x-icon;,", "data:image/png;,", "data:;,", "data:image/vnd.microsoft.icon;,", "data:image/gif;"],
      ),
      isNot: inSink("href", "data:image/png;,a", "data:image/png;base64", "data:text/html;,<p>"),
    },
  },
  {
    name: "name of a generic type or method of .NET, with the number of its parameters",
    seenIn: "cross references of DocFX: `xref:Mirage.Collections.SyncList`1` (MirrorNG/MirrorNG)",
    kind: "own-notation",
    match: ({ characters, text }) => /^[`{}]+$/u.test(characters) && /^xref:[A-Z_][\w.]{1,200}[`{]/iu.test(text),
    effect: { excuses: ["character-excluded"] },
    examples: {
      is: inSink(
        "link",
        ...["xref:A.List`1", "xref:A.B`2.C*", "xref:A.B.C``1(``0)", "xref:A.List{System.Int32}", "xref:A.B`1.#ctor"],
      ),
      isNot: inSink("link", "xref:a b`1", "uid:A.List`1", "xref:`1"),
    },
  },
];
