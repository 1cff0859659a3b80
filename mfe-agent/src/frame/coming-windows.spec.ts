import type { BookingWindow } from '@landsea/contracts/planning';
import { formatWindowCountdown, listComingWindows } from './coming-windows';

const now = new Date('2027-01-10T15:00:00Z');

it('keeps a payment all through its day, and lists a series once', () => {
  const window = (id: string, over: Partial<BookingWindow>) =>
    ({ id, kind: 'dining', series: null, ...over }) as BookingWindow;
  const day = { opensAt: '2027-01-10T05:00:00Z', closesAt: '2027-01-11T05:00:00Z' };
  const windows = [
    window('c', { opensAt: '2027-01-12T11:00:00Z', series: 'dining' }),
    window('b', { opensAt: '2027-01-11T11:00:00Z', series: 'dining' }),
    window('open', day),
    window('a', { ...day, kind: 'final-payment' }),
  ];
  expect(listComingWindows(windows, now, 3).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(listComingWindows(windows, new Date('2027-01-11T05:00:00Z'), 3).map(({ id }) => id)).toEqual(['b']);
});

it.each([
  ['final-payment', '2027-01-10T05:00:00Z', 'today'],
  ['final-payment', '2027-01-11T05:00:00Z', 'tomorrow'],
  ['final-payment', '2027-01-12T05:00:00Z', 'in 2 days'],
  ['dining', '2027-01-12T11:00:00Z', 'in 44 hours'],
] as const)('of %s, at %s, is %s', (kind, opensAt, words) => {
  expect(formatWindowCountdown({ kind, opensAt }, now)).toBe(words);
});
