import {
  CreateTask,
  TASK_NOTES_LENGTH,
  TASK_TITLE_LENGTH,
  TaskDue,
  type WindowKind,
} from '@landsea/contracts/planning';
import { type TripDetail, type TripMode } from '@landsea/contracts/trip';
import { makeBooking } from '@landsea/rules/bookings';
import type { Booking, BookingKind } from '@landsea/contracts/bookings';
import { days, early, sailing, stay } from '@landsea/rules/booking-windows/testing';
import { checklist } from '../../catalogue/checklist.js';
import { listBookingWindows } from '@landsea/rules/booking-windows';
import { makeTripTemplate } from './trip-template.js';
import { makeWindowTask } from './window-task.js';

type Trip = Pick<TripDetail, 'mode' | 'startDate' | 'endDate' | 'sailing' | 'stays' | 'party' | 'days'>;

const people = [
  { id: 'morgan', name: 'Morgan Rivera', age: 39 },
  { id: 'leo', name: 'Leo Rivera', age: 5 },
];
const tripOf = (mode: TripMode, party: Trip['party'] = people): Trip => ({
  mode,
  startDate: '2027-03-11',
  endDate: '2027-03-18',
  sailing: mode === 'parks' ? null : sailing('2027-03-14', 4),
  stays: mode === 'cruise' ? [] : [stay('Pop Century', '2027-03-11', '2027-03-14')],
  party,
  days: mode === 'cruise' ? [] : days('2027-03-11', '2027-03-13'),
});
const booked = (kind: BookingKind): Booking => {
  const start = { date: '2027-03-11', time: null, zone: 'America/New_York' };
  return makeBooking({ id: crypto.randomUUID(), kind, title: 'A booking', start }, early);
};
const keysOf = (trip: Trip, now = early) =>
  makeTripTemplate(trip, listBookingWindows(trip, now)).map(({ key }) => key);

describe('the checklist of the catalogue', () => {
  it('is what a person could have typed, and each key is there once', () => {
    for (const { key, title, notes, due } of checklist) {
      expect(TaskDue.safeParse(due).success).toBe(true);
      expect(CreateTask.safeParse({ id: crypto.randomUUID(), title, notes }).error).toBeUndefined();
      expect(key).toMatch(/^[a-z-]+$/);
      // names are up to 80 letters
      expect(title.length).toBeLessThan(TASK_TITLE_LENGTH - 80);
      expect((notes ?? '').length).toBeLessThan(TASK_NOTES_LENGTH);
    }
    expect(new Set(checklist.map(({ key }) => key)).size).toBe(checklist.length);
  });
});

