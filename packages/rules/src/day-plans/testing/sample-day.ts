import { DayItem } from '@landsea/contracts/planning';
import { Traveler } from '@landsea/contracts/trip';
import type { DayContext } from '../day-context.js';
import { catalogue } from './sample-catalogue.js';

export const leo = Traveler.parse({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Leo',
  age: 7,
  heightInches: 41,
  dietaryNotes: 'Peanut allergy',
});
export const ana = Traveler.parse({
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Ana',
  age: 38,
  heightInches: 66,
});

/** A typical Wednesday at Magic Kingdom, without a season. */
export const context: DayContext = {
  date: '2027-03-10',
  parks: ['magic-kingdom'],
  earlyEntry: false,
  people: [ana, leo],
  catalogue,
};

let count = 0;

/** An item of the sample day; an attraction unless its details say otherwise. */
export const item = (fields: Partial<DayItem>): DayItem => {
  count += 1;
  return DayItem.parse({
    id: `00000000-0000-4000-9000-${String(count).padStart(12, '0')}`,
    title: 'Something',
    date: context.date,
    time: null,
    dayPart: null,
    minutes: null,
    isFixed: false,
    position: count,
    people: null,
    park: null,
    place: null,
    catalogueId: null,
    status: 'planned',
    costCents: null,
    confirmation: null,
    photoId: null,
    note: null,
    details: { kind: 'attraction' },
    votes: {},
    version: 1,
    updatedAt: '2026-11-01T12:00:00Z',
    ...fields,
  });
};

export const dinner = (fields: Partial<DayItem>): DayItem =>
  item({
    title: 'Crystal Palace',
    catalogueId: 'crystal-palace',
    minutes: 75,
    details: {
      kind: 'dining',
      meal: 'dinner',
      prepaid: false,
      depositCents: null,
      freeCancelHours: 2,
      onDiningPlan: false,
    },
    ...fields,
  });

export const lane = (fields: Partial<DayItem>): DayItem =>
  item({ details: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true }, ...fields });

export const ride = (title: string, catalogueId: string, fields: Partial<DayItem> = {}): DayItem =>
  item({ title, catalogueId, ...fields });
