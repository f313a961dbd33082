import { patternSequence } from "../../../text/composed-pattern.js";
import { wordPattern } from "../../../text/word-set.js";
import type { AroundExample, Convention } from "../convention.js";
import { linesBefore } from "../matching/lines-around.js";

/** The line of a catalogue of gettext on which a string begins; further lines of it hold nothing but text in quotation marks. */
const beginsString = /^(?!\s*")/u;

/** The string of the sources that a message translates: nobody edits it in a catalogue. */
const ofSources = /^\s*(?:#[|~] ?)?msg(?:id(?:_plural)?|ctxt)\s+"/u;

/** The beginning and the end of a reference of reStructuredText with its target: `` `a <…>`_ ``. */
const opensTarget = /`[^`]*<$/u;
const closesTarget = /^>`__?/u;

function inCatalogue(...texts: readonly string[]): readonly AroundExample[] {
  return texts.map((text) => ({ text, at: { tier: "prose" }, syntax: "c-string" }));
}

/** Catalogues of messages, and translations that programs make. */
export const translations: readonly Convention[] = [
  {
    name: "string of the sources in a catalogue of messages, which a program copies there",
    seenIn: "gettext: `msgid`, the same in every language (OpenDroneMap/docs); a slip is mended in the sources",
    kind: "around",
    match: ({ syntax, before }) =>
      syntax === "c-string" && ofSources.test(linesBefore(before).findLast((line) => beginsString.test(line)) ?? ""),
    effect: { excuses: "visible", unlessStrict: true },
    examples: {
      is: inCatalogue(
        'msgid "See «http:// a.example/b»"',
        'msgid ""\n"The `tool <«http:// "\n"a.example/b»>`_ is"',
        'msgid_plural "«htp://a.example/»"',
        'msgctxt "«htp://a.example/»"',
        '#| msgid "«htp://a.example/»"',
      ),
      isNot: inCatalogue(
        'msgid "a"\nmsgstr "Siehe «http:// a.example/b»"',
        'msgid "a"\nmsgstr ""\n"«http:// a.example/b»"',
        'msgid "a"\nmsgstr[0] "«htp://a.example/»"',
        'char *msgid = "«htp://a.example/»"',
      ),
    },
  },
  {
    name: "white space in the target of a link of reStructuredText in a string, where docutils takes it out",
    seenIn:
      "catalogues of Sphinx, whose long lines translators break: `<http:// www.microsoft.com/…>`_` (OpenDroneMap/docs)",
    kind: "around",
    match: ({ place: { tier }, before, after }) =>
      tier === "prose" && closesTarget.test(after) && opensTarget.test(before),
    effect: { excuses: ["character-space"], unlessStrict: true },
    examples: {
      is: inCatalogue(
        'msgstr "das `Programm <«http:// a.example/b»>`_"',
        'msgstr "le `programme\\n"\n"de a <«https:// a.example/b»>`__"',
        '"""See the `tool <«http:// a.example/b»>`_."""',
      ),
      isNot: inCatalogue(
        'msgstr "das `Programm <«http:// a.example/b»>`"',
        'msgstr "das Programm <«http:// a.example/b»>`_"',
        'msgstr "<a href=\\"«http:// a.example/b»\\">"',
      ),
    },
  },
  {
    name: "template of a catalogue of messages, which a program collects from the sources",
    seenIn: "source/locale/pot/installation.pot (OpenDroneMap/docs)",
    kind: "historical",
    match: { path: [/\.pot$/iu], of: "records" },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["source/locale/pot/installation.pot", "po/a.pot", "languages/b-c.POT"],
      isNot: ["po/de.po", "a.pot/de.po", "pot/a.md", "a.potx"],
    },
  },
  {
    name: "translations that a service for translating has made, in a folder that is called after it",
    seenIn: "locales/googleTranslate/ar.json (gbif/portal16)",
    kind: "historical",
    match: {
      path: [
        patternSequence(
          /(?:^|[/_-])/iu,
          wordPattern("google bing deepl machine auto(?:matic|mated)? gpt ai"),
          /[_-]?translat(?:es?|ed|ions?)\//iu,
        ),
      ],
      of: "records",
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        "locales/googleTranslate/ar.json",
        "i18n/machine-translated/de.yml",
        "auto_translations/fr.xml",
        "deepl-translated/ja.po",
        "lang/ai-translations/es.json",
      ],
      isNot: ["locales/ar.json", "google/translate/a.json", "translations/google.json", "machine-translation/a.ts"],
    },
  },
];
