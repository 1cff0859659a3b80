import { addDays } from '@landsea/contracts/core';
import { listBookingWindows } from './booking-windows.js';
import { days, early, stay, trip } from './testing/window-trips.js';
import { formatRunTitle, listWindowRuns } from './window-runs.js';

const start = '2027-06-03';

const diningRuns = (nights: number, onSite: boolean, now = early) =>
  listWindowRuns(
    listBookingWindows(
      trip({
        mode: 'parks',
        stays: [stay('Pop Century Resort', start, addDays(start, nights), onSite)],
        days: days(start, addDays(start, nights)),
      }),
      now,
    ).filter(({ kind }) => kind === 'dining'),
  );

describe('windows that open morning after morning', () => {
  it('are one run after the days that open together', () => {
    const runs = diningRuns(24, true);
    expect(runs.map(formatRunTitle)).toEqual([
      'Dining opens for Jun 3 – Jun 12, Pop Century Resort',
      'Dining opens for Jun 13 – Jun 27, one day each morning',
    ]);
    expect(runs[1]?.map(({ covers }) => covers?.from)).toHaveLength(15);
    expect(diningRuns(27, false).map(formatRunTitle)).toEqual([
      'Dining opens for Jun 3 – Jun 30, one day each morning',
    ]);
  });

  it('keep their titles alone', () => {
    expect(diningRuns(10, true).map(formatRunTitle)).toEqual([
      'Dining opens for Jun 3 – Jun 12, Pop Century Resort',
      'Dining opens for Jun 13, Pop Century Resort',
    ]);
  });

  it('are two runs where some are open already', () => {
    const now = new Date('2027-04-06T12:00:00Z');
    expect(diningRuns(27, false, now).map((run) => [run[0]?.state, run.length])).toEqual([
      ['open', 3],
      ['upcoming', 25],
    ]);
  });

  it('end where a morning is missing', () => {
    const [run = []] = diningRuns(27, false);
    expect(listWindowRuns(run.filter((_, index) => index !== 4)).map(({ length }) => length)).toEqual([
      4, 23,
    ]);
  });
});
