import type { StatedReservation } from '@landsea/contracts/forwarding';
import { exampleTrip } from './testing/example-files';
import { shippedNames } from './testing/read-example';
import { readConfirmation } from '@landsea/web-kit/confirmations';

const end = (date: string, time: string | null, more: Partial<StatedReservation['start'] & object> = {}) => ({
  ...{ date, time, zone: null, airport: null, place: null },
  ...more,
});
const stated = (more: Partial<StatedReservation>): StatedReservation => ({
  ...{ source: 'schema.org', kind: 'flight', title: 'Flight', supplier: null, status: 'confirmed' },
  ...{ numbers: [], start: null, end: null, people: null, names: [], totalCents: null, currency: null },
  ...more,
});
const flight = stated({
  numbers: [
    { role: 'locator', value: 'KQ7T2M' },
    { role: 'flight', value: 'DL 1187' },
  ],
  start: end('2026-12-04', '08:34', { airport: 'DTW' }),
  end: end('2026-12-04', '11:20', { airport: 'MCO' }),
});
const read = (text: string, ...reservations: StatedReservation[]) =>
  readConfirmation(text, { trip: exampleTrip, names: shippedNames, reservations });

it('takes what the sender wrote in fields, also where the text says nothing', () => {
  expect(read('Thank you for flying with us.', flight)).toMatchObject([
    {
      ...{ kind: 'flight', title: 'Delta 1187', date: '2026-12-04', time: '08:34', endTime: '11:20' },
      ...{ place: 'DTW to MCO', number: 'KQ7T2M', doubts: [], isGuess: false },
    },
  ]);
});

it('lets the text add what the fields leave out, and beats it where both speak', () => {
  const text = `Confirmation Number: KQ7T2M
Fri, Dec 4, 2026
Delta 1187
DTW 8:30 AM
MCO 11:20 AM
Passenger: Dana Harper
Total: $412.00`;
  expect(read(text, flight)).toMatchObject([
    { time: '08:34', guests: ['Dana Harper'], totalCents: 41_200, doubts: [] },
  ]);
});

it('doubts fields about a day that the text does not have', () => {
  const lastYear = { ...flight, start: end('2025-12-04', '08:34'), end: null };
  expect(read('Your flight on December 4, 2026', lastYear)[0]?.doubts).toHaveLength(1);
});

it('finds the table that an event of a calendar is about', () => {
  const event = stated({
    ...{ source: 'calendar', kind: 'other', title: 'Dinner at Sanaa' },
    ...{ start: end('2026-12-06', '18:15'), end: end('2026-12-06', '19:45') },
  });
  expect(read('Your table is booked. Add it to your calendar.', event)).toMatchObject([
    { kind: 'dining', title: 'Sanaa', date: '2026-12-06', time: '18:15', endTime: null },
  ]);
  expect(read('', { ...event, title: 'Class party' })).toMatchObject([{ kind: 'other', isGuess: true }]);
});

it('keeps what is canceled in the fields or in the text', () => {
  expect(read('', { ...flight, status: 'canceled' })[0]?.isCanceled).toBe(true);
  expect(read('Your flight has been canceled.', flight)[0]?.isCanceled).toBe(true);
  expect(read('', { ...flight, status: 'unconfirmed' })[0]?.isUnconfirmed).toBe(true);
});

describe('a time that came on another clock', () => {
  const event = stated({
    ...{ source: 'calendar', kind: 'dining', title: 'Dinner at Sanaa' },
    numbers: [{ role: 'confirmation', value: '551266778' }],
    start: end('2026-12-07', '01:15', { zone: 'UTC' }),
  });

  it('is shown on the clock of the parks, with a doubt', () => {
    expect(read('', event)).toMatchObject([
      { date: '2026-12-06', time: '20:15', doubts: [expect.stringContaining('another clock')] },
    ]);
    const chicago = { ...event, start: end('2026-12-06', '19:15', { zone: 'America/Chicago' }) };
    expect(read('', chicago)).toMatchObject([{ time: '19:15', doubts: [expect.anything()] }]);
    const home = { ...event, start: end('2026-12-06', '20:15', { zone: 'America/Detroit' }) };
    expect(read('', home)).toMatchObject([{ time: '20:15', doubts: [] }]);
  });

  it('gives way to the time that the text says', () => {
    const text = `Your dining reservation is confirmed
Sanaa
Sunday, December 6, 2026 at 8:15 PM
Confirmation Number: 551266778`;
    expect(read(text, event)).toMatchObject([{ date: '2026-12-06', time: '20:15', doubts: [] }]);
    const leaving = {
      ...flight,
      start: end('2026-12-04', '13:34', { zone: 'UTC', airport: 'MSP' }),
      end: null,
    };
    const said = `Confirmation: KQ7T2M
Fri, Dec 4, 2026
Delta 1187
MSP 7:34 AM
MCO 11:20 AM`;
    expect(read(said, leaving)).toMatchObject([{ time: '07:34', endTime: '11:20', doubts: [] }]);
  });
});
