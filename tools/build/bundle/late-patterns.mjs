import ts from "typescript";

/** The functions of core that make patterns and tables. */
const tableMakers = ["conventionsOf", "patternSequence", "patternUnion", "wordSet"];

/** Methods of texts that begin anew with each call, wherever the pattern was last matched. */
const anew = new Set(["match", "matchAll", "replace", "replaceAll", "split"]);

/** In UTF-16 code units. A pattern that is no longer is read as soon as what would make it late, unless it has properties of Unicode. */
const worthwhile = 64;

/**
 * Has a module make its patterns when they are first asked for: a literal becomes a text, and a constant of the module with
 * patterns in it a function that makes it once. V8 reads every literal when it reads the module, even in functions that nobody
 * calls, and again when it comes to it; with properties of Unicode that takes long, and one document needs few of them.
 *
 * It must not matter when the constants of the module are made.
 */
export function withLatePatterns(text) {
  const file = ts.createSourceFile("module.js", text, ts.ScriptTarget.ESNext, true);
  const late = lateConstants(file);
  const slots = [];
  const { transformed } = ts.transform(file, [(context) => (root) => rewritten(root, { context, late, slots })]);
  const printed = ts.createPrinter().printFile(transformed[0]);
  return slots.length === 0 ? printed : `${printed}var ${slots.join(", ")};\n`;
}

/**
 * The names of the constants that are made by patterns, by functions of the module, or of other such constants. They stay in
 * the module, and share their name with nothing in it.
 */
function lateConstants(file) {
  const declared = new Map();
  visitAll(file, (node) => isDeclared(node) && declared.set(node.text, (declared.get(node.text) ?? 0) + 1));
  const exported = file.statements.flatMap(({ exportClause }) => exportClause?.elements ?? []);
  const leaving = new Set(exported.map(({ name, propertyName }) => (propertyName ?? name).text));
  const makers = new Set([
    ...tableMakers,
    ...file.statements.filter(ts.isFunctionDeclaration).map(({ name }) => name.text),
  ]);
  const late = new Set();
  for (const { modifiers, declarationList } of file.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of modifiers === undefined ? declarationList.declarations : []) {
      if (leaving.has(name.text) || declared.get(name.text) !== 1) continue;
      if (initializer !== undefined && isMadeBy(makers, late, initializer)) late.add(name.text);
    }
  return late;
}

function visitAll(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

function isDeclared(node) {
  return (
    ts.isIdentifier(node) && node.parent.name === node && !isOfObject(node.parent) && !ts.isExportSpecifier(node.parent)
  );
}

/** Whether the name of a node is that of a property. */
function isOfObject(node) {
  return (
    ts.isPropertyAccessExpression(node) ||
    ts.isObjectLiteralElementLike(node) ||
    (ts.isClassElement(node) && !ts.isClassLike(node)) ||
    ts.isMetaProperty(node)
  );
}

/** Whether patterns are made when an expression is evaluated, or a maker is called; what arrays are mapped by counts. */
function isMadeBy(makers, late, node) {
  if (ts.isRegularExpressionLiteral(node)) return isCostly(node);
  if (ts.isNewExpression(node) && node.expression.text === "RegExp") return true;
  if (ts.isCallExpression(node) && makers.has(node.expression.text)) return true;
  if (ts.isIdentifier(node)) return late.has(node.text) && isRead(node);
  if (ts.isFunctionLike(node)) return isMapped(node) && isMadeBy(makers, late, node.body);
  return ts.forEachChild(node, (child) => isMadeBy(makers, late, child) || undefined) === true;
}

function isMapped({ parent }) {
  return ts.isCallExpression(parent) && parent.expression.name?.text === "map";
}

function rewritten(root, { context, late, slots }) {
  const { factory } = context;
  const made = ({ text }) => {
    const end = text.lastIndexOf("/");
    const [source, flags] = [text.slice(1, end), text.slice(end + 1)].map((part) => factory.createStringLiteral(part));
    return factory.createNewExpression(factory.createIdentifier("RegExp"), undefined, [source, flags]);
  };
  /** `late_0 ??= value`, in parentheses. */
  const madeOnce = (value) => {
    const slot = `late_${slots.length}`;
    slots.push(slot);
    const kept = factory.createBinaryExpression(
      factory.createIdentifier(slot),
      ts.SyntaxKind.QuestionQuestionEqualsToken,
      value,
    );
    return factory.createParenthesizedExpression(kept);
  };
  const called = ({ text }) => factory.createCallExpression(factory.createIdentifier(text), undefined, []);
  const visitIn = (isInFunction) => (node) => {
    const visit = visitIn(isInFunction || ts.isFunctionLike(node));
    if (ts.isVariableDeclaration(node) && late.has(node.name.text)) {
      const make = factory.createArrowFunction([], [], [], undefined, undefined, madeOnce(visit(node.initializer)));
      return factory.updateVariableDeclaration(node, node.name, undefined, undefined, make);
    }
    if (ts.isRegularExpressionLiteral(node)) {
      if (!isCostly(node)) return node;
      if (!isInFunction) return made(node);
      return isShareable(node) ? madeOnce(made(node)) : node;
    }
    if (ts.isShorthandPropertyAssignment(node) && late.has(node.name.text))
      return factory.createPropertyAssignment(node.name.text, called(node.name));
    if (ts.isIdentifier(node) && late.has(node.text) && isRead(node)) return called(node);
    return ts.visitEachChild(node, visit, context);
  };
  return ts.visitEachChild(root, visitIn(false), context);
}

function isCostly({ text }) {
  return text.length > worthwhile || text.includes(String.raw`\p{`);
}

/** Whether one pattern does for all calls of a function: it does not keep where it matched, or nobody asks for that. */
function isShareable({ text, parent }) {
  const flags = text.slice(text.lastIndexOf("/"));
  if (!/[gy]/.test(flags)) return true;
  return !flags.includes("y") && ts.isCallExpression(parent) && anew.has(parent.expression.name?.text);
}

/** Whether a name stands for its value, and is not that of a property. */
function isRead(node) {
  const { parent } = node;
  if (parent.name === node) return false;
  return !ts.isBindingElement(parent) || parent.propertyName !== node;
}
