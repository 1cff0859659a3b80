import { aBooking, at } from '../../bookings/testing/bookings.js';
import { dinner, item } from '../../day-plans/testing/sample-day.js';
import { listDigestLines, type FamilyWriting, type SaidLine, type ToldThing } from './digest-lines.js';
import {
  describeBooking,
  describeDocument,
  describeGone,
  describeItem,
  describeItinerary,
  describePayment,
} from './recorded-things.js';

const id = '00000000-0000-4000-8000-00000000000a';
const moment = (time: string) => new Date(`2026-11-29T${time}:00Z`);
const ohana = { id, title: '’Ohana', date: '2027-03-11', time: '17:40', confirmation: 'QX-7' };
const table = (over = {}) => describeItem(dinner({ ...ohana, status: 'booked', ...over }));
const booked = { at: moment('15:00'), was: 'wish' };
const today = '2026-11-29';
const told = (thing: ToldThing, writings: FamilyWriting[] = [], said?: Partial<SaidLine>) =>
  listDigestLines(
    [thing],
    writings,
    new Map(said ? [[thing.subject, { text: '', toldAt: null, leftOutAt: null, ...said }]] : []),
    today,
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

  it('takes back what was told and is gone, a wish again, or not paid, once', () => {
    const toldAt = moment('16:00');
    const gone = { ...describeGone(`item:${id}`, '2027-03-11'), deeds: [] };
    expect(told(gone, [], { text: LINE, toldAt })).toEqual([`${LINE} (canceled)`]);
    expect(told(gone, [], { text: `${LINE} (changed)`, toldAt })).toEqual([`${LINE} (canceled)`]);
    expect(told(gone, [], { text: `${LINE} (canceled)`, toldAt })).toEqual([]);
    expect(told(gone, [], { text: LINE, leftOutAt: toldAt })).toEqual([]);
    expect(told(gone)).toEqual([]);
    const wish = { ...table({ status: 'wish' }), deeds: [{ at: moment('17:00'), was: 'booked' }] };
    expect(told(wish, [], { text: LINE, toldAt })).toEqual([`${LINE} (canceled)`]);
    expect(told(wish, [], { text: LINE, toldAt, leftOutAt: moment('18:00') })).toEqual([
      `[${LINE} (canceled)]`,
    ]);
    expect(told({ ...table({ status: 'done' }), deeds: [] }, [], { text: LINE, toldAt })).toEqual([]);
    const again = { ...table(), deeds: [{ at: moment('17:00'), was: 'wish' }] };
    expect(told(again, [], { text: `${LINE} (canceled)`, toldAt })).toEqual([LINE]);
    const payment = {
      tripId: id,
      bookingId: id,
      paymentId: id,
      title: 'Pop Century',
      kind: 'final',
    } as const;
    const open = { ...payment, cents: 214_000, currency: 'USD', state: 'open' } as const;
    const unpaid = { ...describePayment({ ...open, dueOn: null, paidOn: null, howToPay: null }), deeds: [] };
    const paid = 'Final payment for Pop Century: $2,140.00';
    expect(told(unpaid, [], { text: `${paid}, confirmed`, toldAt })).toEqual([`${paid}, not paid after all`]);
    expect(told(unpaid, [], { text: `${paid}, not paid after all`, toldAt })).toEqual([]);
  });

  it('cancels a hold that was told', () => {
    const hold = { kind: 'hotel', start: at('2027-03-10', null), title: 'Pop Century' } as const;
    const numbers = [{ role: 'confirmation', value: '4711' }] as const;
    const canceled = aBooking({ ...hold, status: 'canceled', numbers: [...numbers] });
    const thing = { ...describeBooking(canceled), deeds: [{ at: moment('17:00'), was: 'held' }] };
    expect(told(thing)).toEqual([]);
    expect(told(thing, [], { text: 'Pop Century', toldAt: moment('16:00') })).toEqual([
      `${thing.words} (canceled)`,
    ]);
  });

  it('says nothing of a hold that was told and has lost its number, for the room is still held', () => {
    const hold = { kind: 'hotel', start: at('2027-03-10', null), title: 'Pop Century' } as const;
    const deeds = [{ at: moment('17:00'), was: 'held' }];
    const held = { ...describeBooking(aBooking({ ...hold, status: 'held', numbers: [] })), deeds };
    const line = { text: 'Pop Century, confirmation 4711', toldAt: moment('16:00') };
    expect(told(held, [], line)).toEqual([]);
    const numbers = [{ role: 'confirmation', value: '4712' }] as const;
    const again = { ...describeBooking(aBooking({ ...hold, status: 'held', numbers: [...numbers] })), deeds };
    expect(told(again, [], line)).toEqual([`${again.words} (changed)`]);
  });

  it('names each version of a document and of an itinerary', () => {
    const toldAt = moment('16:00');
    for (const paper of [
      describeDocument({ id, title: 'Insurance', number: 3 }),
      describeItinerary({ id, number: 3 }),
    ]) {
      const told3 = (time: string) =>
        told({ ...paper, deeds: [{ at: moment(time), was: null }] }, [], { text: paper.words, toldAt });
      expect(told3('17:00')).toEqual([paper.words]);
      expect(told3('15:00')).toEqual([]);
    }
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

  it('says nothing of a day that is over, but of a stay that goes on', () => {
    const on = (date: string) => told({ ...table({ date }), deeds: [booked] });
    expect([on('2026-11-28').length, on(today).length]).toEqual([0, 1]);
    const stay = (until: string) =>
      aBooking({ kind: 'hotel', start: at('2026-11-26', null), end: at(until, null), status: 'booked' });
    const isSaid = (until: string) => told({ ...describeBooking(stay(until)), deeds: [booked] }).length;
    expect([isSaid('2026-11-28'), isSaid('2026-12-01')]).toEqual([0, 1]);
    const gone = { ...describeGone(`item:${id}`, '2026-11-28'), deeds: [] };
    expect(told(gone, [], { text: LINE, toldAt: moment('15:00') })).toEqual([]);
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
    const lines = listDigestLines(
      [paper, { ...table(), deeds: [booked] }, other, early],
      [],
      new Map(),
      today,
    );
    expect(lines.map(({ day, time }) => [day, time])).toEqual([
      ['2027-03-10', '20:00'],
      ['2027-03-11', '08:05'],
      ['2027-03-11', '17:40'],
      [null, null],
    ]);
  });
});
