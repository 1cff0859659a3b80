import { DayItem, DayPlans } from '@landsea/contracts/planning';
import { aTrip, lineId, tripId } from './trip-fixtures';

/** A ride on the first day, planned for 10 o'clock. */
export const aDayItem = (overrides: Partial<DayItem> = {}): DayItem =>
  DayItem.parse({
    id: lineId(1),
    title: 'Space Mountain',
    date: '2027-03-14',
    time: '10:00',
    dayPart: null,
    minutes: 15,
    isFixed: false,
    position: 1,
    people: null,
    park: 'magic-kingdom',
    place: 'Tomorrowland',
    catalogueId: 'space-mountain',
    status: 'planned',
    costCents: null,
    confirmation: null,
    note: null,
    details: { kind: 'attraction' },
    photoId: null,
    votes: {},
    version: 1,
    updatedAt: '2026-10-02T12:00:00Z',
    ...overrides,
  });

export const dayPlans = (items: DayItem[] = [aDayItem()], days = aTrip().days): DayPlans =>
  DayPlans.parse({ tripId, days, items, hourCents: null });
