/**
 * What a part of a construct is to it, and so what its value contributes to (`contribution.ts`): `same` is the value of the
 * whole, `value` one more value.
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

/** The part that each field of a node holds; `*` is any other child. */
export type Fields<Part extends string> = Readonly<Record<string, Part>>;

/**
 * Which part the children of a node are, which have no fields: the first ones, those after some token, and those that are nodes
 * of some name.
 */
export interface Order<Part extends string> {
  readonly first: Part;
  readonly after?: Readonly<Record<string, Part>>;
  readonly named?: Readonly<Record<string, Part>>;
}

/** A construct of JavaScript, and how the two trees spell it. */
export interface Construct<Part extends string = string> {
  readonly name: ConstructName;
  readonly parts: Readonly<Record<Part, Relation>>;
  /** By the type of a node, or by that type `in` the type of its parent. */
  readonly estree?: Readonly<Record<string, Fields<Part>>>;
  /** By the name of a node, or by that name `in` what its own place is: `tagged`, `type-query`. */
  readonly lezer?: Readonly<Record<string, Order<Part>>>;
}

/** Lets the compiler compare the parts that the trees have with those of the construct. */
function construct<Part extends string>(described: Construct<Part>): Construct {
  return described;
}

/** Every construct that says more of its parts than that they are values. */
export const constructs: readonly Construct[] = [
  // What is written around a value that stays what it is, also as part of a dotted path; Lezer takes `i++` for `i!`, too.
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

  // What is in a list or an object is given to what that is given to.
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

  // `...a`, of which Lezer has no node.
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

  // `a + b`; `as` and `satisfies` are operators of Lezer.
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

  // `name = value`: variables, parameters, patterns, entries of enums; Lezer has lists of them, and the fields of classes.
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

  // `(a, b)` of both, which is a node of Lezer's own
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

  // What fills the holes of a template: only a tag knows what it makes of that.
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

  // `<a href="…">`, which in Lezer's tree tells its attributes the element
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

  // What stands between tags of JSX
  construct({
    name: "element",
    parts: { text: "text" },
    estree: { JSXElement: { "*": "text" }, JSXFragment: { "*": "text" } },
    lezer: { JSXElement: { first: "text" } },
  }),
];
