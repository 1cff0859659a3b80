import type { IntakeConsent } from '@landsea/contracts/agents';
import { isAnswered, type ShownIntake } from '@landsea/rules/agents';
import type { IntakeFact } from './intake-emails.js';
import { formatIntakeValue } from './intake-words.js';

export interface ListedFacts {
  facts: IntakeFact[];
  /** Answers about health were left out. */
  hidesHealth: boolean;
}

const isConsent = (attribute: string): boolean => /^client\.\w+Consent$/.test(attribute);

/** The answers in words, as an email lists them: travelers by name, nothing about health or access. */
export const listFacts = ({ fields }: ShownIntake): ListedFacts => {
  const given = fields.filter(({ field, value }) => isAnswered(value) && !isConsent(field.proposes));
  const facts = given.flatMap(({ field, value, people }): IntakeFact[] => {
    if (field.isHealth || value === undefined) return [];
    if (field.type !== 'people') return [{ label: field.label, value: formatIntakeValue(field, value) }];
    const names = people.map(
      ({ person: { values }, known }) =>
        [values['first'], values['last']].filter(Boolean).join(' ') || (known?.name ?? ''),
    );
    return [{ label: field.label, value: names.join(', ') }];
  });
  const hidesHealth = given.some(
    ({ field, people }) =>
      field.isHealth === true ||
      people.some(({ person, columns }) =>
        columns.some(({ key, isHealth }) => isHealth === true && isAnswered(person.values[key])),
      ),
  );
  return { facts, hidesHealth };
};

/** The words that were agreed to, with the version of the form that showed them. */
export const listConsents = ({ fields }: ShownIntake, version: number, at: Date): IntakeConsent[] =>
  fields
    .filter(({ field, value }) => isConsent(field.proposes) && typeof value === 'boolean')
    .map(({ field, value }) => ({
      text: field.label,
      agreed: value === true,
      at: at.toISOString(),
      version,
    }));
