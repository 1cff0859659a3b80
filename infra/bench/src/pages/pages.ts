import { demoAccount } from '@landsea/contracts/account';
import type { Local } from '@landsea/local';
import type { Browser } from '@playwright/test';
import { launchBrowser, type Cookies } from '../browser.js';
import { tripIdOf } from '../demo-visit.js';
import type { Extent } from '../extent.js';
import { percentile, type Figure } from '../figures.js';
import { visitTwice, type Profile, type PageVisit } from './visit-page.js';

/** Signs in as the demo account: its session, and the trip that it finds there. */
async function demoVisitor(browser: Browser, local: Local): Promise<{ cookies: Cookies; tripId: string }> {
  const context = await browser.newContext();
  const { email, password } = demoAccount;
  const entered = await context.request.post(`${local.origin}/api/auth/login`, {
    data: { email, password },
    headers: { origin: local.origin },
  });
  if (!entered.ok()) throw new Error(`sign-in answered ${entered.status()}`);
  const active = await context.request.get(`${local.origin}/api/v1/trips/active`);
  const tripId = tripIdOf(await active.json());
  const cookies = await context.cookies();
  await context.close();
  return { cookies, tripId };
}

interface PageToVisit {
  name: string;
  path: string;
  cookies: Cookies;
}

const pagesOf = ({ tripId, cookies }: { tripId: string; cookies: Cookies }): PageToVisit[] => [
  { name: 'landing', path: '/', cookies: [] },
  { name: 'pricing', path: '/pricing', cookies: [] },
  { name: 'dashboard', path: `/trip/${tripId}/dashboard`, cookies },
  { name: 'budget center', path: `/trip/${tripId}/budget-center`, cookies },
  { name: 'planner', path: `/trip/${tripId}/daily-planner-v2`, cookies },
];

/** Paint times differ by a fifth from visit to visit. */
const visits = { fast: 1, slow: 3 } as const;

async function figuresOf(
  browser: Browser,
  local: Local,
  { name, path, cookies }: PageToVisit,
  profile: Profile,
): Promise<Figure[]> {
  const firsts: PageVisit[] = [];
  const seconds: PageVisit[] = [];
  for (let round = 0; round < visits[profile]; round += 1) {
    const [first, second] = await visitTwice(browser, local, path, profile, cookies);
    firsts.push(first);
    seconds.push(second);
  }
  const median = (of: PageVisit[], value: (visit: PageVisit) => number): number =>
    percentile(of.map(value), 0.5);
  const times: Figure[] = [
    { name: `${name}, first paint, ${profile}`, value: median(firsts, ({ first }) => first), unit: 'ms' },
    {
      name: `${name}, largest paint, ${profile}`,
      value: median(firsts, ({ largest }) => largest),
      unit: 'ms',
    },
    { name: `${name}, blocked, ${profile}`, value: median(firsts, ({ blocked }) => blocked), unit: 'ms' },
    {
      name: `${name}, largest paint of a second visit, ${profile}`,
      value: median(seconds, ({ largest }) => largest),
      unit: 'ms',
    },
  ];
  const [visit] = firsts;
  if (profile !== 'fast' || !visit) return times;
  return [
    { name: `${name}, JS`, value: visit.scripts.body / 1000, unit: 'kB' },
    { name: `${name}, headers of the JS`, value: visit.scripts.headers / 1000, unit: 'kB' },
    { name: `${name}, files of JS`, value: visit.scriptFiles, unit: '' },
    { name: `${name}, CSS`, value: visit.styles.body / 1000, unit: 'kB' },
    ...times,
  ];
}

/** What the pages that most people open weigh, and when they are there. */
export async function pages(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  try {
    for (const page of pagesOf(await demoVisitor(browser, local)))
      for (const profile of smoke ? (['fast'] as const) : (['fast', 'slow'] as const))
        figures.push(...(await figuresOf(browser, local, page, profile)));
    return figures;
  } finally {
    await browser.close();
  }
}
