import { named, never } from "../evidence.js";
import type { Convention } from "../convention.js";
import { patternSequence } from "../../../text/composed-pattern.js";
import { wordPattern } from "../../../text/word-set.js";

const ofName = { tier: "name-in-data", role: "<…>" } as const;

/** A UUID, and a name behind a colon or a slash. */
const partOfUuid = /^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}[:/][a-z][\w./:-]{0,200}$/iu;

/** The namespace of a URN made of words, as programs name their packages: RFC 8141 §2 admits no full stop and no underscore. */
const namespaceOfProgram = /^urn:(?:[a-z\d]+[._-])+[a-z\d]+(?=:.)/iu;

const ofNamespaces = ["ns", "xmlns", "namespace", "namespaces"];

const ofTheirIdentifiers = ["ns uri", "namespace url", "namespace uri"];

/** Words before `url` that tell of a page for readers; one such as `base`, `api` or `image` is of a program. */
const ofPages = [
  ...["announcement", "article", "author", "blog", "book", "company", "conference", "course", "creator", "demo"],
  ...[
    "documentation",
    "donation",
    "draft",
    "employer",
    "event",
    "github",
    "institution",
    "linkedin",
    "license",
    "link",
    "maintainer",
    "news",
  ],
  ...["organisation", "organization", "owner", "paper", "partner", "person", "post", "press", "profile", "project"],
  ...["publisher", "registration", "slides", "speaker", "sponsor", "talk", "tutorial", "twitter", "university"],
  ...["vendor", "venue", "video", "website", "wiki"],
];

