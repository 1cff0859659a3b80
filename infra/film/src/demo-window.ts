import { demoAccounts } from '@landsea/contracts/account';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export interface Demo {
  origin: string;
  /** The cookies of the signed-in demo account. */
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

/** Signs in to a demo account once, for all windows: each sign-in makes a copy of its own. */
export async function openDemo(
  browser: Browser,
  origin: string,
  { email, password }: { email: string; password: string } = demoAccounts.family,
): Promise<Demo> {
  const context = await browser.newContext();
  const answer = await context.request.post(`${origin}/api/auth/login`, {
    headers: { origin },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`the demo sign-in answered ${answer.status()}`);
  const storageState = await context.storageState();
  await context.close();
  return { origin, storageState };
}

export async function openDemoPage(
  browser: Browser,
  { storageState }: Demo,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    storageState,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...options,
  });
  return context.newPage();
}

export async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The stream of changes stays open, so the network never becomes idle; a moment is enough for pictures and late parts.
  await page.waitForTimeout(2_000);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
