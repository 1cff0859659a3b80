import { parkIds, parkNames, type ParkId } from '@landsea/contracts/catalogue';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import { isTierOne, type LaneRide } from '../day-plans/lanes/lane-facts.js';
import type { ParkRules } from '../planning/park-rules.js';
import { formatDateSpan } from '../trip/short-dates.js';
import {
  getDayNumber,
  formatEasternTime,
  isWithin,
  listLandDates,
  listStayBlocks,
  type DateRange,
} from './window-dates.js';
import type { WindowRule, WindowTrip } from './window-rule.js';

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
  return listStayBlocks(trip, onSiteDays, 'stayLanes').map(({ stay, index, covers }) => ({
    key: `stay-${index + 1}`,
    date: addDays(stay.checkIn, -onSiteDaysBefore),
    covers,
    where: `, ${stay.hotelName}`,
    why: `Guests of an on-site hotel book all park days of the stay, up to ${String(
      onSiteDays,
    )}, from ${formatEasternTime(lightningLane.opensAt)}, ${onSiteDaysBefore} days before check-in.`,
  }));
};

const offSiteRuns = (trip: WindowTrip, { lightningLane }: ParkRules): CalendarDate[][] => {
  const blocks = listStayBlocks(trip, lightningLane.onSiteDays, 'stayLanes');
  const land = new Set(listLandDates(trip));
  const dates = [...new Set([...land, ...trip.days.map(({ date }) => date)])].sort();
  const runs: CalendarDate[][] = [[]];
  for (const date of dates) {
    if (!land.has(date) || blocks.some(({ covers }) => isWithin(date, covers))) runs.push([]);
    else runs.at(-1)?.push(date);
  }
  return runs.filter((run) => run.length > 0);
};

/** `domain.md`, L2: before the first ticket day, or before each park day, as configured. */
const offSiteMornings = (trip: WindowTrip, rules: ParkRules): Morning[] => {
  const { offSiteDaysBefore, offSiteBasis } = rules.lightningLane;
  const runs = offSiteRuns(trip, rules);
  const dates = runs.flat();
  const inParks = new Set(trip.days.filter(({ kind }) => kind === 'park').map(({ date }) => date));
  const firstTicketDay = dates.find((date) => inParks.has(date)) ?? dates[0];
  if (firstTicketDay === undefined) return [];
  const why = (basis: string) =>
    `Without an on-site hotel it opens at ${formatEasternTime(rules.lightningLane.opensAt)}, ${offSiteDaysBefore} days before ${
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
    ...morning(`day-${getDayNumber(trip, date)}`, [date], date, basis),
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
      morning(`tickets-${index + 1}`, run, firstTicketDay, 'the first ticket day'),
    ),
  ];
};

/** All parks while none is planned. */
const parksOf = (trip: WindowTrip, covers: DateRange): ParkId[] => {
  const planned = new Set(
    trip.days
      .filter(({ date, kind }) => kind === 'park' && isWithin(date, covers))
      .flatMap(({ parks, place }) =>
        parks.length > 0 ? parks : parkIds.filter((park) => parkNames[park] === place),
      ),
  );
  return planned.size > 0 ? parkIds.filter((park) => planned.has(park)) : [...parkIds];
};

const ridesNamed = (parks: readonly ParkId[], rides: readonly LaneRide[]): string => {
  const named = parks.flatMap((park) => {
    const names = rides.filter((ride) => ride.park === park).map(({ name }) => name);
    return names.length > 0 ? [`${parkNames[park]}: ${names.join(', ')}`] : [];
  });
  return named.length > 0 ? ` (${named.join('; ')})` : '';
};

const multiPassRule = (trip: WindowTrip, { covers }: Morning, { lightningLane }: ParkRules): string => {
  const { mostMulti, mostTierOne, returnMinutes, tieredParks } = lightningLane;
  const parks = parksOf(trip, covers);
  const topTier = (trip.rides ?? []).filter(isTierOne);
  const tiers = parks.some((park) => tieredParks.includes(park))
    ? ` At most ${mostTierOne} of Tier 1 among them${ridesNamed(parks, topTier)}.`
    : ` ${parks.map((park) => parkNames[park]).join(' and ')} has no tiers.`;
  return `Up to ${mostMulti} choices a day ahead, all in one park, each with a ${String(
    returnMinutes,
  )}-minute return window and each attraction once.${tiers}`;
};

const singlePassRule = (trip: WindowTrip, { covers }: Morning, { lightningLane }: ParkRules): string => {
  const sold = (trip.rides ?? []).filter(({ lane }) => lane.product === 'single');
  return `At most ${lightningLane.mostSingle} a guest a day${ridesNamed(parksOf(trip, covers), sold)}.`;
};

/** Multi Pass and Single Pass open on the same mornings and are bought separately (domain.md, L1 to L5). */
export const listLightningLaneWindows = (trip: WindowTrip, rules: ParkRules): WindowRule[] =>
  [...onSiteMornings(trip, rules), ...offSiteMornings(trip, rules)].flatMap((morning) => {
    const { key, date, covers, where, why, series } = morning;
    const window = (kind: 'multi-pass' | 'single-pass', name: string, what: string): WindowRule => ({
      id: `${kind}-${key}`,
      kind,
      title: `Lightning Lane ${name} opens for ${formatDateSpan(covers.from, covers.to)}${where}`,
      rule: `${why} ${what}`,
      date,
      time: rules.lightningLane.opensAt,
      covers,
      ...(series !== undefined && { series: `${kind}-${series}` }),
    });
    return [
      window('multi-pass', 'Multi Pass', multiPassRule(trip, morning, rules)),
      window('single-pass', 'Single Pass', singlePassRule(trip, morning, rules)),
    ];
  });
