import { z } from 'zod';
import { findContractProblems, type Contracts } from '../../../src/release/contracts/contracts.js';
import { JsonSchema } from '../../../src/release/contracts/json-schema.js';

const asJson = (schema: z.ZodType) => JsonSchema.parse(z.toJSONSchema(schema, { io: 'input' }));
const answering = (schema: z.ZodType): Contracts => ({
  answers: { 'trip/Trip': asJson(schema) },
  requests: {},
});
const asking = (schema: z.ZodType): Contracts => ({ answers: {}, requests: { 'trip/Trip': asJson(schema) } });

const trip = z.object({
  id: z.uuid(),
  name: z.string().max(120),
  note: z.string().optional(),
  mode: z.enum(['parks', 'cruise']),
  nights: z.int().min(0).max(60),
  people: z.array(z.object({ age: z.number().nullable() })),
  prices: z.record(z.string(), z.number()),
  stay: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('hotel'), rooms: z.int() }),
    z.object({ kind: z.literal('ship'), cabin: z.string() }),
  ]),
});
const { shape } = trip;

describe('what an answer may not become', () => {
  it.each([
    [
      'a new required field',
      trip.extend({ pace: z.string() }),
      'pace is required by the reader and may be missing',
    ],
    ['a removed field', trip.omit({ name: true }), 'name is required by the reader and may be missing'],
    ['a removed optional field', trip.omit({ note: true }), 'note is gone'],
    ['a renamed field', trip.omit({ note: true }).extend({ remark: z.string().optional() }), 'note is gone'],
    ['a field that may be missing now', trip.extend({ name: shape.name.optional() }), 'name is required by'],
    ['a field that may be null now', trip.extend({ name: shape.name.nullable() }), 'name can be null'],
    ['another type', trip.extend({ name: z.number() }), 'name can be number, where string is expected'],
    [
      'one more value',
      trip.extend({ mode: z.enum(['parks', 'cruise', 'combined']) }),
      'mode can be "combined"',
    ],
    ['a longer text', trip.extend({ name: z.string().max(200) }), 'name has a smaller maxLength: 120'],
    ['fractions', trip.extend({ nights: z.number().min(0).max(60) }), 'nights can be number, where integer'],
    [
      'a required field of a row',
      trip.extend({ people: z.array(z.object({ age: z.number().nullable(), pace: z.string() })) }),
      'people[].pace is required by',
    ],
    [
      'another kind of a union',
      trip.extend({
        stay: z.discriminatedUnion('kind', [...shape.stay.options, z.object({ kind: z.literal('villa') })]),
      }),
      'stay',
    ],
    ['other entries', trip.extend({ prices: z.record(z.string(), z.string()) }), 'prices.* can be string'],
    ['another format', trip.extend({ id: z.string() }), 'id has another'],
  ])('%s', (_, later, problem) => {
    const problems = findContractProblems(answering(trip), answering(later));
    expect(problems.join('\n')).toContain(problem);
    expect(problems[0]).toMatch(/^trip\/Trip: (pages|answers) of the last release: /);
  });

  it.each([
    ['the same', trip],
    ['a new optional field', trip.extend({ pace: z.string().optional() })],
    ['a new field with a default', trip.extend({ pace: z.string().default('easy') })],
    ['a refusal of unknown fields', z.strictObject(shape)],
  ])('%s is fine', (_, later) => {
    expect(findContractProblems(answering(trip), answering(later))).toEqual([]);
  });
});

describe('what a request may not become', () => {
  const strict = z.strictObject(shape);
  it.each([
    ['a new required field', strict.extend({ pace: z.string() }), 'pace is required by the reader'],
    ['a field that is required now', strict.extend({ note: z.string() }), 'note is required by the reader'],
    ['a removed field', strict.omit({ note: true }), 'note is no longer accepted'],
    ['one value less', strict.extend({ mode: z.enum(['parks']) }), 'mode can be "cruise", which the reader'],
    ['any value narrowed to a few', strict.extend({ note: z.enum(['a']).optional() }), 'note was any value'],
    ['a shorter text', strict.extend({ name: z.string().max(50) }), 'name has a smaller maxLength: 50'],
    [
      'a longer minimum',
      strict.extend({ name: z.string().min(3).max(120) }),
      'name has a greater minLength: 3',
    ],
    ['a smaller range', strict.extend({ nights: z.int().min(1).max(60) }), 'nights has a greater minimum: 1'],
    ['fewer rows', strict.extend({ people: shape.people.max(4) }), 'people has a smaller maxItems: 4'],
    [
      'a pattern',
      strict.extend({
        name: z
          .string()
          .max(120)
          .regex(/^[A-Z]/),
      }),
      'name has another pattern',
    ],
    [
      'no null',
      strict.extend({ people: z.array(z.object({ age: z.number() })) }),
      'people[].age can be null',
    ],
  ])('%s', (_, later, problem) => {
    expect(findContractProblems(asking(strict), asking(later)).join('\n')).toContain(problem);
  });

  it.each([
    ['the same', strict],
    ['a new optional field', strict.extend({ pace: z.string().optional() })],
    ['one value more', strict.extend({ mode: z.enum(['parks', 'cruise', 'combined']) })],
    ['a longer text', strict.extend({ name: z.string().max(500) })],
    ['a field that may be missing now', strict.extend({ name: shape.name.optional() })],
    ['a field that may be null now', strict.extend({ name: shape.name.nullable() })],
  ])('%s is fine', (_, later) => {
    expect(findContractProblems(asking(strict), asking(later))).toEqual([]);
  });
});

it('compares schemas that contain themselves, and intersections', () => {
  const day = z.object({ name: z.string(), get inside() { return z.array(day).optional(); } }); // prettier-ignore
  const later = z.object({ name: z.string(), pace: z.string(), get inside() { return z.array(later).optional(); } }); // prettier-ignore
  expect(findContractProblems(answering(day), answering(day))).toEqual([]);
  expect(findContractProblems(answering(day), answering(later)).join()).toContain('pace is required');
  const both = z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() }));
  const more = z.intersection(z.object({ a: z.string() }), z.object({ b: z.string(), c: z.string() }));
  expect(findContractProblems(answering(both), answering(both))).toEqual([]);
  expect(findContractProblems(answering(both), answering(more)).join()).toContain('c is required');
});

it('takes a new optional field inside of what may be null', () => {
  const inside = (schema: z.ZodType) => answering(z.object({ trip: schema.nullable() }));
  expect(findContractProblems(inside(trip), inside(trip.extend({ pace: z.string().optional() })))).toEqual(
    [],
  );
  expect(findContractProblems(inside(trip), inside(trip.omit({ note: true }))).length).toBeGreaterThan(0);
});

it('says nothing of contracts that only one version has', () => {
  const one = answering(trip);
  const other: Contracts = { answers: { 'trip/Other': asJson(trip) }, requests: {} };
  expect(findContractProblems(one, other)).toEqual([]);
});
