import type { IntakeColumn, IntakeField, KnownIntake } from '@landsea/contracts/agents';
import type { ShownField, ShownIntake, ShownPerson } from './shown-intake.js';

/** One screen asks for these of each traveler; every other column has a screen for all travelers. */
export const rosterColumns: readonly string[] = ['first', 'last', 'birth'];

export type IntakeStep =
  | { key: string; kind: 'field' | 'roster'; shown: ShownField }
  | { key: string; kind: 'column'; shown: ShownField; column: IntakeColumn; people: ShownPerson[] };

const isRosterKnown = ({ people }: KnownIntake, field: IntakeField): boolean => {
  const asked = (field.columns ?? []).filter(({ key }) => rosterColumns.includes(key));
  return people.length > 0 && people.every(({ columns }) => asked.every(({ key }) => columns.includes(key)));
};

const listPeopleSteps = (shown: ShownField, known: KnownIntake, asksMissing: boolean): IntakeStep[] => {
  const { field, people } = shown;
  const roster: IntakeStep = { key: field.key, kind: 'roster', shown };
  const columns = (field.columns ?? []).filter(({ key }) => !rosterColumns.includes(key));
  return [
    ...(asksMissing && isRosterKnown(known, field) ? [] : [roster]),
    ...columns.flatMap((column): IntakeStep[] => {
      const asked = people.filter(
        (each) => each.columns.includes(column) && !(asksMissing && each.known?.columns.includes(column.key)),
      );
      const key = `${field.key}.${column.key}`;
      return asked.length > 0 ? [{ key, kind: 'column', shown, column, people: asked }] : [];
    }),
  ];
};

/** One question a screen; `asksMissing` leaves out what the agent knows. */
export const listIntakeSteps = (
  { fields }: ShownIntake,
  known: KnownIntake,
  asksMissing: boolean,
): IntakeStep[] =>
  fields.flatMap((shown): IntakeStep[] => {
    const { field } = shown;
    if (field.type === 'people') return listPeopleSteps(shown, known, asksMissing);
    if (asksMissing && known.fields.includes(field.key)) return [];
    return [{ key: field.key, kind: 'field', shown }];
  });
