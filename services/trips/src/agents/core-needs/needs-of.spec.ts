import type { ClientFacts } from './core-needs.queries.js';
import { listClientNeeds, listTripNeeds } from './needs-of.js';

const whole: ClientFacts = {
  clientId: 'c',
  clientName: 'Ada Byron',
  isInvited: true,
  tripId: 't',
  name: 'Spring break',
  mode: 'parks',
  startDate: '2027-03-14',
  hasBegun: false,
  endDate: '2027-03-18',
  unnamed: 0,
  withoutHeight: 0,
  stays: 1,
  openParkDays: 0,
  wishes: 4,
  seesMoney: true,
  isQuoted: false,
  payments: 1,
};
const kinds = (change: Partial<ClientFacts>, window = false) =>
  listTripNeeds({ ...whole, ...change }, window ? { tripId: 't', title: 'Dining', at: 'x' } : undefined).map(
    ({ kind }) => kind,
  );

it('finds nothing missing of a trip that has all', () => {
  expect(kinds({})).toEqual([]);
  expect(listClientNeeds([whole])).toEqual([]);
});

it.each([
  [{ unnamed: 2 }, ['names']],
  [{ withoutHeight: 1 }, ['heights']],
  [{ withoutHeight: 1, stays: 0, mode: 'cruise' }, []],
  [{ stays: 0 }, ['stay']],
  [{ openParkDays: 3 }, ['parks']],
  [{ wishes: 0 }, ['wishes']],
  [{ payments: 0 }, ['deposit']],
  [{ payments: 0, seesMoney: false }, []],
  [{ payments: 0, hasBegun: true }, []],
  [{ payments: 0, isQuoted: true }, []],
])('misses of %j exactly %j', (change, missing) => {
  expect(kinds(change)).toEqual(missing);
});

it('names a window that opens soon first', () => {
  expect(kinds({ wishes: 0 }, true)).toEqual(['window', 'wishes']);
});

it('misses a trip and an invitation of a client who has neither', () => {
  const needs = listClientNeeds([{ ...whole, tripId: null, isInvited: false }]);
  expect(needs.map(({ kind }) => kind)).toEqual(['trip', 'invitation']);
});
