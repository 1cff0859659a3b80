import { TripDetail } from '@landsea/contracts/trip';
import * as z from 'zod/mini';
import { answerOf } from './answer-of';

const Person = z.strictObject({ name: z.string() });
const Answer = z.object({ party: z.array(Person) });

test('an answer of a newer release is read without the fields that this build does not know', () => {
  const newer = { party: [{ name: 'Robin', pace: 'slow' }], weather: 'fine' };
  expect(answerOf(Answer)(newer)).toEqual({ party: [{ name: 'Robin' }] });
});

test('an answer that lacks a field is refused', () => {
  expect(() => answerOf(Answer)({ party: [{ pace: 'slow' }] })).toThrow();
  expect(() => answerOf(TripDetail)({ id: 'x' })).toThrow();
});
