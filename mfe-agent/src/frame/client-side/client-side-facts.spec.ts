import { chooseTrip, describePerson, listLastTasks } from './client-side-facts';
import { aWorkflowTask } from '../../workflows/testing/a-workflow';

const trip = (tripId: string, startDate: string, endDate: string) => ({
  tripId,
  name: tripId,
  startDate,
  endDate,
});
const past = trip('past', '2026-01-01', '2026-01-05');
const next = trip('next', '2027-03-14', '2027-03-18');
const later = trip('later', '2027-08-01', '2027-08-05');
const shared = { ...trip('shared', '2027-05-01', '2027-05-05'), seesMoney: false, seesDocuments: false };

describe('the card beside a conversation', () => {
  it.each([
    ['the one it is about', [past, later, next], [shared], 'later', 'later'],
    ['the next one', [past, later, next], [shared], undefined, 'next'],
    ['one that is shared', [past], [shared], 'gone', 'shared'],
    ['the last one', [past], [], undefined, 'past'],
    ['none', [], [], undefined, undefined],
  ])('shows %s of the trips', (_which, madeTrips, sharedTrips, about, wanted) =>
    expect(chooseTrip({ madeTrips, sharedTrips }, about, '2026-11-29')?.tripId).toBe(wanted),
  );

  it.each([
    [{ birthDate: '2017-03-14', heightInches: 52 }, '10 · 52 in'],
    [{ birthDate: '2017-03-15', heightInches: null }, '9'],
    [{ birthDate: null, heightInches: 40 }, '40 in'],
    [{ birthDate: null, heightInches: 40, details: { knownAge: '9 on 2026-11-29' } }, 'was 9 · 40 in'],
    [{ birthDate: '2027-04-01', heightInches: null }, ''],
  ])('has ages on the first day: %o', (person, text) =>
    expect(describePerson(person, '2027-03-14')).toBe(text),
  );

  it('lists open tasks and the last ones done, but none that was skipped', () => {
    const done = { doneAt: '2026-11-01T10:00:00.000Z' };
    const tasks = [
      aWorkflowTask({ title: 'Open' }),
      aWorkflowTask({ title: 'Done', ...done }),
      aWorkflowTask({ title: 'Skipped', ...done, skipped: true }),
    ];
    const { open, done: over } = listLastTasks(tasks);
    expect([open, over].map((list) => list.map(({ title }) => title))).toEqual([['Open'], ['Done']]);
  });
});
