// All terms of vocabularies to which nobody but their publishers adds any, with those of their earlier versions, each below the document
// that lists them; sorted by namespace. Written by hand after these documents: the names of terms are facts, and no text of the documents is here.
// iri-ignore-file namespace-misspelled

import { wordSet } from "../text/word-set.js";

export interface Vocabulary {
  readonly title: string;
  readonly terms: ReadonlySet<string>;
}

/** The set of the terms is made when somebody asks for it: most programs meet few of the vocabularies. */
function vocabulary(title: string, terms: string): Vocabulary {
  let known: ReadonlySet<string> | undefined;
  return {
    title,
    get terms() {
      return (known ??= wordSet(terms));
    },
  };
}

/** The constraint components of SHACL, each with one of its parameters, whose names begin with that of the component. */
const parametersOfShacl =
  "And-and Class-class Closed-closed Closed-ignoredProperties Datatype-datatype Disjoint-disjoint Equals-equals " +
  "Expression-expression HasValue-hasValue In-in LanguageIn-languageIn LessThan-lessThan " +
  "LessThanOrEquals-lessThanOrEquals MaxCount-maxCount MaxExclusive-maxExclusive MaxInclusive-maxInclusive " +
  "MaxLength-maxLength MaxListLength-maxListLength MemberShape-memberShape MinCount-minCount " +
  "MinExclusive-minExclusive MinInclusive-minInclusive MinLength-minLength MinListLength-minListLength Node-node " +
  "NodeByExpression-nodeByExpression NodeKind-nodeKind Not-not Or-or Pattern-flags Pattern-pattern " +
  "Property-property QualifiedMaxCount-qualifiedMaxCount QualifiedMaxCount-qualifiedValueShape " +
  "QualifiedMaxCount-qualifiedValueShapesDisjoint QualifiedMinCount-qualifiedMinCount " +
  "QualifiedMinCount-qualifiedValueShape QualifiedMinCount-qualifiedValueShapesDisjoint " +
  "ReifierShape-reificationRequired ReifierShape-reifierShape RootClass-rootClass SPARQL-sparql " +
  "SingleLine-singleLine SomeValue-someValue SubsetOf-subsetOf UniqueLang-uniqueLang UniqueMembers-uniqueMembers " +
  "UniqueValuesFor-uniqueValuesFor Xone-xone";

/** The names of those components and parameters: `MinCountConstraintComponent`, `MinCountConstraintComponent-minCount`. */
const constraintComponents = parametersOfShacl
  .split(" ")
  .map((each) => {
    const [component = "", parameter = ""] = each.split("-");
    return ` ${component}ConstraintComponent ${component}ConstraintComponent-${parameter}`;
  })
  .join("");

