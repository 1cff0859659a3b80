import { demoAccount } from '@landsea/contracts/account';
import type { Local } from '@landsea/local';
import type { Browser } from '@playwright/test';
import { launchBrowser, type Cookies } from './browser.js';
import { tripIdOf } from './demo-visit.js';
import type { Extent } from './extent.js';
import type { Figure } from './figures.js';

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

const profiles = {
  fast: undefined,
  slow: { bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150, cpu: 4 },
} as const;

/** First and largest paint as the browser reports them, and the bytes of scripts, styles and their headers on the wire. */
export async function visitPage(
  browser: Browser,
  local: Local,
  path: string,
  profile: keyof typeof profiles,
  cookies: Cookies,
) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  const limits = profiles[profile];
  if (limits) {
    const { bytesPerSecond, latency, cpu } = limits;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  }
  const answers = new Map<string, { kind: string; headers: number }>();
  const bytes = { Script: 0, Stylesheet: 0 };
  const headers = { Script: 0, Stylesheet: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { kind: type, headers: response.encodedDataLength }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer?.kind !== 'Script' && answer?.kind !== 'Stylesheet') return;
    bytes[answer.kind] += encodedDataLength - answer.headers;
    headers[answer.kind] += answer.headers;
  });
  await page.goto(local.origin + path, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(limits ? 4_000 : 1_500);
  const paint = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) => {
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return { ...paint, bytes, headers };
}

export async function pages(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  try {
    const demo = await demoVisitor(browser, local);
    for (const { name, path, cookies } of [
      { name: '/', path: '/', cookies: [] },
      { name: 'dashboard', path: `/trip/${demo.tripId}/dashboard`, cookies: demo.cookies },
    ]) {
      for (const profile of smoke ? (['fast'] as const) : (['fast', 'slow'] as const)) {
        const { first, largest, bytes, headers } = await visitPage(browser, local, path, profile, cookies);
        if (profile === 'fast')
          figures.push(
            { name: `${name}, JS`, value: bytes.Script / 1000, unit: 'kB' },
            { name: `${name}, headers of the JS`, value: headers.Script / 1000, unit: 'kB' },
            { name: `${name}, CSS`, value: bytes.Stylesheet / 1000, unit: 'kB' },
          );
        figures.push(
          { name: `${name}, first paint, ${profile}`, value: first, unit: 'ms' },
          { name: `${name}, largest paint, ${profile}`, value: largest, unit: 'ms' },
        );
      }
    }
    return figures;
  } finally {
    await browser.close();
  }
}
