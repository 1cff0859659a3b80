import { formatTimeOfDay, toMinute } from '../../trip/clock.js';
import type { DayContext } from '../day-context.js';
import { returnWindow } from '../stops/stop-ways.js';
import { makeConflict, type DayConflict } from './conflict.js';
import { sharePeople, type PlannedItem } from './planned-items.js';

const DAY = 1440;

/** A plan outside the parks may begin after the landing. */
const againstFlights = (planned: readonly PlannedItem[], { closed = [] }: DayContext): DayConflict[] =>
  planned.flatMap(({ item, park, from, until }) => {
    if (from === null) return [];
    const begins = returnWindow(item)?.until ?? from;
    const span = closed.find((each) => {
      if (!sharePeople(item, each)) return false;
      if (each.from > 0) return (until ?? from) > (park === null ? each.at : each.from);
      return begins < (park === null ? each.at : each.until);
    });
    if (!span) return [];
    const isArrival = span.from === 0;
    const earliest =
      isArrival && span.until < DAY ? ` Earliest in a park: about ${formatTimeOfDay(span.until)}.` : '';
    const kind = isArrival ? 'before-arrival' : 'after-departure';
    return [
      makeConflict(
        kind,
        [item],
        `${item.title} is at ${formatTimeOfDay(from)}, and ${span.reason}.${earliest}`,
      ),
    ];
  });

const outsideStay = (planned: readonly PlannedItem[], { arrivesAt, leavesAt }: DayContext): DayConflict[] =>
  planned.flatMap(({ item, park, from, until }) => {
    if (park === null || from === null) return [];
    const window = returnWindow(item);
    if (arrivesAt && (window ? window.until : from) < toMinute(arrivesAt)) {
      const arrives = formatTimeOfDay(toMinute(arrivesAt));
      const sentence = `${item.title} is at ${formatTimeOfDay(from)}, and you arrive at ${arrives}.`;
      return [makeConflict('before-arrival', [item], sentence)];
    }
    const end = until ?? from;
    if (!leavesAt || end <= toMinute(leavesAt)) return [];
    const leaves = formatTimeOfDay(toMinute(leavesAt));
    const sentence = `${item.title} lasts until about ${formatTimeOfDay(end)}, and you leave at ${leaves}.`;
    return [makeConflict('after-departure', [item], sentence)];
  });

export const findAbsences = (planned: readonly PlannedItem[], context: DayContext): DayConflict[] => {
  const flying = againstFlights(planned, context);
  const told = new Set(flying.flatMap(({ itemIds }) => itemIds));
  return [
    ...flying,
    ...outsideStay(
      planned.filter(({ item }) => !told.has(item.id)),
      context,
    ),
  ];
};
