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

export const IntakeTemplate = z.enum(['parks', 'cruise', 'combined']);
export type IntakeTemplate = z.infer<typeof IntakeTemplate>;

export const intakeFieldTypes = [
  'text',
  'longtext',
  'choice',
  'multi',
  'yes-no',
  'number',
  'money',
  'date',
  'date-range',
  'wishes',
  'people',
] as const;
export type IntakeFieldType = (typeof intakeFieldTypes)[number];

/** The list of the catalog from which wishes are chosen. */
export const IntakeCatalog = z.enum(['attractions', 'restaurants', 'excursions']);
export type IntakeCatalog = z.infer<typeof IntakeCatalog>;

const question = {
  key: z.string(),
  label: z.string(),
  help: z.string(),
  required: z.boolean(),
  /** The attribute of the client, traveler or trip, such as `traveler.heightInches`. */
  proposes: z.string(),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  showIf: z.optional(IntakeCondition),
  format: z.optional(z.enum(['name', 'full-name', 'email', 'phone'])),
  /** The bounds of a number, or of the length of a list or a text. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** Health and access are shown to the agent only, and left out of every email. */
  isHealth: z.optional(z.boolean()),
};

export const IntakeColumn = z.object({
  ...question,
  type: z.enum(['text', 'choice', 'number', 'date']),
});
export type IntakeColumn = z.infer<typeof IntakeColumn>;

export const IntakeField = z.object({
  ...question,
  type: z.enum(intakeFieldTypes),
  catalog: z.optional(IntakeCatalog),
  /** The form is not sent without yes. */
  mustBe: z.optional(z.literal(true)),
  columns: z.optional(z.array(IntakeColumn)),
});
export type IntakeField = z.infer<typeof IntakeField>;

export const IntakeSection = z.object({
  key: z.string(),
  title: z.string(),
  /** The agent's own words, else ours. */
  text: z.string(),
  showIf: z.optional(IntakeCondition),
  fields: z.array(IntakeField),
});
export type IntakeSection = z.infer<typeof IntakeSection>;

/** The questions of one version of a form. */
export const IntakeSchema = z.object({ sections: z.array(IntakeSection) });
export type IntakeSchema = z.infer<typeof IntakeSchema>;
