import { judgeTrip, type SafetyFacts } from './judge-trip.js';

const now = new Date('2026-12-01T15:00:00Z');
const booked: SafetyFacts = {
  mode: 'parks',
  startDate: '2027-01-20',
  endDate: '2027-01-25',
  stays: 1,
  bookings: ['hotel', 'tickets', 'insurance'],
  windows: [],
  people: 4,
  withoutPassport: 4,
  endingPassports: 0,
  bookedCents: 420_000,
  isProtectionDecided: null,
};
const stateOf = (condition: string, change: Partial<SafetyFacts>) => {
  const cell = judgeTrip({ ...booked, ...change }, now).find((each) => each.condition === condition);
  return cell && [cell.state, cell.text];
};
const window = { kind: 'dining', opensAt: '2026-11-28T11:00:00Z', isDone: false, wishes: 0, booked: 0 };

describe('a trip of a client', () => {
  it('is safe when everything stands', () => {
    const open = judgeTrip(booked, now).filter(({ state }) => state === 'open' || state === 'late');
    expect(open).toEqual([]);
  });

  it.each<[string, Partial<SafetyFacts>, string, string]>([
    ['papers', { mode: 'cruise', endingPassports: 1 }, 'late', '1 passport ending before the trip does'],
    ['papers', { mode: 'cruise' }, 'open', '4 of 4 without a passport date'],
    ['papers', {}, 'none', 'No passport needed'],
    ['rooms', { bookings: [], stays: 0 }, 'open', 'No hotel yet'],
    ['rooms', { bookings: [], startDate: '2026-12-08' }, 'late', 'Chosen, no booking recorded'],
    ['rooms', { bookings: [], startDate: '2027-09-20' }, 'later', 'Chosen, no booking recorded'],
    ['tickets', { bookings: ['hotel'] }, 'later', 'No tickets recorded'],
    ['tickets', { bookings: ['hotel'], mode: 'cruise' }, 'none', 'No park tickets'],
    ['tables', { windows: [{ ...window, wishes: 2 }] }, 'open', '2 wishes not booked'],
    [
      'tables',
      { windows: [{ ...window, wishes: 1, opensAt: '2026-11-20T11:00:00Z' }] },
      'late',
      '1 wish not booked',
    ],
    ['tables', { windows: [{ ...window, booked: 3 }] }, 'ok', '3 booked'],
    ['tables', { windows: [{ ...window, wishes: 2, isDone: true }] }, 'ok', 'Nothing wished for'],
    [
      'lanes',
      { windows: [{ ...window, kind: 'multi-pass', opensAt: '2027-01-13T12:00:00Z', wishes: 3 }] },
      'later',
      'Opens later',
    ],
    [
      'payments',
      { windows: [{ ...window, kind: 'final-payment', opensAt: '2026-11-30T05:00:00Z' }] },
      'late',
      'A payment is past its day',
    ],
    [
      'payments',
      { windows: [{ ...window, kind: 'payment', opensAt: '2026-12-04T05:00:00Z' }] },
      'open',
      'Due in 3 days',
    ],
    ['payments', { bookedCents: 0 }, 'open', 'No payment date'],
    ['payments', { bookedCents: null }, 'none', 'Not shown to you'],
    ['protection', { bookings: ['hotel'], isProtectionDecided: false }, 'open', 'Not decided'],
    ['protection', { bookings: ['hotel'], isProtectionDecided: true }, 'ok', 'Decided'],
    [
      'check-in',
      { mode: 'cruise', windows: [{ ...window, kind: 'cruise-check-in' }] },
      'open',
      'Open, not done',
    ],
  ])('is judged for %s', (condition, change, state, text) => {
    expect(stateOf(condition, change)).toEqual([state, text]);
  });
});
