import { demoAccounts } from '@landsea/contracts/account';
import type { Local } from '@landsea/local';
import type { Browser } from '@playwright/test';
import { launchBrowser, type Cookies } from '../browser.js';
import { readTripId } from '../demo-visit.js';
import type { Extent } from '../extent.js';
import { computePercentile, type Figure } from '../figures.js';
import { visitTwice, type Profile, type PageVisit } from './visit-page.js';

async function demoVisitor(
  browser: Browser,
  local: Local,
  who: keyof typeof demoAccounts,
): Promise<{ cookies: Cookies; tripId: string }> {
  const context = await browser.newContext();
  const { email, password } = demoAccounts[who];
  const entered = await context.request.post(`${local.origin}/api/auth/login`, {
    data: { email, password },
    headers: { origin: local.origin },
  });
  if (!entered.ok()) throw new Error(`sign-in answered ${entered.status()}`);
  const active = await context.request.get(`${local.origin}/api/v1/trips/active`);
  const tripId = who === 'family' ? readTripId(await active.json()) : '';
  const cookies = await context.cookies();
  await context.close();
  return { cookies, tripId };
}

interface PageToVisit {
  name: string;
  path: string;
  cookies: Cookies;
}

const pagesOf = (
  { tripId, cookies }: { tripId: string; cookies: Cookies },
  agent: { cookies: Cookies },
): PageToVisit[] => [
  { name: 'landing', path: '/', cookies: [] },
  { name: 'pricing', path: '/pricing', cookies: [] },
  { name: 'dashboard', path: `/trip/${tripId}/dashboard`, cookies },
  { name: 'budget center', path: `/trip/${tripId}/budget-center`, cookies },
  { name: 'planner', path: `/trip/${tripId}/daily-planner-v2`, cookies },
  { name: 'checklist', path: `/trip/${tripId}/checklist-board`, cookies },
  { name: 'client list', path: '/app/agents/clients', cookies: agent.cookies },
];

/** Two pages that are HTML, and the two that are compared. */
const shortRun: ReadonlySet<string> = new Set(['landing', 'dashboard', 'checklist', 'client list']);
const mostOfChecklist = 1.15;

/** The largest paint of the agents' list against that of a family's list: scripts draw both. */
function compareListToChecklist(figures: readonly Figure[], profile: Profile): Figure {
  const largest = (page: string): number =>
    figures.find(({ name }) => name === `${page}, largest paint, ${profile}`)?.value ?? NaN;
  const value = largest('client list') / largest('checklist');
  return {
    name: `client list to checklist, largest paint, ${profile}`,
    value,
    unit: '',
    note: `bound ${mostOfChecklist}${value <= mostOfChecklist ? '' : ': MISSED'}`,
  };
}

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
    computePercentile(of.map(value), 0.5);
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

export async function measurePages(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  const profiles: Profile[] = smoke ? ['fast'] : ['fast', 'slow'];
  try {
    const family = await demoVisitor(browser, local, 'family');
    const agent = await demoVisitor(browser, local, 'agent');
    const all = pagesOf(family, agent);
    for (const page of smoke ? all.filter(({ name }) => shortRun.has(name)) : all)
      for (const profile of profiles) figures.push(...(await figuresOf(browser, local, page, profile)));
    return [...figures, ...profiles.map((profile) => compareListToChecklist(figures, profile))];
  } finally {
    await browser.close();
  }
}
