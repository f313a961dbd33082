// Namespaces as their specifications publish them, each with what it belongs to, below the document that says so; sorted by
// code units. Written by hand: a namespace that is missing is reported by nobody, a wrong one by everybody.
// iri-ignore-file namespace-misspelled -- a namespace that others begin with differs from them by its ending

/** A namespace, and what it belongs to. */
export type WellKnownNamespace = readonly [namespace: string, title: string];

/** Names are made by appending a term to these, so that they end with `/` or `#`. */
export const vocabularies: readonly WellKnownNamespace[] = [
  // https://www.w3.org/submissions/ccREL/
  ["http://creativecommons.org/ns#", "Creative Commons"],
  // https://datashapes.org/dash
  ["http://datashapes.org/dash#", "DASH"],
  // https://www.dbpedia.org/resources/ontology/
  ["http://dbpedia.org/ontology/", "DBpedia"],
  // https://edamontology.org/page
  ["http://edamontology.org/", "EDAM"],
  // https://www.loc.gov/bibframe/docs/bibframe2-model.html
  ["http://id.loc.gov/ontologies/bibframe/", "BIBFRAME"],
  // https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03
  ["http://json-schema.org/draft-03/hyper-schema#", "JSON Hyper-Schema, draft 3"],
  // https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03
  ["http://json-schema.org/draft-03/schema#", "JSON Schema, draft 3"],
  // https://json-schema.org/specification-links#draft-4
  ["http://json-schema.org/draft-04/hyper-schema#", "JSON Hyper-Schema, draft 4"],
  // https://json-schema.org/specification-links#draft-4
  ["http://json-schema.org/draft-04/schema#", "JSON Schema, draft 4"],
  // https://json-schema.org/specification-links#draft-6
  ["http://json-schema.org/draft-06/hyper-schema#", "JSON Hyper-Schema, draft 6"],
  // https://json-schema.org/specification-links#draft-6
  ["http://json-schema.org/draft-06/schema#", "JSON Schema, draft 6"],
  // https://json-schema.org/specification-links#draft-7
  ["http://json-schema.org/draft-07/hyper-schema#", "JSON Hyper-Schema, draft 7"],
  // https://json-schema.org/specification-links#draft-7
  ["http://json-schema.org/draft-07/schema#", "JSON Schema, draft 7"],
  // https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-04
  ["http://json-schema.org/schema#", "JSON Schema"],
  // https://developer.adobe.com/xmp/docs/XMPNamespaces/
  ["http://ns.adobe.com/exif/1.0/", "XMP"],
  // https://developer.adobe.com/xmp/docs/XMPNamespaces/
  ["http://ns.adobe.com/photoshop/1.0/", "XMP"],
  // https://developer.adobe.com/xmp/docs/XMPNamespaces/
  ["http://ns.adobe.com/tiff/1.0/", "XMP"],
  // https://developer.adobe.com/xmp/docs/XMPNamespaces/
  ["http://ns.adobe.com/xap/1.0/", "XMP"],
  // https://developer.adobe.com/xmp/docs/XMPNamespaces/
  ["http://ns.adobe.com/xap/1.0/mm/", "XMP"],
  // https://developer.adobe.com/xmp/docs/XMPNamespaces/
  ["http://ns.adobe.com/xap/1.0/rights/", "XMP"],
  // https://ogp.me/
  ["http://ogp.me/ns#", "Open Graph"],
  // https://obofoundry.org/id-policy
  ["http://purl.obolibrary.org/obo/", "OBO Foundry"],
  // https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
  ["http://purl.org/dc/dcam/", "Dublin Core, abstract model"],
  // https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
  ["http://purl.org/dc/dcmitype/", "Dublin Core, types"],
  // https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
  ["http://purl.org/dc/elements/1.1/", "Dublin Core, elements"],
  // https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
  ["http://purl.org/dc/terms/", "Dublin Core, terms"],
  // https://www.heppnetz.de/ontologies/goodrelations/v1.html
  ["http://purl.org/goodrelations/v1#", "GoodRelations"],
  // https://www.w3.org/TR/vocab-data-cube/
  ["http://purl.org/linked-data/cube#", "RDF Data Cube"],
  // https://www.w3.org/TR/vocab-data-cube/
  ["http://purl.org/linked-data/sdmx/2009/dimension#", "RDF Data Cube, SDMX"],
  // https://www.dublincore.org/specifications/bibo/
  ["http://purl.org/ontology/bibo/", "Bibliographic Ontology"],
  // http://musicontology.com/specification/
  ["http://purl.org/ontology/mo/", "Music Ontology"],
  // https://pav-ontology.github.io/pav/
  ["http://purl.org/pav/", "PAV"],
  // https://vocab.org/vann/
  ["http://purl.org/vocab/vann/", "VANN"],
  // https://purl.uniprot.org/html/index-en.html
  ["http://purl.uniprot.org/core/", "UniProt"],
  // https://www.qudt.org/
  ["http://qudt.org/schema/qudt/", "QUDT"],
  // https://www.qudt.org/
  ["http://qudt.org/vocab/unit/", "QUDT units"],
  // https://www.w3.org/TR/void/
  ["http://rdfs.org/ns/void#", "VoID"],
  // https://www.w3.org/submissions/sioc-spec/
  ["http://rdfs.org/sioc/ns#", "SIOC"],
  // https://schema.org/docs/faq.html
  ["http://schema.org/", "Schema.org"],
  // https://github.com/MaastrichtU-IDS/semanticscience
  ["http://semanticscience.org/resource/", "SIO"],
  // https://github.com/ewilderj/doap
  ["http://usefulinc.com/ns/doap#", "DOAP"],
  // https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format
  ["http://wikiba.se/ontology#", "Wikibase"],
  // https://cidoc-crm.org/
  ["http://www.cidoc-crm.org/cidoc-crm/", "CIDOC CRM"],
  // https://owlcollab.github.io/oboformat/doc/obo-syntax.html
  ["http://www.geneontology.org/formats/oboInOwl#", "oboInOwl"],
  // https://www.geonames.org/ontology/documentation.html
  ["http://www.geonames.org/ontology#", "GeoNames"],
  // https://docs.ogc.org/is/22-047r1/22-047r1.html
  ["http://www.opengis.net/def/function/geosparql/", "GeoSPARQL, functions"],
  // https://docs.ogc.org/is/22-047r1/22-047r1.html
  ["http://www.opengis.net/ont/geosparql#", "GeoSPARQL"],
  // https://www.w3.org/TR/rdf11-concepts/
  ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "RDF"],
  // https://www.w3.org/TR/rdfa-core/
  ["http://www.w3.org/1999/xhtml/vocab#", "XHTML vocabulary"],
  // https://www.w3.org/TR/rdf-schema/
  ["http://www.w3.org/2000/01/rdf-schema#", "RDF Schema"],
  // https://www.w3.org/TR/xmldsig-core1/
  ["http://www.w3.org/2000/09/xmldsig#", "XML Signature"],
  // https://www.rfc-editor.org/rfc/rfc9231
  ["http://www.w3.org/2001/04/xmldsig-more#", "XML Signature, more algorithms"],
  // https://www.w3.org/TR/xmlenc-core1/
  ["http://www.w3.org/2001/04/xmlenc#", "XML Encryption"],
  // https://www.w3.org/TR/xml-exc-c14n/
  ["http://www.w3.org/2001/10/xml-exc-c14n#", "Exclusive XML Canonicalization"],
  // https://www.w3.org/TR/rdf11-concepts/
  ["http://www.w3.org/2001/XMLSchema#", "XML Schema, data types"],
  // https://www.w3.org/TR/owl2-overview/
  ["http://www.w3.org/2002/07/owl#", "OWL"],
  // https://www.w3.org/2003/01/geo/
  ["http://www.w3.org/2003/01/geo/wgs84_pos#", "WGS84 Geo Positioning"],
  // https://www.w3.org/2003/06/sw-vocab-status/note
  ["http://www.w3.org/2003/06/sw-vocab-status/ns#", "Vocabulary status"],
  // https://www.w3.org/submissions/SWRL/
  ["http://www.w3.org/2003/11/swrl#", "SWRL"],
  // https://www.w3.org/submissions/SWRL/
  ["http://www.w3.org/2003/11/swrlb#", "SWRL built-ins"],
  // https://www.w3.org/TR/grddl/
  ["http://www.w3.org/2003/g/data-view#", "GRDDL"],
  // https://www.w3.org/TR/skos-reference/
  ["http://www.w3.org/2004/02/skos/core#", "SKOS"],
  // https://www.w3.org/TR/rdf-sparql-XMLres/
  ["http://www.w3.org/2005/sparql-results#", "SPARQL results"],
  // https://www.w3.org/TR/sparql11-query/
  ["http://www.w3.org/2005/xpath-functions#", "XPath functions in SPARQL"],
  // https://www.w3.org/TR/owl-time/
  ["http://www.w3.org/2006/time#", "OWL-Time"],
  // https://www.w3.org/TR/vcard-rdf/
  ["http://www.w3.org/2006/vcard/ns#", "vCard"],
  // https://www.w3.org/TR/powder-dr/
  ["http://www.w3.org/2007/05/powder-s#", "POWDER"],
  // https://www.w3.org/TR/rif-core/
  ["http://www.w3.org/2007/rif#", "RIF"],
  // https://www.w3.org/TR/skos-reference/skos-xl.html
  ["http://www.w3.org/2008/05/skos-xl#", "SKOS-XL"],
  // https://www.w3.org/TR/Content-in-RDF10/
  ["http://www.w3.org/2011/content#", "Content in RDF"],
  // https://www.w3.org/TR/HTTP-in-RDF10/
  ["http://www.w3.org/2011/http#", "HTTP in RDF"],
  // https://www.w3.org/TR/vocab-adms/
  ["http://www.w3.org/ns/adms#", "ADMS"],
  // https://solidproject.org/TR/wac
  ["http://www.w3.org/ns/auth/acl#", "Web Access Control"],
  // https://www.w3.org/2005/Incubator/webid/spec/tls/
  ["http://www.w3.org/ns/auth/cert#", "certificates of WebID"],
  // https://www.w3.org/TR/tabular-metadata/
  ["http://www.w3.org/ns/csvw#", "CSV on the Web"],
  // https://www.w3.org/TR/vocab-dcat-3/
  ["http://www.w3.org/ns/dcat#", "DCAT"],
  // https://www.w3.org/TR/vocab-dqv/
  ["http://www.w3.org/ns/dqv#", "Data Quality Vocabulary"],
  // https://www.w3.org/TR/vocab-duv/
  ["http://www.w3.org/ns/duv#", "Dataset Usage Vocabulary"],
  // https://www.w3.org/TR/dx-prof/
  ["http://www.w3.org/ns/dx/prof/", "Profiles Vocabulary"],
  // https://www.w3.org/TR/EARL10-Schema/
  ["http://www.w3.org/ns/earl#", "EARL"],
  // https://www.w3.org/TR/sparql11-entailment/
  ["http://www.w3.org/ns/entailment/", "SPARQL entailment regimes"],
  // https://www.w3.org/ns/formats/
  ["http://www.w3.org/ns/formats/", "RDF formats"],
  // https://www.hydra-cg.com/spec/latest/core/
  ["http://www.w3.org/ns/hydra/core#", "Hydra"],
  // https://www.w3.org/TR/json-ld11/
  ["http://www.w3.org/ns/json-ld#", "JSON-LD"],
  // https://www.w3.org/TR/ldp/
  ["http://www.w3.org/ns/ldp#", "Linked Data Platform"],
  // https://www.w3.org/2016/05/ontolex/
  ["http://www.w3.org/ns/lemon/ontolex#", "OntoLex"],
  // https://www.w3.org/ns/locn
  ["http://www.w3.org/ns/locn#", "Location Core Vocabulary"],
  // https://www.w3.org/TR/mediaont-10/
  ["http://www.w3.org/ns/ma-ont#", "Media Resources"],
  // https://www.w3.org/TR/annotation-vocab/
  ["http://www.w3.org/ns/oa#", "Web Annotation"],
  // https://www.w3.org/TR/odrl-vocab/
  ["http://www.w3.org/ns/odrl/2/", "ODRL"],
  // https://www.w3.org/TR/vocab-org/
  ["http://www.w3.org/ns/org#", "Organization Ontology"],
  // https://www.w3.org/ns/person
  ["http://www.w3.org/ns/person#", "Person Core Vocabulary"],
  // https://www.w3.org/TR/prov-o/
  ["http://www.w3.org/ns/prov#", "PROV"],
  // https://www.w3.org/TR/r2rml/
  ["http://www.w3.org/ns/r2rml#", "R2RML"],
  // https://www.w3.org/TR/rdfa-core/
  ["http://www.w3.org/ns/rdfa#", "RDFa"],
  // https://www.w3.org/TR/vocab-regorg/
  ["http://www.w3.org/ns/regorg#", "Registered Organization Vocabulary"],
  // https://www.w3.org/TR/shacl/
  ["http://www.w3.org/ns/shacl#", "SHACL"],
  // https://shex.io/shex-semantics/
  ["http://www.w3.org/ns/shex#", "ShEx"],
  // https://solidproject.org/TR/protocol
  ["http://www.w3.org/ns/solid/terms#", "Solid"],
  // https://www.w3.org/TR/vocab-ssn/
  ["http://www.w3.org/ns/sosa/", "SOSA"],
  // https://www.w3.org/TR/sparql11-service-description/
  ["http://www.w3.org/ns/sparql-service-description#", "SPARQL Service Description"],
  // https://www.w3.org/TR/vocab-ssn/
  ["http://www.w3.org/ns/ssn/", "SSN"],
  // https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format
  ["http://www.wikidata.org/entity/", "Wikidata"],
  // https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format
  ["http://www.wikidata.org/prop/", "Wikidata"],
  // https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format
  ["http://www.wikidata.org/prop/direct/", "Wikidata"],
  // https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format
  ["http://www.wikidata.org/prop/qualifier/", "Wikidata"],
  // https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format
  ["http://www.wikidata.org/prop/reference/", "Wikidata"],
  // https://www.mediawiki.org/wiki/Wikibase/Indexing/RDF_Dump_Format
  ["http://www.wikidata.org/prop/statement/", "Wikidata"],
  // http://xmlns.com/foaf/spec/
  ["http://xmlns.com/foaf/0.1/", "FOAF"],
  // https://ogp.me/
  ["https://ogp.me/ns#", "Open Graph"],
  // https://schema.org/docs/faq.html
  ["https://schema.org/", "Schema.org"],
  // https://www.w3.org/TR/vc-data-integrity/
  ["https://w3id.org/security#", "Verifiable Credential Data Integrity"],
  // https://www.w3.org/TR/vc-data-model/
  ["https://www.w3.org/2018/credentials#", "Verifiable Credentials"],
  // https://www.w3.org/TR/wot-thing-description/
  ["https://www.w3.org/2019/wot/td#", "Web of Things"],
  // https://www.w3.org/TR/activitystreams-vocabulary/
  ["https://www.w3.org/ns/activitystreams#", "Activity Streams"],
];

