import { TRIPS_LISTED } from '@landsea/contracts/trip';
import { isBeyond, pickLatestStart, selectTrip, pickTripToSync } from './trip-selection';

type Trip = Parameters<typeof selectTrip>[0][number] & { startDate: string };
const trip = (id: string, overrides: Partial<Trip> = {}): Trip => ({
  id,
  status: 'planning',
  archived: false,
  createdAt: '2026-01-01T00:00:00Z',
  startDate: '2027-01-01',
  ...overrides,
});

const archived = trip('archived', { archived: true, createdAt: '2026-09-01T00:00:00Z' });
const booked = trip('booked', { status: 'booked', createdAt: '2026-08-01T00:00:00Z' });
const older = trip('older', { createdAt: '2026-02-01T00:00:00Z' });
const newer = trip('newer', { createdAt: '2026-03-01T00:00:00Z' });
const all = [archived, booked, older, newer];
const paid = trip('paid', { isPaid: true, createdAt: '2026-01-15T00:00:00Z' });

type Wanted = Parameters<typeof selectTrip>[1];

describe('selectTrip', () => {
  it.each<[rule: string, trips: Trip[], wanted: Wanted, chosen: string | undefined]>([
    ['an explicit trip before the stored one', all, { explicitId: 'newer', storedId: 'older' }, 'newer'],
    ['an explicit trip even if archived', all, { explicitId: 'archived', storedId: 'older' }, 'archived'],
    ['the stored one when the explicit is gone', all, { explicitId: 'gone', storedId: 'older' }, 'older'],
    ['the stored one though it is not in planning', all, { storedId: 'booked' }, 'booked'],
    ['not the stored one once archived', all, { storedId: 'archived' }, 'newer'],
    ['not the stored one once gone', all, { storedId: 'gone' }, 'newer'],
    ['the newest-created in planning', all, {}, 'newer'],
    ['the paid one in planning before a newer draft', [...all, paid], {}, 'paid'],
    ['the paid one wherever it stands', [paid, older, newer], {}, 'paid'],
    ['the stored draft before the paid one', [...all, paid], { storedId: 'newer' }, 'newer'],
    ['a draft before a paid one that is archived', [{ ...paid, archived: true }, older], {}, 'older'],
    ['the newest-created in whatever order', [newer, older, booked], {}, 'newer'],
    ['not the newest in planning that is archived', [archived, older], {}, 'older'],
    ['the first open one when none is in planning', [archived, booked], {}, 'booked'],
    ['the first when all are archived', [archived, { ...archived, id: 'other' }], {}, 'archived'],
    ['none of none', [], { explicitId: 'x', storedId: 'y' }, undefined],
  ])('takes %s', (_rule, trips, wanted, chosen) => {
    expect(selectTrip(trips, wanted)?.id).toBe(chosen);
  });
});

describe('pickTripToSync', () => {
  it('follows the active trip only while it is in planning', () => {
    expect(pickTripToSync(all, 'older')?.id).toBe('older');
    expect(pickTripToSync(all, 'booked')).toBeUndefined();
  });
  it('picks the first in planning, else the first, when none is set', () => {
    expect(pickTripToSync([booked, older, newer], undefined)?.id).toBe('older');
    expect(pickTripToSync([booked], 'gone')?.id).toBe('booked');
    expect(pickTripToSync([newer, older, paid], undefined)?.id).toBe('paid');
  });
});

describe('isBeyond', () => {
  const many = Array.from({ length: TRIPS_LISTED }, (_, at) => trip(String(at)));
  it('takes an older trip at its word once the list is cut off, and navigation leaves it alone', () => {
    expect(isBeyond(many, 'older')).toBe(true);
    expect(pickTripToSync(many, 'older')).toBeUndefined();
    expect(isBeyond(many, '3')).toBe(false);
    expect(isBeyond(many, undefined)).toBe(false);
    expect(isBeyond(all, 'gone')).toBe(false);
  });
});

test('latestStart is the trip that starts last', () => {
  expect(
    pickLatestStart([
      trip('a', { startDate: '2027-05-01' }),
      trip('b', { startDate: '2027-09-01' }),
      trip('c'),
    ])?.id,
  ).toBe('b');
});
