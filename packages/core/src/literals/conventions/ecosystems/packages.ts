import { patternSequence } from "../../../text/composed-pattern.js";
import { dependency, sink } from "../evidence.js";
import { inSink, type Convention } from "../convention.js";

/** A fragment in a fragment, for a folder of a branch: `https://a.example/b.git#branch#folder`. */
const folderOfBranch = /\.git#[^#\s]{1,255}#[^#\s]{0,255}$/u;

/** A class or namespace of PHP, `Vendor\Package\Name::member`, behind the prefix of a notation or as a fragment. */
const nameOfPhp = new RegExp(
  [
    String.raw`^(?:(?!file:|https?:)[a-z][\w-]{1,31}:|[^#\\]{0,255}#(?:[a-z]{1,16}[-_])?)`,
    String.raw`\\?[A-Za-z_]\w*(?:\\{1,2}[A-Za-z_]\w*){1,16}`,
    String.raw`(?:(?:::|->|\.)\$?\w+(?:\([^()]*\))?)?(?:#\w[\w-]{0,63})?$`,
  ].join(""),
  "u",
);

/** The characters of such a name that no grammar of identifiers knows. */
const signsOfPhp = /^(?:\\+|>)$/u;

/** A registry of container images before the name of one, as `docker pull` takes it. */
const containerImage = new RegExp(
  String.raw`^(?:${[
    String.raw`mcr\.microsoft\.com|public\.ecr\.aws|registry(?:\.[a-z\d-]{1,63}){1,4}`,
    String.raw`(?:[a-z\d-]{1,63}\.){0,4}(?:(?:azurecr|docker|gcr|ghcr|lscr|nvcr|quay)\.io|pkg\.dev)`,
  ].join("|")})\/[\w./-]+(?::[\w.-]+)?$`,
  "u",
);

/** The sites whose repositories go-getter knows without a scheme, and the account of one. */
const account = String.raw`^(?:github\.com|gitlab\.com|bitbucket\.org)\/[\w.-]{1,100}`;

/** A repository whose name has the form that Terraform's registry or TFLint prescribes. */
const sourceOfTerraform = new RegExp(
  [
    account,
    String.raw`\/(?:terraform|tflint-ruleset)-[\w.-]{1,100}`,
    String.raw`(?:\/{1,2}[\w./-]{0,200})?(?:\?ref=[\w./-]{1,100})?$`,
  ].join(""),
  "u",
);

const repository = String.raw`git\+[a-z]{1,10}:\/\/\S{1,500}`;
const archive = String.raw`https?:\/\/\S{1,500}\.(?:whl|tar\.gz|zip)`;
/** The name of a package with its extras and its version. */
const requirement = String.raw`[\w.-]{1,100}(?:\[[\w,.-]{1,100}\])?(?:[=<>~!]{1,2}[\w.*]{1,40})?`;

/** An archive or a repository, and behind it further ones, or names of packages. */
const toInstall = new RegExp(
  String.raw`^\s?(?:${repository}|${archive})(?:\s{1,80}(?:${repository}|${requirement})){1,20}\s{0,80}$`,
  "u",
);

const ofServer = { tier: "sink", role: "server" } as const;

