/**
 * How a part relates to its construct, which decides where its value goes (`contribution.ts`): `same` is the value of
 * the whole construct, `value` any further value.
 */
export type Relation =
  | "value"
  | "same"
  | "key"
  | "type"
  | "type-query"
  | "comparison"
  | "specifier"
  | "text"
  | "assigned"
  | "assigned-by-operator"
  | "property"
  | "left-operand"
  | "right-operand"
  | "callee"
  | "arguments"
  | "argument"
  | "object"
  | "tagged"
  | "hole"
  | "attributes"
  | "attribute";

export type ConstructName =
  | "wrapper"
  | "container"
  | "spread"
  | "conditional"
  | "operation"
  | "assignment"
  | "definition"
  | "property"
  | "member-of-class"
  | "signature"
  | "call"
  | "creation"
  | "arguments"
  | "member"
  | "tagged-template"
  | "template"
  | "case"
  | "literal-type"
  | "module"
  | "tag"
  | "attribute"
  | "element";

/** Which part each field of an ESTree node holds; `*` stands for any other child. */
export type Fields<Part extends string> = Readonly<Record<string, Part>>;

/**
 * Which part each child of a Lezer node is; since its children have no field names, they are told by position, by the
 * token before them, or by their own name.
 */
export interface Order<Part extends string> {
  readonly first: Part;
  readonly after?: Readonly<Record<string, Part>>;
  readonly named?: Readonly<Record<string, Part>>;
}

/** A construct of JavaScript with its spellings in both trees. */
export interface Construct<Part extends string = string> {
  readonly name: ConstructName;
  readonly parts: Readonly<Record<Part, Relation>>;
  /** The fields by ESTree node type, or by `type in type of the parent`. */
  readonly estree?: Readonly<Record<string, Fields<Part>>>;
  /** The order by Lezer node name, or by `name in the node's own position`: `tagged`, `type-query`. */
  readonly lezer?: Readonly<Record<string, Order<Part>>>;
}

/** Lets the compiler check the names of parts in both spellings. */
function construct<Part extends string>(described: Construct<Part>): Construct {
  return described;
}

