import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { demoAccount } from '@landsea/contracts';
import type { Local } from '@landsea/local';
import { chromium, type Browser, type Page } from '@playwright/test';
import { tripIdOf } from './demo-visit.js';
import type { Figure } from './figures.js';

export function launchBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  if (existsSync(chromium.executablePath())) return chromium.launch({ args });
  const executablePath = execFileSync('sh', ['-c', 'command -v chromium || command -v google-chrome'], {
    encoding: 'utf8',
  }).trim();
  return chromium.launch({ args, executablePath });
}

/** @returns the id of the trip that the visitor got a private copy of. */
export async function signInAsDemo(page: Page, local: Local): Promise<string> {
  await page.goto(`${local.origin}/auth`);
  const answer = await page.request.post(`${local.origin}/api/auth/login`, {
    data: { email: demoAccount.email, password: demoAccount.password },
    headers: { origin: local.origin },
  });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`);
  const trip = await page.request.get(`${local.origin}/api/v1/trips/active`);
  return tripIdOf(await trip.json());
}

const profiles = {
  fast: undefined,
  slow: { bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150, cpu: 4 },
} as const;

/** First and largest paint as the browser reports them, and the bytes of scripts, styles and their headers on the wire. */
async function visit(
  browser: Browser,
  local: Local,
  pathOf: (tripId: string) => string,
  profile: keyof typeof profiles,
  signedIn: boolean,
) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const path = pathOf(signedIn ? await signInAsDemo(page, local) : '');
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

export async function pages(local: Local): Promise<Figure[]> {
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  try {
    for (const { name, path, signedIn } of [
      { name: '/', path: () => '/', signedIn: false },
      { name: 'dashboard', path: (tripId: string) => `/trip/${tripId}/dashboard`, signedIn: true },
    ]) {
      for (const profile of ['fast', 'slow'] as const) {
        const { first, largest, bytes, headers } = await visit(browser, local, path, profile, signedIn);
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
