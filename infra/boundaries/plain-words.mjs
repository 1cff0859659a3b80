import { prepositions, verbs } from './verbs.mjs';

/** A question word at its begin restates the name; a sentence has a subject. */
const headless = /^\*[\s*]*(What|Who|Whom|Whose|Whether|Where|When|Which|How|Why|Of)\b/;

/** `keeps`, `carries`, `matches`: the third person of a predicate. */
const infinitives = (word) => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
];

const isVerbFirst = (name) => {
  const [word] = name.match(/^[a-z]+/) ?? [];
  if (word === undefined) return true;
  if (/^[a-z]+Of$/.test(name)) return false;
  return prepositions.has(word) ? word !== name : infinitives(word).some((verb) => verbs.has(verb));
};

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

export const verbFirst = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { allow: { type: 'array' } }, additionalProperties: false }],
    messages: {
      noun: '`{{name}}` is a function: begin with a verb (infra/boundaries/verbs.mjs), do not end with `Of`.',
    },
  },
  create(context) {
    const allowed = new Set(context.options[0]?.allow);
    const check = (id) => {
      if (!allowed.has(id.name) && !isVerbFirst(id.name))
        context.report({ node: id, messageId: 'noun', data: { name: id.name } });
    };
    return {
      'ExportNamedDeclaration > FunctionDeclaration'({ id }) {
        check(id);
      },
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'({ id, init }) {
        if (id.type === 'Identifier' && functions.has(init?.type)) check(id);
      },
    };
  },
};

export const commentSubject = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { headless: 'Begin a doc comment with its subject, not with a question word.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (comment.type === 'Block' && headless.test(comment.value))
            context.report({ loc: comment.loc, messageId: 'headless' });
      },
    };
  },
};