describe('the tasks that a trip is offered', () => {
  it.each<[TripMode, string[], string[]]>([
    ['parks', ['app-accounts', 'hotel-check-in', 'ids-valid'], ['luggage-tags', 'sailing-papers']],
    ['cruise', ['luggage-tags', 'port-hotel', 'ids-valid'], ['app-accounts', 'day-bag']],
    ['combined', ['app-accounts', 'luggage-tags', 'sailing-papers'], ['port-hotel']],
  ])('are those of a %s trip', (mode, there, missing) => {
    const keys = keysOf(tripOf(mode));
    expect(keys).toEqual(expect.arrayContaining(there));
    for (const key of missing) expect(keys).not.toContain(key);
    expect(keys.length).toBeGreaterThan(25);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are made for each person by their age on the first day, and left out where there is nobody', () => {
    const keys = keysOf(tripOf('combined'));
    expect(keys).toEqual(expect.arrayContaining(['car-seat leo', 'youth-club leo', 'measure leo']));
    expect(keys).not.toContain('car-seat morgan');
    expect(keys.filter((key) => key.startsWith('nursery') || key.startsWith('diapers'))).toEqual([]);
    const grown = keysOf(tripOf('combined', [{ id: 'kim', name: 'Kim', age: 7, birthDate: '2019-03-11' }]));
    expect(grown).not.toContain('car-seat kim');
    const alone = keysOf(tripOf('combined', [{ id: 'morgan', name: 'Morgan', age: 39 }]));
    expect(alone).not.toContain('minor-letter');
  });

  it('depend on who runs the hotel and what pays for it', () => {
    const withStay = (name: string) =>
      keysOf({ ...tripOf('parks'), stays: [stay(name, '2027-03-11', '2027-03-14')] });
    expect(withStay('Pop Century')).not.toContain('points-villa');
    expect(withStay('Riviera, our points')).toEqual(
      expect.arrayContaining(['points-villa', 'hotel-check-in']),
    );
    expect(withStay('Riviera (rented DVC points)')).not.toContain('points-villa');
    expect(withStay('Walt Disney World Swan')).not.toContain('hotel-check-in');
  });

  it('leave out what is booked already, but not what is canceled', () => {
    const keysWith = (bookings: Parameters<typeof makeTripTemplate>[3], mode: TripMode = 'combined') =>
      makeTripTemplate(tripOf(mode), [], '', bookings).map(({ key }) => key);
    const rides = ['airport-ride', 'port-ride'];
    expect(keysWith([])).toEqual(expect.arrayContaining(['flights', 'insurance', ...rides]));
    const flown = keysWith([booked('flight')]);
    expect(flown).not.toContain('flights');
    expect(flown).toEqual(expect.arrayContaining(['flight-check-in', 'insurance', ...rides]));
    expect(keysWith([{ ...booked('flight'), status: 'canceled' }])).toContain('flights');
    const insured = keysWith([booked('insurance')]);
    expect(insured).not.toContain('insurance');
    const driven = keysWith([booked('car')]);
    for (const key of rides) expect(driven).not.toContain(key);
    expect(keysWith([booked('hotel')], 'cruise')).not.toContain('port-hotel');
  });

  it('leave the other way of a ride of which one is booked', () => {
    const offered = (mode: TripMode, ...rides: Booking[]) =>
      makeTripTemplate(tripOf(mode), [], '', rides)
        .map(({ key, title }) => `${key}: ${title}`)
        .filter((line) => /^(?:airport|port)-ride/.test(line));
    const start = { date: '2027-03-18', time: null, zone: 'America/New_York' };
    const [there, back] = [booked('transfer'), { ...booked('transfer'), start }];
    const both = { ...there, end: start };
    expect(offered('parks', there)).toEqual(['airport-ride-back: Arrange the ride back to the airport']);
    expect(offered('cruise', there)).toEqual(['port-ride-back: Book the ride back from the port']);
    expect(offered('parks', back)).toEqual(['airport-ride: Arrange the ride from the airport to the hotel']);
    expect(offered('parks', there, back)).toEqual([]);
    expect(offered('parks', both)).toEqual([]);
    expect(offered('parks', booked('car'))).toEqual([]);
  });

  it('name the person by the first name, and are theirs', () => {
    const [task] = makeTripTemplate(tripOf('combined'), []).filter(({ key }) => key === 'youth-club leo');
    expect(task).toMatchObject({ title: 'Register Leo for the youth club', person: 'leo' });
  });

  it('are dated, from the first day, the last or the embarkation', () => {
    const on = new Map(makeTripTemplate(tripOf('combined'), []).map(({ key, dueOn }) => [key, dueOn]));
    expect(on.get('flight-check-in')).toBe('2027-03-10');
    expect(on.get('settle-up')).toBe('2027-03-21');
    expect(on.get('embarkation-bag')).toBe('2027-03-13');
    const dates = [...on.values()];
    expect(dates).not.toContain(null);
    expect(dates).toEqual([...dates].sort());
  });

  it('are due today where their day is past when they are offered', () => {
    const tasks = makeTripTemplate(tripOf('combined'), [], '2027-03-01');
    const late = tasks.find(({ key }) => key === 'ids-valid');
    expect(late).toMatchObject({ due: { from: 'date', on: '2027-03-01' }, dueOn: '2027-03-01' });
    const ahead = tasks.find(({ key }) => key === 'flight-check-in');
    expect(ahead).toMatchObject({ due: { from: 'start', days: -1 }, dueOn: '2027-03-10' });
    expect(tasks.every(({ dueOn }) => dueOn !== null && dueOn >= '2027-03-01')).toBe(true);
  });

  it('hold one task for each window that is still to come, a series once', () => {
    const trip = { ...tripOf('parks'), stays: [], days: days('2027-03-11', '2027-03-14') };
    const dining = (now: Date) => keysOf(trip, now).filter((key) => key.startsWith('window dining'));
    expect(dining(early)).toEqual(['window dining-day-1']);
    expect(dining(new Date('2027-03-20T00:00:00Z'))).toEqual([]);
  });
});

describe('the task of a window', () => {
  it('says what to do and where, and no date that would go stale', () => {
    const windows = listBookingWindows(tripOf('combined'), early);
    const titles = windows.map((window) => makeWindowTask(window)?.title);
    expect(titles).toEqual(
      expect.arrayContaining(['Book the tables: Pop Century', 'Make the final cruise payment']),
    );
    for (const title of titles) expect(title).not.toMatch(/\b(Jan|Feb|Mar|Apr) \d/);
  });

  it.each<[WindowKind, string, string | undefined]>([
    [
      'cancellation',
      'Last chance to cancel Be Our Guest for free, Mar 12',
      'Keep the table or cancel it for free: Be Our Guest',
    ],
    [
      'booking-cancellation',
      'Last day to cancel Inn, by the port, Mar 12 – Mar 14',
      'Keep the booking or cancel it for free: Inn, by the port',
    ],
    ['payment', 'Deposit is due: Pop Century', undefined],
  ])('of %s', (kind, title, expected) => {
    expect(makeWindowTask({ kind, title })?.title).toBe(expected);
  });
});
