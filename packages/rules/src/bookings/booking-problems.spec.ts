import { findBookingProblems } from './booking-problems.js';
import { countBookingMinutes } from './booking-days.js';
import { aHotel, at, flightThere } from './testing/bookings.js';

const party = [{ id: 'dana', name: 'Dana' }];
const problems = (booking: Parameters<typeof findBookingProblems>[0]) =>
  findBookingProblems(booking, { party, airports: [{ iata: 'MCO' }, { iata: 'MSP' }] }, []);
const payment = (cents: number, paidOn: string | null) => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'final' as const,
  ...{ cents, paidOn, dueOn: null },
});

describe('a booking', () => {
  it('is fine as it usually is', () => {
    expect(problems(flightThere())).toEqual([]);
    expect(
      problems(aHotel({ people: [{ personId: 'dana' }], totalCents: 100, payments: [payment(100, null)] })),
    ).toEqual([]);
  });

  it('lands after it leaves by real time, not by the clocks on the wall', () => {
    const west = flightThere({
      start: at('2027-04-04', '08:00', 'America/New_York', 'MCO'),
      end: at('2027-04-04', '07:45', 'America/Chicago', 'MSP'),
    });
    expect(countBookingMinutes(west)).toBe(45);
    expect(problems(west)).toEqual([]);
    const back = { ...west, end: at('2027-04-04', '06:59', 'America/Chicago', 'MSP') };
    expect(problems(back)).toEqual([
      {
        path: 'end.time',
        message:
          'This flight lands before it leaves. Check the dates, the times and each airport’s own clock.',
        refuses: true,
      },
    ]);
  });

  it('lets an agent’s booking that is still to be made be held by nobody', () => {
    const toBook = aHotel({ status: 'held', source: 'agent', numbers: [], heldUntil: null });
    expect(problems(toBook)).toEqual([]);
    expect(problems({ ...toBook, source: 'typed' })).toMatchObject([{ path: 'heldUntil' }]);
  });

  it.each([
    [aHotel({ end: at('2027-04-04', null) }), 'Check-out comes after check-in. Choose a later day.'],
    [aHotel({ status: 'held' }), 'Say until when it is held, or mark it as booked.'],
    [
      aHotel({ status: 'held', source: 'agent', numbers: [{ role: 'confirmation', value: 'X1' }] }),
      'Say until when it is held, or mark it as booked.',
    ],
    [
      aHotel({ totalCents: 100_00, payments: [payment(60_00, null), payment(60_00, null)] }),
      'The payments add up to $120.00, more than the total of $100.00.',
    ],
    [
      aHotel({ status: 'canceled', refundCents: 70_00, payments: [payment(60_00, '2026-10-01')] }),
      'The refund is more than the $60.00 that was paid.',
    ],
    [
      flightThere({ start: at('2027-04-04', '06:05', 'America/Narnia', 'MSP') }),
      '“America/Narnia” isn’t a time zone we know. Choose the city again.',
    ],
  ])('is refused with a sentence', (booking, message) => {
    expect(problems(booking)).toMatchObject([{ message, refuses: true }]);
  });

  it.each([
    [
      flightThere({ start: at('2027-04-04', '06:05', 'America/Chicago', 'XQZ') }),
      'We don’t know the airport XQZ, so we use the clock of the zone you chose.',
    ],
    [
      aHotel({ people: [{ personId: 'gone', legalName: 'RUTH ANNE MILLER' }] }),
      'RUTH ANNE MILLER isn’t traveling any more. Choose again who this is for.',
    ],
    [
      aHotel({ totalCents: 900_00, currency: 'CAD' }),
      'Say what CA$900.00 is in dollars, so that it counts in your budget.',
    ],
  ])('is kept, and told about', (booking, message) => {
    expect(problems(booking)).toMatchObject([{ message, refuses: false }]);
  });
});

describe('two hotels', () => {
  const dolphin = aHotel({
    title: 'Dolphin',
    start: at('2027-04-07', '15:00'),
    end: at('2027-04-09', '11:00'),
  });
  const told = (one: typeof dolphin, other: typeof dolphin) =>
    findBookingProblems(one, { party }, [other, one]).map(({ message }) => message);

  it('for one night are told about, unless one is canceled or for others', () => {
    expect(told(dolphin, aHotel())).toEqual([
      'You’re also booked at Pop Century from Apr 4 to Apr 8. Cancel one, or say who stays where.',
    ]);
    expect(told(dolphin, aHotel({ status: 'canceled' }))).toEqual([]);
    const [dana, ruth] = ['dana', 'ruth'].map((personId) => [{ personId }]);
    expect(
      findBookingProblems({ ...dolphin, people: dana ?? null }, { party }, [
        aHotel({ people: ruth ?? null }),
      ]),
    ).toEqual([]);
  });

  it('one after the other, or two rooms of one, are fine or a question', () => {
    expect(told(dolphin, aHotel({ end: at('2027-04-07', '11:00') }))).toEqual([]);
    expect(told(aHotel(), aHotel())).toEqual([
      'You have Pop Century for Apr 4 to Apr 8 already. Keep both only if these are two rooms.',
    ]);
  });
});
