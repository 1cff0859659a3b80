import type { IntakeAnswers, KnownIntake } from '@landsea/contracts/agents';
import { checkIntake } from './check-intake.js';
import { composeIntake } from './compose-intake.js';
import { listIntakeSteps } from './intake-steps.js';
import { showIntake, type IntakeContext } from './shown-intake.js';

const everything = { off: [], texts: {} };
const parks = composeIntake('parks', everything);
const nobody: KnownIntake = { fields: [], people: [] };
const context: IntakeContext = { today: '2026-12-01', travelsOn: null, known: nobody };

const ada = '00000000-0000-4000-8000-000000000001';
const obi = '00000000-0000-4000-8000-000000000002';
const person = (id: string, values: Record<string, string | number>) => ({ id, values });
const keysOf = (answers: IntakeAnswers, schema = parks) =>
  showIntake(schema, answers, context).fields.map(({ field }) => field.key);

it('hides the whole chain behind a question that is answered otherwise', () => {
  const flying: IntakeAnswers = { transport: 'fly', transfer: true, child_seats: 2 };
  expect(keysOf(flying)).toEqual(expect.arrayContaining(['airport', 'transfer', 'child_seats']));
  const driving: IntakeAnswers = { ...flying, transport: 'drive' };
  expect(keysOf(driving)).not.toEqual(expect.arrayContaining(['transfer']));
  const { answers } = showIntake(parks, driving, context);
  expect(answers).toEqual({ transport: 'drive' });
  expect(showIntake(parks, { ...driving, transport: 'fly' }, context).answers).toEqual(flying);
});

it('requires nothing that is hidden, and everything that is shown', () => {
  const paths = (answers: IntakeAnswers) =>
    checkIntake(showIntake(parks, answers, context), context).map(({ path }) => path);
  expect(paths({ transport: 'drive' })).not.toContain('airport');
  expect(paths({ transport: 'fly' })).toContain('airport');
});

it('counts ages on the first day of the trip, not today', () => {
  const people = { people: [person(ada, { birth: '2014-01-10' }), person(obi, { birth: '2020-05-01' })] };
  const columnsOf = (answers: IntakeAnswers) =>
    showIntake(parks, answers, context)
      .fields.find(({ field }) => field.key === 'people')
      ?.people.map(({ columns }) => columns.some(({ key }) => key === 'height'));
  expect(columnsOf({ people })).toEqual([true, true]);
  const dates = { dates: { from: '2027-02-01', to: '2027-02-08' } };
  expect(columnsOf({ dates_known: 'yes', dates, people })).toEqual([false, true]);
  expect(columnsOf({ dates_known: 'not-yet', dates, people })).toEqual([true, true]);
});

it('asks a family with children about them, and others not', () => {
  const cruise = composeIntake('cruise', everything);
  const withAda = { people: { people: [person(ada, { birth: '2014-01-10' })] } };
  expect(keysOf(withAda, cruise)).toContain('alone_child');
  expect(keysOf(withAda, cruise)).not.toContain('nursery');
  expect(keysOf({ people: { people: [person(ada, { birth: '1984-01-10' })] } }, cruise)).not.toContain(
    'alone_child',
  );
});

it('drops the passport date of somebody who has none any more', () => {
  const cruise = composeIntake('cruise', everything);
  const answers = {
    people: { people: [person(ada, { paper: 'birth-certificate', expiry: '2031-01-01' })] },
  };
  expect(showIntake(cruise, answers, context).answers).toEqual({
    people: { people: [person(ada, { paper: 'birth-certificate' })] },
  });
});

describe('the screens', () => {
  const people = { people: [person(ada, { birth: '2016-01-10' }), person(obi, { birth: '1984-05-01' })] };
  const steps = (known: KnownIntake, asksMissing: boolean) =>
    listIntakeSteps(showIntake(parks, { people }, { ...context, known }), known, asksMissing);

  it('ask who travels on one, then each question for all whom it concerns', () => {
    const keys = steps(nobody, false).map(({ key }) => key);
    expect(keys.slice(0, 4)).toEqual(['lead_name', 'lead_email', 'lead_phone', 'dates_known']);
    expect(keys.filter((key) => key.startsWith('people'))).toEqual([
      'people',
      'people.relation',
      'people.height',
      'people.diet',
      'people.celebrates',
    ]);
    const height = steps(nobody, false).find(({ key }) => key === 'people.height');
    expect(height?.kind === 'column' && height.people.map((each) => each.person.id)).toEqual([ada]);
  });

  it('ask only for what is missing', () => {
    const columns = ['first', 'last', 'birth', 'diet', 'relation'];
    const known = {
      fields: ['lead_name', 'lead_email'],
      people: [
        { id: ada, name: 'Ada', age: 10, columns: [...columns, 'height'] },
        { id: obi, name: 'Obi', age: 42, columns },
      ],
    };
    const keys = steps(known, true).map(({ key }) => key);
    expect(keys).not.toContain('lead_name');
    expect(keys).toContain('lead_phone');
    expect(keys.filter((key) => key.startsWith('people'))).toEqual(['people.celebrates']);
    const missing = checkIntake(showIntake(parks, { people }, { ...context, known }), { ...context, known });
    expect(missing.map(({ path }) => path)).not.toContain('lead_name');
    expect(missing.map(({ path }) => path)).not.toContain(`people.${ada}.first`);
  });

  it('ask what depends on an answer that only the agent knows', () => {
    const columns = ['first', 'last', 'birth', 'relation', 'diet', 'celebrates', 'citizenship', 'paper'];
    const known = { fields: [], people: [{ id: ada, name: 'Ada', age: 10, columns }] };
    const cruise = composeIntake('cruise', { off: [], texts: {} });
    const shown = showIntake(cruise, { people: { people: [person(ada, {})] } }, { ...context, known });
    const keys = listIntakeSteps(shown, known, true).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith('people'))).toEqual(['people.expiry', 'people.sailed']);
  });
});
