import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import type { Convention } from "../convention.js";
import { wordPattern } from "../../../text/word-set.js";

/** A year of a date, as in `2019/`, `2019-03-04`, `q1_2019`, `201903` and `20190304`. */
const year = /(?<!\d)(?:19|20)\d\d(?:[01]\d(?:[0-3]\d)?)?(?!\d)/u;

/** How the name of a folder begins, or goes on behind words of its own: `tsc-meetings`. */
const nameBegins = /(?:^|[/_ -])/iu;

/** How the name of a folder ends, with words of its own before: `meeting-notes`. */
const folderEnds = /(?:[_ -][\w.-]{1,30})?\//iu;

const meetings = patternUnion(
  wordPattern(`
    minutes meetings? agendas? telecons?
    protokolle? sitzung(?:en)? besprechung(?:en)? notulen vergadering(?:en)? verslag(?:en)? overleg(?:gen)?
    r[eé]unions? actas reuniones atas reuni[õo]es verbali riunioni
    referater? m[øo]ter протоколы встречи spotkania zápisy
    議事録 会議 会议(?:记录|纪要)? 會議(?:記錄)? 회의록?
  `),
  /(?:conference|community)[_ -]?calls?|comptes?[_ -]rendus?/iu,
);

/** A word for a meeting or its minutes, beside a number. */
const numberedMeeting = wordPattern("meeting minutes agenda telecon protokoll notulen acta verbale");

/**
 * Names of files with minutes and the like: a kind of document with a word for a meeting, or a meeting with a number.
 */
const ofMeeting = patternUnion(
  patternSequence(/(?:meetings?|calls?|telecon)[_ -]/iu, /minutes|notes|logs?|agenda|summary|transcripts?/iu),
  patternSequence(/(?:minutes|notes|logs?)[_ -](?:of|for|from)[_ -]/iu, /(?:[\p{L}\d]{1,20}[_ -]){0,4}meeting/iu),
  patternSequence(/(?:^|\/)/iu, numberedMeeting, /[_ -]?\d/iu),
  patternSequence(/\d[_ -]/iu, numberedMeeting, /\.\w+$/iu),
);

const archives = patternUnion(
  wordPattern(`
    archives? archived archiv[eio]? archivos arquivos? архив アーカイブ 归档 보관
    archief archieven archivio arkiv(?:et)? arkisto archiwum arxius? arhiva arşiv архів
    pipermail transcripts?
  `),
  /mail(?:ing)?[_ -]?lists?|mail[_ -]?archives?|(?:irc|chat)[_ -]?logs?/iu,
);

/** What is submitted, decided or held in a certain year. */
const ofYear = patternUnion(
  wordPattern(`
    proposals? applications? submissions? abstracts? nominations? candidates?
    decisions? resolutions? votes ballots? elections? transitions?
    talks? slides? presentations?
    events? summits? hackathons? conferences? workshops? meetups? gso[cd] outreachy
    eventos événements veranstaltungen konferenzen congresos мероприятия конференции 活动 イベント
  `),
  /lightning[_ -]talks?/iu,
);

/** What may precede a folder of a year; not `content/`, where site generators keep the pages that they publish. */
const aboveOfYear = /(?:^|(?<!(?:^|\/)content)\/)/iu;

/** A log of the changes of a program, by the name of the file. */
const changes = wordPattern(`
  change[_-]?log changes history release[_-]?notes whats[_-]?new änderungen cambios изменения 更新日志 変更履歴
`);

/** A folder of the changes of a program: `whatsnew/`, `release-notes/redisgraph/`. */
const ofChanges = patternSequence(/(?:^|\/)_?/iu, changes, /s?\/(?:[\w.-]{1,40}\/)?/iu);

/** The same, or one of its releases. */
const ofReleases = patternSequence(/(?:^|\/)_?/iu, patternUnion(changes, /releases?/iu), /s?\/(?:[\w.-]{1,40}\/)?/iu);

const outOfUse = "legacy old obsolete outdated retired";
const calledOld = wordPattern(`${outOfUse} deprecated`);
const documentation = wordPattern(`
  docs? documentation (?:web)?sites? www pages? content wiki posts? versions?
  guides? tutorials? manuals? chapters? sections? extensions? appendi(?:x|ces) lessons? articles?
`);

/** A folder of old files: `historical/`, `historic-versions/`. */
const ofFormerTimes = patternSequence(
  /(?:^|\/)(?:historical|historic|historische)[_-]?/iu,
  /(?:files?|versions?|data|ontolog(?:y|ies)|dateien)?\//iu,
);

