// All terms of vocabularies to which nobody but their publishers adds any, with those of their earlier versions, each with the document
// that lists them; sorted by namespace. Written by hand after these documents: the names of terms are facts, and no text of the documents is here.
// iri-ignore-file namespace-misspelled

import { wordSet } from "../text/word-set.js";

export interface Vocabulary {
  readonly title: string;
  /** The document that defines the terms. */
  readonly source: string;
  readonly terms: ReadonlySet<string>;
}

function vocabulary(title: string, source: string, terms: string): Vocabulary {
  return { title, source, terms: wordSet(terms) };
}

/** By namespace. */
export const closedVocabularies: ReadonlyMap<string, Vocabulary> = new Map([
  [
    "http://purl.org/dc/dcmitype/",
    vocabulary(
      "DCMI Type",
      "https://www.dublincore.org/specifications/dublin-core/dcmi-terms/",
      "Collection Dataset Event Image InteractiveResource MovingImage PhysicalObject Service Software Sound " +
        "StillImage Text",
    ),
  ],
  [
    "http://purl.org/dc/elements/1.1/",
    vocabulary(
      "Dublin Core 1.1",
      "https://www.dublincore.org/specifications/dublin-core/dcmi-terms/",
      "contributor coverage creator date description format identifier language publisher relation rights source " +
        "subject title type",
    ),
  ],
  [
    "http://purl.org/dc/terms/",
    vocabulary(
      "DCMI Terms",
      "https://www.dublincore.org/specifications/dublin-core/dcmi-terms/",
      "abstract accessRights accrualMethod accrualPeriodicity accrualPolicy alternative audience available " +
        "bibliographicCitation conformsTo contributor coverage created creator date dateAccepted dateCopyrighted " +
        "dateSubmitted description educationLevel extent format hasFormat hasPart hasVersion identifier " +
        "instructionalMethod isFormatOf isPartOf isReferencedBy isReplacedBy isRequiredBy issued isVersionOf language " +
        "license mediator medium modified provenance publisher references relation replaces requires rights " +
        "rightsHolder source spatial subject tableOfContents temporal title type valid Agent AgentClass " +
        "BibliographicResource FileFormat Frequency Jurisdiction LicenseDocument LinguisticSystem Location " +
        "LocationPeriodOrJurisdiction MediaType MediaTypeOrExtent MethodOfAccrual MethodOfInstruction PeriodOfTime " +
        "PhysicalMedium PhysicalResource Policy ProvenanceStatement RightsStatement SizeOrDuration Standard DCMIType " +
        "DDC IMT LCC LCSH MESH NLM TGN UDC Box ISO3166 ISO639-2 ISO639-3 Period Point RFC1766 RFC3066 RFC4646 RFC5646 " +
        "URI W3CDTF",
    ),
  ],
  [
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    vocabulary(
      "RDF",
      "https://www.w3.org/TR/rdf-schema/",
      "type Property Statement subject predicate object Bag Seq Alt value List nil first rest XMLLiteral HTML JSON " +
        "langString dirLangString PlainLiteral CompoundLiteral language direction reifies RDF Description ID about " +
        "parseType resource li nodeID datatype bagID aboutEach aboutEachPrefix annotation annotationNodeID version",
    ),
  ],
  [
    "http://www.w3.org/2000/01/rdf-schema#",
    vocabulary(
      "RDF Schema",
      "https://www.w3.org/TR/rdf-schema/",
      "Resource Class Literal Datatype Container ContainerMembershipProperty Proposition subClassOf subPropertyOf " +
        "comment label domain range seeAlso isDefinedBy member",
    ),
  ],
  [
    "http://www.w3.org/2001/XMLSchema#",
    vocabulary(
      "XML Schema",
      "https://www.w3.org/TR/xmlschema11-2/",
      "anyType anySimpleType anyAtomicType string boolean decimal precisionDecimal float double duration dateTime " +
        "dateTimeStamp time date gYearMonth gYear gMonthDay gDay gMonth hexBinary base64Binary anyURI QName NOTATION " +
        "normalizedString token language NMTOKEN NMTOKENS Name NCName ID IDREF IDREFS ENTITY ENTITIES integer " +
        "nonPositiveInteger negativeInteger long int short byte nonNegativeInteger unsignedLong unsignedInt " +
        "unsignedShort unsignedByte positiveInteger yearMonthDuration dayTimeDuration untyped untypedAtomic numeric " +
        "error length minLength maxLength pattern enumeration whiteSpace maxInclusive maxExclusive minExclusive " +
        "minInclusive totalDigits fractionDigits assertion assertions explicitTimezone maxScale minScale",
    ),
  ],
  [
    "http://www.w3.org/2002/07/owl#",
    vocabulary(
      "OWL",
      "https://www.w3.org/TR/owl2-rdf-based-semantics/",
      "AllDifferent AllDisjointClasses AllDisjointProperties Annotation AnnotationProperty AsymmetricProperty Axiom " +
        "Class DataRange DatatypeProperty DeprecatedClass DeprecatedProperty FunctionalProperty " +
        "InverseFunctionalProperty IrreflexiveProperty NamedIndividual NegativePropertyAssertion Nothing ObjectProperty " +
        "Ontology OntologyProperty ReflexiveProperty Restriction SymmetricProperty TransitiveProperty Thing " +
        "allValuesFrom annotatedProperty annotatedSource annotatedTarget assertionProperty backwardCompatibleWith " +
        "bottomDataProperty bottomObjectProperty cardinality complementOf datatypeComplementOf deprecated differentFrom " +
        "disjointUnionOf disjointWith distinctMembers equivalentClass equivalentProperty hasKey hasSelf hasValue " +
        "imports incompatibleWith intersectionOf inverseOf maxCardinality maxQualifiedCardinality members " +
        "minCardinality minQualifiedCardinality onClass onDataRange onDatatype oneOf onProperties onProperty " +
        "priorVersion propertyChainAxiom propertyDisjointWith qualifiedCardinality rational real sameAs someValuesFrom " +
        "sourceIndividual targetIndividual targetValue topDataProperty topObjectProperty unionOf versionInfo versionIRI " +
        "withRestrictions",
    ),
  ],
  [
    "http://www.w3.org/2004/02/skos/core#",
    vocabulary(
      "SKOS",
      "https://www.w3.org/TR/skos-reference/",
      "Concept ConceptScheme Collection OrderedCollection inScheme hasTopConcept topConceptOf prefLabel altLabel " +
        "hiddenLabel notation note changeNote definition editorialNote example historyNote scopeNote semanticRelation " +
        "broader narrower related broaderTransitive narrowerTransitive member memberList mappingRelation closeMatch " +
        "exactMatch broadMatch narrowMatch relatedMatch subject primarySubject isSubjectOf isPrimarySubjectOf " +
        "subjectIndicator symbol prefSymbol altSymbol CollectableProperty publicNote privateNote broaderGeneric " +
        "broaderInstantive broaderPartitive narrowerGeneric narrowerInstantive narrowerPartitive relatedHasPart " +
        "relatedPartOf",
    ),
  ],
  [
    "http://www.w3.org/2008/05/skos-xl#",
    vocabulary(
      "SKOS-XL",
      "https://www.w3.org/TR/skos-reference/",
      "Label literalForm prefLabel altLabel hiddenLabel labelRelation",
    ),
  ],
  [
    "http://xmlns.com/foaf/0.1/",
    vocabulary(
      "FOAF",
      "http://xmlns.com/foaf/spec/",
      "Agent Document Group Image LabelProperty OnlineAccount OnlineChatAccount OnlineEcommerceAccount " +
        "OnlineGamingAccount Organization Person PersonalProfileDocument Project account accountName " +
        "accountServiceHomepage age aimChatID based_near birthday currentProject depiction depicts dnaChecksum " +
        "familyName family_name firstName focus fundedBy geekcode gender givenName givenname holdsAccount homepage " +
        "icqChatID img interest isPrimaryTopicOf jabberID knows lastName logo made maker mbox mbox_sha1sum member " +
        "membershipClass msnChatID myersBriggs name nick openid page pastProject phone plan primaryTopic publications " +
        "schoolHomepage sha1 skypeID status surname theme thumbnail tipjar title topic topic_interest weblog " +
        "workInfoHomepage workplaceHomepage yahooChatID",
    ),
  ],
]);
