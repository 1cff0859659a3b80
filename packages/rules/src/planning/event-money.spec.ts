import { DayItem } from '@landsea/contracts/planning';
import { TripEvent } from '@landsea/contracts/live';
import { omitEventMoney } from './event-money.js';

const dinner = DayItem.parse({
  id: '7c9a4a52-90d7-4d0c-8a7e-0f3c6e2d5b11',
  title: 'Space 220',
  date: '2026-12-05',
  time: '18:10',
  dayPart: null,
  minutes: 75,
  isFixed: true,
  position: 1024,
  people: null,
  park: 'epcot',
  place: 'Space 220',
  catalogueId: null,
  status: 'booked',
  costCents: 24_000,
  confirmation: 'ABC123',
  note: null,
  details: {
    kind: 'dining',
    meal: 'dinner',
    prepaid: false,
    depositCents: 4000,
    freeCancelHours: 2,
    onDiningPlan: false,
  },
  photoId: null,
  votes: {},
  version: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
});

describe('items.changed', () => {
  it('shows no amount to a reader who may not see what the trip costs', () => {
    const event = { type: 'items.changed' as const, by: 'Robin', rows: [dinner], removed: [] };
    const seen = omitEventMoney(event);
    expect(seen).toMatchObject({ rows: [{ title: 'Space 220', costCents: null }], removed: [] });
    expect(JSON.stringify(seen)).not.toMatch(/24000|4000/);
  });

  it('asks for another fetch where a row is of a kind that this release does not know', () => {
    const row = { ...dinner, details: { kind: 'hot-air-balloon' } };
    const event = TripEvent.parse({ type: 'items.changed', by: 'Robin', rows: [row], removed: [dinner.id] });
    expect(event).toMatchObject({ type: 'items.changed', rows: undefined });
  });
});

describe('trip.changed', () => {
  it('asks for another fetch where a day is of a kind that this release does not know', () => {
    const day = { date: '2026-12-05', kind: 'on-the-moon', parks: [], place: null, note: null, version: 2 };
    expect(TripEvent.parse({ type: 'trip.changed', days: [day] })).toEqual({ type: 'trip.changed' });
    expect(TripEvent.parse({ type: 'trip.changed', days: [{ ...day, kind: 'park' }] })).toMatchObject({
      days: [{ date: '2026-12-05' }],
    });
  });
});

describe('an event about money', () => {
  it.each(['budget.changed', 'expenses.changed'] as const)('is kept from that reader: %s', (type) => {
    expect(omitEventMoney({ type, by: 'Robin' })).toBeUndefined();
  });

  it('is the only one that is kept from them', () => {
    expect(omitEventMoney({ type: 'windows.changed' })).toEqual({ type: 'windows.changed' });
  });
});
