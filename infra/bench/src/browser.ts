import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Local } from '@landsea/local';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import type { Member } from './crowd.js';

export function launchBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  if (existsSync(chromium.executablePath())) return chromium.launch({ args });
  const executablePath = execFileSync('sh', ['-c', 'command -v chromium || command -v google-chrome'], {
    encoding: 'utf8',
  }).trim();
  return chromium.launch({ args, executablePath });
}

export async function signInAs(context: BrowserContext, local: Local, { cookie }: Member): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: local.origin }]);
}
