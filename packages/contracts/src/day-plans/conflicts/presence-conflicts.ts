import { clockLabel, minuteOf } from '../clock.js';
import type { DayContext } from '../day-context.js';
import { returnWindow } from '../stops/stop-ways.js';
import { conflict, type DayConflict } from './conflict.js';
import type { PlannedItem } from './planned-items.js';

/** What is planned in a park before the family comes to it that day, or goes on after it leaves. */
export const whileAway = (
  planned: readonly PlannedItem[],
  { arrivesAt, leavesAt }: DayContext,
): DayConflict[] =>
  planned.flatMap(({ item, park, from, until }) => {
    if (park === null || from === null) return [];
    const window = returnWindow(item);
    if (arrivesAt && (window ? window.until : from) < minuteOf(arrivesAt)) {
      const arrives = clockLabel(minuteOf(arrivesAt));
      const sentence = `${item.title} is at ${clockLabel(from)}, and you arrive at ${arrives}.`;
      return [conflict('before-arrival', [item], sentence)];
    }
    const end = until ?? from;
    if (!leavesAt || end <= minuteOf(leavesAt)) return [];
    const leaves = clockLabel(minuteOf(leavesAt));
    const sentence = `${item.title} lasts until about ${clockLabel(end)}, and you leave at ${leaves}.`;
    return [conflict('after-departure', [item], sentence)];
  });