/** By namespace. */
export const closedVocabularies: ReadonlyMap<string, Vocabulary> = new Map([
  // https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
  [
    "http://purl.org/dc/dcmitype/",
    vocabulary(
      "DCMI Type",
      "Collection Dataset Event Image InteractiveResource MovingImage PhysicalObject Service Software Sound " +
        "StillImage Text",
    ),
  ],
  // https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
  [
    "http://purl.org/dc/elements/1.1/",
    vocabulary(
      "Dublin Core 1.1",
      "contributor coverage creator date description format identifier language publisher relation rights source " +
        "subject title type",
    ),
  ],
  // https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
  [
    "http://purl.org/dc/terms/",
    vocabulary(
      "DCMI Terms",
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
  // https://www.w3.org/TR/vocab-data-cube/
  [
    "http://purl.org/linked-data/cube#",
    vocabulary(
      "RDF Data Cube",
      "Attachable AttributeProperty CodedProperty ComponentProperty ComponentSet ComponentSpecification DataSet " +
        "DataStructureDefinition DimensionProperty HierarchicalCodeList MeasureProperty Observation " +
        "ObservationGroup Slice SliceKey attribute codeList component componentAttachment componentProperty " +
        "componentRequired concept dataSet dimension hierarchyRoot measure measureDimension measureType observation " +
        "observationGroup order parentChildProperty slice sliceKey sliceStructure structure",
    ),
  ],
  // https://www.w3.org/TR/void/
  [
    "http://rdfs.org/ns/void#",
    vocabulary(
      "VoID",
      "Dataset DatasetDescription Linkset TechnicalFeature class classPartition classes dataDump distinctObjects " +
        "distinctSubjects documents entities exampleResource feature inDataset linkPredicate objectsTarget " +
        "openSearchDescription properties property propertyPartition rootResource sparqlEndpoint subjectsTarget " +
        "subset target triples uriLookupEndpoint uriRegexPattern uriSpace vocabulary",
    ),
  ],
  // https://www.w3.org/TR/rdf-schema/
  [
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    vocabulary(
      "RDF",
      "type Property Statement subject predicate object Bag Seq Alt value List nil first rest XMLLiteral HTML JSON " +
        "langString dirLangString PlainLiteral CompoundLiteral language direction reifies RDF Description ID about " +
        "parseType resource li nodeID datatype bagID aboutEach aboutEachPrefix annotation annotationNodeID version",
    ),
  ],
  // https://www.w3.org/TR/rdf-schema/
  [
    "http://www.w3.org/2000/01/rdf-schema#",
    vocabulary(
      "RDF Schema",
      "Resource Class Literal Datatype Container ContainerMembershipProperty Proposition subClassOf subPropertyOf " +
        "comment label domain range seeAlso isDefinedBy member",
    ),
  ],
  // https://www.w3.org/TR/xmlschema11-2/
  [
    "http://www.w3.org/2001/XMLSchema#",
    vocabulary(
      "XML Schema",
      "anyType anySimpleType anyAtomicType string boolean decimal precisionDecimal float double duration dateTime " +
        "dateTimeStamp time date gYearMonth gYear gMonthDay gDay gMonth hexBinary base64Binary anyURI QName NOTATION " +
        "normalizedString token language NMTOKEN NMTOKENS Name NCName ID IDREF IDREFS ENTITY ENTITIES integer " +
        "nonPositiveInteger negativeInteger long int short byte nonNegativeInteger unsignedLong unsignedInt " +
        "unsignedShort unsignedByte positiveInteger yearMonthDuration dayTimeDuration untyped untypedAtomic numeric " +
        "error length minLength maxLength pattern enumeration whiteSpace maxInclusive maxExclusive minExclusive " +
        "minInclusive totalDigits fractionDigits assertion assertions explicitTimezone maxScale minScale",
    ),
  ],
  // https://www.w3.org/TR/owl2-rdf-based-semantics/
  [
    "http://www.w3.org/2002/07/owl#",
    vocabulary(
      "OWL",
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
  // https://www.w3.org/TR/skos-reference/
  [
    "http://www.w3.org/2004/02/skos/core#",
    vocabulary(
      "SKOS",
      "Concept ConceptScheme Collection OrderedCollection inScheme hasTopConcept topConceptOf prefLabel altLabel " +
        "hiddenLabel notation note changeNote definition editorialNote example historyNote scopeNote semanticRelation " +
        "broader narrower related broaderTransitive narrowerTransitive member memberList mappingRelation closeMatch " +
        "exactMatch broadMatch narrowMatch relatedMatch subject primarySubject isSubjectOf isPrimarySubjectOf " +
        "subjectIndicator symbol prefSymbol altSymbol CollectableProperty publicNote privateNote broaderGeneric " +
        "broaderInstantive broaderPartitive narrowerGeneric narrowerInstantive narrowerPartitive relatedHasPart " +
        "relatedPartOf",
    ),
  ],
  // https://www.w3.org/TR/owl-time/
  [
    "http://www.w3.org/2006/time#",
    vocabulary(
      "OWL-Time",
      "DateTimeDescription DateTimeInterval DayOfWeek Duration DurationDescription Friday " +
        "GeneralDateTimeDescription GeneralDurationDescription Instant Interval January Monday MonthOfYear " +
        "ProperInterval Saturday Sunday TRS TemporalDuration TemporalEntity TemporalPosition TemporalUnit Thursday " +
        "TimePosition TimeZone Tuesday Wednesday Year after before day dayOfWeek dayOfYear days generalDay " +
        "generalMonth generalYear hasBeginning hasDateTimeDescription hasDuration hasDurationDescription hasEnd " +
        "hasTRS hasTemporalDuration hasTime hasXSDDuration hour hours inDateTime inTemporalPosition inTimePosition " +
        "inXSDDate inXSDDateTime inXSDDateTimeStamp inXSDgYear inXSDgYearMonth inside intervalAfter intervalBefore " +
        "intervalContains intervalDisjoint intervalDuring intervalEquals intervalFinishedBy intervalFinishes " +
        "intervalIn intervalMeets intervalMetBy intervalOverlappedBy intervalOverlaps intervalStartedBy " +
        "intervalStarts minute minutes month monthOfYear months nominalPosition numericDuration numericPosition " +
        "second seconds timeZone unitDay unitHour unitMinute unitMonth unitSecond unitType unitWeek unitYear week " +
        "weeks xsdDateTime year years " +
        "disjoint equals hasInside notDisjoint unitCentury unitDecade unitMillenium",
    ),
  ],
  // https://www.w3.org/TR/skos-reference/
  [
    "http://www.w3.org/2008/05/skos-xl#",
    vocabulary("SKOS-XL", "Label literalForm prefLabel altLabel hiddenLabel labelRelation"),
  ],
  // https://www.w3.org/TR/vocab-dcat-3/
  [
    "http://www.w3.org/ns/dcat#",
    vocabulary(
      "DCAT",
      "Catalog CatalogRecord DataService Dataset DatasetSeries Distribution Download Feed Relationship Resource " +
        "Role WebService accessService accessURL bbox byteSize bytes catalog centroid compressFormat contactPoint " +
        "dataDictionary dataQuality dataset distribution downloadURL endDate endpointDescription endpointURL first " +
        "granularity hadRole hasCurrentVersion hasVersion inCatalog inSeries isDistributionOf isVersionOf keyword " +
        "landingPage last mediaType next nextVersion packageFormat prev previousVersion qualifiedRelation record " +
        "resource seriesMember servesDataset service size spatialResolutionInMeters startDate temporalResolution " +
        "theme themeTaxonomy version",
    ),
  ],
  // https://www.w3.org/TR/vocab-org/
  [
    "http://www.w3.org/ns/org#",
    vocabulary(
      "Organization Ontology",
      "ChangeEvent FormalOrganization Head Membership Organization OrganizationalCollaboration OrganizationalUnit " +
        "Post Role Site basedAt changedBy classification hasMember hasMembership hasPost hasPrimarySite " +
        "hasRegisteredSite hasSite hasSubOrganization hasUnit headOf heldBy holds identifier linkedTo location " +
        "member memberDuring memberOf organization originalOrganization postIn purpose remuneration reportsTo " +
        "resultedFrom resultingOrganization role roleProperty siteAddress siteOf subOrganizationOf " +
        "transitiveSubOrganizationOf unitOf",
    ),
  ],
  // https://www.w3.org/TR/prov-o/
  [
    "http://www.w3.org/ns/prov#",
    vocabulary(
      "PROV",
      "Accept Activity ActivityInfluence Agent AgentInfluence Association Attribution Bundle Collection " +
        "Communication Contribute Contributor Copyright Create Creator Delegation Derivation Dictionary " +
        "DirectQueryService EmptyCollection EmptyDictionary End Entity EntityInfluence Generation Influence " +
        "Insertion InstantaneousEvent Invalidation KeyEntityPair Location Modify Organization Person Plan " +
        "PrimarySource Publish Publisher Quotation Removal Replace Revision RightsAssignment RightsHolder Role " +
        "ServiceDescription SoftwareAgent Start Submit Usage actedOnBehalfOf activity activityOfInfluence agent " +
        "agentOfInfluence alternateOf aq asInBundle atLocation atTime category component constraints contributed " +
        "definition derivedByInsertionFrom derivedByRemovalFrom describesService dictionary dm editorialNote " +
        "editorsDefinition ended endedAtTime entity entityOfInfluence generalizationOf generated " +
        "generatedAsDerivation generatedAtTime hadActivity hadDelegate hadDerivation hadDictionaryMember " +
        "hadGeneration hadInfluence hadMember hadPlan hadPrimarySource hadRevision hadRole hadUsage has_anchor " +
        "has_provenance has_query_service influenced influencer informed insertedKeyEntityPair invalidated " +
        "invalidatedAtTime inverse locationOf mentionOf n order pairEntity pairKey pingback provenanceUriTemplate " +
        "qualifiedAssociation qualifiedAssociationOf qualifiedAttribution qualifiedAttributionOf " +
        "qualifiedCommunication qualifiedCommunicationOf qualifiedDelegation qualifiedDelegationOf " +
        "qualifiedDerivation qualifiedDerivationOf qualifiedEnd qualifiedEndOf qualifiedForm qualifiedGeneration " +
        "qualifiedGenerationOf qualifiedInfluence qualifiedInfluenceOf qualifiedInsertion qualifiedInvalidation " +
        "qualifiedInvalidationOf qualifiedPrimarySource qualifiedQuotation qualifiedQuotationOf qualifiedRemoval " +
        "qualifiedRevision qualifiedSourceOf qualifiedStart qualifiedStartOf qualifiedUsage qualifiedUsingActivity " +
        "quotedAs removedKey revisedEntity sharesDefinitionWith specializationOf started startedAtTime todo " +
        "unqualifiedForm used value wasActivityOfInfluence wasAssociateFor wasAssociatedWith wasAttributedTo " +
        "wasDerivedFrom wasEndedBy wasGeneratedBy wasInfluencedBy wasInformedBy wasInvalidatedBy wasMemberOf " +
        "wasPlanOf wasPrimarySourceOf wasQuotedFrom wasRevisionOf wasRoleIn wasStartedBy wasUsedBy " +
        "wasUsedInDerivation",
    ),
  ],
  // https://www.w3.org/TR/shacl/
  [
    "http://www.w3.org/ns/shacl#",
    vocabulary(
      "SHACL",
      "AbstractResult BlankNode BlankNodeOrIRI BlankNodeOrLiteral ConstraintComponent CountExpression DataGraph " +
        "Debug DistinctExpression ExistsExpression FilterShapeExpression FocusNodeOrConstantTermExpression Function " +
        "FunctionExpression Graph GroupConcatExpression IRI IRIOrLiteral IfExpression Info IntersectionExpression " +
        "JSConstraint JSConstraintComponent JSExecutable JSFunction JSLibrary JSRule JSTarget JSTargetType " +
        "JSValidator LimitExpression ListParameterExpression ListParameterExpressionFunction Literal MaxExpression " +
        "MinExpression MinusExpression NamedParameterExpression NamedParameterExpressionFunction NodeExpression " +
        "NodeExpressionFunction NodeKind NodeShape OffsetExpression OrderByExpression Parameter Parameterizable " +
        "PathExpression PrefixDeclaration ProcessorConfiguration PropertyGroup PropertyShape ResultAnnotation Rule " +
        "RuleSet RulesEntailment RulesGraph SPARQLAskExecutable SPARQLAskExpression SPARQLAskValidator " +
        "SPARQLConstraint SPARQLConstructExecutable SPARQLDescribeExecutable SPARQLExecutable SPARQLExprExpression " +
        "SPARQLFunction SPARQLRule SPARQLRuleTemplate SPARQLSelectExecutable SPARQLSelectExpression " +
        "SPARQLSelectValidator SPARQLTarget SPARQLTargetType SPARQLUpdateExecutable SelectExpression Severity Shape " +
        "ShapeClass ShapesGraph SumExpression Target TargetType Trace TripleRule TripleTerm UnionExpression " +
        "ValidationReport ValidationResult Validator Violation Warning agentInstruction alternativePath and " +
        "annotationProperty annotationValue annotationVarName ask bodyExpression class closed codeIdentifier " +
        "condition conformanceDisallows conforms conformsToShapesGraph construct count datatype deactivated declare " +
        "defaultValue desc describe description detail disjoint distinct else entailment equals exists " +
        "expectedPredicate expression filterShape flags focusNode formalized group groupConcat hasRule hasValue if " +
        "ignoredProperties in includesRuleSet incomplete incompleteURIStart intent intersection inversePath js " +
        "jsFunctionName jsLibrary jsLibraryURL keyParameter labelTemplate languageIn layer lessThan " +
        "lessThanOrEquals limit max maxCount maxExclusive maxInclusive maxLength maxListLength memberShape message " +
        "min minCount minExclusive minInclusive minLength minListLength minus name namespace node nodeByExpression " +
        "nodeKind nodeValidator nodes not object offset oneOrMorePath optional or order orderBy parameter path " +
        "pattern predicate prefix prefixes property propertyValidator qualifiedMaxCount qualifiedMinCount " +
        "qualifiedValueShape qualifiedValueShapesDisjoint reificationRequired reifierShape result resultAnnotation " +
        "resultMessage resultPath resultSeverity returnType rootClass rule ruleProcessor runOnce select separator " +
        "severity shape shapesGraph shapesGraphWellFormed singleLine someValue sourceConstraint " +
        "sourceConstraintComponent sourceRule sourceShape sparql sparqlExpr subject subsetOf suggestedShapesGraph " +
        "sum target targetClass targetNode targetObjectsOf targetSubjectsOf targetWhere tempTriple then this union " +
        "uniqueLang uniqueMembers uniqueValuesFor unit update usedConfiguration usedDataGraph usedShapesGraph " +
        "validator value values xone zeroOrMorePath zeroOrOnePath" +
        constraintComponents,
    ),
  ],
  // http://xmlns.com/foaf/spec/
  [
    "http://xmlns.com/foaf/0.1/",
    vocabulary(
      "FOAF",
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
