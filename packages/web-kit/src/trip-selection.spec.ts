import { latestStart, selectTrip, tripToSync } from './trip-selection';

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

describe('selectTrip', () => {
  it('takes an explicit trip that exists, even an archived one', () => {
    expect(selectTrip(all, { explicitId: 'archived', storedId: 'older' })?.id).toBe('archived');
  });
  it('passes over an explicit trip that does not exist', () => {
    expect(selectTrip(all, { explicitId: 'gone', storedId: 'older' })?.id).toBe('older');
  });
  it('passes over a stored trip that is archived', () => {
    expect(selectTrip(all, { storedId: 'archived' })?.id).toBe('newer');
  });
  it('takes the newest-created trip in planning, whatever the order', () => {
    expect(selectTrip([newer, older, booked])?.id).toBe('newer');
  });
  it('takes the first open trip when none is in planning, else the first', () => {
    expect(selectTrip([archived, booked])?.id).toBe('booked');
    expect(selectTrip([archived])?.id).toBe('archived');
    expect(selectTrip([])).toBeUndefined();
  });
});

describe('tripToSync', () => {
  it('follows the active trip only while it is in planning', () => {
    expect(tripToSync(all, 'older')?.id).toBe('older');
    expect(tripToSync(all, 'booked')).toBeUndefined();
  });
  it('picks the first in planning, else the first, when none is set', () => {
    expect(tripToSync([booked, older, newer], undefined)?.id).toBe('older');
    expect(tripToSync([booked], 'gone')?.id).toBe('booked');
  });
});

test('latestStart is the trip that starts last', () => {
  expect(
    latestStart([trip('a', { startDate: '2027-05-01' }), trip('b', { startDate: '2027-09-01' }), trip('c')])
      ?.id,
  ).toBe('b');
});
