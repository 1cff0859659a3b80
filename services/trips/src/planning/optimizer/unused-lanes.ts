import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import type { DayStop, Timeline } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { getStartMinute } from './time-steps.js';

const laneOf = ({ itemIds }: DayStop, items: readonly DayItem[]): DayItem | undefined =>
  items.find(({ id, details, time }) => itemIds.includes(id) && details.kind === 'lane' && time !== null);

/**
 * One sentence each: "Your 1:00 PM Lightning Lane goes unused: Peter Pan’s Flight is about 12 minutes in line
 * at 8:45 AM."
 */
export const listUnusedLanes = (
  stops: readonly DayStop[],
  { stops: done }: Timeline,
  items: readonly DayItem[],
): string[] =>
  stops.flatMap((stop) => {
    const lane = laneOf(stop, items);
    const visit = done.find(({ id }) => id === stop.id);
    if (!lane?.time || visit?.way === 'lane') return [];
    const name = `Your ${formatTimeOfDay(toMinute(lane.time))} Lightning Lane goes unused`;
    if (!visit) return [`${name}: there is no time for ${stop.title}.`];
    const minutes = visit.wait === 1 ? 'minute' : 'minutes';
    return [
      `${name}: ${stop.title} is about ${visit.wait} ${minutes} in line at ${formatTimeOfDay(getStartMinute(visit))}.`,
    ];
  });
