import { aWindow } from '../../testing/trip-fixtures';
import { nextUp } from './next-up';
import { windowTime } from '../../trip-data/window-time';

const now = new Date('2027-01-01T12:00:00Z');
const opens = (id: string, opensAt: string, closesAt = '2027-03-18T04:00:00Z') =>
  aWindow({ id, opensAt, closesAt });

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

  it('shows five at most', () => {
    const many = Array.from({ length: 8 }, (_, n) => opens(String(n), `2027-02-0${String(n + 1)}T05:00:00Z`));
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
      aWindow({ id: String(day), opensAt: `2027-01-0${String(day)}T11:00:00Z`, series: 'dining-days' }),
    );
    expect(nextUp(daily, now).map(({ id }) => id)).toEqual(['2']);
  });
});

describe('the time of a window', () => {
  it('is one clock for somebody in the parks’ zone', () => {
    expect(windowTime('2027-01-13T11:00:00Z', 'America/New_York')).toEqual({
      day: 'Wed, Jan 13',
      local: '6:00 AM EST',
      parks: undefined,
    });
  });

  it('names the parks’ clock besides, with its date where that differs', () => {
    expect(windowTime('2027-01-13T05:00:00Z', 'America/Los_Angeles')).toEqual({
      day: 'Tue, Jan 12',
      local: '9:00 PM PST',
      parks: 'Wed, Jan 13, 12:00 AM EST',
    });
  });
});
