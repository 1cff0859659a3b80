import * as z from 'zod/mini';
import { ItemDetails } from '../planning/item-details.js';
import { Traveler, TripDetail } from '../trip/trips.js';
import { responseSchema } from './response-schemas.js';
import { allSchemas } from './testing/all-schemas.js';

type Schema = z.core.$ZodType;

const isObject = (schema: Schema): schema is z.core.$ZodObject => schema._zod.def.type === 'object';

/** A schema and every schema in it. */
const within = (schema: Schema, found = new Set<Schema>()): Set<Schema> => {
  if (found.has(schema)) return found;
  found.add(schema);
  const parts = [
    ...Object.values(schema._zod.def).flat(),
    ...(isObject(schema) ? Object.values(schema._zod.def.shape) : []),
  ];
  for (const part of parts) if (part instanceof z.core.$ZodType) within(part, found);
  return found;
};

const objectsIn = (schema: Schema) => [...within(schema)].filter(isObject);

/** The result of an object schema for a field that it does not know. */
const unknownField = (schema: z.core.$ZodObject) => {
  const { checks: _checks, ...def } = schema._zod.def;
  return z.core.safeParse(z.core.clone(schema, { ...def, shape: {} }), { newField: 1 });
};

const refuses = (schema: z.core.$ZodObject) => !unknownField(schema).success;

it('covers the schemas of all areas, many of them strict as requests need it', () => {
  expect(allSchemas.length).toBeGreaterThan(150);
  expect(allSchemas.filter(([, schema]) => objectsIn(schema).some(refuses)).length).toBeGreaterThan(60);
});

it.each(allSchemas)('%s drops unknown fields of an answer, however deep', (_name, schema) => {
  const objects = objectsIn(responseSchema(schema));
  expect(objects).toHaveLength(objectsIn(schema).length);
  expect(objects.filter(refuses)).toEqual([]);
});

const robin = { name: 'Robin', age: 41 };

it('reads a person of a newer release and leaves requests strict', () => {
  const newer = [{ ...robin, superpower: 'patience' }];
  const Party = z.array(Traveler);
  expect(Party.safeParse(newer).error?.issues[0]?.code).toBe('unrecognized_keys');
  expect(responseSchema(Party).parse(newer)).toEqual(Party.parse([robin]));
});

it('reads a variant of a newer release, by its kind', () => {
  const details = { kind: 'note', newField: { deep: true } };
  expect(ItemDetails.safeParse(details).success).toBe(false);
  expect(responseSchema(ItemDetails).parse(details)).toEqual({ kind: 'note' });
});

it('still refuses what an answer lacks, and keeps what any field may hold', () => {
  expect(responseSchema(Traveler).safeParse({ age: 41 }).success).toBe(false);
  const Open = z.looseObject({ id: z.string() });
  expect(responseSchema(Open).parse({ id: 'a', other: 1 })).toEqual({ id: 'a', other: 1 });
});

it('makes each schema once', () => {
  expect(responseSchema(TripDetail)).toBe(responseSchema(TripDetail));
});
