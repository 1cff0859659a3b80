import { parkNames } from '@landsea/contracts/catalogue';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import type { ParkRules } from '@landsea/contracts/planning';
import { dateSpan, dayNumber, isWithin, landDates, stayBlocks, type DateRange } from './window-dates.js';
import type { WindowRule, WindowTrip } from './window-rule.js';

/** The park days that open on one morning, and why then. */
interface Morning {
  key: string;
  date: CalendarDate;
  covers: DateRange;
  where: string;
  why: string;
  series?: string;
}

const onSiteMornings = (trip: WindowTrip, { lightningLane }: ParkRules): Morning[] => {
  const { onSiteDaysBefore, onSiteDays } = lightningLane;
  return stayBlocks(trip, onSiteDays, 'stayLanes').map(({ stay, index, covers }) => ({
    key: `stay-${String(index + 1)}`,
    date: addDays(stay.checkIn, -onSiteDaysBefore),
    covers,
    where: `, ${stay.hotelName}`,
    why: `Guests of an on-site hotel book all park days of the stay, up to ${String(
      onSiteDays,
    )}, from 7:00 am Eastern, ${String(onSiteDaysBefore)} days before check-in.`,
  }));
};

/** Dates on land without an on-site hotel, cut where a hotel's own morning or the ship lies between two of them. */
const offSiteRuns = (trip: WindowTrip, { lightningLane }: ParkRules): CalendarDate[][] => {
  const blocks = stayBlocks(trip, lightningLane.onSiteDays, 'stayLanes');
  const land = new Set(landDates(trip));
  const dates = [...new Set([...land, ...trip.days.map(({ date }) => date)])].sort();
  const runs: CalendarDate[][] = [[]];
  for (const date of dates) {
    if (!land.has(date) || blocks.some(({ covers }) => isWithin(date, covers))) runs.push([]);
    else runs.at(-1)?.push(date);
  }
  return runs.filter((run) => run.length > 0);
};

/** Domain rule 5, off-site: before the first ticket day, or before each park day, as configured. */
const offSiteMornings = (trip: WindowTrip, rules: ParkRules): Morning[] => {
  const { offSiteDaysBefore, offSiteBasis } = rules.lightningLane;
  const runs = offSiteRuns(trip, rules);
  const dates = runs.flat();
  const inParks = new Set(trip.days.filter(({ kind }) => kind === 'park').map(({ date }) => date));
  const firstTicketDay = dates.find((date) => inParks.has(date)) ?? dates[0];
  if (firstTicketDay === undefined) return [];
  const why = (basis: string) =>
    `Without an on-site hotel it opens at 7:00 am Eastern, ${String(offSiteDaysBefore)} days before ${
      basis
    }. Sources differ here, so look again that morning.`;
  const morning = (key: string, run: CalendarDate[], opensFor: CalendarDate, basis: string): Morning => ({
    key,
    date: addDays(opensFor, -offSiteDaysBefore),
    covers: { from: run[0] ?? opensFor, to: run.at(-1) ?? opensFor },
    where: '',
    why: why(basis),
  });
  const oneDay = (date: CalendarDate, basis: string): Morning => ({
    ...morning(`day-${String(dayNumber(trip, date))}`, [date], date, basis),
    series: 'lightning-lane-days',
  });
  if (offSiteBasis === 'each-park-day') return dates.map((date) => oneDay(date, 'each park day'));
  const early = dates.filter((date) => date < firstTicketDay);
  const ticketRuns = runs
    .map((run) => run.filter((date) => date >= firstTicketDay))
    .filter((run) => run.length > 0);
  return [
    ...early.map((date) => oneDay(date, 'your first park day, should it be this one')),
    ...ticketRuns.map((run, index) =>
      morning(`tickets-${String(index + 1)}`, run, firstTicketDay, 'the first ticket day'),
    ),
  ];
};

/** The parks that are planned on those days; all of the table's while none is. */
const parksOf = (trip: WindowTrip, covers: Morning['covers'], known: Record<string, string[]>): string[] => {
  const planned = new Set(
    trip.days
      .filter(({ date, kind }) => kind === 'park' && isWithin(date, covers))
      .flatMap(({ parks, place }) =>
        parks.length > 0 ? parks.map((park) => parkNames[park]) : [place ?? ''],
      ),
  );
  const named = Object.keys(known).filter((park) => planned.has(park));
  return named.length > 0 || planned.has('Animal Kingdom') ? named : Object.keys(known);
};

const listed = (parks: string[], rides: Record<string, string[]>): string =>
  parks.map((park) => `${park}: ${(rides[park] ?? []).join(', ')}`).join('; ');

const multiPassRule = (trip: WindowTrip, { covers }: Morning, { lightningLane }: ParkRules): string => {
  const { choicesAhead, returnHours, tierOne, tierOneAhead } = lightningLane.multiPass;
  const parks = parksOf(trip, covers, tierOne);
  const tiers =
    parks.length > 0
      ? ` At most ${String(tierOneAhead)} of Tier 1 among them (${listed(parks, tierOne)}).`
      : ' Animal Kingdom has no tiers.';
  return `Up to ${String(choicesAhead)} choices a day ahead, all in one park, each with a ${String(
    returnHours,
  )}-hour return window and each attraction once.${tiers}`;
};

const singlePassRule = (trip: WindowTrip, { covers }: Morning, { lightningLane }: ParkRules): string => {
  const { mostADay, rides } = lightningLane.singlePass;
  return `At most ${String(mostADay)} a guest a day (${listed(parksOf(trip, covers, rides), rides)}).`;
};

/** Multi Pass and Single Pass open on the same mornings and are bought apart (domain.md, L1 to L5). */
export const lightningLaneWindows = (trip: WindowTrip, rules: ParkRules): WindowRule[] =>
  [...onSiteMornings(trip, rules), ...offSiteMornings(trip, rules)].flatMap((morning) => {
    const { key, date, covers, where, why, series } = morning;
    const window = (kind: 'multi-pass' | 'single-pass', name: string, what: string): WindowRule => ({
      id: `${kind}-${key}`,
      kind,
      title: `Lightning Lane ${name} opens for ${dateSpan(covers.from, covers.to)}${where}`,
      rule: `${why} ${what}`,
      date,
      time: rules.lightningLane.opens,
      covers,
      ...(series !== undefined && { series: `${kind}-${series}` }),
    });
    return [
      window('multi-pass', 'Multi Pass', multiPassRule(trip, morning, rules)),
      window('single-pass', 'Single Pass', singlePassRule(trip, morning, rules)),
    ];
  });