export const names: readonly Convention[] = [
  {
    name: "words for identifiers",
    seenIn: "programs and data",
    kind: "name",
    match: {
      endings: [
        "url",
        "uri",
        "iri",
        "href",
        "src",
        "link",
        "endpoint",
        "origin",
        "homepage",
        "namespace",
        // Compounds usually written as one word, without a capital letter between their parts.
        "apiurl",
        "baseurl",
        "baseuri",
        "siteurl",
        "imageurl",
        "imgurl",
        "imgsrc",
        "permalink",
      ],
    },
    effect: { place: named },
    examples: { is: ["apiBaseURLs", "API_BASE_URL", "data-url-2"], isNot: ["security", "curl", "./src/*"] },
  },
  {
    name: "words for addresses of pages that readers are sent to",
    seenIn:
      "front matter of Jekyll and Hugo, lists of people, events and releases, ReSpec (companyURL, edDraftURI): `partner-url` (pelagios/pelagios.github.io)",
    kind: "name",
    match: { endings: ofPages.flatMap((word) => [`${word} url`, `${word} uri`]) },
    effect: { place: () => named("link", { expects: "value" }) },
    examples: {
      is: ["partner-url", "companyURL", "link_url", "edDraftURI", "announcement_url", "data.website_url"],
      isNot: ["company", "baseUrl", "image_url", "apiUrl"],
    },
  },
  {
    name: "words for sites and profiles, with an address as the value",
    seenIn: "lists of people, projects and chapters: `github` and `twitter` (rladies/starter-kit)",
    kind: "key",
    match: {
      keys: [
        ...["websites", "web_site", "webpage", "web_page", "blog", "github", "gitlab", "twitter", "facebook"],
        ...["instagram", "linkedin", "mastodon", "youtube", "bluesky", "meetup"],
      ],
      of: "data",
    },
    effect: { place: () => named("link", { expects: "listed" }) },
    examples: {
      is: ["webpage", "author.github", "Twitter"],
      isNot: ["websiteName", "github_user", "site"],
    },
  },
  {
    name: "keys of annotations, labels and the like, which begin with a domain",
    seenIn: "Kubernetes and its controllers (argoproj/argo-cd)",
    kind: "key",
    match: { keys: [/^(?:\w{0,40}_)?(?:annotation|label|finalizer|taint)_?keys?_?[a-z]/iu], of: "code" },
    effect: { place: () => never },
    examples: { is: ["AnnotationKeyIgnoreLinks", "LABEL_KEY_LINK"], isNot: ["annotationLink", "keyOfLabelUrl"] },
  },
  {
    name: "words for what was decoded, which is no identifier any more",
    seenIn: "processors of documents: `decoded_url` (opensearch-project/documentation-website)",
    kind: "key",
    match: {
      keys: [
        patternSequence(
          /^(?:ur[il]_?)?/iu,
          wordPattern("decoded unescaped unquoted dekodiert decodifi?cad[oa]"),
          /(?:_?ur[il])?$/iu,
        ),
      ],
    },
    effect: { place: () => never },
    examples: { is: ["decoded_url", "urlDecoded", "unescapedUri"], isNot: ["encoded_url", "decoded_url_list_link"] },
  },
  {
    name: "words for namespaces",
    seenIn: "the DOM, programs with XML",
    kind: "name",
    match: { endings: ["ns", "xmlns"], of: "code" },
    effect: { place: () => named("namespace", { production: "IRI", expects: "listed" }) },
    examples: { is: ["svgNS", "SVG_NS"], isNot: ["returns", "svgURI"] },
  },
  {
    name: "words for identifiers of namespaces",
    seenIn: "the DOM, programs with XML",
    kind: "name",
    match: {
      endings: ofTheirIdentifiers,
      of: "code",
    },
    effect: { place: () => named("namespace") },
    examples: { is: ["namespaceURI", "svgNsUri"], isNot: ["baseURI"] },
  },
  {
    name: "attributes that declare a namespace, as properties",
    seenIn: "programs with XML, such as those that build documents with xmlbuilder",
    kind: "key",
    match: { keys: [/^xmlns:/u], of: "code" },
    effect: { place: () => named("namespace", { production: "IRI", expects: "listed" }) },
    examples: { is: ["xmlns:xlink"], isNot: ["xlink:href"] },
  },
  {
    name: "namespaces by their prefixes",
    seenIn: "programs with XML",
    kind: "map",
    match: { maps: [], endings: [...ofNamespaces, ...ofTheirIdentifiers], yieldsTo: "names" },
    effect: { place: () => named("namespace", { production: "IRI", expects: "listed" }) },
    examples: { is: ["namespaces.svg", "NS.a"], isNot: ["columns.svg"] },
  },
  {
    name: "name of a part behind the UUID of what it is a part of",
    seenIn:
      "address books of macOS: `urn:uuid:…:ABGroup` (solid/web-access-control-spec); SPDX: `urn:uuid:…:creationInfo`",
    kind: "own-notation",
    match: ({ text }) => partOfUuid.test(text),
    effect: { excuses: ["urn-malformed"], unlessStrict: true },
    examples: {
      is: [
        { text: "urn:uuid:8831cbad-1111-2222-8563-f0f4787e5398:ABGroup", at: ofName },
        { text: "urn:uuid:8831CBAD-1111-2222-8563-F0F4787E5398/parts/b-1", at: ofName },
      ],
      isNot: [
        { text: "urn:uuid:8831cbad-1111-2222-8563-f0f4787e539:ABGroup", at: ofName },
        { text: "urn:uuid:8831cbad-1111-2222-8563-f0f4787e5398:", at: ofName },
        { text: "urn:uuid:8831cbad-1111-2222-8563-f0f4787e5398a", at: ofName },
      ],
    },
  },
  {
    name: "namespace of a URN that is called as the package or the domain of a program, which compares it character by character",
    seenIn: "constants: `urn:org.apache.stanbol:a.b:c` (apache/stanbol)",
    kind: "own-notation",
    match: ({ characters, span, text }) =>
      /[._]/u.test(characters) && span.end <= (namespaceOfProgram.exec(text)?.[0].length ?? 0),
    effect: { excuses: ["urn-malformed"], unlessStrict: true },
    examples: {
      is: ["urn:org.apache.a:b.c:d", "urn:a.example:b", "urn:my_app:b", "urn:eu.b-c.d:e", "URN:com.A.b:c"].map(
        (text) => {
          return { text, at: ofName };
        },
      ),
      isNot: ["urn:a.b", "urn:a..b:c", "urn:.a:b", "urn:a+b:c", "urn:a_:b"].map((text) => {
        return { text, at: ofName };
      }),
    },
  },
];
