import { tableOf } from "../table.js";
import type { Stranger, Verdict } from "./kept.js";
import type { Report } from "./reports.js";

const outcomes = ["acted on", "pedantic", "wrong"] as const;

/** The page that says what the people of unknown repositories would do with the reports. */
export function strangersPage(strangers: readonly Stranger[], verdicts: ReadonlyMap<string, Verdict>): string {
  const judged = judgedOf(strangers, verdicts);
  const rounds = [...new Set(strangers.map(({ round }) => round))].sort((a, b) => b - a);
  const files = strangers.reduce((sum, stranger) => sum + stranger.files, 0);
  const reports = strangers.reduce((sum, stranger) => sum + stranger.reports, 0);
  const inTests = strangers.reduce((sum, stranger) => sum + stranger.inTests, 0);
  const newest = rounds.slice(0, 3);
  const ofNewest = judgedOf(
    strangers.filter(({ round }) => newest.includes(round)),
    verdicts,
  );
  const header = ["", "judged", ...outcomes, "share acted on"];
  const total = [
    rowOf("by lines", judged, verdicts, () => 1),
    rowOf("by reports", judged, verdicts, ({ weight }) => weight),
  ];
  return `<!-- Written by pnpm strangers --write. Do not edit. -->

# Strangers

What would the people of a repository do with the reports? \`pnpm strangers\` reads repositories with the preset \`recommended\` and draws up to twenty lines of
each code in each of them by lot; lines of the same text count once. A reader has judged them: _acted on_ (a maintainer would mend it), _pedantic_ (right, but
nobody would bother) or _wrong_. Tests of programs and their data are left out, where identifiers are wrong on purpose. By lines each line counts once; by reports it stands for its part of all reports of its code in its repository.

${strangers.length} repositories, ${files} files, ${reports} reports, and ${inTests} more in tests; ${judged.length} lines judged.

${tableOf(header, total)}

## By round

The repositories of a round were new when they were read. What was pedantic or wrong in them has been mended before the next round, as far as it was of a kind that
others have, too; so the newest round says how it is now, and each older one how it was. The last two columns leave out the repository of the round with the most lines, since one habit of one
repository can be most of a round.

${tableOf(
  ["round", "repositories", "files", ...header.slice(1), "judged without the largest", "share acted on"],
  rounds.map((round) => {
    const own = strangers.filter((stranger) => stranger.round === round);
    const ofFiles = own.reduce((sum, stranger) => sum + stranger.files, 0);
    const ofRound = judgedOf(own, verdicts);
    const [, ...counts] = rowOf("", ofRound, verdicts, () => 1);
    const [, others = "", , , , share = ""] = rowOf("", withoutLargest(ofRound), verdicts, () => 1);
    return [String(round), String(own.length), String(ofFiles), ...counts, others, share];
  }),
)}

Of round 9, twenty lines of one repository are not among those judged, since their kind was mended while they were read; were they pedantic, 75 % would be acted on.
Of round 10, twenty lines stand in tests of git/git, whose folder was not known as one of tests; without them, 69 % would be acted on.
Of round 12, 27 lines are posts of others that one repository gathers from their feeds; without them, 88 % would be acted on.
Of round 13, 99 lines stand in one repository, which keeps a copy of every version of the ontologies of others; all are pedantic.
Of round 14, 80 lines stand in one file of RDF/XML whose name ends with \`.ttl\`; without them, 85 % would be acted on, and none is wrong.
Of round 15, eight lines stand in a folder of tests, \`uml-tests\`, and one in examples that are invalid on purpose, which were not known as such; nine are libraries of others below \`lib/\`.
Of round 16, 78 lines stand in MISP/misp-galaxy, of which 20 are one kind of address, \`…[1].jpg\`; of the 54 others, 80 % would be acted on, and 7 are wrong.
Of round 17, 37 lines stand in dokuwiki/dokuwiki, all of one kind, its links \`[[https://…|text]]\`; 20 in SigmaHQ/sigma are beginnings of addresses, \`'http://1'\`, and 21 in vocol/vocol, mostly copies of tests that are wrong on purpose. Of the 124 others, 86 % would be acted on, and 9 are wrong.
Of round 18, 20 lines stand in tables of EnvironmentOntology/envo, all of one kind, a bar before the name of a set, \`http://…|nlcd2011\`; 19 in zotero/translators, mostly addresses of catalogues in test cases that the translators hold. Of the 20 others, 75 % would be acted on, and one is wrong.
Of round 19, 23 lines stand in hashicorp/terraform-provider-google, of which twelve are brackets in its changelogs; eight are the licence in fonts of others. Of the 73 others, 56 % would be acted on, and 12 are wrong: four literals of RDF in a table, namespaces of NativeScript, and what two programs hold on purpose.
Of round 20, 63 lines stand in golang/website, 59 of them places in files in an attribute \`src\` of its own, and eleven in an old log of changes, which are pedantic. Of the 129 others, 67 % would be acted on, and nine are wrong: registries of containers, \`!https://…\` and the text of an element of XML.
Of round 21, 61 lines stand in ropensci/roweb3, of which 18 are \`#a#:~:text=b\` and 20 one file of data; 21 in electron/electronjs.org are data of packages that a program has gathered. Of the 31 others, 45 % would be acted on, and five are wrong: links within tags of Liquid, and a query that looks for a wrong namespace.
Of round 22, which knows what was mended after rounds 20 and 21, five of the 35 lines are bodies of mails in templates of carpentries/amy, all pedantic; the three wrong ones are words that follow \`http://\` without a space in one translation.
Of round 23, three of the 21 lines stand in a part of another ontology that a program has extracted, and five are selectors of logs in commands of grafana/loki, all pedantic; the two wrong ones are samples of attacks in rails/rails.
Of round 24, 32 lines stand in w3c/csvw, of which 20 are in its snapshots of what was published; eleven are old versions of its specification in ResearchObject/ro-crate, all pedantic. Of the others, 77 % would be acted on; the four wrong ones are a graph of JSON-LD, an address behind a service, and a space on purpose.
Of round 25, which knows what was mended after round 24, 23 lines stand in kg-construct/rml-core, of which 21 would be acted on; the eight wrong ones are a folder called \`scaling-rocket.chat\`, words in angle brackets with a slash (\`<host URL/IP>\`), and an owner called as the forge is.
Of round 26, the first in which references to files that are there are known, the seven wrong ones are of seven kinds, of which six were mended before round 27: an \`id\` in an entry of no feed, a parenthesis that a backslash quotes, the full stop of \`et_al.\`, and signs and labels in samples.
Of round 27, which knows what was mended after round 26, 36 lines stand in translations of freeCodeCamp/how-to-contribute-to-open-source, of which 33 would be acted on. Six more repositories were judged, but not counted for the table: of 16 lines in three of them ten would be acted on, and six are wrong.
Of round 28, which knows what was mended after round 27, the four wrong ones are samples of bootstrap-vue/bootstrap-vue with \`[[ a ]]\`; five of the seven pedantic ones stand in what w3c/vc-data-model published in 2019.
Of round 29, 37 lines stand in templates of Twirl in gitbucket/gitbucket and 19 in those of Haxe in HaxeFoundation/haxe.org, whose expressions were not known; all are wrong. Of the 58 others, 90 % would be acted on, and one is wrong: a sentence of Japanese behind an address.
Of round 30, which knows what was mended after round 29, 13 lines are formulas of TeX in pictures of alexeygrigorev/data-science-interviews and five addresses without a host in collections of Postman in microcks/microcks, all pedantic; the wrong one is an expression of Spring, \`\${a:#{null}}\`.
Of round 31, which knows what was mended after rounds 29 and 30, nine lines are values of Twig in YesWiki/yeswiki with objects in them, all wrong; of the 77 lines outside it, 68 % would be acted on. The eight other wrong ones are of five kinds: lists of two addresses between brackets in a command, a port in camel case, \`##\` of one program, paths of NuGet in a template, and a term with a sign behind it.
Of round 32, which knows some of what was mended after round 31, 147 lines stand in the Chinese translations of xitu/gold-miner, of which 138 would be acted on. Of the 169 others, 31 % would be acted on: 35 of their 37 wrong ones are links to classes in craftcms/docs and lists in lines that a backslash joins in DSpace/DSpace, and 71 of their 80 pedantic ones are anchors of Sphinx in codeigniter4/userguide and what programs have generated or translated in three repositories.
Of round 33, 17 lines are one sentence of hotosm/tasking-manager in 17 languages, a link of Markdown with \`&amp;\` in a string of JSON, five are labels with spaces in links of MyST, and two a tag of Django that writes a tag, all wrong. Of the 25 others, 76 % would be acted on, and none is wrong.
Of round 34, 20 lines are values of one table of tdwg/dwc-qa, which counts what others have entered, all pedantic; of the 115 others, 86 % would be acted on. The seven wrong ones are a prefix that a shell takes away, a product of LaTeX between dollar signs, an expression between back quotes, the output of a program in a block of shell, a tag of one template and twice an address that shows an error on purpose; the first three kinds are mended.
Of round 41, 38 lines stand in a Chinese translation of apachecn/pytorch-doc-zh, all of which would be acted on. Of the 71 others, 32 % would be acted on: 17 of their 38 wrong ones are comments of others in one table of christophM/interpretable-ml-book, 12 tests within programs of LemmyNet/lemmy, and 8 examples of the specification of CommonMark in jupyter-book/mystmd; these kinds are mended.
Of round 42, which knows what was mended after round 41, the two wrong ones are one path of Windows in a lesson on paths; eight of the ten pedantic ones are \`href="###"\`, which leads nowhere on purpose, and the host \`xxx.com\`, in other lessons.
Of round 43, which knows what was mended after round 42, five of the twelve wrong ones are hosts that name the catalogue of a work in one repository (\`"source": "www.isbn.de"\`), two are tests whose folder was not known as one, or data that a program learns from, and two the full stop of a sentence that a program prints; its kinds are mended.
Of round 44, which knows what was mended after round 43, the three wrong ones stand in one page of ropensci/rdflib, where pkgdown lets the shown text of links break; two of the three pedantic ones are one token that its owners have written down on purpose.
Of round 47, 35 lines stand in JetBrains/intellij-sdk-docs, of which 20 are \`%gh-ic%\`, a variable of Writerside, and 21 in dotnet/EntityFramework.Docs, of which 20 are \`[!code-csharp[](a.cs)]\` of DocFX; all 40 are wrong, and both kinds are mended. Of the 224 others, 89 % would be acted on, and twelve are wrong, of nine kinds, of which all are mended. One more repository, apache/struts-site, was judged, but not counted for the table: of 13 lines seven would be acted on, and none is wrong.
Of round 48, read after most of that was mended, 43 lines stand in grails/grails-static-website, of which 40 are \`[%url]\` of its own templates, all wrong. Of the 65 others, 66 % would be acted on, and nine are wrong, of which five are \`%IMPORTERVERSION\` in firefly-iii/docs; these two kinds are mended. Ten of the 13 pedantic ones stand in pages that programs have made.
Of round 50, read after the mending of round 48, ontologies, infrastructure, scientific packages, lists and applications, 29 lines stand in smart-data-models/dataModel.Energy, of which 27 are translations that a program makes, all pedantic. Of the 61 others, 49 % would be acted on: 21 of their 26 pedantic ones are old versions of vocabularies in folders called \`archive\`, three a merged ontology, and two old changes. The five wrong ones are three images in a registry of containers, a source of a rule set of TFLint and the numbered arguments of a template in Lua. 24 of the 40 repositories have no line at all.
Of round 51, read after findings that many literals share had moved to strict, 24 lines stand in goabstract/Awesome-Design-Tools, of which 16 are in pages that a program has made of its lists, all pedantic. Of the 36 others, 83 % would be acted on, and none is wrong: of their six pedantic ones three are old entries of a log of changes, and three stand in a finished report, a published context and a sample. 15 of the 31 repositories have no line at all.
Of round 52, 44 lines stand in silverstripe/developer-docs, of which 34 are wrong: 32 links to members of classes, \`api:A\\Forms\\Form->casting\`, and two shortcodes. Of the 199 others, 64 % would be acted on, and three are wrong: the doubled at sign of Twirl, twice, and a formula. Of their 68 pedantic ones, 21 stand in eclipse-ditto/ditto, of which nine are hyphens in the variables of a template, and ten are namespaces of URNs in apache/stanbol; these kinds and the wrong ones are mended. 19 of the 56 repositories have no line at all.
Of round 53, read after that mending, 15 lines stand in mysociety/fixmystreet, of which six are strings of Template Toolkit and wrong. Of the 54 others, 57 % would be acted on, and six are wrong: three endings of words behind \`https://lichess.org-\`, two pages for a self-test, whose folder was not known as one of tests, and what is left of emoji in an anchor; these kinds are mended. Of their 17 pedantic ones five stand in slides of 2019, four in footnotes and three in old versions of schemas. 16 of the 32 repositories have no line at all.
Of round 54, nine lines stand in nginx/unit-docs, of which eight are strings of style sheets that a template makes, all wrong. Of the 50 others, 64 % would be acted on, and three are wrong: an entity of W3C's own file of OWL, a namespace in a bundle of others, and a word between East Asian brackets; these kinds are mended. Of their 15 pedantic ones ten stand in minutes, legacy texts and published copies. 27 of the 43 repositories have no line at all.
Of round 55, read after that mending, 19 lines stand in translations of microsoft/IoT-For-Beginners that a program makes, all pedantic; ten of the 15 wrong ones are zero-width spaces that Org needs, in kaushalmodi/ox-hugo, three stand in digital-land/digital-land.info and two are generic types of .NET. All these kinds are mended, as are mailboxes that are hidden from programs, six of the 16 other pedantic ones. 15 of the 28 repositories have no line at all.
Of round 58, 27 lines stand in smart-data-models/dataModel.Transportation, of which 18 are pedantic: files and translations that a program makes. Of the 91 others, 55 % would be acted on, and 34 are wrong: ten are templates of Twirl in hbz/lobid-organisations, six a notation of knadh/listmonk, five prefixes that a context of JSON-LD imports, and four samples that are cut on purpose. 25 of the 54 repositories have no line at all.
Of round 59, 35 lines stand in halfrost/Halfrost-Field, of which 32 would be acted on, since each slip stands in several versions of an article. Of the 105 others, 34 % would be acted on, and 28 are wrong: 20 are fragments of pages in LinkedEarth/Ontology, \`#http://…\`, which are the identifiers of elements there, five are statistics of which terms are in use, two are tokens of a preview and one is a placeholder of a port. 26 of their 41 pedantic ones stand in copies of others in dice-group/LIMES. Without these three repositories 36 of 56 would be acted on. 21 of the 40 repositories have no line at all.
Of round 60, of kinds that people use every day, 25 lines stand in postgres/pgweb, of which 20 are press kits of releases long past; 20 in one post of postmarketOS/postmarketos.org, whose Python-Markdown makes links of addresses with spaces, and 16 in texts that a program writes in Azure/bicep-registry-modules, all pedantic. Of the 69 others, 62 % would be acted on; the two wrong ones are an expression of Azure's templates and words in the place of a reference. 33 of the 58 repositories have no line at all.
Of round 61, read after some of that was mended, 27 lines stand in obophenotype/upheno, of which 20 are a dated copy of an ontology, all pedantic. Of the 90 others, 44 % would be acted on: 20 of their 40 pedantic ones are notes on releases long past, two stand in a reference that a program writes and two in translations that WordPress brings with it. The ten wrong ones are four expressions of RainTPL, queries of SQL twice, a port that may be left out, told by two checks, a placeholder and a message; these kinds are mended. 27 of the 51 repositories have no line at all.
Of round 62, read after that mending, 23 lines stand in translations of swoole/docs, all of which would be acted on, and 20 in the documentation of PHPOffice/PhpSpreadsheet, whose MkDocs admits spaces in links, all pedantic. Of the 59 others, 51 % would be acted on: seven of their 25 pedantic ones are a reference that a program writes, five contributions to courses of former years and three documents of an old version. The four wrong ones are a version in FHIR and words for a password. 30 of the 51 repositories have no line at all.
Of round 63, read after that mending, 27 lines stand in digoal/ai-handbook, of which 20 are soft hyphens of text that was taken out of a PDF; 17 in data of tests in chpladmin/chpl-website, whose folder was not known as one, ten in an archive of mono/website, and ten are spaces in pages of VNG-Realisatie/gemma-zaken, of which Jekyll makes links, all pedantic. Of the 90 others, 58 % would be acted on, and seven are wrong: six links of Markdown that numpy/numpy shows in code, and one test. Twelve more in archives and six in old posts are pedantic. 26 of the 58 repositories have no line at all.
Of round 64, read after the mending of those kinds, 35 lines stand in gigascience/gigadb-website, of which 20 are accessions (\`GEO:GSM1048081\`) and wrong, and 13 are data copied from its database. Of the 54 others, 50 % would be acted on: of their 21 pedantic ones six are tests whose folders were not known as such, four stand in documentation of old versions and three in a folder called \`legacy\`. Four of their six wrong ones are a remark between East Asian parentheses right behind a host, one is pip's \`#egg=a[b]\` and one an address that is wrong on purpose. All these kinds but the last are mended. 17 of the 36 repositories have no line at all.
Of round 65, read after the mending of those kinds, 33 lines stand in ansible/workshops, of which 32 would be acted on. Of the 265 others, 50 % would be acted on: of their 45 wrong ones 20 are one pattern with a placeholder in INSPIRE-MIF/technical-guidelines and 14 elements within attributes of JSP in apache/jspwiki; of their 88 pedantic ones 18 are anchors such as \`#[1]\` in espressomd/espresso, 18 are pages that folio-org/folio-org.github.io copies from other repositories, and 14 samples that openapi-ts/openapi-typescript has from another one.
Read again after round 32 and what was mended then, 245 of the repositories have 1,470 lines left of those that were judged: 83 % would be acted on, and 2 % are wrong.
Read again after round 44 and what was mended then, 60 of the repositories of the newest rounds have 290 lines left of the 377 that were judged: 88 % would be acted on, and 1 % are wrong; none of those that would be acted on is gone.
Read again after round 53 and what was mended then, 19 of the repositories of the newest two rounds have 140 lines left of the 232 that were judged: 85 % would be acted on, and none is wrong; none of those that would be acted on is gone.
Read again after round 57 and what was mended then, the repositories of rounds 56 and 57 have 191 lines left of the 274 that were judged: 83 % would be acted on, and one is wrong; none of those that would be acted on is gone. 27 of the 44 wrong ones of round 56 stand in internetarchive/openlibrary, whose templates (Templetor) put calls into attributes, six in navidrome/navidrome, where the program puts the scheme before the value, and five in meltano/hub, which lists what pip is to install.

## By code

In all rounds, and in the newest three, which know what was mended after the others.

${tableOf(
  [...header, `rounds ${newest.join(", ")}`, "share acted on"],
  groupsOf(judged, verdicts, ({ code }) => `\`${code}\``).map((row) => {
    const own = ofNewest.filter(({ code }) => row[0] === `\`${code}\``);
    const [, count = "", , , , share = ""] = rowOf("", own, verdicts, () => 1);
    return [...row, count, share];
  }),
)}

