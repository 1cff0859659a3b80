import { addDays } from '@landsea/contracts/core';
import { makeBlankDetails } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { aBooking } from '../../testing/booking-fixtures';
import { aDayItem } from '../../testing/day-fixtures';
import { aTask, aTrip, aWindow, lineId, tripId } from '../../testing/trip-fixtures';
import { pickLivingCard, type TripState } from './living-card';

const trip = aTrip();
const today = '2026-11-06';
const onDay = (date: string) => new Date(`${date}T17:00:00Z`);
const dining = aWindow({ opensAt: '2027-01-13T11:00:00Z' });
const wish = aDayItem({ id: lineId(20), date: null, time: null, status: 'wish' });
/** Something on each day but the last one, which is the way home. */
const onAllDays = trip.days
  .slice(0, -1)
  .map(({ date }, index) => aDayItem({ id: lineId(30 + index), date, park: null }));

const parade = aDayItem({
  ...{ id: lineId(2), title: 'Parade', time: '15:00', minutes: 30 },
  details: { kind: 'show' },
});

const cardOn = (date: string, time: string, state: Partial<TripState> = {}) =>
  pickLivingCard({
    trip,
    days: trip.days,
    items: [],
    windows: [dining],
    tasks: [],
    waitingEmails: 0,
    clock: { date, time },
    now: onDay(date),
    ...state,
  });
const card = (state: Partial<TripState> = {}) => cardOn(today, '12:00', state);

