import * as z from 'zod/mini';
import { allSchemas } from './testing/all-schemas.js';

const odd = [undefined, null, '', 'x', 'x'.repeat(5000), -1, 0.5, 1e15, NaN, true, [], ['x'], {}, { x: 1 }];

/** An object with each of its fields in turn as odd as it gets. */
const oddFields = (schema: z.ZodMiniType): unknown[] =>
  schema instanceof z.ZodMiniObject
    ? odd.map((value) => Object.fromEntries(Object.keys(schema.shape).map((field) => [field, value])))
    : [];

it('covers the schemas of all areas', () => {
  expect(allSchemas.length).toBeGreaterThan(150);
});

it.each(allSchemas)('%s says in plain words what is wrong', (_name, schema) => {
  for (const input of [...odd, ...oddFields(schema)])
    for (const { message } of schema.safeParse(input).error?.issues ?? []) {
      expect(message).toMatch(/^[A-Z].*[^.]$/);
      expect(message).not.toMatch(/invalid|expected|received|[<>]=?|unrecognized|\b(null|undefined|NaN)\b/i);
    }
});
