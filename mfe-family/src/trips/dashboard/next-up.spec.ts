import type { TaskStatus } from '@landsea/contracts/planning';
import { makeBlankDetails } from '@landsea/rules/day-plans';
import { aDayItem } from '../../testing/day-fixtures';
import { aTask, aWindow } from '../../testing/trip-fixtures';
import { isAllBooked, listNextUp as allNext, type NextItem } from './next-up';
import { formatTimeLeft, getWindowTime } from '../../trip-bookings/windows/window-time';

const now = new Date('2027-01-01T12:00:00Z');
const opens = (id: string, opensAt: string, closesAt = '2027-03-18T04:00:00Z') =>
  aWindow({ id, opensAt, closesAt });

const windowsOf = (items: NextItem[]) =>
  items.flatMap((item) => (item.kind === 'window' ? [item.window] : []));
const nextUp = (windows: Parameters<typeof allNext>[0], at: Date) => windowsOf(allNext(windows, [], at));

describe('tasks among what is next', () => {
  const task = (id: string, dueOn: string | null, change: Parameters<typeof aTask>[0] = {}) =>
    aTask({ id, dueOn, due: { from: 'start', days: 0 }, ...change });
  const ids = (windows: Parameters<typeof allNext>[0], tasks: Parameters<typeof allNext>[1]) =>
    allNext(windows, tasks, now).map((item) => (item.kind === 'task' ? item.task.id : item.window.id));

  it('stand by their date, the two that are longest overdue first', () => {
    const tasks = [
      task('next', '2027-01-05'),
      task('late', '2026-12-30'),
      task('latest', '2026-12-31'),
      task('later', '2026-12-01'),
      task('done', '2027-01-02', { status: 'done' }),
      task('dateless', null),
    ];
    const windows = [opens('soon', '2027-01-02T05:00:00Z'), opens('then', '2027-02-01T05:00:00Z')];
    expect(ids(windows, tasks)).toEqual(['later', 'late', 'soon', 'next', 'then']);
  });

  it('are told once, with their window, and take it away when they are done', () => {
    const made = { windowId: 'soon', due: { from: 'window' as const } };
    const windows = [opens('soon', '2027-01-02T05:00:00Z')];
    expect(ids(windows, [task('t', '2027-01-02', made)])).toEqual(['soon']);
    expect(ids(windows, [task('t', '2027-01-02', { ...made, status: 'done' })])).toEqual([]);
  });
});

it('leaves out a window in which all that was chosen is booked', () => {
  const covers = { from: '2027-03-14', to: '2027-03-17' };
  const windows = [{ ...opens('dining', '2027-01-01T11:00:00Z'), kind: 'dining' as const, covers }];
  const table = aDayItem({ date: '2027-03-15', status: 'booked', details: makeBlankDetails('dining') });
  expect(allNext(windows, [], now)).toHaveLength(1);
  expect(allNext(windows, [], now, [table])).toEqual([]);
  expect(allNext(windows, [], now, [table, { ...table, status: 'planned' }])).toHaveLength(1);
});

describe('a trip with all booked', () => {
  const done = (windowId: string, status: TaskStatus = 'done') => aTask({ id: windowId, windowId, status });
  const windows = [
    opens('dining', '2027-01-02T05:00:00Z'),
    opens('lanes', '2027-02-01T05:00:00Z'),
    aWindow({ id: 'payment', type: 'due' }),
  ];

  it('has a task that is done for each thing that opens, whatever is still due', () => {
    expect(isAllBooked(windows, [done('dining'), done('lanes')])).toBe(true);
    expect(isAllBooked(windows, [done('dining')])).toBe(false);
    expect(isAllBooked(windows, [done('dining'), done('lanes', 'to-do')])).toBe(false);
  });

  it('is none where nothing opens', () => {
    expect(isAllBooked([aWindow({ type: 'due' })], [])).toBe(false);
  });
});