/** These stand whole, exactly as they were published: namespaces of XML, and schemas. */
export const wholeNamespaces: readonly WellKnownNamespace[] = [
  // https://tdg.docbook.org/tdg/5.2/
  ["http://docbook.org/ns/docbook", "DocBook"],
  // https://docs.oasis-open.org/wss/v1.1/
  ["http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd", "WS-Security"],
  // https://docs.oasis-open.org/wss/v1.1/
  ["http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd", "WS-Security"],
  // https://www.rfc-editor.org/rfc/rfc6120
  ["http://etherx.jabber.org/streams", "XMPP"],
  // https://exslt.github.io/
  ["http://exslt.org/common", "EXSLT"],
  // https://exslt.github.io/
  ["http://exslt.org/dates-and-times", "EXSLT"],
  // https://exslt.github.io/
  ["http://exslt.org/dynamic", "EXSLT"],
  // https://exslt.github.io/
  ["http://exslt.org/functions", "EXSLT"],
  // https://exslt.github.io/
  ["http://exslt.org/math", "EXSLT"],
  // https://exslt.github.io/
  ["http://exslt.org/random", "EXSLT"],
  // https://exslt.github.io/
  ["http://exslt.org/regular-expressions", "EXSLT"],
  // https://exslt.github.io/
  ["http://exslt.org/sets", "EXSLT"],
  // https://exslt.github.io/
  ["http://exslt.org/strings", "EXSLT"],
  // http://graphml.graphdrawing.org/specification.html
  ["http://graphml.graphdrawing.org/xmlns", "GraphML"],
  // https://jakarta.ee/specifications/tags/
  ["http://java.sun.com/jsp/jstl/core", "JSP Standard Tag Library"],
  // https://jakarta.ee/specifications/tags/
  ["http://java.sun.com/jsp/jstl/fmt", "JSP Standard Tag Library"],
  // https://jakarta.ee/specifications/tags/
  ["http://java.sun.com/jsp/jstl/functions", "JSP Standard Tag Library"],
  // https://jakarta.ee/xml/ns/jakartaee/
  ["http://java.sun.com/xml/ns/j2ee", "J2EE"],
  // https://jakarta.ee/xml/ns/jakartaee/
  ["http://java.sun.com/xml/ns/javaee", "Java EE"],
  // https://jakarta.ee/xml/ns/persistence/
  ["http://java.sun.com/xml/ns/persistence", "Java Persistence"],
  // https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03
  ["http://json-schema.org/draft-03/schema", "JSON Schema, draft 3"],
  // https://json-schema.org/specification-links#draft-4
  ["http://json-schema.org/draft-04/hyper-schema", "JSON Hyper-Schema, draft 4"],
  // https://json-schema.org/specification-links#draft-4
  ["http://json-schema.org/draft-04/schema", "JSON Schema, draft 4"],
  // https://json-schema.org/specification-links#draft-6
  ["http://json-schema.org/draft-06/hyper-schema", "JSON Hyper-Schema, draft 6"],
  // https://json-schema.org/specification-links#draft-6
  ["http://json-schema.org/draft-06/schema", "JSON Schema, draft 6"],
  // https://json-schema.org/specification-links#draft-7
  ["http://json-schema.org/draft-07/hyper-schema", "JSON Hyper-Schema, draft 7"],
  // https://json-schema.org/specification-links#draft-7
  ["http://json-schema.org/draft-07/schema", "JSON Schema, draft 7"],
  // https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-04
  ["http://json-schema.org/schema", "JSON Schema"],
  // https://maven.apache.org/pom.html
  ["http://maven.apache.org/POM/4.0.0", "Maven"],
  // https://maven.apache.org/settings.html
  ["http://maven.apache.org/SETTINGS/1.0.0", "Maven"],
  // https://www.schematron.com/
  ["http://purl.oclc.org/dsdl/schematron", "Schematron"],
  // https://web.resource.org/rss/1.0/spec
  ["http://purl.org/rss/1.0/", "RSS 1.0"],
  // https://web.resource.org/rss/1.0/modules/content/
  ["http://purl.org/rss/1.0/modules/content/", "RSS 1.0"],
  // https://web.resource.org/rss/1.0/modules/slash/
  ["http://purl.org/rss/1.0/modules/slash/", "RSS 1.0"],
  // https://web.resource.org/rss/1.0/modules/syndication/
  ["http://purl.org/rss/1.0/modules/syndication/", "RSS 1.0"],
  // https://relaxng.org/spec-20011203.html
  ["http://relaxng.org/ns/structure/1.0", "RELAX NG"],
  // https://developer.android.com/guide/topics/resources/complex-xml-resources
  ["http://schemas.android.com/aapt", "Android"],
  // https://developer.android.com/guide/playcore/feature-delivery
  ["http://schemas.android.com/apk/distribution", "Android"],
  // https://developer.android.com/develop/ui/views/layout/custom-views/create-view
  ["http://schemas.android.com/apk/res-auto", "Android"],
  // https://developer.android.com/guide/topics/manifest/manifest-element
  ["http://schemas.android.com/apk/res/android", "Android"],
  // https://developer.android.com/studio/write/tool-attributes
  ["http://schemas.android.com/tools", "Android"],
  // https://learn.microsoft.com/en-us/visualstudio/msbuild/msbuild-project-file-schema-reference
  ["http://schemas.microsoft.com/developer/msbuild/2003", "MSBuild"],
  // https://learn.microsoft.com/en-us/dotnet/desktop/wpf/advanced/mc-ignorable-attribute
  ["http://schemas.microsoft.com/expression/blend/2008", "Blend"],
  // https://learn.microsoft.com/en-us/dotnet/desktop/wpf/advanced/xaml-namespaces-and-namespace-mapping-for-wpf-xaml
  ["http://schemas.microsoft.com/winfx/2006/xaml", "XAML"],
  // https://learn.microsoft.com/en-us/dotnet/desktop/wpf/advanced/xaml-namespaces-and-namespace-mapping-for-wpf-xaml
  ["http://schemas.microsoft.com/winfx/2006/xaml/presentation", "XAML"],
  // https://ecma-international.org/publications-and-standards/standards/ecma-376/
  ["http://schemas.openxmlformats.org/drawingml/2006/main", "Office Open XML"],
  // https://ecma-international.org/publications-and-standards/standards/ecma-376/
  ["http://schemas.openxmlformats.org/markup-compatibility/2006", "Office Open XML"],
  // https://ecma-international.org/publications-and-standards/standards/ecma-376/
  ["http://schemas.openxmlformats.org/officeDocument/2006/relationships", "Office Open XML"],
  // https://ecma-international.org/publications-and-standards/standards/ecma-376/
  ["http://schemas.openxmlformats.org/package/2006/content-types", "Office Open XML"],
  // https://ecma-international.org/publications-and-standards/standards/ecma-376/
  ["http://schemas.openxmlformats.org/package/2006/relationships", "Office Open XML"],
  // https://ecma-international.org/publications-and-standards/standards/ecma-376/
  ["http://schemas.openxmlformats.org/presentationml/2006/main", "Office Open XML"],
  // https://ecma-international.org/publications-and-standards/standards/ecma-376/
  ["http://schemas.openxmlformats.org/spreadsheetml/2006/main", "Office Open XML"],
  // https://ecma-international.org/publications-and-standards/standards/ecma-376/
  ["http://schemas.openxmlformats.org/wordprocessingml/2006/main", "Office Open XML"],
  // https://www.w3.org/TR/2000/NOTE-SOAP-20000508/
  ["http://schemas.xmlsoap.org/soap/encoding/", "SOAP 1.1"],
  // https://www.w3.org/TR/2000/NOTE-SOAP-20000508/
  ["http://schemas.xmlsoap.org/soap/envelope/", "SOAP 1.1"],
  // https://www.w3.org/submissions/ws-addressing/
  ["http://schemas.xmlsoap.org/ws/2004/08/addressing", "WS-Addressing"],
  // https://www.w3.org/TR/2001/NOTE-wsdl-20010315
  ["http://schemas.xmlsoap.org/wsdl/", "WSDL 1.1"],
  // https://www.w3.org/TR/2001/NOTE-wsdl-20010315
  ["http://schemas.xmlsoap.org/wsdl/http/", "WSDL 1.1"],
  // https://www.w3.org/TR/2001/NOTE-wsdl-20010315
  ["http://schemas.xmlsoap.org/wsdl/mime/", "WSDL 1.1"],
  // https://www.w3.org/TR/2001/NOTE-wsdl-20010315
  ["http://schemas.xmlsoap.org/wsdl/soap/", "WSDL 1.1"],
  // https://www.w3.org/submissions/wsdl11soap12/
  ["http://schemas.xmlsoap.org/wsdl/soap12/", "WSDL 1.1"],
  // https://www.rssboard.org/media-rss
  ["http://search.yahoo.com/mrss/", "Media RSS"],
  // https://wiki.inkscape.org/wiki/Inkscape_SVG_vs._plain_SVG
  ["http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd", "Sodipodi"],
  // https://www.rssboard.org/comment-api
  ["http://wellformedweb.org/CommentAPI/", "Comment API"],
  // https://daisy.org/activities/standards/daisy/daisy-3/z39-86-2005-r2012-specifications-for-the-digital-talking-book/
  ["http://www.daisy.org/z3986/2005/ncx/", "NCX"],
  // https://docs.ogc.org/cs/17-002r1/17-002r1.html
  ["http://www.georss.org/georss", "GeoRSS"],
  // https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
  ["http://www.google.com/schemas/sitemap-image/1.1", "Sitemaps"],
  // https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap
  ["http://www.google.com/schemas/sitemap-news/0.9", "Sitemaps"],
  // https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps
  ["http://www.google.com/schemas/sitemap-video/1.1", "Sitemaps"],
  // https://www.w3.org/TR/epub-33/
  ["http://www.idpf.org/2007/opf", "EPUB"],
  // https://www.w3.org/TR/epub-33/
  ["http://www.idpf.org/2007/ops", "EPUB"],
  // https://wiki.inkscape.org/wiki/Inkscape_SVG_vs._plain_SVG
  ["http://www.inkscape.org/namespaces/inkscape", "Inkscape"],
  // https://podcasters.apple.com/support/823-podcast-requirements
  ["http://www.itunes.com/dtds/podcast-1.0.dtd", "Podcasts"],
  // https://www.loc.gov/standards/marcxml/
  ["http://www.loc.gov/MARC21/slim", "MARCXML"],
  // https://www.loc.gov/standards/mets/
  ["http://www.loc.gov/METS/", "METS"],
  // https://www.loc.gov/standards/mods/
  ["http://www.loc.gov/mods/v3", "MODS"],
  // https://www.omg.org/spec/BPMN/2.0.2/
  ["http://www.omg.org/spec/BPMN/20100524/DI", "BPMN"],
  // https://www.omg.org/spec/BPMN/2.0.2/
  ["http://www.omg.org/spec/BPMN/20100524/MODEL", "BPMN"],
  // https://www.omg.org/spec/BPMN/2.0.2/
  ["http://www.omg.org/spec/DD/20100524/DC", "BPMN"],
  // https://www.omg.org/spec/BPMN/2.0.2/
  ["http://www.omg.org/spec/DD/20100524/DI", "BPMN"],
  // https://www.openarchives.org/OAI/openarchivesprotocol.html
  ["http://www.openarchives.org/OAI/2.0/", "OAI-PMH"],
  // https://www.openarchives.org/OAI/openarchivesprotocol.html
  ["http://www.openarchives.org/OAI/2.0/oai_dc/", "OAI-PMH"],
  // https://www.ogc.org/standards/gml/
  ["http://www.opengis.net/gml", "GML"],
  // https://www.ogc.org/standards/gml/
  ["http://www.opengis.net/gml/3.2", "GML"],
  // https://www.ogc.org/standards/kml/
  ["http://www.opengis.net/kml/2.2", "KML"],
  // https://www.sitemaps.org/protocol.html
  ["http://www.sitemaps.org/schemas/sitemap/0.9", "Sitemaps"],
  // https://docs.spring.io/spring-framework/reference/core/appendix/xsd-schemas.html
  ["http://www.springframework.org/schema/aop", "Spring"],
  // https://docs.spring.io/spring-framework/reference/core/appendix/xsd-schemas.html
  ["http://www.springframework.org/schema/beans", "Spring"],
  // https://docs.spring.io/spring-framework/reference/core/appendix/xsd-schemas.html
  ["http://www.springframework.org/schema/context", "Spring"],
  // https://docs.spring.io/spring-framework/reference/web/webmvc/mvc-config.html
  ["http://www.springframework.org/schema/mvc", "Spring"],
  // https://docs.spring.io/spring-framework/reference/data-access/appendix.html
  ["http://www.springframework.org/schema/tx", "Spring"],
  // https://docs.spring.io/spring-framework/reference/core/appendix/xsd-schemas.html
  ["http://www.springframework.org/schema/util", "Spring"],
  // https://tei-c.org/guidelines/p5/
  ["http://www.tei-c.org/ns/1.0", "TEI"],
  // https://www.topografix.com/gpx_manual.asp
  ["http://www.topografix.com/GPX/1/0", "GPX"],
  // https://www.topografix.com/GPX/1/1/
  ["http://www.topografix.com/GPX/1/1", "GPX"],
  // https://www.w3.org/TR/MathML3/
  ["http://www.w3.org/1998/Math/MathML", "MathML"],
  // https://www.w3.org/TR/xsl11/
  ["http://www.w3.org/1999/XSL/Format", "XSL-FO"],
  // https://www.w3.org/TR/xslt-30/
  ["http://www.w3.org/1999/XSL/Transform", "XSLT"],
  // https://infra.spec.whatwg.org/#namespaces
  ["http://www.w3.org/1999/xhtml", "HTML"],
  // https://www.w3.org/TR/xlink11/
  ["http://www.w3.org/1999/xlink", "XLink"],
  // https://www.w3.org/TR/SVG2/
  ["http://www.w3.org/2000/svg", "SVG"],
  // https://www.w3.org/TR/xml-names/
  ["http://www.w3.org/2000/xmlns/", "XML namespaces"],
  // https://www.w3.org/TR/speech-grammar/
  ["http://www.w3.org/2001/06/grammar", "Speech Recognition Grammar"],
  // https://www.w3.org/TR/speech-synthesis11/
  ["http://www.w3.org/2001/10/synthesis", "SSML"],
  // https://www.w3.org/TR/2005/REC-SMIL2-20051213/
  ["http://www.w3.org/2001/SMIL20/", "SMIL 2.0"],
  // https://www.w3.org/TR/xinclude/
  ["http://www.w3.org/2001/XInclude", "XInclude"],
  // https://www.w3.org/TR/xmlschema11-1/
  ["http://www.w3.org/2001/XMLSchema", "XML Schema"],
  // https://www.w3.org/TR/xmlschema-2/
  ["http://www.w3.org/2001/XMLSchema-datatypes", "XML Schema"],
  // https://www.w3.org/TR/xmlschema-2/
  ["http://www.w3.org/2001/XMLSchema-hasFacetAndProperty", "XML Schema"],
  // https://www.w3.org/TR/xmlschema11-1/
  ["http://www.w3.org/2001/XMLSchema-instance", "XML Schema"],
  // https://www.w3.org/TR/voicexml21/
  ["http://www.w3.org/2001/vxml", "VoiceXML"],
  // https://www.w3.org/TR/xml-events/
  ["http://www.w3.org/2001/xml-events", "XML Events"],
  // https://www.w3.org/TR/xforms11/
  ["http://www.w3.org/2002/xforms", "XForms"],
  // https://www.w3.org/TR/soap12-part2/
  ["http://www.w3.org/2003/05/soap-encoding", "SOAP 1.2"],
  // https://www.w3.org/TR/soap12-part1/
  ["http://www.w3.org/2003/05/soap-envelope", "SOAP 1.2"],
  // https://www.w3.org/TR/scxml/
  ["http://www.w3.org/2005/07/scxml", "SCXML"],
  // https://www.w3.org/TR/ws-addr-core/
  ["http://www.w3.org/2005/08/addressing", "WS-Addressing"],
  // https://www.w3.org/TR/its20/
  ["http://www.w3.org/2005/11/its", "ITS"],
  // https://www.rfc-editor.org/rfc/rfc4287
  ["http://www.w3.org/2005/Atom", "Atom"],
  // https://www.w3.org/TR/xpath-functions-31/
  ["http://www.w3.org/2005/xpath-functions", "XPath functions"],
  // https://www.w3.org/TR/xpath-functions-31/
  ["http://www.w3.org/2005/xpath-functions/array", "XPath functions"],
  // https://www.w3.org/TR/xpath-functions-31/
  ["http://www.w3.org/2005/xpath-functions/map", "XPath functions"],
  // https://www.w3.org/TR/xpath-functions-31/
  ["http://www.w3.org/2005/xpath-functions/math", "XPath functions"],
  // https://www.w3.org/TR/xpath-functions-31/
  ["http://www.w3.org/2005/xqt-errors", "XQuery errors"],
  // https://www.w3.org/TR/xmlschema11-1/
  ["http://www.w3.org/2007/XMLSchema-versioning", "XML Schema"],
  // https://www.rfc-editor.org/rfc/rfc5023
  ["http://www.w3.org/2007/app", "Atom Publishing Protocol"],
  // https://www.w3.org/TR/xml-names/
  ["http://www.w3.org/XML/1998/namespace", "XML"],
  // https://www.w3.org/TR/SMIL3/
  ["http://www.w3.org/ns/SMIL", "SMIL"],
  // https://www.w3.org/TR/ttml2/
  ["http://www.w3.org/ns/ttml", "TTML"],
  // https://www.w3.org/TR/ttml2/
  ["http://www.w3.org/ns/ttml#metadata", "TTML"],
  // https://www.w3.org/TR/ttml2/
  ["http://www.w3.org/ns/ttml#parameter", "TTML"],
  // https://www.w3.org/TR/ttml2/
  ["http://www.w3.org/ns/ttml#styling", "TTML"],
  // https://www.w3.org/TR/ws-policy/
  ["http://www.w3.org/ns/ws-policy", "WS-Policy"],
  // https://www.w3.org/TR/wsdl20/
  ["http://www.w3.org/ns/wsdl", "WSDL 2.0"],
  // https://jakarta.ee/xml/ns/jakartaee/
  ["http://xmlns.jcp.org/xml/ns/javaee", "Java EE"],
  // https://jakarta.ee/xml/ns/persistence/
  ["http://xmlns.jcp.org/xml/ns/persistence", "Java Persistence"],
  // https://jakarta.ee/xml/ns/jakartaee/
  ["https://jakarta.ee/xml/ns/jakartaee", "Jakarta EE"],
  // https://jakarta.ee/xml/ns/persistence/
  ["https://jakarta.ee/xml/ns/persistence", "Jakarta Persistence"],
  // https://json-schema.org/draft/2019-09/release-notes
  ["https://json-schema.org/draft/2019-09/hyper-schema", "JSON Hyper-Schema 2019-09"],
  // https://json-schema.org/draft/2019-09/release-notes
  ["https://json-schema.org/draft/2019-09/schema", "JSON Schema 2019-09"],
  // https://json-schema.org/draft/2020-12/release-notes
  ["https://json-schema.org/draft/2020-12/hyper-schema", "JSON Hyper-Schema 2020-12"],
  // https://json-schema.org/draft/2020-12/release-notes
  ["https://json-schema.org/draft/2020-12/schema", "JSON Schema 2020-12"],
  // https://github.com/w3c-ccg/security-vocab
  ["https://w3id.org/security/v1", "Security Vocabulary"],
  // https://github.com/w3c-ccg/security-vocab
  ["https://w3id.org/security/v2", "Security Vocabulary"],
  // https://www.w3.org/TR/vc-data-model/
  ["https://www.w3.org/2018/credentials/v1", "Verifiable Credentials"],
  // https://www.w3.org/TR/activitystreams-core/
  ["https://www.w3.org/ns/activitystreams", "Activity Streams"],
  // https://www.w3.org/TR/vc-data-model-2.0/
  ["https://www.w3.org/ns/credentials/v2", "Verifiable Credentials"],
  // https://www.w3.org/TR/did-core/
  ["https://www.w3.org/ns/did/v1", "Decentralized Identifiers"],
  // https://docs.oasis-open.org/security/saml/v2.0/saml-core-2.0-os.pdf
  ["urn:oasis:names:tc:SAML:2.0:assertion", "SAML 2.0"],
  // https://docs.oasis-open.org/security/saml/v2.0/saml-metadata-2.0-os.pdf
  ["urn:oasis:names:tc:SAML:2.0:metadata", "SAML 2.0"],
  // https://docs.oasis-open.org/security/saml/v2.0/saml-core-2.0-os.pdf
  ["urn:oasis:names:tc:SAML:2.0:protocol", "SAML 2.0"],
  // https://www.w3.org/TR/epub-33/
  ["urn:oasis:names:tc:opendocument:xmlns:container", "EPUB"],
  // https://docs.oasis-open.org/office/OpenDocument/v1.3/
  ["urn:oasis:names:tc:opendocument:xmlns:office:1.0", "OpenDocument"],
];
