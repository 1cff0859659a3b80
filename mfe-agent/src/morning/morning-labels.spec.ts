import { anEntry, aTask } from './testing/a-morning';
import { groupByHeading, formatClockText, copyText, formatMinuteText } from './morning-labels';

const now = new Date('2027-01-10T15:00:00Z');

it('puts what has opened first, then each day in the parks’ zone', () => {
  const entries = [
    '2027-01-09T11:00:00Z',
    '2027-01-10T16:00:00Z',
    '2027-01-11T04:00:00Z',
    '2027-01-11T11:00:00Z',
    '2027-01-14T11:00:00Z',
  ];
  const groups = groupByHeading(
    entries.map((at) => anEntry({ at })),
    now,
  );
  expect(groups.map(({ heading, entries: { length } }) => [heading, length])).toEqual([
    ['Waiting', 1],
    ['Today', 2],
    ['Tomorrow', 1],
    ['Thu, Jan 14', 1],
  ]);
});

it('does not let a payment wait on the day on which it is due', () => {
  const due = anEntry({ kind: 'final-payment', type: 'due', at: '2027-01-10T05:00:00Z' });
  expect(groupByHeading([due], now)[0]?.heading).toBe('Today');
  expect(formatMinuteText(due, now)).toBe('By tonight');
  expect(formatMinuteText({ ...due, at: '2027-01-12T05:00:00Z' }, now)).toBe('By end of day');
  expect(formatMinuteText({ ...due, at: '2027-01-09T05:00:00Z' }, now)).toBe('Overdue');
});

it('shows each heading once, also when a payment of today stands among windows that wait', () => {
  const entries = [
    anEntry({ at: '2027-01-10T04:00:00Z' }),
    anEntry({ kind: 'final-payment', type: 'due', at: '2027-01-10T05:00:00Z' }),
    anEntry({ at: '2027-01-10T11:00:00Z' }),
  ];
  expect(groupByHeading(entries, now).map(({ heading, entries: { length } }) => [heading, length])).toEqual([
    ['Waiting', 2],
    ['Today', 1],
  ]);
});

it('tells times as the parks’ clocks do', () => {
  expect(formatMinuteText(anEntry({ at: '2027-01-11T11:00:00Z' }), now)).toBe('6:00 AM');
  expect([formatClockText('00:05'), formatClockText('12:00'), formatClockText('18:30')]).toEqual([
    '12:05 AM',
    '12:00 PM',
    '6:30 PM',
  ]);
});

it('copies all that a booking needs', () => {
  expect(copyText(aTask())).toBe(
    [
      'Ada Byron: Spring break',
      'Dining opens for Mar 14',
      'Party of 2: Robin (40), Sam (7, no peanuts)',
      '1. Topolino’s Terrace, Sun, Mar 14, 8:30 AM (near the window)',
      '2. Ohana, any day, for Robin',
    ].join('\n'),
  );
});