describe('next up', () => {
  it('lists what opens soonest first and then what opened last', () => {
    const shown = nextUp(
      [
        opens('old', '2026-11-01T05:00:00Z'),
        opens('later', '2027-02-01T05:00:00Z'),
        opens('soon', '2027-01-02T05:00:00Z'),
        opens('recent', '2026-12-31T05:00:00Z'),
      ],
      now,
    );
    expect(shown.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'soon upcoming',
      'later upcoming',
      'recent open',
      'old open',
    ]);
  });

  it('begins with what opened today, for all of that day', () => {
    const windows = [opens('soon', '2027-01-02T05:00:00Z'), opens('today', '2027-01-01T11:00:00Z')];
    expect(nextUp(windows, now).map(({ id }) => id)).toEqual(['today', 'soon']);
    expect(nextUp(windows, new Date('2027-01-02T04:30:00Z')).map(({ id }) => id)).toEqual(['today', 'soon']);
    expect(nextUp(windows, new Date('2027-01-02T12:00:00Z')).map(({ id }) => id)).toEqual(['soon', 'today']);
  });

  it('offers nothing to book for a stay on its last day', () => {
    const stay = [opens('dining', '2026-12-01T05:00:00Z', '2027-03-18T04:00:00Z')];
    expect(nextUp(stay, new Date('2027-03-16T15:00:00Z'))).toHaveLength(1);
    expect(nextUp(stay, new Date('2027-03-17T15:00:00Z'))).toEqual([]);
  });

  it('keeps what is due today, before all that comes later', () => {
    const due = aWindow({
      id: 'due',
      kind: 'final-payment',
      type: 'due',
      opensAt: '2027-01-01T05:00:00Z',
      closesAt: '2027-01-02T05:00:00Z',
      covers: null,
    });
    const later = [2, 3, 4, 5, 6].map((day) => opens(String(day), `2027-01-0${day}T05:00:00Z`));
    expect(nextUp([...later, due], now).map(({ id }) => id)).toEqual(['due', '2', '3', '4', '5']);
  });

  it('shows five at most', () => {
    const many = Array.from({ length: 8 }, (_, n) => opens(String(n), `2027-02-0${n + 1}T05:00:00Z`));
    expect(nextUp(many, now)).toHaveLength(5);
  });

  it('drops an open window whose dates are over, and a due date that passed', () => {
    const over = opens('over', '2026-11-01T05:00:00Z', '2027-01-01T05:00:00Z');
    const due = aWindow({
      id: 'due',
      kind: 'final-payment',
      type: 'due',
      opensAt: '2026-12-01T05:00:00Z',
      closesAt: '2026-12-02T05:00:00Z',
      covers: null,
    });
    expect(nextUp([over, due], now)).toEqual([]);
  });

  it('shows the next of what opens day after day', () => {
    const daily = [2, 3, 4].map((day) =>
      aWindow({ id: String(day), opensAt: `2027-01-0${day}T11:00:00Z`, series: 'dining-days' }),
    );
    expect(nextUp(daily, now).map(({ id }) => id)).toEqual(['2']);
  });

  it('names all mornings of a run in one row, and the last of them', () => {
    const daily = [2, 3, 4].map((day) =>
      aWindow({
        id: String(day),
        title: `Dining opens for Mar ${day + 1}`,
        covers: { from: `2027-03-0${day + 1}`, to: `2027-03-0${day + 1}` },
        opensAt: `2027-01-0${day}T11:00:00Z`,
        series: 'dining-days',
      }),
    );
    expect(allNext(daily, [], now)).toMatchObject([
      { window: { title: 'Dining opens for Mar 3 – Mar 5, one day each morning' }, until: { id: '4' } },
    ]);
  });

  it('leaves out a payment for what is not booked, or that is made', () => {
    const payments = (['unbooked', 'paid'] as const).map((standing) =>
      aWindow({ id: standing, kind: 'final-payment', type: 'due', covers: null, standing }),
    );
    expect(allNext(payments, [], now)).toEqual([]);
  });
});

describe('how far a window is', () => {
  const left = (window: Parameters<typeof formatTimeLeft>[0], at: string) =>
    formatTimeLeft(window, new Date(at));

  it('is hours to the moment it opens, and days to the day it is due by', () => {
    const opening = { kind: 'dining', opensAt: '2027-01-13T11:00:00Z' } as const;
    expect(left(opening, '2027-01-13T01:00:00Z')).toBe('in 10 hours');
    const due = { kind: 'final-payment', opensAt: '2027-01-13T05:00:00Z' } as const;
    expect(left(due, '2027-01-10T15:00:00Z')).toBe('in 3 days');
    expect(left(due, '2027-01-13T04:00:00Z')).toBe('in 1 day');
    expect(left(due, '2027-01-13T20:00:00Z')).toBe('today');
    const limit = { kind: 'cancellation', opensAt: '2027-01-13T22:00:00Z' } as const;
    expect(left(limit, '2027-01-13T20:00:00Z')).toBe('in 2 hours');
  });
});

describe('the time of a window', () => {
  it('is one clock for somebody in the parks’ zone', () => {
    expect(getWindowTime({ opensAt: '2027-01-13T11:00:00Z', kind: 'dining' }, 'America/New_York')).toEqual({
      day: 'Wed, Jan 13',
      place: '6:00 AM EST',
      reader: undefined,
    });
  });

  it('is on the clocks of the parks, the reader’s own second, with its date where that differs', () => {
    expect(getWindowTime({ opensAt: '2027-01-13T05:00:00Z', kind: 'dining' }, 'America/Los_Angeles')).toEqual(
      {
        day: 'Wed, Jan 13',
        place: '12:00 AM EST',
        reader: 'Tue, Jan 12, 9:00 PM PST',
      },
    );
  });

  it('is on the clocks of the place that a window goes by, the reader’s own second', () => {
    const limit = {
      opensAt: '2027-06-11T22:30:00Z',
      kind: 'cancellation',
      clock: { timeZone: 'Europe/Rome', label: 'Livorno time' },
    } as const;
    expect(getWindowTime(limit, 'America/New_York')).toEqual({
      day: 'Sat, Jun 12',
      place: '12:30 AM Livorno time',
      reader: 'Fri, Jun 11, 6:30 PM EDT',
    });
    expect(getWindowTime(limit, 'Europe/Rome').reader).toBeUndefined();
  });

  it('is a day alone for what is due by a day, and the same one for everybody', () => {
    expect(
      getWindowTime({ opensAt: '2027-01-13T05:00:00Z', kind: 'final-payment' }, 'America/Los_Angeles'),
    ).toEqual({
      day: 'Wed, Jan 13',
      place: undefined,
      reader: undefined,
    });
  });
});
