import type { IntakePerson } from '@landsea/contracts/agents';
import { isAnswered, type ShownField, type ShownIntake } from '@landsea/rules/agents';
import { readRecord, type IntakeHousehold } from './intake-household.js';
import { formatIntakeValue } from './intake-words.js';

export interface ProposalDraft {
  fieldKey: string;
  attribute: string;
  personId: string | null;
  personName: string | null;
  label: string;
  value: unknown;
  theirs: string;
  base: string | null;
  isHealth: boolean;
}

/** Consents are kept with the answer: nobody accepts them field by field. */
const CONSENTS: readonly string[] = ['client.dataConsent', 'client.marketingConsent'];
const SELF = /^(self|me|myself|i)$/i;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The last word is the last name. */
export const splitName = (name: string): { firstName: string; lastName: string } => {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
};

const nameOf = ({ values: { first, last } }: IntakePerson) => ({
  firstName: typeof first === 'string' ? first.trim() : '',
  lastName: typeof last === 'string' ? last.trim() : '',
});
const isSelf = ({ values: { relation } }: IntakePerson): boolean =>
  typeof relation === 'string' && SELF.test(relation.trim());

/** The person of the household whom a row is about; the row's own id for somebody new. */
const findPersonId = (row: IntakePerson, { people, leadId }: IntakeHousehold): string => {
  const { firstName, lastName } = nameOf(row);
  const known =
    people.find(({ id }) => id === row.id) ??
    people.find((each) => fold(`${each.firstName} ${each.lastName}`) === fold(`${firstName} ${lastName}`));
  return known?.id ?? (isSelf(row) ? leadId : null) ?? row.id;
};

const proposePeople = (shown: ShownField, household: IntakeHousehold): ProposalDraft[] =>
  shown.people.flatMap(({ person, columns }) => {
    const personId = findPersonId(person, household);
    const known = household.people.find(({ id }) => id === personId);
    const typed = nameOf(person);
    const name = {
      firstName: typed.firstName || (known?.firstName ?? ''),
      lastName: typed.lastName || (known?.lastName ?? ''),
    };
    const personName = `${name.firstName} ${name.lastName}`.trim();
    const make = (
      attribute: string,
      draft: Pick<ProposalDraft, 'fieldKey' | 'label' | 'value' | 'theirs' | 'isHealth'>,
    ): ProposalDraft => ({
      ...draft,
      attribute,
      personId,
      personName,
      base: readRecord(attribute, personId, household),
    });
    return [
      make('traveler.name', {
        fieldKey: 'people.name',
        label: 'Name',
        value: name,
        theirs: personName,
        isHealth: false,
      }),
      ...columns.flatMap((column) => {
        const value = person.values[column.key];
        if (column.key === 'first' || column.key === 'last' || value === undefined || !isAnswered(value))
          return [];
        if (column.proposes === 'traveler.relationship' && isSelf(person)) return [];
        const theirs = formatIntakeValue(column, value);
        const { key, label, proposes, isHealth = false } = column;
        return [make(proposes, { fieldKey: `people.${key}`, label, value, theirs, isHealth })];
      }),
    ];
  });

/** An empty answer proposes nothing, so that it never erases; what our record says already is left out. */
export const makeProposals = ({ fields }: ShownIntake, household: IntakeHousehold): ProposalDraft[] =>
  fields
    .flatMap((shown): ProposalDraft[] => {
      const { field, value } = shown;
      if (field.type === 'people') return proposePeople(shown, household);
      if (value === undefined || !isAnswered(value) || CONSENTS.includes(field.proposes)) return [];
      const isName = field.proposes === 'client.leadPerson';
      const personId = isName ? household.leadId : null;
      const attribute = isName ? 'traveler.name' : field.proposes;
      const theirs = formatIntakeValue(field, value);
      return [
        {
          fieldKey: field.key,
          attribute,
          personId,
          personName: isName ? theirs : null,
          label: field.label,
          value: isName && typeof value === 'string' ? splitName(value) : value,
          theirs,
          base: readRecord(attribute, personId, household),
          isHealth: field.isHealth ?? false,
        },
      ];
    })
    .filter(({ base, theirs }) => base !== theirs);
