import type { Local } from '@landsea/local';
import type { Browser } from '@playwright/test';
import type { Member } from '../crowd.js';
import { readCookies } from '../browser.js';
import { computePercentile, type Figure } from '../figures.js';
import { visitPage } from '../pages/visit-page.js';

const mostOfDashboard = 1.15;

/** The largest paint of the daily planner against that of the same trip's dashboard, visited in turns. */
export async function measurePlannerPaint(
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
