import type { AgentTrip } from '@landsea/contracts/agents';
import { aTripOnDesk } from './testing/a-trip';
import { filterTrips, groupTripsByStage } from './trip-filter';

const now = new Date('2027-01-10T15:00:00Z');
const waiting = (days: number): AgentTrip['next'] => ({
  windowId: 'dining',
  kind: 'dining',
  title: 'Dining opens',
  type: 'opens',
  at: '2027-01-01T11:00:00.000Z',
  waitingSince: new Date(now.getTime() - days * 86_400_000).toISOString(),
});
const trips = [
  aTripOnDesk({ tripId: 'a', clientName: 'Zoë Müller', startDate: '2027-03-01' }),
  aTripOnDesk({ tripId: 'b', clientName: 'Ada Byron', isMade: false, startDate: '2027-02-01' }),
  aTripOnDesk({ tripId: 'c', clientName: 'Ben Moss', next: waiting(2), startDate: '2027-04-01' }),
];
const ids = (found: readonly AgentTrip[]) => found.map(({ tripId }) => tripId);

it('finds names without their accents, each word', () => {
  expect(ids(filterTrips(trips, { words: 'zoe muller', which: 'all' }, now))).toEqual(['a']);
  expect(ids(filterTrips(trips, { words: 'spring byron', which: 'all' }, now))).toEqual(['b']);
});

it('narrows to what waits, and to whose trip it is', () => {
  expect(ids(filterTrips(trips, { words: '', which: 'waiting' }, now))).toEqual(['c']);
  expect(ids(filterTrips(trips, { words: '', which: 'shared' }, now))).toEqual(['b']);
  expect(ids(filterTrips(trips, { words: '', which: 'mine' }, now))).toEqual(['a', 'c']);
});

it('narrows to the clients of one agent', () => {
  const agentId = 'b0000000-0000-4000-8000-000000000001';
  const theirs = aTripOnDesk({ tripId: 'd', agentId });
  expect(ids(filterTrips([...trips, theirs], { words: '', which: 'all', agentId }, now))).toEqual(['d']);
});

it('puts what has waited longest first, then the next departure', () => {
  expect(ids(groupTripsByStage(trips, now).planning)).toEqual(['c', 'b', 'a']);
});