describe('the card on top of the dashboard', () => {
  it('invites a new trip to pick what it wants to do', () => {
    expect(card()).toMatchObject({
      kind: 'new',
      title: 'It’s official! Now pick what you want to do.',
      action: { label: 'Pick what you want to do', to: `/trip/${tripId}/wishes` },
    });
  });

  it('says which dates of bookings the trip does not have, after what is due soon', () => {
    const flight = (title: string, date: string) =>
      aBooking({
        kind: 'flight',
        title,
        start: { date, time: '14:35', zone: 'America/New_York' },
        end: null,
      });
    const home = flight('Delta 2044', addDays(trip.endDate, 1));
    expect(card({ bookings: [home] })).toMatchObject({
      kind: 'dates',
      title: 'A booking and your trip don’t agree.',
      text: `Delta 2044 is on Thu, Mar 18. Your trip ends Wed, Mar 17.`,
      action: { label: 'Check the dates', to: `/trip-details-hq/${tripId}` },
    });
    const early = flight('Delta 1187', addDays(trip.startDate, -1));
    expect(card({ bookings: [early, home] }).title).toBe('2 bookings and your trip don’t agree.');
    expect(card({ bookings: [flight('Delta 1187', trip.startDate)] }).kind).toBe('new');
    const due = aWindow({
      kind: 'payment',
      type: 'due',
      covers: null,
      opensAt: `${addDays(today, 7)}T05:00:00Z`,
    });
    expect(card({ bookings: [home], windows: [due] }).kind).toBe('payment');
  });

  it('says what was booked instead of what opened, on the day of its window', () => {
    const covers = { from: trip.startDate, to: trip.endDate };
    const windows = [aWindow({ kind: 'dining', covers, opensAt: `${today}T11:00:00Z`, state: 'open' })];
    const table = (id: number, status: DayItem['status']) =>
      aDayItem({ id: lineId(id), date: trip.startDate, status, details: makeBlankDetails('dining') });
    const booked = [table(1, 'booked'), table(2, 'booked'), table(3, 'booked')];
    expect(card({ windows, items: booked })).toMatchObject({
      kind: 'booked',
      title: '3 tables booked.',
      action: { to: `/trip/${tripId}/dining-reservations` },
    });
    expect(card({ windows, items: [...booked, table(4, 'planned')] }).kind).toBe('opens-today');
  });

  it('offers to plan the wishes that have no day', () => {
    expect(card({ items: [wish, aDayItem({ id: lineId(21), date: null, status: 'wish' })] })).toMatchObject({
      kind: 'wishes',
      title: '2 wishes are ready for your days.',
      text: '1 of 4 days planned. Dining opens in 68 days.',
      action: { label: 'Plan my days' },
    });
    expect(card({ items: [wish] }).title).toBe('1 wish is ready for your days.');
  });

  it('does not offer to sort again what found no day', () => {
    const items = [wish, aDayItem({ id: lineId(21), date: null, status: 'wish' })];
    expect(card({ items, leftWishes: items.map(({ id }) => id) })).toMatchObject({
      kind: 'wishes',
      title: '2 wishes did not fit.',
      text: 'Choose another day for them, or make room. 1 of 4 days planned.',
      action: { label: 'Choose a day', to: `/trip/${tripId}/daily-planner-v2` },
    });
    expect(card({ items, leftWishes: [wish.id] }).title).toBe('2 wishes are ready for your days.');
  });

  it('counts the days that are planned, and leads to the first that is not', () => {
    const items = onAllDays.slice(0, 1);
    expect(card({ items })).toMatchObject({
      kind: 'unplanned',
      title: '2 of 4 days planned.',
      text: 'Dining opens in 68 days.',
      action: { label: 'Plan Mon, Mar 15', to: `/trip/${tripId}/daily-planner-v2?date=2027-03-15` },
    });
    const canceled: DayItem[] = items.map((item) => ({ ...item, status: 'cancelled' }));
    expect(card({ items: canceled }).kind).toBe('new');
  });

  it('says what opens next once every day has a plan', () => {
    expect(card({ items: onAllDays })).toMatchObject({
      kind: 'planned',
      title: '4 of 4 days planned.',
      text: 'Dining opens in 68 days.',
      action: { label: 'Choose your tables', to: `/trip/${tripId}/dining-reservations` },
    });
    expect(card({ items: onAllDays, windows: [] })).toMatchObject({
      kind: 'planned',
      action: { label: 'See your days' },
    });
  });

  it.each([
    [-8, 'planned'],
    [-7, 'opens-soon'],
    [0, 'opens-today'],
  ])('%i days around its opening a window makes it %s', (shift, kind) => {
    expect(cardOn(addDays('2027-01-13', shift), '12:00', { items: onAllDays }).kind).toBe(kind);
  });

  it('names the day and the page of what opens', () => {
    expect(cardOn('2027-01-10', '12:00', { items: onAllDays })).toMatchObject({
      title: 'Dining opens in 3 days.',
      action: { label: 'Choose your tables' },
    });
    expect(cardOn('2027-01-13', '12:00', { items: onAllDays })).toMatchObject({
      title: 'Dining opens today.',
      text: 'Book it in the official app now.',
    });
  });

  it('leaves out a window whose task is done, and celebrates when all is booked', () => {
    const tasks = [aTask({ windowId: dining.id, status: 'done' })];
    expect(cardOn('2027-01-13', '12:00', { items: onAllDays, tasks }).kind).toBe('booked');
    expect(card({ items: onAllDays, tasks }).title).toMatch(/^All booked!/);
  });

  it.each([
    ['2026-12-24', 'planned'],
    ['2026-12-25', 'payment'],
    ['2027-01-08', 'payment'],
    ['2027-01-09', 'opens-soon'],
  ])('on %s a payment due on January 8 makes it %s', (date, kind) => {
    const payment = aWindow({
      id: 'final-payment',
      kind: 'final-payment',
      type: 'due',
      title: 'Final cruise payment is due',
      opensAt: '2027-01-08T05:00:00Z',
      closesAt: '2127-01-01T05:00:00Z',
    });
    expect(cardOn(date, '12:00', { items: onAllDays, windows: [payment, dining] }).kind).toBe(kind);
  });

  it('announces mail before everything else, on the way too', () => {
    expect(card({ waitingEmails: 2 })).toMatchObject({
      kind: 'mail',
      title: '2 confirmations came by email.',
    });
    expect(cardOn('2027-03-14', '09:00', { waitingEmails: 1 }).kind).toBe('mail');
    expect(cardOn('2027-03-18', '09:00', { waitingEmails: 1 }).kind).toBe('over');
  });

  it.each([
    ['09:00', 'Next: Space Mountain, 10:00 AM', '1 more plan today.'],
    ['10:01', 'Now: Space Mountain, 10:00 AM', '1 more plan today.'],
    ['15:10', 'Now: Space Mountain, 10:00 AM', '1 more plan today.'],
    ['15:45', 'Now: Space Mountain, 10:00 AM', 'It’s the last plan of the day.'],
  ])('at %s of a day under way it says %s, as the page of the day does', (time, title, text) => {
    const items = [aDayItem(), parade];
    expect(cardOn('2027-03-14', time, { items })).toMatchObject({
      kind: 'today',
      title,
      text,
      action: { label: 'Open today', to: `/itinerary-view/${tripId}/2027-03-14` },
    });
  });

  it('passes over what is done, and a show that is over', () => {
    const items = [aDayItem({ status: 'done' }), parade];
    expect(cardOn('2027-03-14', '09:00', { items }).title).toBe('Next: Parade, 3:00 PM');
    expect(cardOn('2027-03-14', '15:45', { items })).toMatchObject({
      title: 'Nothing more is planned today.',
      text: 'Enjoy it, or pick something from your wishes.',
    });
  });

  it('says that a day is open, not that its plans are over', () => {
    expect(cardOn('2027-03-14', '09:00')).toMatchObject({ title: 'Nothing is planned today.' });
  });

  it('welcomes home after the trip', () => {
    expect(cardOn('2027-03-18', '09:00')).toMatchObject({ kind: 'over', title: 'Welcome home!' });
  });
});
