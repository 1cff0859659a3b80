import * as z from 'zod/mini';

export const IntakeOperator = z.enum(['is', 'isNot', 'in', 'notIn', 'contains', 'answered', 'gte', 'lte']);
export type IntakeOperator = z.infer<typeof IntakeOperator>;

const Compared = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

/**
 * `field` is the key of an earlier field, or a computed value: `row.<column>`, `row.age`, `people.children`,
 * `people.minAge`, `people.maxSailed`.
 */
export const IntakeTest = z.object({ field: z.string(), op: IntakeOperator, value: z.optional(Compared) });
export type IntakeTest = z.infer<typeof IntakeTest>;

export const IntakeCondition = z.union([
  IntakeTest,
  z.object({ all: z.array(IntakeTest) }),
  z.object({ any: z.array(IntakeTest) }),
  z.object({ not: IntakeTest }),
]);
export type IntakeCondition = z.infer<typeof IntakeCondition>;