## By repository

${tableOf(
  header,
  groupsOf(judged, verdicts, ({ repository }) => repository),
)}
`;
}

function judgedOf(strangers: readonly Stranger[], verdicts: ReadonlyMap<string, Verdict>): readonly Report[] {
  return strangers.flatMap(({ drawn }) => drawn.filter(({ hash }) => verdicts.has(hash)));
}

/** The reports without those of the repository that has the most; of several with as many, the first. */
export function withoutLargest(reports: readonly Report[]): readonly Report[] {
  const counts = new Map<string, number>();
  for (const { repository } of reports) counts.set(repository, (counts.get(repository) ?? 0) + 1);
  const [largest] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return reports.filter(({ repository }) => repository !== largest);
}

function groupsOf(
  judged: readonly Report[],
  verdicts: ReadonlyMap<string, Verdict>,
  nameOf: (report: Report) => string,
): string[][] {
  const names = [...new Set(judged.map(nameOf))].sort();
  return names.map((name) => {
    const own = judged.filter((report) => nameOf(report) === name);
    return rowOf(name, own, verdicts, () => 1);
  });
}

function rowOf(
  name: string,
  judged: readonly Report[],
  verdicts: ReadonlyMap<string, Verdict>,
  weightOf: (report: Report) => number,
): string[] {
  const counts = outcomes.map((outcome) =>
    judged
      .filter(({ hash }) => verdicts.get(hash)?.verdict === outcome)
      .reduce((sum, report) => sum + weightOf(report), 0),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const share = total === 0 ? "–" : `${Math.round((100 * (counts[0] ?? 0)) / total)} %`;
  return [name, ...[total, ...counts].map((count) => String(Math.round(count))), share];
}
