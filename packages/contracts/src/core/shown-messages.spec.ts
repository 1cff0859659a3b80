import * as z from 'zod/mini';
import * as account from '../account/index.js';
import * as agents from '../agents/index.js';
import * as billing from '../billing/index.js';
import * as catalogue from '../catalogue/index.js';
import * as messages from '../messages/index.js';
import * as money from '../money/index.js';
import * as planning from '../planning/index.js';
import * as sharing from '../sharing/index.js';
import * as trip from '../trip/index.js';
import * as core from './index.js';

const areas = { account, agents, billing, catalogue, core, messages, money, planning, sharing, trip };

/** A refinement alone is a rule for schemas that are read elsewhere. */
const isSchema = (value: unknown): value is z.ZodMiniType =>
  value instanceof z.ZodMiniType && value.def.type !== 'custom';

const schemas = Object.entries(areas).flatMap(([area, exports]) =>
  Object.entries(exports).flatMap(([name, value]: [string, unknown]) =>
    isSchema(value) ? [[`${area}/${name}`, value] as const] : [],
  ),
);

const odd = [undefined, null, '', 'x', 'x'.repeat(5000), -1, 0.5, 1e15, NaN, true, [], ['x'], {}, { x: 1 }];

/** An object with each of its fields in turn as odd as it gets. */
const oddFields = (schema: z.ZodMiniType): unknown[] =>
  schema instanceof z.ZodMiniObject
    ? odd.map((value) => Object.fromEntries(Object.keys(schema.shape).map((field) => [field, value])))
    : [];

it('covers the schemas of all areas', () => {
  expect(schemas.length).toBeGreaterThan(150);
});

it.each(schemas)('%s says in plain words what is wrong', (_name, schema) => {
  for (const input of [...odd, ...oddFields(schema)])
    for (const { message } of schema.safeParse(input).error?.issues ?? []) {
      expect(message).toMatch(/^[A-Z].*[^.]$/);
      expect(message).not.toMatch(/invalid|expected|received|[<>]=?|unrecognized|\b(null|undefined|NaN)\b/i);
    }
});
