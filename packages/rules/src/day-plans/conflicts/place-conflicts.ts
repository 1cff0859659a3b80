import { parkNames, type ParkId } from '@landsea/contracts/catalogue';
import { isInSeason, formatSeason } from '../../catalogue/seasons.js';
import { formatTimeOfDay, toMinute, type Minute } from '../../trip/clock.js';
import { makeConflict, type DayConflict } from './conflict.js';
import type { DayContext } from '../day-context.js';
import { findServiceProblem } from '../items/meal-service.js';
import { itemLife } from '../items/item-life.js';
import { getOwnHours, type KnownEntry } from '../stops/day-entries.js';
import { returnWindow } from '../stops/stop-ways.js';
import type { PlannedItem } from './planned-items.js';

const named = (parks: readonly ParkId[]): string => parks.map((park) => parkNames[park]).join(' and ');

export const findWrongParks = (planned: readonly PlannedItem[], { parks }: DayContext): DayConflict[] =>
  planned.flatMap(({ item, park }) => {
    if (!park || parks.includes(park)) return [];
    const instead = parks.length > 0 ? `this day is at ${named(parks)}` : 'no park is planned for this day';
    return [makeConflict('wrong-park', [item], `${item.title} is at ${parkNames[park]}, but ${instead}.`)];
  });

const usually = (known: KnownEntry | null): string => {
  if (known?.list === 'meets') return 'is usually there';
  return known?.list === 'shows' ? 'usually plays' : 'is usually open';
};

const hoursLabel = (opens: Minute | null, ends: Minute | null): string =>
  (opens === null ? '' : ` from ${formatTimeOfDay(opens)}`) +
  (ends === null ? '' : ` to ${formatTimeOfDay(ends)}`);

export const findClosedPlaces = (planned: readonly PlannedItem[]): DayConflict[] =>
  planned.flatMap(({ item, known, from }) => {
    const unserved = known?.list === 'restaurants' ? findServiceProblem(item, known.entry) : undefined;
    if (unserved) {
      const severity = unserved.isUncertain ? 'warning' : 'problem';
      return [makeConflict('closed', [item], unserved.sentence, { severity })];
    }
    const season = known?.list === 'meets' || known?.list === 'restaurants' ? known.entry.season : undefined;
    if (season && item.date !== null && !isInSeason(season, item.date)) {
      const sentence = `${item.title} usually runs ${formatSeason(season)}.`;
      return [makeConflict('closed', [item], sentence, { severity: 'warning' })];
    }
    const hours = getOwnHours(known);
    if (!hours || from === null) return [];
    const opens = hours.from === null ? null : toMinute(hours.from);
    const ends = hours.to === null ? null : toMinute(hours.to);
    if ((opens ?? from) <= from && from <= (ends ?? from)) return [];
    const sentence = `${item.title} ${usually(known)}${hoursLabel(opens, ends)}.`;
    return [makeConflict('closed', [item], sentence, { severity: 'warning' })];
  });

/** Shows have times of their own. */
export const findOutsideHours = (planned: readonly PlannedItem[]): DayConflict[] =>
  planned.flatMap(({ item, known, parkDay, from }) => {
    if (from === null || !parkDay || known?.list === 'shows') return [];
    const parkName = parkNames[parkDay.park];
    const starts = `${item.title} is at ${formatTimeOfDay(from)}`;
    const early = known?.list !== 'attractions' || known.entry.earlyEntry;
    const opens = early ? parkDay.gates : parkDay.open;
    if ((returnWindow(item)?.until ?? from) < opens && itemLife[item.details.kind].needsOpenPark) {
      return [
        makeConflict('before-open', [item], `${starts}, and ${parkName} opens at ${formatTimeOfDay(opens)}.`),
      ];
    }
    const closes = formatTimeOfDay(parkDay.close);
    if (parkDay.partyNight && from >= parkDay.close) {
      const party = parkDay.partyNight.name;
      return [
        makeConflict('party-night', [item], `${starts}, but ${parkName} closes at ${closes} for ${party}.`),
      ];
    }
    if (from <= parkDay.close) return [];
    return [makeConflict('after-close', [item], `${starts}, after ${parkName} closes at ${closes}.`)];
  });
