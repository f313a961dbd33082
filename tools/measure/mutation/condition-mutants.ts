import ts from "typescript";
import { applyMutant, type Mutant } from "./mutant.js";
import { regexMutants, type RegexChange } from "./regex-mutants.js";

const comparisons = new Map<ts.SyntaxKind, readonly string[]>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ["!=="]],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ["==="]],
  [ts.SyntaxKind.LessThanToken, ["<=", ">="]],
  [ts.SyntaxKind.LessThanEqualsToken, ["<", ">"]],
  [ts.SyntaxKind.GreaterThanToken, [">=", "<="]],
  [ts.SyntaxKind.GreaterThanEqualsToken, [">", "<"]],
]);
const connectives = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.BarToken,
  ts.SyntaxKind.AmpersandToken,
]);
/** Methods and functions whose names say that they answer yes or no. */
const yesOrNo = /^(?:test|includes|has|some|every|startsWith|endsWith|(?:is|has|are|matches)(?:[A-Z]\w*))$/u;

/** Every condition of the file weakened or turned around, each by itself: one mutant for each change. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const mutants = new Map<string, Mutant>();
  const add = (mutant: Mutant): void => {
    const changed = applyMutant(source, mutant);
    if (changed !== source) mutants.set(changed, mutant);
  };
  const replace = (node: ts.Node, ...texts: readonly string[]): void => {
    for (const text of texts) add({ start: node.getStart(file), end: node.end, text });
  };
  const visit = (node: ts.Node): void => {
    for (const mutate of mutators) mutate(node, replace);
    if (ts.isRegularExpressionLiteral(node)) for (const change of regexMutants(node.text)) add(within(node, change));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...mutants.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

type Replace = (node: ts.Node, ...texts: readonly string[]) => void;

const mutators: readonly ((node: ts.Node, replace: Replace) => void)[] = [
  connective,
  comparison,
  sum,
  negation,
  branch,
  answer,
  listCall,
  statement,
];

/** `a && b` to `a` and to `b`; the same of `||`, and of the bits of traits. */
function connective(node: ts.Node, replace: Replace): void {
  if (!ts.isBinaryExpression(node) || !connectives.has(node.operatorToken.kind)) return;
  replace(node, `(${node.left.getText()})`, `(${node.right.getText()})`);
}

function comparison(node: ts.Node, replace: Replace): void {
  if (!ts.isBinaryExpression(node)) return;
  const others = comparisons.get(node.operatorToken.kind) ?? [];
  replace(node.operatorToken, ...others);
}

/** `offset + 1` to `offset - 1`, and the other way round. */
function sum(node: ts.Node, replace: Replace): void {
  if (!ts.isBinaryExpression(node) || !(ts.isNumericLiteral(node.left) || ts.isNumericLiteral(node.right))) return;
  if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) replace(node.operatorToken, "-");
  if (node.operatorToken.kind === ts.SyntaxKind.MinusToken) replace(node.operatorToken, "+");
}

function negation(node: ts.Node, replace: Replace): void {
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    replace(node, node.operand.getText());
}

/** Each branch always, and never. */
function branch(node: ts.Node, replace: Replace): void {
  if (ts.isIfStatement(node)) replace(node.expression, "true", "false");
  if (ts.isConditionalExpression(node)) replace(node.condition, "true", "false");
  if (ts.isWhileStatement(node)) replace(node.expression, "false");
}

/** The answers of functions that say yes or no. */
function answer(node: ts.Node, replace: Replace): void {
  const expression = ts.isReturnStatement(node) || ts.isArrowFunction(node) ? result(node) : undefined;
  if (expression !== undefined && saysYesOrNo(expression)) replace(expression, "true", "false");
}

function result(node: ts.ReturnStatement | ts.ArrowFunction): ts.Node | undefined {
  return ts.isReturnStatement(node) ? node.expression : ts.isBlock(node.body) ? undefined : node.body;
}

function saysYesOrNo(node: ts.Node): boolean {
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return (
      comparisons.has(kind) || kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken
    );
  }
  return ts.isCallExpression(node) && yesOrNo.test(calledName(node));
}

function calledName({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** Lists that are not filtered, and what holds of some elements instead of all. */
function listCall(node: ts.Node, replace: Replace): void {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const { name, expression: list } = node.expression;
  if (name.text === "filter") replace(node, list.getText());
  if (name.text === "some") replace(name, "every");
  if (name.text === "every") replace(name, "some");
}

/** Reports that are not made. */
function statement(node: ts.Node, replace: Replace): void {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return;
  if (calledName(node.expression) === "report") replace(node, ";");
}

function within(node: ts.Node, { start, end, text }: RegexChange): Mutant {
  const offset = node.getStart();
  return { start: offset + start, end: offset + end, text };
}
