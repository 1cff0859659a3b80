import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

function onPath(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The build of Chromium without windows comes first: it takes three fifths of the processor time. */
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Playwright's own browser where it is installed, else the machine's chromium. */
export function browserLaunch(): LaunchOptions {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  if (existsSync(chromium.executablePath())) return { args };
  const executablePath = browsers.map(onPath).find(Boolean);
  if (executablePath) return { args, executablePath };
  throw new Error('No browser found: npx playwright install chromium, or install chromium.');
}
