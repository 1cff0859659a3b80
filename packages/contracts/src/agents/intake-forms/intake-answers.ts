import * as z from 'zod/mini';
import { defineShortText, freeText, Id } from '../../core/primitives.js';

export const MOST_INTAKE_ANSWERS = 150;
export const MOST_INTAKE_PEOPLE = 20;
export const MOST_INTAKE_TEXT = 2000;
const MOST_CHOSEN = 30;

const Text = freeText('The answer', MOST_INTAKE_TEXT);
const Key = z.string().check(z.maxLength(60));

export const IntakeScalar = z.union([Text, z.number(), z.boolean()]);
export type IntakeScalar = z.infer<typeof IntakeScalar>;

/** `id` is of somebody in the household, or new and chosen by the browser. */
export const IntakePerson = z.strictObject({
  id: Id,
  values: z
    .record(Key, IntakeScalar)
    .check(z.refine((values) => Object.keys(values).length <= 40, 'That is too much for one person')),
});
export type IntakePerson = z.infer<typeof IntakePerson>;

/** In the order of preference; `id` is of the catalog. */
export const IntakeWish = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(120)),
  name: defineShortText('The wish', 160),
});
export type IntakeWish = z.infer<typeof IntakeWish>;

export const IntakeDates = z.strictObject({
  from: z.string().check(z.maxLength(10)),
  to: z.string().check(z.maxLength(10)),
});
export type IntakeDates = z.infer<typeof IntakeDates>;

export const IntakeValue = z.union([
  IntakeScalar,
  z.strictObject({ people: z.array(IntakePerson).check(z.maxLength(MOST_INTAKE_PEOPLE)) }),
  z.strictObject({ wishes: z.array(IntakeWish).check(z.maxLength(MOST_CHOSEN)) }),
  z.strictObject({ chosen: z.array(Key).check(z.maxLength(MOST_CHOSEN)) }),
  z.strictObject({ dates: IntakeDates }),
]);
export type IntakeValue = z.infer<typeof IntakeValue>;

/** By the keys of the fields; what a draft holds of hidden fields is dropped when it is sent. */
export const IntakeAnswers = z
  .record(Key, IntakeValue)
  .check(
    z.refine(
      (answers) => Object.keys(answers).length <= MOST_INTAKE_ANSWERS,
      'That is more than a form can hold',
    ),
  );
export type IntakeAnswers = z.infer<typeof IntakeAnswers>;