/** A member of the same object, on one of the next or the last lines, that tells how the server is spoken to. */
const protocolBehind = patternSequence(
  /^["']?,?\s{0,80}(?:[^\r\n{}-]{0,200}(?:\r\n?|\n)){0,2}/u,
  /[ \t"]{0,80}(?:scheme|protocol)"?:/uy,
);
const protocolBefore = /(?:scheme|protocol)"?:[^\r\n{}]{0,40}\s[\s"]{0,80}url"?:[ \t]{0,8}["']?$/u;

/** The ends by which go-getter knows a repository: a folder behind `//`, `.git`, or a revision. */
const repositoryOfGetter = new RegExp(
  [
    account,
    String.raw`\/(?:[\w.-]{1,100}\/\/[^\s?]+|[\w.-]{1,100}\.git|[\w.-]{1,100}(?=\?ref=))`,
    String.raw`(?:\?ref=[^\s&]{1,100})?$`,
  ].join(""),
  "iu",
);

/** What GOPROXY lists, with `,` or `|` between them. */
const proxiesOfGo = /^https?:\/\/[^\s,|]+(?:[,|](?:direct|off|https?:\/\/[^\s,|]+))+$/iu;

export const packages: readonly Convention[] = [
  {
    name: "pages of a project or site",
    seenIn: "MkDocs, Citation File Format, conda-build, AppStream, Galaxy",
    kind: "key",
    match: {
      keys: [
        "site_url",
        "repo_url",
        "repository-code",
        "project_url",
        "homepage_url",
        "doc_url",
        "dev_url",
        "home_page",
        "git-repository-url",
        "projectUrl",
        "licenseUrl",
        "repositoryUrl",
        "PackageProjectUrl",
      ],
      of: "data",
    },
    effect: { place: () => sink("homepage", { expects: "value" }) },
    examples: { is: ["site_url", "about.dev_url"], isNot: ["repository", "url_of_site"] },
  },
  {
    name: "pages of a project, under names that may as well hold words or a short form of their own",
    seenIn: "Cargo, npm, Composer, Helm, Galaxy, Cabal, CodeMeta, Citation File Format, schema.org, Debian, OpenAPI",
    kind: "key",
    match: {
      keys: [
        ...["repository", "documentation", "website", "home", "bug-reports", "BugReports", "bugs", "issues"],
        ...["issueTracker", "issue_tracker", "codeRepository", "orcid", "sameAs", "howpublished", "funding"],
        ...["Vcs-Browser", "Vcs-Git", "termsOfService"],
        ...["org.opencontainers.image.source", "org.opencontainers.image.documentation"],
      ],
      of: "data",
    },
    effect: { place: () => sink("homepage", { expects: "address" }) },
    examples: { is: ["package.repository", "authors.orcid"], isNot: ["image", "host", "domain"] },
  },
  {
    name: "pages of a project, of its authors or of its terms, in an object that is called so",
    seenIn: "npm, OpenAPI, Maven, Helm, JSON Feed",
    kind: "key",
    match: {
      keys: [
        ...["bugs", "funding", "author", "authors", "contributors", "maintainers", "developer", "contact"],
        ...["license", "licenses", "externalDocs", "organization", "scm", "issueManagement", "ciManagement"],
      ].map((object) => `${object}.url`),
      of: "data",
    },
    effect: { place: () => sink("homepage", { expects: "value" }) },
    examples: { is: ["info.contact.url", "bugs.url", "externalDocs.url"], isNot: ["contact.name", "repository.url"] },
  },
  {
    name: "servers of an interface",
    seenIn: "OpenAPI: `servers: [{ url: … }]`",
    kind: "key",
    match: { keys: ["servers.url"], of: "data" },
    effect: { place: () => sink("server", { expects: "server" }) },
    examples: { is: ["servers.url", "paths./a.servers.url"], isNot: ["servers.production.url", "server.url"] },
  },
  {
    name: "host of a server, whose scheme or protocol stands beside it",
    seenIn: "the first versions of AsyncAPI: `- url: api.meetup.com/2/rsvps` and `scheme: https`",
    kind: "around",
    match: ({ after, before, place: { role } }) =>
      role === "server" && (protocolBehind.test(after) || protocolBefore.test(before)),
    effect: { excuses: ["scheme-left-out"], unlessStrict: true },
    examples: {
      is: ["- url: «api.a.org/b»\n  scheme: https\n", "- protocol: amqp\n  url: «a.org/b»\n"].map((text) => {
        return { text, at: ofServer, syntax: "yaml-plain" };
      }),
      isNot: ["- url: «api.a.org/b»\n  description: scheme\n", "- url: «a.org/b»\n- protocol: c\n"].map((text) => {
        return { text, at: ofServer, syntax: "yaml-plain" };
      }),
    },
  },
  {
    name: "page of a project, or where its data come from",
    seenIn: "Helm, Debian, lists of works",
    kind: "key",
    match: { keys: ["source", "sources"], of: "data" },
    effect: { place: () => sink("source", { expects: "host" }) },
    examples: { is: ["source", "chart.sources"], isNot: ["sourced", "source_of_light"] },
  },
  {
    name: "host that names the catalogue or the site where a work was found",
    seenIn: 'CSL-JSON, which Zotero writes: `"source": "www.isbn.de"` (zotero-chinese/styles)',
    kind: "own-notation",
    match: ({ text, place: { role } }) => role === "source" && /^[\w-]+(?:\.[\w-]+){1,8}$/u.test(text),
    effect: { excuses: ["scheme-left-out", "scheme-left-out-beside-others"], unlessStrict: true },
    examples: {
      is: inSink("source", "www.a.example", "www.b.org"),
      isNot: [...inSink("source", "www.a.example/b", "www.a.example/"), ...inSink("homepage", "www.a.example")],
    },
  },
  {
    name: "repository of a module or of a rule set, which a program takes without a scheme",
    seenIn:
      'Terraform and TFLint, written in JSON: `"source": "github.com/a/tflint-ruleset-b"` (terraform-linters/tflint)',
    kind: "own-notation",
    match: ({ text, place: { role } }) => role === "source" && sourceOfTerraform.test(text),
    effect: { excuses: ["scheme-left-out", "scheme-left-out-beside-others"], unlessStrict: true },
    examples: {
      is: [
        ...inSink(
          "source",
          "github.com/a/tflint-ruleset-b",
          "gitlab.com/a/terraform-aws-b",
          "bitbucket.org/a/terraform-b",
        ),
        ...inSink("source", "github.com/a/terraform-aws-b//modules/c?ref=v1.2", "github.com/a/terraform-b//c"),
      ],
      isNot: [
        ...inSink(
          "source",
          "github.com/a/b",
          "www.a.example/a/terraform-b",
          "github.com/terraform-a/b",
          "github.com/a",
        ),
        ...inSink("source", "github.com/a/terraform", "github.com/a/terraform-b?c=d"),
        ...inSink("homepage", "github.com/a/terraform-aws-b"),
      ],
    },
  },
  {
    name: "pages where readers give money",
    seenIn: "FUNDING.yml",
    kind: "key",
    match: { keys: ["custom"], of: "data" },
    effect: { place: () => sink("custom", { expects: "host" }) },
    examples: { is: ["custom"], isNot: ["custom_domain"] },
  },
  {
    name: "address without a scheme, before which the site that shows it writes one",
    seenIn: "FUNDING.yml, whose documentation has `custom: [octocat.com]`",
    kind: "own-notation",
    match: ({ place: { role } }) => role === "custom",
    effect: { excuses: ["scheme-left-out", "scheme-left-out-beside-others"] },
    examples: {
      is: [
        { text: "www.a.example/donate", at: { tier: "sink", role: "custom" } },
        { text: "github.com/sponsors/b", at: { tier: "sink", role: "custom" } },
      ],
      isNot: [{ text: "www.a.example/donate", at: { tier: "sink", role: "homepage" } }],
    },
  },
  {
    name: "pages of a project by their titles",
    seenIn: "pyproject.toml, setup.cfg, Composer",
    kind: "map",
    match: { maps: ["urls", "project_urls", "project-urls", "support"], yieldsTo: "names", of: "data" },
    effect: { place: () => sink("homepage", { expects: "host" }) },
    examples: { is: ["project.urls.Forum", "support.forum"], isNot: ["hosts.Source"] },
  },
  {
    name: "pages of a package, which its program describes",
    seenIn: "setup.py, gemspecs, podspecs, Mix, manifests of PowerShell",
    kind: "key",
    match: {
      keys: [
        ...["homepage_url", "source_url", "docs_url", "source_code_uri", "documentation_uri", "changelog_uri"],
        ...["bug_tracker_uri", "homepage_uri", "wiki_uri", "ProjectUri", "LicenseUri"],
      ],
      of: "code",
    },
    effect: { place: () => sink("homepage", { expects: "reference" }) },
    examples: { is: ["s.metadata.source_code_uri", "homepage_url"], isNot: ["url", "repo_url"] },
  },
  {
    name: "pages of a package in the call that describes it",
    seenIn: "setuptools",
    kind: "key",
    match: { keys: ["url", "download_url"], parent: /^setup\(\)$/u, of: "code" },
    effect: { place: () => sink("homepage", { expects: "reference" }) },
    examples: { is: ["setup().url"], isNot: ["setup().name", "get().url"] },
  },
  {
    name: "pages of a package by their titles, in the call that describes it",
    seenIn: "setuptools",
    kind: "map",
    match: { maps: ["project_urls"], yieldsTo: "names", of: "code" },
    effect: { place: () => sink("homepage", { expects: "reference" }) },
    examples: { is: ["project_urls.Source"], isNot: ["urls.Source"] },
  },
  {
    name: "pages of a package by their titles, whatever those are called",
    seenIn: 'Mix, whose projects have `links: %{"GitHub" => …}`',
    kind: "map",
    match: { maps: ["links"], yieldsTo: "names", of: "code" },
    effect: { place: () => sink("homepage", { expects: "host" }) },
    examples: { is: ["links.GitHub", "links.Website"], isNot: ["link.GitHub"] },
  },
  {
    name: "versions or sources of packages, by the end of the name of the map",
    seenIn: "npm, Cargo, Poetry, Helm",
    kind: "map",
    match: { maps: [/dependencies$/iu] },
    effect: { place: () => dependency },
    examples: { is: ["devDependencies.url", "build-dependencies.a"], isNot: ["dependency.url"] },
  },
  {
    name: "versions or sources of packages, whatever those are called",
    seenIn: "npm, pnpm, Yarn, Composer, Dart, Renovate, import maps",
    kind: "map",
    match: {
      maps: [
        "allowedVersions",
        "catalog",
        "dependency_overrides",
        "imports",
        "overrides",
        "require",
        "require-dev",
        "requires",
        "resolutions",
      ],
      of: "data",
    },
    effect: { place: () => dependency },
    examples: { is: ["overrides.url", "require-dev.a"], isNot: ["settings.url"] },
  },
  {
    name: "versions of packages below the one that wants them, or below a name",
    seenIn: "npm, pnpm",
    kind: "map",
    match: { maps: ["catalogs", "overrides"], values: "of-descendants", of: "data" },
    effect: { place: () => dependency },
    examples: { is: ["catalogs.react17.url", "overrides.a.b.url"], isNot: ["catalogs.url"] },
  },
  {
    name: "range of versions behind the name of a package in a path",
    seenIn: "unpkg, jsDelivr and esm.sh: `reveal.js@^5` (jgm/pandoc)",
    kind: "own-notation",
    match: ({ characters, span, text }) =>
      characters === "^" &&
      /^https?:\/\/[^?#]*\/[\w.-]+@$/u.test(text.slice(0, span.start)) &&
      /^\^\d/u.test(text.slice(span.start)),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: ["https://unpkg.com/reveal.js@^5", "https://cdn.example/npm/@a/b@^1.2.3/c.js"],
      isNot: ["https://unpkg.com/a^5", "https://a.example/b?c@^5", "https://unpkg.com/a@b^5"],
    },
  },
  {
    name: "folder, clone or revision of a repository, as go-getter reads it without a scheme",
    seenIn: "Terraform, Atmos: `uri: github.com/a/b.git//c?ref=v1` (cloudposse/atmos)",
    kind: "own-notation",
    match: ({ text, place: { role } }) => (role === "uri" || role === "source") && repositoryOfGetter.test(text),
    effect: { excuses: ["scheme-left-out", "scheme-left-out-beside-others"], unlessStrict: true },
    examples: {
      is: [
        ...inSink("uri", "github.com/a/b//.", "github.com/a/b.git", "gitlab.com/a/b?ref=v1"),
        ...inSink("source", "github.com/a/b.git//c/d?ref=1.2", "bitbucket.org/a/b//c"),
      ],
      isNot: [
        ...inSink("uri", "github.com/a/b", "github.com/a/b/c", "www.a.example/b.git"),
        ...inSink("link", "github.com/a/b.git", "github.com/a/b//c"),
      ],
    },
  },
  {
    name: "proxies of modules, of which the next is asked after a failure",
    seenIn: '`GOPROXY: "https://proxy.golang.org|direct"` (cloudposse/atmos)',
    kind: "own-notation",
    match: ({ characters, text }) => characters === "|" && proxiesOfGo.test(text),
    effect: { excuses: ["character-excluded"] },
    examples: {
      is: [
        "https://proxy.golang.org|direct",
        "https://a.example/b,https://c.example|off",
        "https://a.example|https://b.example,direct",
      ],
      isNot: ["https://a.example|b", "https://a.example|", "|direct", "https://a.example/b|c,direct"],
    },
  },
  {
    name: "path of a module or a package, by the site of its repository",
    seenIn: "Crossplane, Go, Terraform: `source: github.com/a/b` (crossplane/crossplane)",
    kind: "own-notation",
    match: ({ text, place: { role } }) =>
      role === "source" && /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)\/[\w.-]+\/[\w.-]+$/iu.test(text),
    effect: { excuses: ["scheme-left-out"], unlessStrict: true },
    examples: {
      is: inSink("source", "github.com/a/b", "gitlab.com/a/b.c", "codeberg.org/a/b"),
      isNot: [
        ...inSink("source", "github.com/a/b/blob/main/c.csv", "www.a.example/b/c", "github.com/a"),
        ...inSink("homepage", "github.com/a/b"),
      ],
    },
  },
  {
    name: "what pip is to install, with white space between it",
    seenIn: "Meltano: `pip_url: git+https://github.com/a/b.git@v0.1.0 c[http]` (meltano/hub)",
    kind: "own-notation",
    match: ({ characters, text }) => /^\s+$/u.test(characters) && toInstall.test(text),
    effect: { excuses: ["character-space"] },
    examples: {
      is: [
        "git+https://a.example/b.git@v0.1.0 fsspec[http]",
        "git+https://a.example/b.git c",
        "git+ssh://git@a.example/b.git@main c==1.2 d>=3",
        "git+https://a.example/b.git git+https://a.example/c.git",
        "https://a.example/b.whl requests~=2.0",
      ],
      isNot: ["https://a.example/b c", "git+https://a.example/b.git see (c)", "git+https://a.example/b .git@c:d"],
    },
  },
  {
    name: "extras of a package of Python behind its name in a fragment",
    seenIn: "`pip install file:///a#egg=a[b,c]` (docker-archive/docker-registry)",
    kind: "own-notation",
    match: ({ characters, text }) =>
      /^[[\]]+$/u.test(characters) && /#(?:[^#\s]*&)?egg=[\w.-]{1,100}\[[\w.,-]{1,200}\](?:&|$)/u.test(text),
    effect: { excuses: ["character-misplaced-delimiter"] },
    examples: {
      is: ["file:///a#egg=a[b,c]", "git+https://a.example/b.git#subdirectory=c&egg=b[d]"],
      isNot: ["https://a.example/b#c[d]", "file:///a#egg=a[b", "file:///a#egg=a]"],
    },
  },
  {
    name: "branch and folder of a repository, each behind a number sign",
    seenIn: "scripts that clone repositories (box/box-openapi)",
    kind: "own-notation",
    match: ({ characters, text, place: { tier } }) =>
      characters === "#" && tier !== "sink" && folderOfBranch.test(text),
    effect: { excuses: ["character-misplaced-delimiter"] },
    examples: {
      is: ["https://a.example/b.git#main#/docs/", "ssh://git@a.example/b.git#v1#c"],
      isNot: ["https://a.example/b#c#d", { text: "https://a.example/b.git#c#d", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "names of classes of PHP in their namespaces",
    seenIn:
      "links of guides that a program resolves: `[x](craft4:craft\\elements\\Category)` (craftcms/docs), `api:A\\B->c` (silverstripe/developer-docs), and anchors that Sphinx makes: `#CodeIgniter\\HTTP\\Message::getBody` (codeigniter4/userguide)",
    kind: "own-notation",
    match: ({ characters, text }) => signsOfPhp.test(characters) && nameOfPhp.test(text),
    effect: { excuses: ["character-backslash", "character-excluded"], unlessStrict: true },
    examples: {
      is: [
        ...inSink(
          "href",
          "craft4:craft\\elements\\Category",
          "yii2:yii\\db\\Query::all()",
          "api:\\App\\Models\\User::$name",
          "craft3:craft\\web\\View#constants",
          "api:A\\Forms\\Form->casting",
          "class:\\A\\B->c()",
          "api:A\\B.c_d",
        ),
        ...inSink("href", "#A\\B\\C::d", "a/b.html#namespace-A\\B", "/c.html#method_A\\B::d"),
      ],
      isNot: inSink(
        "href",
        ...[
          "file:a\\b",
          "https:a\\b",
          "c:a\\b",
          "a\\b.html",
          "http://a.example\\b",
          "a.html#b\\",
          "a\\b#C\\D",
          "#a\\b c",
          "api::A\\B->c",
          "A\\B->c",
          "api:A\\B->",
          "https:a->b",
        ],
      ),
    },
  },
  {
    name: "name of an image of containers, which begins with the registry that has it",
    seenIn:
      "pipelines of Concourse: `repository: mcr.microsoft.com/azure-cli` (concourse/docs), values of Helm: `registry.gitlab.com/a/b` (k8s-at-home/charts)",
    kind: "own-notation",
    match: ({ text, place: { role } }) => role !== "link" && role !== "href" && containerImage.test(text),
    effect: { excuses: ["scheme-left-out"] },
    examples: {
      is: [
        ...inSink("homepage", "mcr.microsoft.com/a", "quay.io/a/b:1.2", "europe-docker.pkg.dev/a/b-c/d"),
        ...inSink("homepage", "a.azurecr.io/b", "registry.gitlab.com/a/b/c", "registry.k8s.io/a/b:v1.2", "nvcr.io/a/b"),
      ],
      isNot: [
        ...inSink("homepage", "www.a.example/b", "quay.io", "microsoft.com/a", "quay.io/a?b", "registry.a.example"),
        ...inSink("homepage", "gitlab.com/a/b", "registry/a", "registry.a.example/b?c", "www.registry.example/b"),
        ...inSink("link", "quay.io/a"),
      ],
    },
  },
];