/** All constructs in which parts are more than plain values. */
export const constructs: readonly Construct[] = [
  // Wrappers that leave the value as it is, also within a dotted path; Lezer parses `i++` like `i!`.
  construct({
    name: "wrapper",
    parts: { value: "same" },
    estree: {
      ChainExpression: { expression: "value" },
      ParenthesizedExpression: { expression: "value" },
      TSAsExpression: { expression: "value" },
      TSInstantiationExpression: { expression: "value" },
      TSNonNullExpression: { expression: "value" },
      TSSatisfiesExpression: { expression: "value" },
      TSTypeAssertion: { expression: "value" },
      TypeCastExpression: { expression: "value" },
    },
    lezer: {
      InstantiationExpression: { first: "value" },
      ParenthesizedExpression: { first: "value" },
      PostfixExpression: { first: "value" },
      PrefixCast: { first: "value" },
    },
  }),

  // Elements of a list or an object go where the list or the object goes.
  construct({
    name: "container",
    parts: { value: "same" },
    estree: {
      ArrayExpression: { "*": "value" },
      JSXExpressionContainer: { "*": "value" },
      JSXSpreadChild: { "*": "value" },
      ObjectExpression: { "*": "value" },
    },
    lezer: {
      ArrayExpression: { first: "value" },
      Interpolation: { first: "value" },
      JSXEscape: { first: "value" },
      ObjectExpression: { first: "value" },
    },
  }),

  // Spread `...a`, for which Lezer has no node.
  construct({
    name: "spread",
    parts: { elements: "same", properties: "value" },
    estree: { SpreadElement: { "*": "elements" }, "SpreadElement in ObjectExpression": { "*": "properties" } },
  }),

  // `a ? b : c`
  construct({
    name: "conditional",
    parts: { test: "value", branch: "same" },
    estree: { ConditionalExpression: { test: "test", consequent: "branch", alternate: "branch" } },
    lezer: { ConditionalExpression: { first: "test", after: { LogicOp: "branch" } } },
  }),

  // Binary operators `a + b`; in Lezer's tree, `as` and `satisfies` are among them.
  construct({
    name: "operation",
    parts: { left: "left-operand", right: "right-operand" },
    estree: {
      BinaryExpression: { left: "left", "*": "right" },
      LogicalExpression: { left: "left", "*": "right" },
    },
    lezer: {
      BinaryExpression: {
        first: "left",
        after: {
          ArithOp: "right",
          BitOp: "right",
          CompareOp: "right",
          LogicOp: "right",
          as: "right",
          in: "right",
          instanceof: "right",
          satisfies: "right",
        },
      },
    },
  }),

  // `a = b`, `a += b`
  construct({
    name: "assignment",
    parts: { target: "value", value: "assigned-by-operator" },
    estree: { AssignmentExpression: { left: "target", "*": "value" } },
    lezer: { AssignmentExpression: { first: "target", after: { Equals: "value", UpdateOp: "value" } } },
  }),

  // `name = value`: variables, parameters, patterns, enum members; Lezer has lists of them, and class fields.
  construct({
    name: "definition",
    parts: { name: "key", value: "assigned" },
    estree: {
      AssignmentPattern: { left: "name", right: "value" },
      TSEnumMember: { id: "name", initializer: "value" },
      VariableDeclarator: { id: "name", init: "value" },
    },
    lezer: {
      ArrayPattern: { first: "name", after: { Equals: "value", ",": "name" } },
      EnumBody: { first: "name", after: { Equals: "value", ",": "name" } },
      ParamList: { first: "name", after: { Equals: "value", ",": "name" } },
      PatternProperty: { first: "name", after: { Equals: "value", ",": "name" } },
      PropertyDeclaration: { first: "name", after: { Equals: "value", ",": "name" } },
      VariableDeclaration: { first: "name", after: { Equals: "value", ",": "name" } },
    },
  }),

  // `name: value`, methods and spreads in an object
  construct({
    name: "property",
    parts: { name: "key", value: "property", spread: "value" },
    estree: { Property: { key: "name", "*": "value" } },
    lezer: { Property: { first: "name", after: { ":": "value", Spread: "spread" } } },
  }),

  // Members of classes, and the attributes of imports
  construct({
    name: "member-of-class",
    parts: { name: "key", value: "assigned" },
    estree: {
      AccessorProperty: { key: "name", value: "value" },
      ImportAttribute: { key: "name", value: "value" },
      MethodDefinition: { key: "name", value: "value" },
      PropertyDefinition: { key: "name", value: "value" },
      TSAbstractAccessorProperty: { key: "name" },
      TSAbstractMethodDefinition: { key: "name", value: "value" },
      TSAbstractPropertyDefinition: { key: "name" },
    },
    lezer: { MethodDeclaration: { first: "name" } },
  }),

  // Members of interfaces
  construct({
    name: "signature",
    parts: { name: "type" },
    estree: { TSMethodSignature: { key: "name" }, TSPropertySignature: { key: "name" } },
    lezer: { MethodType: { first: "name" }, PropertyType: { first: "name" } },
  }),

  // `f(a, b)`
  construct({
    name: "call",
    parts: { callee: "callee", arguments: "arguments", argument: "argument" },
    estree: { CallExpression: { callee: "callee", "*": "argument" } },
    lezer: { CallExpression: { first: "callee", named: { ArgList: "arguments" } } },
  }),

  // `new A(a, b)`
  construct({
    name: "creation",
    parts: { callee: "value", arguments: "arguments", argument: "argument" },
    estree: { NewExpression: { callee: "callee", "*": "argument" } },
    lezer: { NewExpression: { first: "callee", named: { ArgList: "arguments" } } },
  }),

  // The arguments `(a, b)` of calls and `new`, which are a node of their own in Lezer's tree.
  construct({
    name: "arguments",
    parts: { argument: "argument" },
    lezer: { ArgList: { first: "argument" } },
  }),

  // `a.b`, `a["b"]`
  construct({
    name: "member",
    parts: { object: "object", property: "key", query: "type-query", type: "type" },
    estree: { MemberExpression: { property: "property", "*": "object" } },
    lezer: {
      MemberExpression: { first: "object", after: { "[": "property" } },
      // `typeof a["b"]` in a type
      "MemberExpression in type-query": { first: "query", after: { "[": "type" } },
      TypeofType: { first: "query" },
    },
  }),

  // `` tag`…` ``
  construct({
    name: "tagged-template",
    parts: { tag: "value", template: "tagged" },
    estree: { TaggedTemplateExpression: { quasi: "template" } },
    lezer: { TaggedTemplateExpression: { first: "tag", named: { TemplateString: "template" } } },
  }),

  // The holes of a template; what a tag makes of their values is not known.
  construct({
    name: "template",
    parts: { hole: "hole", given: "value" },
    estree: {
      TemplateLiteral: { "*": "hole" },
      "TemplateLiteral in TaggedTemplateExpression": { "*": "given" },
    },
    lezer: { TemplateString: { first: "hole" }, "TemplateString in tagged": { first: "given" } },
  }),

  // `case a:`
  construct({
    name: "case",
    parts: { test: "comparison" },
    estree: { SwitchCase: { test: "test" } },
    lezer: { CaseLabel: { first: "test" } },
  }),

  // `"a"` where a type stands
  construct({
    name: "literal-type",
    parts: { type: "type", imported: "specifier" },
    estree: { TSLiteralType: { "*": "type" }, "TSLiteralType in TSImportType": { "*": "imported" } },
    lezer: { LiteralType: { first: "type" } },
  }),

  // Imports and exports
  construct({
    name: "module",
    parts: { value: "value", name: "key", module: "specifier" },
    estree: {
      ExportAllDeclaration: { source: "module", exported: "name" },
      ExportNamedDeclaration: { source: "module" },
      ExportNamespaceSpecifier: { "*": "name" },
      ExportSpecifier: { "*": "name" },
      ImportDeclaration: { source: "module" },
      ImportExpression: { source: "module" },
      ImportSpecifier: { "*": "name" },
      TSExternalModuleReference: { "*": "module" },
      TSImportType: { "*": "module" },
      TSModuleDeclaration: { "*": "module" },
    },
    lezer: {
      DynamicImport: { first: "module" },
      ExportDeclaration: { first: "value", after: { as: "name", from: "module" } },
      ExportGroup: { first: "name" },
      ImportDeclaration: { first: "module" },
      ImportGroup: { first: "name" },
      ImportType: { first: "module" },
    },
  }),

  // JSX elements `<a href="…">`; Lezer's attributes learn the name of the element from it.
  construct({
    name: "tag",
    parts: { name: "value", attribute: "attributes" },
    lezer: {
      JSXOpenTag: { first: "name", named: { JSXAttribute: "attribute" } },
      JSXSelfClosingTag: { first: "name", named: { JSXAttribute: "attribute" } },
    },
  }),

  construct({
    name: "attribute",
    parts: { value: "attribute" },
    estree: { JSXAttribute: { value: "value" } },
    lezer: { JSXAttribute: { first: "value" } },
  }),

  // Text and expressions between the tags of JSX.
  construct({
    name: "element",
    parts: { text: "text" },
    estree: { JSXElement: { "*": "text" }, JSXFragment: { "*": "text" } },
    lezer: { JSXElement: { first: "text" } },
  }),
];
