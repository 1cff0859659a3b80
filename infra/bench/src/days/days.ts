import type { Local } from '@landsea/local';
import type { Browser } from '@playwright/test';
import { launchBrowser, readCookies } from '../browser.js';
import type { Extent } from '../extent.js';
import { computePercentile, type Figure } from '../figures.js';
import type { Member } from '../crowd.js';
import { call } from '../call.js';
import { visitPage } from '../pages/visit-page.js';
import { itemCount, makeDayTrip } from './day-trip.js';
import { measureItemDrag } from './item-drag.js';
import { measureItemEdit } from './item-edit.js';

const mostOfDashboard = 1.15;

/** The largest paint of the daily planner against that of the same trip's dashboard, visited in turns. */
async function measurePlannerPaint(
  browser: Browser,
  local: Local,
  member: Member,
  visits: number,
): Promise<Figure[]> {
  const largest = async (page: string): Promise<number> => {
    const path = `/trip/${member.tripId}/${page}`;
    return (await visitPage(browser, local, path, 'slow', readCookies(local, member))).largest;
  };
  const dashboards: number[] = [];
  const planners: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    dashboards.push(await largest('dashboard'));
    planners.push(await largest('daily-planner-v2'));
  }
  const [dashboard, planner] = [computePercentile(dashboards, 0.5), computePercentile(planners, 0.5)];
  const ratio = planner / dashboard;
  return [
    { name: 'daily planner, largest paint, slow', value: planner, unit: 'ms', note: `of ${visits} visits` },
    { name: 'dashboard, largest paint, slow', value: dashboard, unit: 'ms' },
    {
      name: 'daily planner to dashboard, largest paint',
      value: ratio,
      unit: '',
      note: `bound ${mostOfDashboard}${ratio <= mostOfDashboard ? '' : ': MISSED'}`,
    },
  ];
}

const full = { reads: 60, visits: 3, edits: 25, drags: 5 };
const few = { reads: 3, visits: 1, edits: 1, drags: 1 };

async function readDays(local: Local, member: Member, reads: number): Promise<Figure[]> {
  const times: number[] = [];
  for (let read = 0; read < reads; read += 1) {
    const begun = performance.now();
    await call(local, member, `/api/v1/trips/${member.tripId}/days`);
    times.push(performance.now() - begun);
  }
  const name = `GET days, ${itemCount} items`;
  return [
    { name: `${name}, median`, value: computePercentile(times, 0.5), unit: 'ms' },
    { name: `${name}, p95`, value: computePercentile(times, 0.95), unit: 'ms' },
  ];
}

/** A trip of 14 days and 400 items: the read of its days, and the daily planner in a real browser. */
export async function measureDays(local: Local, extent: Extent): Promise<Figure[]> {
  const { reads, visits, edits, drags } = extent.smoke ? few : full;
  const { member, plans } = await makeDayTrip(local);
  const item = plans.items.find(({ details, time }) => details.kind === 'attraction' && time !== null);
  if (!item) throw new Error('no item of the trip has a time');
  const figures = await readDays(local, member, reads);
  const browser = await launchBrowser();
  try {
    figures.push(...(await measurePlannerPaint(browser, local, member, visits)));
    figures.push(...(await measureItemDrag(browser, local, member, item, drags)));
    figures.push(...(await measureItemEdit(browser, local, member, item, edits)));
    return figures;
  } finally {
    await browser.close();
  }
}
