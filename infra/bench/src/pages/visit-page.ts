import type { Local } from '@landsea/local';
import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import type { Cookies } from '../browser.js';

const profiles = {
  fast: undefined,
  slow: { bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150, cpu: 4 },
} as const;

export type Profile = keyof typeof profiles;

/** Bytes on the wire. */
interface Weight {
  body: number;
  headers: number;
}

export interface PageVisit {
  first: number;
  largest: number;
  /** The part of long tasks beyond 50 ms each, in which the page answers nobody. */
  blocked: number;
  scripts: Weight;
  /** Counts scripts kept by the browser too. */
  scriptFiles: number;
  styles: Weight;
}

/** Milliseconds after the heading in which late parts still count. */
const settles = { fast: 1_500, slow: 4_000 } as const;

async function slowDown(cdp: CDPSession, profile: Profile): Promise<void> {
  const limits = profiles[profile];
  if (!limits) return;
  const { bytesPerSecond, latency, cpu } = limits;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

function weigh(cdp: CDPSession): Pick<PageVisit, 'scripts' | 'scriptFiles' | 'styles'> {
  const found = { scripts: { body: 0, headers: 0 }, scriptFiles: 0, styles: { body: 0, headers: 0 } };
  const answers = new Map<string, { weight: Weight; headers: number }>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    if (type === 'Script') found.scriptFiles += 1;
    if (response.fromDiskCache) return;
    const weight = type === 'Script' ? found.scripts : found.styles;
    answers.set(requestId, { weight, headers: response.encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (!answer) return;
    answer.weight.body += encodedDataLength - answer.headers;
    answer.weight.headers += answer.headers;
  });
  return found;
}

async function visit(
  context: BrowserContext,
  local: Local,
  path: string,
  profile: Profile,
): Promise<PageVisit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await slowDown(cdp, profile);
  const weights = weigh(cdp);
  await page.goto(local.origin + path, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(settles[profile]);
  const times = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const tasks = await entries('longtask');
    const paints = await entries('largest-contentful-paint');
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: paints.at(-1)?.startTime ?? Number.NaN,
      blocked: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  });
  await page.close();
  return { ...times, ...weights };
}

/** A page as a browser opens it that has never been here, and a second time. */
export async function visitTwice(
  browser: Browser,
  local: Local,
  path: string,
  profile: Profile,
  cookies: Cookies,
): Promise<[PageVisit, PageVisit]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies);
  const visits: [PageVisit, PageVisit] = [
    await visit(context, local, path, profile),
    await visit(context, local, path, profile),
  ];
  await context.close();
  return visits;
}

/** A page as a browser opens it that has never been here. */
export async function visitPage(
  browser: Browser,
  local: Local,
  path: string,
  profile: Profile,
  cookies: Cookies,
): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies);
  const first = await visit(context, local, path, profile);
  await context.close();
  return first;
}
