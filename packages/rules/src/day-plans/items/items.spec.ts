import { catalogueKinds, type CatalogueKind } from '@landsea/contracts/catalogue';
import { CreateDayItem, DayItem, ItemDetails } from '@landsea/contracts/planning';
import { makeBlankDetails, itemKinds, itemLife, getKindOfList } from './item-life.js';
import { applyItemChange, copyItem, getLastPosition, makeItem } from './written-items.js';
import { checkOff, saysDone, clearCheck } from './item-status.js';
import { getItemMinutes } from './item-minutes.js';

const NOW = '2027-03-10T15:00:00.000Z';
const DATE = '2027-03-10';
const idOf = (index: number): string => `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;
const created = (kind: (typeof itemKinds)[number], more: Partial<CreateDayItem> = {}): DayItem => {
  const item = { id: idOf(1), title: 'Something', details: makeBlankDetails(kind), ...more };
  return DayItem.parse(makeItem(CreateDayItem.parse(item), []));
};
const changed = (item: DayItem, change: Parameters<typeof applyItemChange>[1]): DayItem =>
  DayItem.parse(applyItemChange(item, change));

describe.each(itemKinds)('the life of an item: %s', (kind) => {
  it('starts with details that fit its kind and say that nothing happened', () => {
    expect(itemLife[kind].blank.kind).toBe(kind);
    expect(ItemDetails.parse(makeBlankDetails(kind))).toEqual(makeBlankDetails(kind));
    expect(saysDone(makeBlankDetails(kind))).toBe(false);
  });

  it('goes from wish to planned, booked, done, undone and back to a wish', () => {
    const wish = created(kind);
    expect(wish).toMatchObject({ status: 'wish', date: null });
    const planned = changed(wish, { date: DATE, time: '10:00' });
    expect(planned).toMatchObject({ status: 'planned', time: '10:00' });
    const booked = changed(planned, { status: 'booked', confirmation: ' 123 ' });
    expect(booked).toMatchObject({ status: 'booked', confirmation: '123' });
    const done = changed(booked, checkOff(booked, NOW));
    expect(done).toMatchObject({ status: 'done', details: { ...itemLife[kind].done, doneAt: NOW } });
    const undone = changed(done, clearCheck(done));
    expect(undone).toMatchObject({ status: 'booked', details: booked.details });
    expect(undone.details.doneAt).toBeUndefined();
    const free = changed(undone, { confirmation: null, status: 'planned' });
    expect(changed(free, { date: null })).toMatchObject({ status: 'wish', date: null, time: null });
  });

  it('is done in its details, too, whoever sets the status', () => {
    const done = changed(created(kind, { date: DATE }), { status: 'done' });
    expect(done.details).toMatchObject(itemLife[kind].done);
    const planned = changed(done, { status: 'planned' });
    expect(saysDone(planned.details)).toBe(false);
    const cancelled = changed(done, { status: 'cancelled' });
    expect(saysDone(cancelled.details)).toBe(false);
  });

  it('is planned again as if nothing had happened', () => {
    const done = changed(created(kind, { date: DATE }), checkOff(created(kind), NOW));
    expect(copyItem(done, '2027-03-17')).toMatchObject({
      date: '2027-03-17',
      status: 'planned',
      details: makeBlankDetails(kind),
    });
  });
});

describe('an item whose details say that it is done', () => {
  const snack = created('snack', { date: DATE });
  const tried: ItemDetails = { kind: 'snack', tried: true, ratings: {} };
  const untried: ItemDetails = { kind: 'snack', tried: false, ratings: {} };

  it('is done, and planned again when they no longer do', () => {
    const done = changed(snack, { details: tried });
    expect(done.status).toBe('done');
    expect(changed(done, { details: untried }).status).toBe('planned');
    expect(created('snack', { details: tried }).status).toBe('done');
    expect(changed(created('snack', { details: tried }), { details: untried }).status).toBe('wish');
  });

  it('follows the status that was chosen where the two disagree', () => {
    const done = changed(snack, { details: tried });
    expect(changed(done, { status: 'planned', details: tried })).toMatchObject({
      status: 'planned',
      details: untried,
    });
    expect(changed(snack, { status: 'done', details: untried })).toMatchObject({
      status: 'done',
      details: tried,
    });
    expect(created('snack', { status: 'planned', details: tried }).details).toEqual(untried);
  });

  it('is a meet as soon as the first book is signed, and keeps the signatures', () => {
    const signedBy = (...signed: string[]): ItemDetails => ({ kind: 'meet', characters: ['Elsa'], signed });
    const meet = created('meet', { date: DATE, details: signedBy() });
    const first = changed(meet, { details: signedBy('a') });
    expect(first).toMatchObject({ status: 'done', details: signedBy('a') });
    const second = changed(first, { details: signedBy('a', 'b') });
    expect(second).toMatchObject({ status: 'done', details: signedBy('a', 'b') });
    expect(changed(second, { details: signedBy() }).status).toBe('planned');
    expect(changed(meet, { status: 'done' }).details).toEqual(signedBy());
  });

  it('stays done without the last signature where somebody checked it off', () => {
    const meet = created('meet', { date: DATE });
    const met = changed(meet, checkOff(meet, NOW));
    const signed: ItemDetails = { kind: 'meet', characters: [], signed: ['a'], doneAt: NOW };
    const first = changed(met, { details: signed });
    expect(changed(first, { details: { ...signed, signed: [] } }).status).toBe('done');
  });

  it('is a ride with the moment when it was, until that is taken away', () => {
    const ride = created('attraction', { date: DATE });
    const done = changed(ride, { details: { kind: 'attraction', doneAt: NOW } });
    expect(done.status).toBe('done');
    expect(changed(done, { details: { kind: 'attraction', doneAt: null } }).status).toBe('planned');
  });
});

describe('an item without a date', () => {
  it('stays booked, done or cancelled', () => {
    for (const status of ['booked', 'done', 'cancelled'] as const) {
      const item = created('dining', { date: DATE, status });
      expect(changed(item, { date: null }).status).toBe(status);
    }
  });
});

describe('the position of a new item', () => {
  it('is after all others of its day', () => {
    const first = created('note', { date: DATE });
    const wish = created('note', { position: 90_000 });
    expect(created('note', { position: 5 }).position).toBe(5);
    expect(getLastPosition([first, wish], DATE)).toBeGreaterThan(first.position);
    expect(getLastPosition([first, wish], DATE)).toBeLessThan(wish.position);
  });
});

describe('the minutes of an item', () => {
  it('are its own, else those of its kind', () => {
    expect(getItemMinutes(created('dining'), null)).toBe(75);
    expect(getItemMinutes(created('dining', { minutes: 50 }), null)).toBe(50);
    expect(getItemMinutes(created('break'), null)).toBe(30);
  });
});

describe('the lists of the catalog', () => {
  it('each become one kind of item, but for ports, itineraries and facts', () => {
    const lists = Object.keys(catalogueKinds) as CatalogueKind[];
    expect(Object.fromEntries(lists.map((list) => [list, getKindOfList(list)]))).toEqual({
      attractions: 'attraction',
      shows: 'show',
      restaurants: 'dining',
      snacks: 'snack',
      meets: 'meet',
      'photo-spots': 'photo',
      ports: undefined,
      excursions: 'excursion',
      'ship-venues': 'activity',
      itineraries: undefined,
      'guest-places': 'break',
      'ride-facts': undefined,
      'restaurant-facts': undefined,
      'snack-facts': undefined,
    });
  });
});
