import { joinWords } from '@landsea/contracts/core';
import { getClockSide } from '../../planning/item-clock.js';
import { formatTimeOfDay, toMinute, type Minute } from '../../trip/clock.js';
import { makeConflict, formatMinutes, type DayConflict } from '../conflicts/conflict.js';
import type { PlannedItem } from '../conflicts/planned-items.js';
import type { DayContext } from '../day-context.js';
import { getPersonRef, takesPart } from '../stops/stop-people.js';
import { getHoursAshore, toItemClock } from './port-hours.js';
import type { ShipContext } from './ship-context.js';
import { formatAges, getAges, splitByAge } from './venue-guests.js';
import { explainOtherNight, explainOtherShip, LEAVING_THE_SHIP } from './venue-problem.js';
import { isEveningVenue, listVenueStarts } from './venue-ways.js';
import type { ShipVenue } from '@landsea/contracts/catalogue';

/** Times are usual ones, so less is no conflict. */
const LEAST_MINUTES = 5;
const USUAL_SLACK: Minute = 90;

const lengthLabel = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const whole = hours === 0 ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return [whole, rest > 0 || hours === 0 ? formatMinutes(rest) : ''].filter(Boolean).join(' ');
};

const cityOf = ({ port }: ShipContext): string => port?.name.split(/,| \(/)[0] ?? 'port';

const bothClocks = (minute: Minute, ship: ShipContext): string =>
  `${formatTimeOfDay(minute)} ship time${
    ship.portAhead === 0 ? '' : ` (${formatTimeOfDay(minute + ship.portAhead)} in ${cityOf(ship)})`
  }`;

const isAshore = ({ item: { details } }: PlannedItem): boolean =>
  details.kind === 'excursion' ? details.bookedWith !== 'aboard' : getClockSide(details) === 'ashore';

/** The ship waits for its own outings. */
const isOfShip = ({ item: { details } }: PlannedItem): boolean =>
  details.kind === 'excursion' && details.bookedWith === 'ship';

const pastAllAboard = (planned: PlannedItem, ship: ShipContext): DayConflict[] => {
  const { item, from, until } = planned;
  if (!ship.port?.allAboard || from === null || until === null || isOfShip(planned)) return [];
  const limit = toMinute(ship.port.allAboard);
  const by = until - toItemClock(limit, item, ship);
  if (by < LEAST_MINUTES) return [];
  const ashore = getHoursAshore(ship.port);
  const latest = from - by;
  const isPossible = !ashore || latest >= toItemClock(ashore.from, item, ship);
  const clock =
    ship.portAhead !== 0 && getClockSide(item.details) === 'ashore' ? `, ${cityOf(ship)} time` : '';
  const fix = isPossible ? `start it by ${formatTimeOfDay(latest)}${clock}` : 'it is too long for this stop';
  const sentence = `${item.title} ends ${lengthLabel(by)} after all aboard at ${bothClocks(limit, ship)}: ${fix}.`;
  return [makeConflict('all-aboard', [item], sentence, { by })];
};

const beforePort = ({ item, from }: PlannedItem, ship: ShipContext): DayConflict[] => {
  if (ship.kind !== 'port' || !ship.port?.arrives || from === null) return [];
  const arrives = toMinute(ship.port.arrives);
  const by = toItemClock(arrives, item, ship) - from;
  if (by < LEAST_MINUTES) return [];
  const sentence = `${item.title} is at ${formatTimeOfDay(from)}, and the ship is usually in ${cityOf(ship)} from ${bothClocks(arrives, ship)}.`;
  return [makeConflict('before-port', [item], sentence, { by })];
};

const beforeBoarding = ({ item, from }: PlannedItem, { boards }: ShipContext): DayConflict[] => {
  if (boards === null || from === null || boards - from < LEAST_MINUTES) return [];
  const sentence = `${item.title} is at ${formatTimeOfDay(from)}, and you board at about ${formatTimeOfDay(boards)}.`;
  return [makeConflict('before-arrival', [item], sentence)];
};

const isFarOff = (starts: readonly Minute[], from: Minute): boolean =>
  starts.length > 0 && starts.every((start) => Math.abs(start - from) > USUAL_SLACK);

const verbs: Partial<Record<ShipVenue['section'], string>> = { show: 'plays', 'theme-night': 'begins' };

const unusualTime = ({ item, known, from }: PlannedItem, ship: ShipContext): DayConflict[] => {
  if (known?.list !== 'shipVenues' || from === null) return [];
  const { section, times } = known.entry;
  const starts = times.map(toMinute);
  if (!isFarOff(starts, from)) return [];
  const usual = joinWords(listVenueStarts(known.entry, ship).map(formatTimeOfDay));
  const sentence = `${item.title} usually ${verbs[section] ?? 'is'} at ${usual}.`;
  return [makeConflict('showtime', [item], sentence, { severity: 'warning' })];
};

/** A ship that was changed leaves plans of the former one behind. */
const notThatDay = ({ item, known }: PlannedItem, ship: ShipContext, context: DayContext): DayConflict[] => {
  if (known?.list !== 'shipVenues') return [];
  const isOver = ship.kind === 'debarkation' && isEveningVenue(known.entry);
  const never = explainOtherShip(known.entry, ship) ?? (isOver ? LEAVING_THE_SHIP : undefined);
  if (never) return [makeConflict('no-show', [item], never)];
  const usual = explainOtherNight(known.entry, ship, context);
  return usual ? [makeConflict('showtime', [item], usual, { severity: 'warning' })] : [];
};

const wrongAges = ({ item, known }: PlannedItem, { people, date }: DayContext): DayConflict[] => {
  const ages = getAges(known);
  if (!ages) return [];
  const members = people.filter((person) => takesPart(item, person));
  const { may, not } = splitByAge(known, members, date);
  if (not.length === 0) return [];
  const who = joinWords(not.map(({ name }) => name));
  const rest = may.length === 0 ? '' : `: ${who} can’t go`;
  return [
    makeConflict('ages', [item], `${item.title} is for ${formatAges(ages)}${rest}.`, {
      severity: may.length === 0 ? 'problem' : 'warning',
      personId: (not.length === 1 && not[0]?.id) || null,
      without: not.map(getPersonRef),
    }),
  ];
};

/** Hours of ports and ships are typical. */
export const findShipConflicts = (planned: readonly PlannedItem[], context: DayContext): DayConflict[] =>
  planned.flatMap((each) => {
    const ages = wrongAges(each, context);
    const { aboard } = context;
    if (!aboard) return ages;
    const place = isAshore(each)
      ? [...pastAllAboard(each, aboard), ...beforePort(each, aboard)]
      : each.known?.list === 'shipVenues'
        ? [...beforeBoarding(each, aboard), ...unusualTime(each, aboard)]
        : [];
    return [...place, ...notThatDay(each, aboard, context), ...ages];
  });
