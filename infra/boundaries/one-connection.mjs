/** Fields of services that never ask the database, so that their calls need no manager. */
const elsewhere = new Set(['store', 'services', 'stripe']);

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const nameOf = (parameter) => (parameter.type === 'AssignmentPattern' ? parameter.left.name : parameter.name);
const managerOf = (node) => node.params.find((parameter) => nameOf(parameter) === 'manager');

/** The field in `this.field.method` and `this.method`; undefined where the call is not the object's. */
function fieldOf({ callee }) {
  let [at, field] = [callee, undefined];
  while (at.type === 'MemberExpression') [at, field] = [at.object, at.property.name];
  return at.type === 'ThisExpression' ? field : undefined;
}

/** Work that is given to `afterCommit` runs when the transaction is over. */
const isAfterCommit = ({ parent }) => parent?.type === 'CallExpression' && fieldOf(parent) === 'afterCommit';

/** True when a function around the node takes the transaction's manager. */
function isInTransaction(node) {
  for (let at = node; at; at = at.parent) {
    if (!functions.has(at.type)) continue;
    if (isAfterCommit(at)) return false;
    if (managerOf(at)) return true;
  }
  return false;
}

/** True when `this.method(…)` is a method of the same class that returns its answer at once. */
function isImmediate(node) {
  const { object, property } = node.callee;
  if (object.type !== 'ThisExpression') return false;
  let at = node;
  while (at && at.type !== 'ClassBody') at = at.parent;
  const method = at?.body.find(({ key }) => key?.name === property.name)?.value;
  const type = method?.returnType?.typeAnnotation;
  return type !== undefined && type.typeName?.name !== 'Promise';
}

/** True when this function or its caller waits for the answer. */
const isAwaited = ({ parent }) =>
  parent.type === 'AwaitExpression' ||
  parent.type === 'ReturnStatement' ||
  (parent.type === 'ArrowFunctionExpression' && parent.body.type === 'CallExpression');

/**
 * A transaction holds one connection of the pool, and often the lock of a trip. What waits for a second connection meanwhile
 * waits for those that wait for the lock: all connections are taken, and everybody is answered with 503.
 */
export const oneConnection = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      optional: 'Make `manager` mandatory: one that is left out in a transaction takes a second connection.',
      outside: 'This function has a `manager`: ask the database through it, not over a second connection.',
      without: 'Give `manager` to this call: in a transaction everything runs over its one connection.',
    },
  },
  create(context) {
    const asFunction = (node) => {
      const manager = managerOf(node);
      if (manager && (manager.type === 'AssignmentPattern' || manager.optional))
        context.report({ node: manager, messageId: 'optional' });
    };
    return {
      FunctionDeclaration: asFunction,
      FunctionExpression: asFunction,
      ArrowFunctionExpression: asFunction,
      'MemberExpression[object.type="ThisExpression"][property.name="dataSource"]'(node) {
        if (isInTransaction(node)) context.report({ node, messageId: 'outside' });
      },
      CallExpression(node) {
        const field = fieldOf(node);
        if (field === undefined || field === 'dataSource' || elsewhere.has(field)) return;
        if (!isAwaited(node) || !isInTransaction(node) || isImmediate(node)) return;
        const given = node.arguments.map((argument) => context.sourceCode.getText(argument));
        if (!given.some((text) => /\bmanager\b/.test(text))) context.report({ node, messageId: 'without' });
      },
    };
  },
};
