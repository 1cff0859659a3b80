import { aBooking, at } from '../../bookings/testing/bookings.js';
import { dinner, item } from '../../day-plans/testing/sample-day.js';
import { listDigestLines, type FamilyWriting, type SaidLine, type ToldThing } from './digest-lines.js';
import {
  describeBooking,
  describeDocument,
  describeItem,
  describeItinerary,
  describePayment,
} from './recorded-things.js';

const id = '00000000-0000-4000-8000-00000000000a';
const moment = (time: string) => new Date(`2026-11-29T${time}:00Z`);
const ohana = { id, title: '’Ohana', date: '2027-03-11', time: '17:40', confirmation: 'QX-7' };
const table = (over = {}) => describeItem(dinner({ ...ohana, status: 'booked', ...over }));
const booked = { at: moment('15:00'), was: 'wish' };
const told = (thing: ToldThing, writings: FamilyWriting[] = [], said?: Partial<SaidLine>) =>
  listDigestLines(
    [thing],
    writings,
    new Map(said ? [[thing.subject, { text: '', toldAt: null, leftOutAt: null, ...said }]] : []),
  ).map(({ text, isLeftOut }) => (isLeftOut ? `[${text}]` : text));

const LINE = '5:40 PM: ’Ohana, confirmation QX-7';

describe('what a family reads of a thing', () => {
  it('has time, name and numbers', () => {
    expect(table().words).toBe(LINE);
    const lane = item({
      title: 'Peter Pan’s Flight',
      time: '10:30',
      status: 'booked',
      details: { kind: 'lane', product: 'multi', returnUntil: '11:30', isPreselected: true },
    });
    expect(describeItem(lane).words).toBe('10:30 AM: Lightning Lane, Peter Pan’s Flight, until 11:30 AM');
    const hotel = aBooking({
      title: 'Pop Century',
      kind: 'hotel',
      start: at('2027-03-10', '15:00'),
      end: at('2027-03-14', '11:00'),
      numbers: [{ role: 'confirmation', value: '4711' }],
    });
    expect(describeBooking(hotel)).toMatchObject({
      standing: 'on',
      day: '2027-03-10',
      words: '3:00 PM: Check in, Pop Century, until Sun, Mar 14, confirmation 4711',
    });
    const payment = {
      tripId: id,
      bookingId: id,
      paymentId: id,
      title: 'Pop Century',
      kind: 'final',
    } as const;
    const paid = { ...payment, cents: 214_000, currency: 'USD', state: 'confirmed' } as const;
    expect(describePayment({ ...paid, dueOn: null, paidOn: '2026-11-28', howToPay: null }).words).toBe(
      'Final payment for Pop Century: $2,140.00, confirmed',
    );
    expect(describeDocument({ id, title: 'Insurance', number: 1 }).words).toBe(
      'New in your portal: Insurance',
    );
    expect(describeItinerary({ id, number: 2 }).words).toBe('Your day-by-day itinerary has changed');
  });

  it('leaves out a wish, a plan, and a price that is only held', () => {
    for (const status of ['wish', 'planned', 'done'] as const)
      expect(told({ ...table({ status }), deeds: [booked] })).toEqual([]);
    const held = aBooking({ kind: 'hotel', start: at('2027-03-10', null), status: 'held', numbers: [] });
    expect(told({ ...describeBooking(held), deeds: [{ at: moment('15:00'), was: null }] })).toEqual([]);
  });
});

describe('the lines of a digest', () => {
  it('names what was booked, what was changed, and what was canceled after it stood', () => {
    expect(told({ ...table(), deeds: [booked] })).toEqual([LINE]);
    const moved = { at: moment('16:00'), was: 'booked' };
    expect(told({ ...table(), deeds: [moved] })).toEqual([`${LINE} (changed)`]);
    expect(told({ ...table({ status: 'cancelled' }), deeds: [moved] })).toEqual([`${LINE} (canceled)`]);
    expect(told({ ...table({ status: 'cancelled' }), deeds: [booked, moved] })).toEqual([]);
  });

  it('repeats nothing that an earlier digest said, and names what changed since', () => {
    const thing = { ...table(), deeds: [booked] };
    expect(told(thing, [], { text: LINE, toldAt: moment('16:00') })).toEqual([]);
    const later = { ...table({ time: '18:10' }), deeds: [booked, { at: moment('17:00'), was: 'booked' }] };
    expect(told(later, [], { text: LINE, toldAt: moment('16:00') })).toEqual([
      '6:10 PM: ’Ohana, confirmation QX-7 (changed)',
    ]);
    const back = { ...table(), deeds: [{ at: moment('17:00'), was: 'booked' }] };
    expect(told(back, [], { text: `${LINE} (changed)`, toldAt: moment('16:00') })).toEqual([]);
  });

  it('leaves out what the family was written about since, by name or number', () => {
    const thing = { ...table(), deeds: [booked] };
    const wrote = (text: string, time = '16:00') => told(thing, [{ at: moment(time), text }]);
    expect(wrote("Hi Grace, 'OHANA is yours!")).toEqual([]);
    expect(wrote('Your number is qx-7.')).toEqual([]);
    expect(wrote('Shall I try ’Ohana?', '14:00')).toEqual([LINE]);
    expect(wrote('The Bohana lounge is open, number QX-71')).toEqual([LINE]);
  });

  it('keeps a line that was left out apart, until it changes', () => {
    const thing = { ...table(), deeds: [booked] };
    expect(told(thing, [], { leftOutAt: moment('16:00') })).toEqual([`[${LINE}]`]);
    const later = { ...thing, deeds: [booked, { at: moment('17:00'), was: 'booked' }] };
    expect(told(later, [], { leftOutAt: moment('16:00') })).toEqual([LINE]);
  });

  it('goes day by day, and by time; what has no day comes last', () => {
    const paper = { ...describeDocument({ id, title: 'Insurance', number: 2 }), deeds: [booked] };
    const other = {
      ...table({ id: id.replace('a', 'b'), title: 'Breakfast', time: '08:05' }),
      deeds: [booked],
    };
    const early = {
      ...table({ id: id.replace('a', 'c'), date: '2027-03-10', time: '20:00' }),
      deeds: [booked],
    };
    const lines = listDigestLines([paper, { ...table(), deeds: [booked] }, other, early], [], new Map());
    expect(lines.map(({ day, time }) => [day, time])).toEqual([
      ['2027-03-10', '20:00'],
      ['2027-03-11', '08:05'],
      ['2027-03-11', '17:40'],
      [null, null],
    ]);
  });
});