/** A folder of what is kept, but no longer in use: `archived/`, `_old/`. */
const ofArchive = patternSequence(
  /(?:^|\/)_?/iu,
  patternUnion(
    archives,
    wordPattern(`
      ${outOfUse} oude? veraltet anciens? anciennes? obsol[eè]tes? antiguos? obsoletos? vecchi[oe]?
      antigos? star[eé] gamle gammalt старое устаревшее 旧 過去 废弃 오래된
    `),
  ),
  /\//iu,
);

/** Documents that record something as it was. Posts do so, too, but people still mend links in them. */
export const historicalDocuments: readonly Convention[] = [
  {
    name: "minutes, agendas and logs of meetings in a folder of them, dated",
    seenIn: "working groups (dcmi/usage, ISO-TC211/GOM, pangeo-data/pangeo; links mended in hyperledger/toc)",
    kind: "historical",
    match: { path: [patternSequence(nameBegins, meetings, folderEnds), year] },
    effect: { tells: "no-link-too" },
    examples: {
      is: [
        ...["minutes/2006/2006-02-09.ub-telecon-irc.html", "meetings/meeting-2022-01-21.md"],
        ...[
          "docs/tsc-meetings/20190304.rst",
          "meeting-notes-archive/201902-201911_Notes.md",
          "meeting_notes/2019-03-04.md",
          "community-calls/2021/march.adoc",
        ],
        ...["Protokolle/2018-05.md", "réunions/2017-11-02.md", "actas/2020.md", "議事録/2016-01-09.md"],
        ...["overleggen/Verslagen/Verslag 20230620 WG.md", "overleg/2021/a.md"],
      ],
      isNot: [
        ...["meetings/README.md", "minutes/how-to.md", "meetings/2019/data.ttl", "src/meetings/2019.ts"],
        ...["docs/2019/a.md", "meetingpoint/2019.md", "content/posts/2014/05/may-2014-lab-meeting.html"],
      ],
    },
  },
  {
    name: "minutes, agendas and logs of a meeting by the name of the file, dated",
    seenIn: "posts with logs of meetings (monero-project/monero-site)",
    kind: "historical",
    match: { path: [ofMeeting, year] },
    effect: { tells: "no-link-too" },
    examples: {
      is: [
        "_posts/2016-03-19-overview-and-logs-for-the-dev-meeting-held-on-2016-03-19.md",
        ...["a/2019-03-04-meeting-notes.md", "a/meeting-2019-03-04.md", "2020/03-minutes.md", "Protokoll_2018.md"],
      ],
      isNot: ["_posts/2016-04-01-learn-it-in-five-minutes.md", "meeting-notes.md", "2019-meeting-new-friends.md"],
    },
  },
  {
    name: "dated parts of an archive, of a mailing list or of a chat",
    seenIn: "snapshots of specifications (w3c/webrtc-pc)",
    kind: "historical",
    match: { path: [patternSequence(nameBegins, archives, folderEnds), year] },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...["archives/20140127/webrtc.html", "docs/archive/2016/index.html", "pipermail/2003-May/000123.html"],
        ...["irc-logs/2015-02-03.txt", "mailing-list/2009/1.txt", "archiv/2012.html", "архив/2011/a.html"],
        ...["archief/2019/a.html", "arkiv/2014.md", "archivio/2016-03/a.html", "archiwum/2010.md", "arxiu/2013/a.md"],
      ],
      isNot: ["archive/csv/implementation.md", "docs/archives.md", "src/archive/2016.js", "2016/archive.md"],
    },
  },
  {
    name: "documentation of an old version in an archive, or of one version among several",
    seenIn:
      "content/docs/archives/1.2.0/… (longhorn/website), whose newer versions were mended, versions/v0_9_0/… (apache/mynewt-site)",
    kind: "historical",
    match: {
      path: [
        patternUnion(
          patternSequence(nameBegins, archives, folderEnds, /v?\d{1,4}\.\d[^/]{0,80}\//iu),
          /(?:^|\/)_?versions?\/v?\d{1,4}[._-]\d[^/]{0,80}\//iu,
        ),
      ],
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...["content/docs/archives/1.2.0/a/b.md", "archive/v0.9/a.html", "docs/archived/4.1-beta/a.md"],
        ...["versions/v0_9_0/docs/a.md", "site/version/1.2/b.html"],
        ...["archiv/1.0/index.html", "archivos/3.2/a.adoc", "アーカイブ/1.1/a.md", "归档/v2.0/a.rst"],
      ],
      isNot: [
        "docs/1.2.0/a.md",
        "archive/latest/a.md",
        "archive/v2/a.md",
        "archive/1.2.0/a.ts",
        "1.2/archive/a.md",
        "versions/latest/a.md",
      ],
    },
  },
  {
    name: "what was handed in, was decided or took place in a year",
    seenIn: "calls for proposals, decisions, events (numfocus/gsoc, dcmi/usage, kubernetes/community)",
    kind: "historical",
    match: {
      path: [
        patternUnion(
          patternSequence(/(?:^|\/)(?:19|20)\d\d\//iu, ofYear, /\//iu),
          patternSequence(aboveOfYear, ofYear, /\/(?:[\w.-]{1,40}[\/_-])?(?:19|20)\d\d\//iu),
        ),
      ],
    },
    effect: { tells: "no-link-too" },
    examples: {
      is: [
        ...["2015/proposals/Amit.md", "decisions/2000/typequalif-19991210.md", "talks/2015/a.html"],
        ...["gsoc/2017/applications/a.md", "elections/board-2019/a.md", "slides/pycon-2014/index.html"],
        ...["elections/steering/2017/a.md", "events/2016/fixit201606.md", "veranstaltungen/2018/a.html"],
        ...["transitions/2019/a.md", "gsoc/2025/ideas.md", "2025/workshops/a.md", "конференции/2014/a.html"],
      ],
      isNot: [
        ...["proposals/a.md", "_posts/2015/a.md", "content/posts/2016/12/election-a.md", "talks/2015.md"],
        ...["content/events/2024/04/2024-04-18-call.md", "src/content/talks/2019/a.md"],
      ],
    },
  },
  {
    name: "posts of others, which an aggregator has gathered from their feeds",
    seenIn: "data/planet/frama-c/… (ocaml/ocaml.org)",
    kind: "historical",
    match: { path: [/(?:^|\/)planet(?:[_-](?:posts|feeds?|archive))?\/[^/]+\/[^/]+$/iu] },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["data/planet/frama-c/a.md", "planet/b/2016-01-02-c.html", "content/planet-posts/b/c.md"],
      isNot: ["planet/README.md", "planet.md", "planets/mars/a.md", "planet/b/c.yml"],
    },
  },
  {
    name: "version of a vocabulary in a folder of versions, dated or numbered",
    seenIn:
      "releases (BFO-ontology/BFO), archives (DataONEorg/sem-prov-ontologies, gbif/rs.gbif.org, CommonCoreOntology/CommonCoreOntologies), copies of all versions (dbpedia/ontology-tracker)",
    kind: "historical",
    match: {
      path: [
        patternUnion(
          patternSequence(
            /(?:^|\/)(?:releases?|archived|archives?|snapshots?|versions?|previous|old)\//iu,
            /(?:(?:[a-z]{1,32}[_-])?v?\d{1,4}[.-]\d[^/]*|(?:19|20)\d\d[01]\d[0-3]\d)\//iu,
          ),
          patternSequence(
            /(?:^|\/)/iu,
            patternUnion(/archived?|archives/iu, /(?:previous|old|older|former|past)(?:[_-]versions?)?/iu),
            /\//iu,
            /[a-z][\w.]{0,80}[_-]v?\d{1,4}[.-]\d[\w.-]{0,40}\.\w+$/iu,
          ),
          /(?:^|\/)(?:[a-z][\w.-]{0,80}[_-])?(?:19|20)\d\d-[01]\d-[0-3]\d\.\w+$/iu,
        ),
      ],
      of: "rdf",
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...["releases/2.0/bfo.owl", "ecso/archive/2018-12-12_archive/d1.owl", "src/versions/v1.2.3/a.ttl"],
        ...["ontologies/a.example/v0.7/2014-10-31.n3", "snapshots/2020-01-02/a.nt", "old/a-1.0/b.rdf"],
        ...[
          "archive/20120716/a.rdf",
          "previous-versions/a-v1.3-2021-03-01.ttl",
          "old_versions/b_2.1.owl",
          "ribbon/aWorkshop_2021-11-15.owl",
        ],
      ],
      isNot: [
        ...["releases/2.0/index.html", "ontology/2.0/a.owl", "releases/a.owl", "releases/latest/a.owl"],
        ...["archive/README.md", "data/2014-10-31.csv", "2014-10-31/a.ttl", "20120716/a.rdf", "archive/20129999/a.ttl"],
        ...["archive/a.ttl", "archive/a_1.ttl", "versions/a-1.0.ttl", "releases/a-1.0.owl", "previous/a-b.ttl"],
      ],
    },
  },
  {
    name: "ontology of others in a folder of copies",
    seenIn: "cache/QUDT/vaem.rdf (iofoundry/ontology)",
    kind: "historical",
    match: { path: [/(?:^|\/)(?:cached?|imported|mirrors?|external[_-]ontologies)\//iu], of: "rdf" },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["cache/QUDT/vaem.rdf", "ontologies/imported/foaf.ttl", "mirror/bfo.owl", "external-ontologies/a/b.n3"],
      isNot: ["cache/a.json", "src/cache.ttl", "caches.ttl", "imports/README.md", "cached/a.html"],
    },
  },
  {
    name: "file in a folder of those of former times",
    seenIn: "historical_files (allysonlister/swo)",
    kind: "historical",
    match: { path: [ofFormerTimes] },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["historical_files/dev/a.md", "historical/README.md", "b/historic-versions/a.html"],
      isNot: ["historical.md", "history/a.md", "historical_figures/a.md"],
    },
  },
  {
    name: "document in an archive, or in a folder that is called old",
    seenIn:
      "archived (mono/website), archief (VNG-Realisatie/gemma-zaken), oud (Geonovum/MIM-Werkomgeving), legacy (suncoast-devs/handbook)",
    kind: "historical",
    match: { path: [ofArchive] },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...[
          "archived/a.md",
          "docs/archief/b.md",
          "oud/Snapshots/c.html",
          "meta/legacy/a.md",
          "_old/d.rst",
          "архив/e.md",
          "旧/f.adoc",
        ],
        ...["docs/veraltet/a.md", "anciens/b/c.html", "antiguo/d.md"],
      ],
      isNot: ["archived.md", "archive/a.ttl", "old/a.ts", "household/a.md", "legacy.md", "archive-of-our-own/a.md"],
    },
  },
  {
    name: "ontology in a folder of those of former times",
    seenIn: "historical_files (allysonlister/swo)",
    kind: "historical",
    match: { path: [ofFormerTimes], of: "rdf" },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["historical_files/dev/a.owl", "historical/a.ttl", "b/historic-versions/a.rdf"],
      isNot: ["historical.ttl", "historical_figures/a.ttl"],
    },
  },
  {
    name: "report of a year, by the name of the file",
    seenIn: "kubernetes/community",
    kind: "historical",
    match: {
      path: [
        patternSequence(
          patternUnion(
            /(?:annual|yearly)[_ -]?reports?/iu,
            /rapport[_ -]annuel/iu,
            /(?:informe|relat[óo]rio)[_ -]anual/iu,
            /годовой[_ -]отч[её]т/iu,
            wordPattern("jahresbericht jaarverslag 年度报告 年次報告"),
          ),
          /[^/]{0,40}$/iu,
        ),
        year,
      ],
    },
    effect: { tells: "no-link-too" },
    examples: {
      is: ["sig-a/annual-report-2020.md", "docs/2019/annual_report.adoc", "rapport-annuel-2017.md", "年度报告2018.md"],
      isNot: ["annual-report/how-to.md", "annual-report.md", "annual-report-2020.json", "annual-report-2020/a.md"],
    },
  },
  {
    name: "party for a release, by the name of the file",
    seenIn: "golang/wiki",
    kind: "historical",
    match: { path: [/(?:release|launch)[_ -]?party[^/]{0,40}$/iu] },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["Go-1.6-release-party.md", "Go-1.10-Release-Party.md", "events/launch-party-2019.md"],
      isNot: ["release-notes.md", "third-party.md", "release-party/a/b.md"],
    },
  },
  {
    name: "log of changes, where it tells of versions before the newest ones, which stand at its beginning",
    seenIn: "alphagov/govuk-frontend, hashicorp/terraform-provider-google",
    kind: "historical",
    match: {
      path: [
        patternUnion(
          patternSequence(
            /(?:^|\/)(?:[\w.-]{1,40}[_.-])?/iu,
            patternUnion(changes, /news/iu),
            /(?:[_.-][a-z]{2})?\.\w+$/iu,
          ),
          patternSequence(ofChanges, /(?!readme)[^\/]{1,80}\.\w+$/iu),
        ),
      ],
      behind: 8000,
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        "CHANGELOG.md",
        "a/Changes.rst",
        "docs/release-notes.html",
        "HISTORY.md",
        "a.changelog.md",
        "変更履歴.md",
        "docs/news.rst",
        ...["content/release-notes/_index.md", "docs/whatsnew/version7.rst", "docs/änderungen/index.md"],
      ],
      isNot: [
        "CHANGELOG.yml",
        "exchanges.md",
        "changelog/README.md",
        "changelog.ts",
        "docs/prehistory.md",
        "newsletter.md",
      ],
    },
  },
  {
    name: "log of the changes of one version, by its number in the name of the file or of its folder, or of old versions",
    seenIn:
      "CHANGELOG_v1.md (hashicorp/terraform-provider-google), 1.3-CHANGELOG.md (kubernetes-sigs/gateway-api), CHANGELOG-OLD.md (bootstrap-vue/bootstrap-vue)",
    kind: "historical",
    match: {
      path: [
        patternUnion(
          patternSequence(/(?:^|\/)[^\/]{0,60}/iu, changes, /[_.-]?v?\d[\w.-]{0,20}\.[a-z]+$/iu),
          patternSequence(/(?:^|\/|[_.-])v?\d{1,4}(?:[.-]\d[\w.]{0,20})?[^\/.]{0,40}[_.-]/iu, changes, /\.[a-z]+$/iu),
          patternSequence(/(?:^|\/)/iu, changes, /[_.-]/iu, calledOld, /\.[a-z]+$/iu),
          patternSequence(/(?:^|\/)/iu, changes, /[_.-]/iu, archives, /\.[a-z]+$/iu),
          patternSequence(ofReleases, /(?:[^\/]{0,60}[^\d.\/])?\d{1,3}[._-]\d[\w.-]{0,40}\.[a-z]+$/iu),
        ),
      ],
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        "CHANGELOG-OLD.md",
        "CHANGELOG-archive.md",
        ...[
          "docs/whatsnew/version0.11.rst",
          "_releases/0.13.0.md",
          "releases/v22_0_0.rst",
          "notas/whatsnew/v0-5-0.rst",
        ],
        "_posts/releases/2016-02-23-release-0.12.0.md",
        "docs/release-notes-legacy.rst",
        "CHANGELOG_v1.md",
        "CHANGELOG/1.3-CHANGELOG.md",
        "a/root-version-v5-30-00-patch-release-notes.md",
      ],
      isNot: [
        "CHANGELOG.ts",
        "release-notes/README.md",
        "v1/changes.ts",
        "1.3/a.md",
        "releases/README.md",
        "releases/v2.md",
      ],
    },
  },
  {
    name: "log of changes in an archive",
    seenIn: "docs/archive/changelogs/changelog-3.4.x.asciidoc (apache/tinkerpop)",
    kind: "historical",
    match: {
      path: [
        patternUnion(
          patternSequence(nameBegins, archives, folderEnds, /(?:[\w.-]{1,60}\/){0,3}/iu, changes),
          patternSequence(/(?:^|\/)/iu, calledOld, /[_.-]?/iu, changes, /s?\//iu),
        ),
      ],
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...["docs/archive/changelogs/changelog-3.4.x.asciidoc", "archives/CHANGES-1.md", "archiv/Änderungen.md"],
        ...["archivo/cambios-2.rst", "archived/release-notes/1.0.md", "архив/изменения.md"],
        ...["old-CHANGELOG/2026/07.md", "legacy_changelogs/1.md"],
      ],
      isNot: [
        "docs/archive/guide.md",
        "docs/changelogs/changelog-3.4.x.asciidoc",
        "archive/changes.ts",
        "CHANGELOG.md",
      ],
    },
  },
  {
    name: "documentation, site or pages in a folder that is called old",
    seenIn: "legacy-docs (haiku/website)",
    kind: "historical",
    match: {
      path: [
        patternUnion(
          patternSequence(/(?:^|\/)/iu, calledOld, /[_-]?/iu, documentation, /\//iu),
          patternSequence(/(?:^|\/)_?/iu, documentation, /[_-]/iu, calledOld, /\//iu),
        ),
      ],
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        "static/legacy-docs/newsletter/a.html",
        "old_site/index.html",
        "docs-old/a.md",
        "a/wiki_obsolete/b.rst",
      ].concat("a/_extensions_legacy/b.md", "guides-deprecated/a.md", "legacy_tutorials/a.rst", "manual_old/a.html"),
      isNot: ["legacy/a.md", "docs/old.md", "household/docs/a.md", "legacy-docs/a.ts", "old-docs.md"],
    },
  },
];
