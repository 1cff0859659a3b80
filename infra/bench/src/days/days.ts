import type { Local } from '@landsea/local';
import { launchBrowser } from '../browser.js';
import type { Extent } from '../extent.js';
import type { Figure } from '../figures.js';
import { shareOfBare } from '../throughput/share-of-bare.js';
import { itemCount, makeDayCrowd, makeDayTrip } from './day-trip.js';
import { itemDrag } from './item-drag.js';
import { itemEdit } from './item-edit.js';
import { plannerPaint } from './planner-paint.js';

const full = { firstCrowd: 30, visits: 3, edits: 25, drags: 5 };
const few = { firstCrowd: 5, visits: 1, edits: 1, drags: 1 };

/** A trip of 14 days and 400 items: the read of its days, and the daily planner in a real browser. */
export async function days(local: Local, extent: Extent): Promise<Figure[]> {
  const { firstCrowd, visits, edits, drags } = extent.smoke ? few : full;
  const { member, plans } = await makeDayTrip(local);
  const item = plans.items.find(({ details, time }) => details.kind === 'attraction' && time !== null);
  if (!item) throw new Error('no item of the trip has a time');
  const figures = await shareOfBare(local, extent, [
    {
      name: `GET days, ${itemCount} items`,
      ours: ({ tripId }) => `/api/v1/trips/${tripId}/days`,
      bare: ({ tripId }) => `/days/${tripId}`,
      makeCrowd: (local, size) => makeDayCrowd(local, size, plans),
      firstCrowd,
    },
  ]);
  const browser = await launchBrowser();
  try {
    figures.push(...(await plannerPaint(browser, local, member, visits)));
    figures.push(...(await itemDrag(browser, local, member, item, drags)));
    figures.push(...(await itemEdit(browser, local, member, item, edits)));
    return figures;
  } finally {
    await browser.close();
  }
}
