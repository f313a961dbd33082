import { patternSequence } from "../../../text/composed-pattern.js";
import type { Convention } from "../convention.js";

const withVersion = patternSequence(
  /^(?:https?:\/\/|urn:)[^\s|?#<>"{}^`\\]{1,2048}/iu,
  /\|v?\d[\w.+-]{0,63}(?:#[\w.-]{1,255})?$/iu,
);

/**
 * Whether the version behind the bar is an IRI below the one before it, as for editions of SNOMED CT: `…/sct|…/sct/9`.
 */
function isWithNamedVersion(text: string): boolean {
  const [name = "", version, ...more] = text.split("|");
  return name !== "" && version?.startsWith(`${name}/`) === true && more.length === 0;
}

/** Hosts of code systems in health care. */
const hostOfCodes = /^https?:\/\/(?:[^/|]{1,255}\.)?(?:hl7|loinc|unitsofmeasure)\.org(?:\/|$)/iu;
const hostOfTerms = /^https?:\/\/(?:[^/|]{1,255}\.)?(?:snomed\.info|nlm\.nih\.gov)(?:\/|$)/iu;
/** A path to a code system in health care, on any host. */
const pathToCodes = /^https?:\/\/.{1,512}\/(?:CodeSystem|NamingSystem|sid)\/./u;

function isCodeOfSystem(text: string): boolean {
  const [system = "", code = "", ...others] = text.trimEnd().split("|");
  const isSystem = [hostOfCodes, hostOfTerms, pathToCodes].some((form) => form.test(system));
  return others.length === 0 && isSystem && /^[\w.-]{1,64}$/u.test(code);
}

/** What the canonical addresses of FHIR, and of the code systems that it names, have in them. */
const ofFhir = /fhir|hl7|loinc|snomed|ValueSet|CodeSystem|StructureDefinition/iu;

/** A search for resources of a type, relative to the base of a server, with a code behind the name of its system. */
const searchForToken = patternSequence(
  /^(?:\/?[A-Z][A-Za-z]{2,63}\?|https?:\/\/[^?#\s]{1,1024}\/[A-Z][A-Za-z]{2,63}\?)/u,
  /(?:[^#\s]{0,1024}&)?[\w.:-]{1,100}=(?:https?:\/\/|urn:)[^#\s|&]{1,512}$/uy,
);

export const fhir: readonly Convention[] = [
  {
    name: "version behind a name, in the type canonical",
    seenIn: "FHIR",
    kind: "own-notation",
    // In data, `url` is the name of what has it, and no link.
    match: ({ text, place: { tier, role } }) =>
      (tier !== "sink" || role === "url") && (withVersion.test(text) || isWithNamedVersion(text)),
    effect: { excuses: ["character-excluded"] },
    examples: {
      is: [
        "http://hl7.org/fhir/ValueSet/a|4.0.1",
        "http://a.example/sct|http://a.example/sct/731000124108/version/20240301",
        { text: "http://a.example/rxnorm|05062024", at: { tier: "sink", role: "url" } },
      ],
      isNot: [
        "http://hl7.org/fhir/ValueSet/a|b",
        "http://a.example/b|http://a.example/c",
        { text: "http://a.example/a|4.0.1", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "code behind the name of its system, in the type token",
    seenIn: "FHIR: `http://loinc.org|LP29684-5` (HL7/US-Core)",
    kind: "own-notation",
    match: ({ characters, text, place: { tier } }) => characters === "|" && tier !== "sink" && isCodeOfSystem(text),
    effect: { excuses: ["character-excluded"] },
    examples: {
      is: [
        "http://loinc.org|LP29684-5",
        "http://terminology.hl7.org/CodeSystem/v2-0074|LAB",
        "https://a.example/fhir/sid/b|12-3",
      ],
      isNot: [
        "http://a.example/b|c",
        "http://loinc.org/a|b c",
        { text: "http://loinc.org|a", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "canonical address of FHIR up to the bar before its version, which a program compares or adds to",
    seenIn: '`startsWith("http://snomed.info/sct|")` (HL7/fhir-ig-publisher)',
    kind: "own-notation",
    match: ({ text, place: { tier } }) =>
      tier === "prefix" && /^https?:\/\/[^\s|"<>]+\|$/u.test(text) && ofFhir.test(text),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: ["http://snomed.info/sct|", "http://hl7.org/fhir/ValueSet/a|", "https://a.example/fhir/CodeSystem/b|"],
      isNot: [
        ...["http://a.example/fhir/b||", "http://a.example/fhir/<b|", "http://a.example/b|"],
        { text: "http://a.example/fhir/b|", at: { tier: "sink" } },
      ],
    },
  },
  {
    name: "code behind the name of its system, in a search",
    seenIn: "FHIR: `Observation?code=http://loinc.org|4548-4` in a bundle (microsoft/fhir-server)",
    kind: "own-notation",
    match: ({ characters, span, text, place: { role } }) =>
      characters === "|" && role !== "href" && role !== "link" && searchForToken.test(text.slice(0, span.start)),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: [
        { text: "Observation?code=http://loinc.org|4548-4&status=final", at: { tier: "sink", role: "url" } },
        { text: "https://a.example/fhir/Patient?_id=a&identifier=urn:oid:1.2|b", at: { tier: "sink", role: "url" } },
      ],
      isNot: [
        { text: "Observation?code=a|b", at: { tier: "sink", role: "url" } },
        { text: "a?code=http://loinc.org|4548-4", at: { tier: "sink", role: "url" } },
        { text: "/Observation?code=http://loinc.org|4548-4", at: { tier: "sink", role: "href" } },
      ],
    },
  },
];
