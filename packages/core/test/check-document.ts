import type { CheckIriOptions } from "../src/checks/run/check-iri.js";
import type { Settings } from "../src/literals/settings/settings.js";

type Circumstances = Pick<CheckIriOptions, "profile" | "production" | "place">;

/**
 * One fenced block of a check's document: `iri reports` or `iri accepts`. Behind it may stand `profile=`, `production=`,
 * `tier=` and `role=`, the `namespace=` of a prefix that is like the scheme, `undeclared=yes` of a name whose prefix has no declaration, `before=` of a prefix that is declared again, the `template=` whose grammar a text has, which `field=` of a scheme's registration it is, the name being `scheme=`, the `paragraph=` and `override=` of the markup around, the `hosts=` of the settings, the `charset=` that a document declares, the `key=` of data whose values the identifiers are, and options of the
 * check itself, such as `schemes=` with names between commas.
 */
export interface ExampleBlock {
  readonly kind: "reports" | "accepts";
  readonly options: Circumstances;
  /** The options of the document's own check. */
  readonly ownOptions: Readonly<Record<string, unknown>>;
  /** Other settings that have a say. */
  readonly settings: Pick<Partial<Settings>, "hosts">;
  /** The charset that the document declares. */
  readonly charset?: string | undefined;
  /** The key whose values the identifiers of a document are. */
  readonly key?: string | undefined;
  /** The identifiers, escapes decoded; in a block that reports, `«…»` marks every span. */
  readonly lines: readonly string[];
}

/** The blocks of a document that are identifiers to check; every line that is not empty is one. */
export function readExamples(document: string): ExampleBlock[] {
  return Array.from(document.matchAll(/^```iri (reports|accepts)(.*)\n([\s\S]*?)^```$/gm), (match) => {
    const [, kind, info = "", body = ""] = match;
    return {
      kind: kind === "reports" ? "reports" : "accepts",
      ...readOptions(info),
      lines: body
        .split("\n")
        .filter((line) => line !== "")
        .map(decodeEscapes),
    };
  });
}

/** The headings of the first and the second level, in order; a remark in an example is none. */
export function readHeadings(document: string): string[] {
  const outside = document.replace(/^```[^]*?^```$/gm, "");
  return Array.from(outside.matchAll(/^##? (.*)$/gm), ([, heading = ""]) => heading);
}

/** `profile=leiri production=IRI`; the names are those of the API, which refuses no other, so a test does. */
function readOptions(info: string): Pick<ExampleBlock, "options" | "ownOptions" | "settings" | "charset" | "key"> {
  const pairs = Array.from(info.matchAll(/(\w+)=(\S+)/g), ([, key = "", value = ""]): [string, string] => [key, value]);
  const given: Readonly<Record<string, string>> = Object.fromEntries(pairs);
  for (const [key, value] of Object.entries(given)) {
    if (known[key]?.test(value) !== true) throw new Error(`an example block says ${key}=${value}`);
  }
  const {
    schemes,
    hosts,
    charset,
    key,
    seams,
    twins,
    level,
    form,
    tier,
    role,
    paragraph,
    override,
    namespace,
    undeclared,
    brackets,
    before,
    template,
    field,
    scheme,
    ...options
  } = given;
  const bidiMarkup = { ...(paragraph && { paragraph }), ...(override && { override }) };
  const named = {
    ...(role && { role }),
    ...(namespace && { namespaceOfScheme: namespace }),
    ...(undeclared && { hasUndeclaredPrefix: true }),
    ...(brackets && { missingBrackets: "<>" }),
    ...(before && { boundBefore: before }),
    ...(template && { template }),
    ...(field && { registration: { part: field, scheme: scheme ?? "", status: "permanent" } }),
  };
  const place = {
    tier: tier ?? (template === undefined ? "prose" : "sink"),
    production: "IRI-reference",
    profile: "rfc3987",
    bidiMarkup,
    ...named,
  };
  const hasPlace = tier !== undefined || template !== undefined || Object.keys(bidiMarkup).length > 0;
  return {
    // Every key and value matches `known`, which holds those of the types.
    options: { ...options, ...(hasPlace && { place }) } as Circumstances,
    charset,
    key,
    settings: hosts === undefined ? {} : { hosts: hosts.split(",") },
    ownOptions: {
      ...(schemes && { schemes: schemes.split(",") }),
      ...(seams && { seams }),
      ...(twins && { twins }),
      ...(level && { level }),
      ...(form && { form }),
    },
  };
}

const known: Readonly<Record<string, RegExp>> = {
  profile: /^(?:rfc3987|rfc3987bis|rfc3986|leiri)$/,
  production: /^(?:IRI|IRI-reference|absolute-IRI|irelative-ref)$/,
  tier: /^(?:never|inspected|opaque-name|name-in-data|sink|named|prefix|prose)$/,
  paragraph: /^(?:ltr|rtl)$/,
  override: /^(?:ltr|rtl)$/,
  schemes: /^[a-z,]+$/,
  hosts: /^[a-z.,-]+$/,
  charset: /^[\w-]+$/,
  key: /^\w+$/,
  role: /^[@$\w-]+$/,
  namespace: /^\w+:\S+$/,
  undeclared: /^yes$/,
  brackets: /^no$/,
  before: /^\w+:\S+$/,
  template: /^(?:uri|path)-template$/,
  field: /^(?:label|name|status|syntax)$/,
  scheme: /^[a-z]+$/,
  seams: /^all$/,
  level: /^(?:syntax|scheme)$/,
  form: /^(?:iri|uri)$/,
  twins: /^(?:conforming|all)$/,
};

/** The identifier of a line, and what stands around it: all of the line, or what is between `⟨` and `⟩`. */
export function readExample(
  line: string,
  { place }: Circumstances,
): Pick<CheckIriOptions, "display"> & { iri: string } {
  const [, before, iri, after] = /^(.*)⟨(.*)⟩(.*)$/u.exec(line) ?? [];
  if (before === undefined || iri === undefined || after === undefined) return { iri: line };
  return { iri, display: { before, after, paragraph: place?.bidiMarkup?.paragraph ?? "ltr" } };
}

/** `\u{202E}` stands for a character that nobody would see in the document. */
function decodeEscapes(line: string): string {
  return line.replace(/\\u\{([0-9A-F]{1,6})\}/g, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 16)),
  );
}
