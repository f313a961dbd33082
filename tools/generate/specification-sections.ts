/** A section of a specification; `none` says why there is nothing in it for a program to do, check or show. */
export type Section = readonly [number: string, title: string, none?: string];

export interface Specification {
  /** As comments and catalogue data cite it. */
  readonly name: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

const introduction = "introduction";
const definitions = "definitions and notation; the names in the code follow them";
const formalities = "acknowledgements, references and changes";
const servers = "addressed to those who run servers or write schemes; nothing in an identifier could be checked";
const registrants = "addressed to those who register schemes";
const parent = "its statements are in the sections below";

/** The sections of the documents that Irilint implements, with their titles. */
export const specifications: readonly Specification[] = [
  {
    name: "RFC 3987",
    title: "Internationalized Resource Identifiers (IRIs)",
    sections: [
      ["1", "Introduction", introduction],
      [
        "2.1",
        "Summary of IRI Syntax",
        "what it says about new delimiters is addressed to authors of schemes; the rest is §2.2",
      ],
      ["2.2", "ABNF for IRI References and IRIs"],
      ["3.1", "Mapping of IRIs to URIs"],
      ["3.2", "Converting URIs to IRIs"],
      ["3.2.1", "Examples"],
      ["4", "Bidirectional IRIs for Right-to-left Languages", parent],
      ["4.1", "Logical Storage and Visual Presentation"],
      ["4.2", "Bidi IRI Structure"],
      ["4.3", "Input of Bidi IRIs", "addressed to input methods"],
      ["4.4", "Examples", "the examples of the bidi guidelines §5, which replaced them"],
      ["5.1", "Equivalence"],
      [
        "5.2",
        "Preparation for Comparison",
        "undoing the escapes of a format is what `core/literals` does before anything else",
      ],
      ["5.3", "Comparison Ladder", parent],
      ["5.3.1", "Simple String Comparison", "the rung `simple` of `compare`, cited from comparison-02"],
      ["5.3.2", "Syntax-based Normalization"],
      ["5.3.3", "Scheme-based Normalization"],
      ["5.3.4", "Protocol-based Normalization", "needs the network, which no function of Irilint uses"],
      [
        "6.1",
        "Limitations on UCS Characters Allowed in IRIs",
        "the sets of §2.2 leave these characters out; what else the section warns of is cited from 3987bis §5.1",
      ],
      ["6.2", "Software Interfaces and Protocols", servers],
      [
        "6.3",
        "Format of URIs and IRIs in Documents and Protocols",
        "the escapes of each format are read by `core/literals`",
      ],
      [
        "6.4",
        "Use of UTF-8 for Encoding Original Characters",
        "the encoding of the original characters cannot be seen in an identifier",
      ],
      ["6.5", "Relative IRI References"],
      ["7.1", "URI/IRI Software Interfaces", servers],
      ["7.2", "URI/IRI Entry", "addressed to input fields"],
      [
        "7.3",
        "URI/IRI Transfer Between Applications",
        "speaks to programs that find identifiers in text; a letter outside ASCII does not end one in `core/literals`",
      ],
      ["7.4", "URI/IRI Generation", servers],
      ["7.5", "URI/IRI Selection", "speaks to readers; what looks alike is for checks of hosts"],
      ["7.6", "Display of URIs/IRIs", "hovers show the URI and the IRI form"],
      ["7.7", "Interpretation of URIs and IRIs", servers],
      ["7.8", "Upgrading Strategy", servers],
      ["8", "Security Considerations", "SECURITY.md"],
    ],
  },
  {
    name: "3987bis",
    title: "draft-ietf-iri-3987bis-13",
    sections: [
      ["1", "Introduction", introduction],
      ["2.1", "Summary of IRI Syntax", "as in RFC 3987"],
      ["2.2", "ABNF for IRI References and IRIs"],
      ["3.1", "Converting to UCS", "text arrives decoded"],
      ["3.2", "Parse the IRI into IRI components", "the scan, cited from RFC 3986 appendix B"],
      ["3.3", "General percent-encoding of IRI components"],
      ["3.4", "Mapping ireg-name", parent],
      ["3.4.1", "Mapping using Percent-Encoding"],
      ["3.4.2", "Mapping using Punycode"],
      ["3.4.3", "Additional Considerations", "`toUri` takes the mapping as an option"],
      ["3.5", "Mapping query components"],
      ["3.6", "Mapping IRIs to URIs", "`toUri` in profile `rfc3987bis`"],
      ["4.1", "Limitations", "the reasons for what §4.2 keeps encoded"],
      ["4.2", "Conversion", "`toIri`, cited from RFC 3987 §3.2"],
      ["4.3", "Examples", "tests of `toIri`"],
      ["5.1", "Limitations on UCS Characters Allowed in IRIs"],
      ["5.2", "Software Interfaces and Protocols", servers],
      [
        "5.3",
        "Format of URIs and IRIs in Documents and Protocols",
        "the escapes of each format are read and written by `core/literals`",
      ],
      ["5.4", "Use of UTF-8 for Encoding Original Characters", "as in RFC 3987 §6.4"],
      ["5.5", "Relative IRI References", "as in RFC 3987 §6.5"],
      ["6.1", "Legacy Extended IRI Syntax"],
      ["6.2", "Conversion of Legacy Extended IRIs to IRIs"],
      ["6.3", "Characters Allowed in Legacy Extended IRIs but not in IRIs"],
      ["7", "Processing of URIs/IRIs/URLs by Web Browsers", "`webAddressToIri`, after §6.2 of the draft's version 06"],
      ["8", "URI/IRI Processing Guidelines", "as in RFC 3987 §7"],
      ["10", "Security Considerations", "SECURITY.md repeats what they say about a reader's eye"],
      ["12", "Main Changes Since RFC 3987", formalities],
    ],
  },
  {
    name: "guidelines",
    title: "draft-ietf-iri-bidi-guidelines-03",
    sections: [
      ["1", "Introduction", definitions],
      ["2", "Logical Storage and Visual Presentation"],
      ["3", "Bidi IRI Structure"],
      ["4", "Input of Bidi IRIs", "addressed to input methods"],
      ["5", "Examples"],
      ["7", "Security Considerations", "`visualTwin` finds what they warn of"],
      ["appendix A", "List of ASCII Symbols and their Bidirectional Character Types"],
    ],
  },
  {
    name: "comparison-02",
    title: "draft-ietf-iri-comparison-02",
    sections: [
      ["1", "Introduction", introduction],
      ["2", "General guidelines", "the three answers of `compare`"],
      ["3", "Preparation for Comparison", "undoing escapes is what `core/literals` does"],
      ["4", "Comparison Hierarchy"],
      ["4.1", "Simple String Comparison"],
      ["4.2", "Syntax-Based Equivalence"],
      ["4.2.1", "Case Equivalence", "cited from RFC 3987 §5.3.2.1"],
      ["4.2.2", "Unicode Character Normalization"],
      ["4.2.3", "Percent-Encoding Equivalence"],
      ["4.2.4", "Path Segment Equivalence", "cited from RFC 3986 §5.2.4"],
      ["4.3", "Scheme-Based Comparison"],
      ["4.4", "Protocol-Based Comparison", "needs the network, which no function of Irilint uses"],
      ["5", "Security Considerations", "the rung is the caller's choice"],
    ],
  },
  {
    name: "4395bis",
    title: "draft-ietf-iri-4395bis-irireg-04",
    sections: [
      ["1", "Introduction", introduction],
      ["2", "Conformance Guidelines", registrants],
      ["3.1", "Demonstratable, New, Long-Lived Utility", registrants],
      ["3.2", "Syntactic Compatibility", "speaks to authors of schemes, but for the double slash"],
      ["3.3", "Well-Defined", registrants],
      ["3.4", "Definition of Operations", registrants],
      ["3.5", "Context of Use", registrants],
      ["3.6", "Internationalization and Character Encoding", registrants],
      ["3.7", "Clear Security Considerations", registrants],
      ["3.8", "Scheme Name Considerations", "speaks to authors of schemes, but for names made of domain names"],
      ["4", "Guidelines for Provisional URI/IRI Scheme Registration", registrants],
      [
        "5",
        "Guidelines for Historical URI/IRI Scheme Registration",
        "addressed to those who register schemes; `lookupScheme` tells which are historical",
      ],
      ["6", "URI/IRI Scheme Registration Procedure", registrants],
      ["7", 'The "example" Scheme', "reserved for documentation"],
    ],
  },
];
