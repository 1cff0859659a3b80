import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Local } from '@landsea/local';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Member } from './crowd.js';

export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...more];
  if (existsSync(chromium.executablePath())) return chromium.launch({ args });
  const executablePath = execFileSync('sh', ['-c', 'command -v chromium || command -v google-chrome'], {
    encoding: 'utf8',
  }).trim();
  return chromium.launch({ args, executablePath });
}

export type Cookies = Parameters<BrowserContext['addCookies']>[0];

export const readCookies = (local: Local, { cookie }: Member): Cookies => {
  const [name = '', value = ''] = cookie.split('=');
  return [{ name, value, url: local.origin }];
};

export const signInAs = (context: BrowserContext, local: Local, member: Member): Promise<void> =>
  context.addCookies(readCookies(local, member));

export async function openAs(browser: Browser, local: Local, member: Member, path: string): Promise<Page> {
  // Under reduced motion the page that leaves does not fade for its 150 ms first: what is measured is ours alone.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await signInAs(context, local, member);
  const page = await context.newPage();
  await page.goto(`${local.origin}/trip/${member.tripId}/${path}`);
  return page;
}
