import ts from 'typescript';
import { Choices } from './choices.js';
import { Unreadable } from './known-values.js';
import { NO_SCOPE } from './read-declaration.js';
import { ExpressionReader, type KnownFunctions } from './read-expression.js';
import type { Sources } from './sources.js';

export interface StatementCall {
  path: string;
  line: number;
  /** As far as they can be read: one for each way through what only a running service knows. */
  texts: ReadonlySet<string>;
  /** True when each way could be read. */
  isRead: boolean;
  /** False when there are more ways than are tried. */
  isWhole: boolean;
  /** The type of what TypeORM answers with; undefined where nobody looks at it. */
  answer: ts.Type | undefined;
  /** The argument with the values. */
  given: ts.Expression | undefined;
}

const isOfTypeOrm = (sources: Sources, { expression }: ts.CallExpression): boolean => {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'query') return false;
  const [declaration] = sources.symbolOf(expression.name)?.declarations ?? [];
  return declaration?.getSourceFile().fileName.includes('/typeorm/') === true;
};

interface Sent {
  sql: ts.Expression;
  given: ts.Expression | undefined;
}

/** `manager.query(sql, given)`, or `runPreparedRead(dataSource, { name, text }, given)`. */
const sentBy = (sources: Sources, call: ts.CallExpression): Sent | undefined => {
  const [first, second, third] = call.arguments;
  if (first && isOfTypeOrm(sources, call)) return { sql: first, given: second };
  if (second && call.expression.getText() === 'runPreparedRead') return { sql: second, given: third };
  return undefined;
};

const readText = (reader: ExpressionReader, sql: ts.Expression): string => {
  const value = reader.read(sql, NO_SCOPE);
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : value;
  if (typeof text !== 'string') throw new Unreadable('no text');
  return text;
};

/** True where nobody looks at the answer: `await manager.query(…);`, also with `.catch(…)`. */
const isLeft = ({ parent }: ts.Node): boolean =>
  ts.isExpressionStatement(parent) ||
  ((ts.isAwaitExpression(parent) ||
    isCatch(parent) ||
    (ts.isCallExpression(parent) && isCatch(parent.expression))) &&
    isLeft(parent));

const isCatch = (node: ts.Node): boolean => ts.isPropertyAccessExpression(node) && node.name.text === 'catch';

const answerOf = ({ checker }: Sources, call: ts.CallExpression): ts.Type | undefined => {
  const type = checker.getAwaitedType(checker.getTypeAtLocation(call));
  return !type || type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Void) || isLeft(call) ? undefined : type;
};

const readCall = (
  sources: Sources,
  known: KnownFunctions,
  node: ts.CallExpression,
  { sql, given }: Sent,
): StatementCall => {
  const texts = new Set<string>();
  let isRead = true;
  const isWhole = Choices.explore((choices) => {
    try {
      texts.add(readText(new ExpressionReader(sources, choices, known), sql));
    } catch {
      isRead = false;
    }
  });
  return {
    path: sources.pathOf(node),
    line: sources.lineOf(node),
    texts,
    isRead,
    isWhole,
    answer: answerOf(sources, node),
    given,
  };
};

export function listStatementCalls(sources: Sources, known: KnownFunctions): StatementCall[] {
  const calls: StatementCall[] = [];
  const see = (node: ts.Node): void => {
    if (!ts.isCallExpression(node)) return;
    const sent = sentBy(sources, node);
    if (sent) calls.push(readCall(sources, known, node, sent));
  };
  for (const file of sources.files) sources.visit(file, see);
  return calls;
}
