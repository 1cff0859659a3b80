import { listDates } from '@landsea/contracts/core';
import type { BookingWindow, WindowKind } from '@landsea/contracts/planning';
import { generatedTrip } from './testing/generated-trips.js';
import { early } from './testing/window-trips.js';
import { cruiseTable, laneTable, mealTable } from './testing/window-table.js';
import { listBookingWindows } from './booking-windows.js';
import { parkRules } from '../planning/park-rules.js';
import type { WindowTrip } from './window-rule.js';

describe('500 generated trips, against a table that was made another way', () => {
  const trips = Array.from({ length: 500 }, (_, index) => generatedTrip(index + 1));

  /** For each date of the trip that windows of this kind cover, their instants: one, unless something is wrong. */
  const opened = ({ days }: WindowTrip, windows: BookingWindow[], kind: WindowKind) =>
    Object.fromEntries(
      days.flatMap(({ date }) => {
        const covering = windows.filter(
          ({ covers, ...window }) =>
            window.kind === kind && covers && covers.from <= date && date <= covers.to,
        );
        return covering.length > 0 ? [[date, covering.map(({ opensAt }) => opensAt).join(' and ')]] : [];
      }),
    );

  it('has every kind of trip among them', () => {
    const count = (is: (of: WindowTrip) => boolean) => trips.filter(is).length;
    expect(count(({ stays }) => stays.filter(({ onSite }) => onSite).length > 1)).toBeGreaterThan(50);
    expect(count(({ stays }) => stays.some(({ onSite }) => !onSite))).toBeGreaterThan(50);
    expect(count(({ sailing: aboard }) => aboard?.concierge === true)).toBeGreaterThan(30);
    expect(
      count(({ stays }) => stays.some((each) => listDates(each.checkIn, each.checkOut).length > 14)),
    ).toBeGreaterThan(20);
    expect(count(({ mode }) => mode === 'cruise')).toBeGreaterThan(30);
    const isChangeover = ({ stays }: WindowTrip) =>
      stays.some(({ onSite, checkOut }) =>
        stays.some((next) => onSite && next.onSite && next.checkIn === checkOut),
      );
    expect(count(isChangeover)).toBeGreaterThan(50);
    const isBetween = ({ stays }: WindowTrip) =>
      stays.some(({ checkOut }, index) => checkOut < (stays[index + 1]?.checkIn ?? ''));
    expect(count(isBetween)).toBeGreaterThan(20);
  });

  it('opens each meal, each Lightning Lane day and each part of the cruise when the table says', () => {
    for (const [index, of] of trips.entries()) {
      const windows = listBookingWindows(of, early);
      const sea = windows.filter(({ id, kind }) => id === kind);
      expect({
        index,
        meals: opened(of, windows, 'dining'),
        multi: opened(of, windows, 'multi-pass'),
        single: opened(of, windows, 'single-pass'),
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
      const windows = listBookingWindows(of, early, { ...parkRules, lightningLane });
      expect(opened(of, windows, 'multi-pass')).toEqual(laneTable(of, true));
    }
  });
});
