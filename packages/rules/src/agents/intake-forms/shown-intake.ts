import type {
  IntakeAnswers,
  IntakeColumn,
  IntakeField,
  IntakePerson,
  IntakeSchema,
  IntakeSection,
  IntakeValue,
  KnownIntake,
  KnownTraveler,
} from '@landsea/contracts/agents';
import { CalendarDate } from '@landsea/contracts/core';
import { getAgeOn } from '../../trip/guests.js';
import { holdsCondition, type IntakeLookup } from './intake-conditions.js';

export interface IntakeContext {
  today: CalendarDate;
  /** The first day of travel of a known trip; the dates of the form come first. */
  travelsOn: CalendarDate | null;
  known: KnownIntake;
}

export interface ShownPerson {
  person: IntakePerson;
  known: KnownTraveler | undefined;
  columns: IntakeColumn[];
}

export interface ShownField {
  field: IntakeField;
  section: IntakeSection;
  value: IntakeValue | undefined;
  people: ShownPerson[];
}

/** Questions whose conditions hold, with their answers. */
export interface ShownIntake {
  fields: ShownField[];
  /** The answers to send: nothing of a hidden question. */
  answers: IntakeAnswers;
}

const ADULT = 18;

const datesOf = (value: IntakeValue | undefined): string | undefined =>
  typeof value === 'object' && 'dates' in value ? value.dates.from : undefined;

export const getIntakePeople = (value: IntakeValue | undefined): IntakePerson[] =>
  typeof value === 'object' && 'people' in value ? value.people : [];

const ageOf = (
  person: IntakePerson,
  known: KnownTraveler | undefined,
  on: CalendarDate,
): number | undefined => {
  const { birth } = person.values;
  const birthDate = CalendarDate.safeParse(birth);
  if (birthDate.success && birthDate.data <= on) return getAgeOn({ age: 0, birthDate: birthDate.data }, on);
  return birthDate.success ? 0 : (known?.age ?? undefined);
};

/** A column may ask about earlier columns of the same person as `row.<key>`. */
const showPerson = (
  person: IntakePerson,
  columns: readonly IntakeColumn[],
  known: KnownTraveler | undefined,
  on: CalendarDate,
  lookUp: IntakeLookup,
): ShownPerson => {
  const values: IntakePerson['values'] = {};
  const shown: IntakeColumn[] = [];
  const inRow: IntakeLookup = (field) => {
    if (field === 'row.age') return ageOf(person, known, on);
    return field.startsWith('row.') ? values[field.slice('row.'.length)] : lookUp(field);
  };
  /** The agent knows the answer that it depends on, and the page does not: it is asked. */
  const isWithheld = ({ showIf }: IntakeColumn): boolean => {
    if (showIf === undefined || !('field' in showIf)) return false;
    const key = showIf.field.replace('row.', '');
    return values[key] === undefined && (known?.columns.includes(key) ?? false);
  };
  for (const column of columns) {
    if (!holdsCondition(column.showIf, inRow) && !isWithheld(column)) continue;
    shown.push(column);
    const value = person.values[column.key];
    if (value !== undefined) values[column.key] = value;
  }
  return { person: { id: person.id, values }, known, columns: shown };
};

const numbersOf = (people: readonly ShownPerson[], key: string): number[] =>
  people.flatMap(({ person }) => {
    const value = person.values[key];
    return typeof value === 'number' ? [value] : [];
  });

const computed = (field: string, people: readonly ShownPerson[], on: CalendarDate): number | undefined => {
  const ages = people.flatMap(({ person, known }) => ageOf(person, known, on) ?? []);
  if (field === 'people.children') return ages.filter((age) => age < ADULT).length;
  if (field === 'people.minAge') return ages.length > 0 ? Math.min(...ages) : undefined;
  if (field === 'people.maxSailed') return Math.max(0, ...numbersOf(people, 'sailed'));
  return undefined;
};

/**
 * Conditions look at earlier questions only. A hidden question counts as unanswered for those after it, so
 * that going back and answering otherwise hides the whole chain.
 */
export const showIntake = (
  { sections }: IntakeSchema,
  answers: IntakeAnswers,
  { today, travelsOn, known }: IntakeContext,
): ShownIntake => {
  const fields: ShownField[] = [];
  const seen: IntakeAnswers = {};
  let people: ShownPerson[] = [];
  let on = travelsOn ?? today;
  const lookUp: IntakeLookup = (field) =>
    field.startsWith('people.') ? computed(field, people, on) : seen[field];
  for (const section of sections) {
    if (!holdsCondition(section.showIf, lookUp)) continue;
    for (const field of section.fields) {
      if (!holdsCondition(field.showIf, lookUp)) continue;
      const given = answers[field.key];
      const rows = getIntakePeople(given).map((person) => {
        const who = known.people.find(({ id }) => id === person.id);
        return showPerson(person, field.columns ?? [], who, on, lookUp);
      });
      const value = field.type === 'people' && given ? { people: rows.map(({ person }) => person) } : given;
      fields.push({ field, section, value, people: rows });
      if (value === undefined) continue;
      seen[field.key] = value;
      if (field.type === 'people') people = rows;
      const from = field.type === 'date-range' ? CalendarDate.safeParse(datesOf(value)) : undefined;
      if (from?.success) on = from.data;
    }
  }
  return { fields, answers: seen };
};
