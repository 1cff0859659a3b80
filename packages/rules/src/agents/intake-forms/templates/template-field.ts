import type { IntakeField, IntakeSchema } from '@landsea/contracts/agents';

/** Questions whose switch is locked: without them there is no lead and no consent. */
export const lockedFields: readonly string[] = [
  'lead_name',
  'lead_email',
  'consent_data',
  'people.first',
  'people.last',
];

export type TemplateSection = IntakeSchema['sections'][number];

type Options = Readonly<Record<string, string>>;

export const choose = (options: Options): NonNullable<IntakeField['options']> =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

type Draft = Pick<IntakeField, 'key' | 'label' | 'type' | 'proposes'> & Partial<IntakeField>;

export const ask = ({ help = '', required = false, ...field }: Draft): IntakeField => ({
  ...field,
  help,
  required,
});
