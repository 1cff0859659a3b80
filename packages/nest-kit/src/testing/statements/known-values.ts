import ts from 'typescript';

/** The text depends on something that only a running service knows. */
export class Unreadable extends Error {}

export type Callable = (...given: unknown[]) => unknown;
export const isCallable = (value: unknown): value is Callable => typeof value === 'function';

/** Flags of types that say nothing. */
export const anything = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

export const GLOBALS: Readonly<Record<string, unknown>> = { Array, JSON, Math, Number, Object, String };

export const keywords: Readonly<Partial<Record<ts.SyntaxKind, unknown>>> = {
  [ts.SyntaxKind.TrueKeyword]: true,
  [ts.SyntaxKind.FalseKeyword]: false,
  [ts.SyntaxKind.NullKeyword]: null,
};

export const operators: Readonly<Record<string, (a: unknown, b: unknown) => unknown>> = {
  '+': (a, b) => (typeof a === 'number' && typeof b === 'number' ? a + b : `${String(a)}${String(b)}`),
  '-': (a, b) => Number(a) - Number(b),
  '*': (a, b) => Number(a) * Number(b),
  '/': (a, b) => Number(a) / Number(b),
  '>': (a, b) => Number(a) > Number(b),
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
};

export const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);

export const isWrapper = (node: ts.Expression): node is ts.AsExpression =>
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isParenthesizedExpression(node);

/** The values of a type that has a few strings or is boolean. */
export function listLiterals(checker: ts.TypeChecker, type: ts.Type): (string | boolean)[] | undefined {
  const literals: (string | boolean)[] = [];
  for (const member of type.isUnion() ? type.types : [type])
    if (member.isStringLiteral()) literals.push(member.value);
    else if (member.flags & ts.TypeFlags.BooleanLiteral)
      literals.push(checker.typeToString(member) === 'true');
    else return undefined;
  return literals;
}
