import { eachDate } from '@landsea/contracts/core';
import { type BookingWindow, type WindowKind } from '@landsea/contracts/planning';
import { generatedTrip } from '../../testing/generated-trips.js';
import { early } from '../../testing/window-trips.js';
import { cruiseTable, laneTable, mealTable } from '../../testing/window-table.js';
import { bookingWindows } from './booking-windows.js';
import { parkRules } from '@landsea/contracts/planning';
import type { WindowTrip } from './window-rule.js';

describe('500 generated trips, against a table that was made another way', () => {
  const trips = Array.from({ length: 500 }, (_, index) => generatedTrip(index + 1));

  /** For each date that some window of these kinds covers, the earliest instant. */
  const earliest = (windows: BookingWindow[], kind: WindowKind, dates: string[]) =>
    Object.fromEntries(
      dates.flatMap((date) => {
        const covering = windows.filter(
          ({ covers, ...window }) =>
            window.kind === kind && covers && covers.from <= date && date <= covers.to,
        );
        return covering[0] ? [[date, covering[0].opensAt]] : [];
      }),
    );

  it('has every kind of trip among them', () => {
    const count = (is: (of: WindowTrip) => boolean) => trips.filter(is).length;
    expect(count(({ stays }) => stays.filter(({ onSite }) => onSite).length > 1)).toBeGreaterThan(50);
    expect(count(({ stays }) => stays.some(({ onSite }) => !onSite))).toBeGreaterThan(50);
    expect(count(({ sailing: aboard }) => aboard?.concierge === true)).toBeGreaterThan(30);
    expect(
      count(({ stays }) => stays.some((each) => eachDate(each.checkIn, each.checkOut).length > 14)),
    ).toBeGreaterThan(20);
  });

  it('opens each meal, each Lightning Lane day and each part of the cruise when the table says', () => {
    for (const [index, of] of trips.entries()) {
      const windows = bookingWindows(of, early);
      const parks = Object.keys(laneTable(of));
      const sea = windows.filter(({ id, kind }) => id === kind);
      expect({
        index,
        meals: earliest(
          windows,
          'dining',
          of.days.map(({ date }) => date),
        ),
        multi: earliest(windows, 'multi-pass', parks),
        single: earliest(windows, 'single-pass', parks),
        sea: Object.fromEntries(sea.map(({ kind, opensAt }) => [kind, opensAt])),
      }).toEqual({
        index,
        meals: mealTable(of),
        multi: laneTable(of),
        single: laneTable(of),
        sea: cruiseTable(of),
      });
    }
  });

  it('does so too where each park day has its own morning', () => {
    const lightningLane = { ...parkRules.lightningLane, offSiteBasis: 'each-park-day' as const };
    for (const of of trips) {
      const windows = bookingWindows(of, early, { ...parkRules, lightningLane });
      expect(earliest(windows, 'multi-pass', Object.keys(laneTable(of)))).toEqual(laneTable(of, true));
    }
  });
});
