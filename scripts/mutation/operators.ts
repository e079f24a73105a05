import ts from "typescript";

const { SyntaxKind } = ts;

/** A change of one node: the text that takes the place of what lies between two positions. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Operators and what takes their place: a boundary moves, a comparison or a choice turns over. */
const operators = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.LessThanToken, "<="],
  [SyntaxKind.LessThanEqualsToken, "<"],
  [SyntaxKind.GreaterThanToken, ">="],
  [SyntaxKind.GreaterThanEqualsToken, ">"],
  [SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [SyntaxKind.AmpersandAmpersandToken, "||"],
  [SyntaxKind.BarBarToken, "&&"],
  [SyntaxKind.MinusToken, "+"],
  [SyntaxKind.AsteriskToken, "/"],
  [SyntaxKind.SlashToken, "*"],
  [SyntaxKind.PercentToken, "*"],
]);

/** Methods and what takes their place. */
const methods = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
]);

/** Methods that pass their object on in another form; the object takes their place. */
const passing = new Set(["filter", "reverse", "slice", "sort", "toLowerCase", "toSorted", "toUpperCase", "trim"]);

/** Every change of one node, without those of the nodes in it. */
export function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  const start = node.getStart(source);
  const textOf = (part: ts.Node): string => part.getText(source);
  const put = (part: ts.Node, replacement: string): Change => ({
    start: part.getStart(source),
    end: part.getEnd(),
    replacement,
  });

  if (ts.isIfStatement(node)) return [put(node.expression, "true"), put(node.expression, "false")];
  if (ts.isConditionalExpression(node)) return [put(node.condition, "true"), put(node.condition, "false")];
  // Never true: the loop would not end.
  if (ts.isWhileStatement(node)) return [put(node.expression, "false")];
  if (ts.isForStatement(node)) return node.condition === undefined ? [] : [put(node.condition, "false")];
  if (ts.isForOfStatement(node)) return [put(node.expression, "[]")];
  if (ts.isThrowStatement(node) || ts.isContinueStatement(node)) return [put(node, ";")];
  if (ts.isReturnStatement(node))
    return isFalsy(node.expression) ? [] : [put(node, node.expression === undefined ? ";" : "return;")];
  if (ts.isExpressionStatement(node)) return isEffect(node.expression) ? [put(node, ";")] : [];
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    if (operatorToken.kind === SyntaxKind.QuestionQuestionToken)
      return [{ start, end: node.getEnd(), replacement: textOf(left) }];
    if (operatorToken.kind === SyntaxKind.PlusToken) return [left, right].some(isText) ? [] : [put(operatorToken, "-")];
    const other = operators.get(operatorToken.kind);
    return other === undefined ? [] : [put(operatorToken, other)];
  }
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === SyntaxKind.ExclamationToken ? [put(node, textOf(node.operand))] : [];
  if (node.kind === SyntaxKind.TrueKeyword) return isName(node) ? [] : [put(node, "false")];
  if (node.kind === SyntaxKind.FalseKeyword) return [put(node, "true")];
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0 ? [] : [put(node, "[]")];
  if (ts.isStringLiteral(node)) return node.text !== "" && isLogic(node) ? [put(node, '""')] : [];
  if (ts.isRegularExpressionLiteral(node)) return looserRules(node.text).map((rule) => put(node, rule));
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const other = methods.get(name.text);
    if (other !== undefined) return [put(name, other)];
    if (passing.has(name.text)) return [put(node, textOf(expression))];
  }
  return [];
}

/** Whether a statement of its own does something: a call, or an assignment. */
function isEffect(node: ts.Expression): boolean {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return isEffect(node.expression);
  if (ts.isCallExpression(node)) return node.expression.kind !== SyntaxKind.SuperKeyword;
  return (
    ts.isBinaryExpression(node) || ts.isPostfixUnaryExpression(node) || ts.isDeleteExpression(node) || isIncrement(node)
  );
}

/** `false` and `undefined`: returning nothing is the same to almost every caller. */
function isFalsy(node: ts.Expression | undefined): boolean {
  return (
    node?.kind === SyntaxKind.FalseKeyword || (node !== undefined && ts.isIdentifier(node) && node.text === "undefined")
  );
}

function isIncrement(node: ts.Expression): boolean {
  return (
    ts.isPrefixUnaryExpression(node) &&
    (node.operator === SyntaxKind.PlusPlusToken || node.operator === SyntaxKind.MinusMinusToken)
  );
}

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
}

/** Whether a `true` only stands behind a name, in an object that says which names there are. */
function isName({ parent }: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(parent) &&
    parent.parent.properties.length > 2 &&
    parent.parent.properties.every(
      (one) => ts.isPropertyAssignment(one) && one.initializer.kind === SyntaxKind.TrueKeyword,
    )
  );
}

/** Whether a text decides something; the wording of a message does not. */
function isLogic({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isCaseClause(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isReturnStatement(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind !== SyntaxKind.PlusToken)
  );
}

/** A regular expression without its first, or without its last anchor. */
function looserRules(text: string): string[] {
  const end = text.lastIndexOf("/");
  const body = text.slice(1, end);
  const flags = text.slice(end);
  return [
    ...(body.startsWith("^") && body.length > 1 ? [`/${body.slice(1)}${flags}`] : []),
    ...(/[^\\]\$$/.test(body) ? [`/${body.slice(0, -1)}${flags}`] : []),
  ];
}
