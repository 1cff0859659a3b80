import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openLocalReleases } from '@landsea/local/local-releases';
import type { ReleaseAlarm } from '@landsea/contracts/releases';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { registerUnseen, somebody } from '../journey.js';

const checkout = resolve(import.meta.dirname, '../..');
const workbench = join(checkout, 'node_modules/.cache/tampered-test');
const dist = join(workbench, 'mfe-marketing/dist');
const pricing = (page: Page) => page.getByRole('heading', { level: 1, name: /^Pay |^All of your trips/ });

/** A signed-in person gets pages that the scripts draw. */
test.beforeEach(async ({ page }) => {
  await registerUnseen(page, somebody(), 'family');
  rmSync(workbench, { recursive: true, force: true });
  mkdirSync(workbench, { recursive: true });
  cpSync(join(checkout, 'mfe-marketing/dist'), dist, { recursive: true });
});
test.afterEach(() => rmSync(workbench, { recursive: true, force: true }));

/** The alarm that the page raises; it may leave before the answer comes. */
const alarmOf = async (page: Page): Promise<ReleaseAlarm> => {
  const request = await page.waitForRequest('**/api/v1/release-alarms');
  return request.postDataJSON() as ReleaseAlarm;
};

/** Releases the build in the workbench for as long as `work` takes. */
async function whileReleased(work: () => Promise<void>): Promise<void> {
  const releases = await openLocalReleases(process.env['LANDSEA_E2E_HOME'] ?? '', workbench);
  expect((await releases.release('marketing', { again: true })).changed).toBe(true);
  try {
    await work();
  } finally {
    await releases.rollBack('marketing');
  }
}

interface ServedList {
  list: { remotes: { marketing: { live: { build: string; entry: string } } } };
  damaged?: string[];
}
const listOf = async (page: Page): Promise<ServedList> =>
  (await (await page.request.get('/remotes.json')).json()) as ServedList;

test('a list of releases that somebody changed is never used, and raises the alarm', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/not signed by a known key/);
  const changed = (text: string) =>
    text.replace(/("entry":"[^"]*?\/marketing\/)[0-9a-f]+/g, '$10badbadbad00');
  await page.route(/\/pricing$|\/remotes\.json$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changed(await response.text()) });
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const alarm = alarmOf(page);
  await page.goto('/pricing');
  expect(await alarm).toMatchObject({ kind: 'signature', app: 'shell' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(pricing(page)).toBeHidden();
  expect(scripts.filter((url) => url.includes('0badbadbad00/'))).toEqual([]);
});

test('an entry that is not the released one does not run: the tab returns to the build before', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(
    /integrity/,
    /remoteEntry|RUNTIME-008|ScriptExternalLoadError|dynamically|Failed to fetch/,
  );
  writeFileSync(join(dist, 'remoteEntry.js'), `${readFileSync(join(dist, 'remoteEntry.js'), 'utf8')}\n//2`);
  await whileReleased(async () => {
    const signed = await listOf(page);
    await page.route(`**${signed.list.remotes.marketing.live.entry}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
    });
    const alarm = alarmOf(page);
    await page.goto('/pricing');
    expect(await alarm).toMatchObject({ kind: 'integrity', app: 'marketing' });
    await expect(pricing(page)).toBeVisible();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
});

test('a page that came as HTML of a build whose entry is not the released one: the build before draws it anew', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/integrity|remoteEntry|RUNTIME-008|ScriptExternalLoadError/);
  await context.clearCookies();
  const contact = join(dist, 'prerendered/contact.json');
  writeFileSync(contact, readFileSync(contact, 'utf8').replace(/<h1[^>]*>/, '$&Other words. '));
  await whileReleased(async () => {
    const { live } = (await listOf(page)).list.remotes.marketing;
    await page.route(`**${live.entry}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
    });
    const alarm = alarmOf(page);
    await page.goto('/contact');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Other words\./);
    await page.mouse.move(200, 200); // scripts wait for a sign of a hand
    expect(await alarm).toMatchObject({ kind: 'integrity', app: 'marketing', build: live.build });
    await expect(heading).not.toHaveText(/Other words/);
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
});

test('a first script of a remote that was changed on its way: the tab returns to the build before, and raises the alarm', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/integrity|ChunkLoadError|Loading (CSS )?chunk|RUNTIME-008|ScriptExternalLoadError/);
  writeFileSync(join(dist, 'remoteEntry.js'), `${readFileSync(join(dist, 'remoteEntry.js'), 'utf8')}\n//5`);
  await whileReleased(async () => {
    const { live } = (await listOf(page)).list.remotes.marketing;
    await page.route(`**/remotes/marketing/${live.build}/assets/*.js`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
    });
    const alarm = alarmOf(page);
    await page.goto('/pricing');
    expect(await alarm).toMatchObject({ kind: 'integrity', app: 'marketing', build: live.build });
    await expect(pricing(page)).toBeVisible();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
});

test('an entry that is gone: the tab returns to the build before, and raises the alarm', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404|remoteEntry|RUNTIME-008|ScriptExternalLoadError|dynamically|Failed to fetch/);
  writeFileSync(join(dist, 'remoteEntry.js'), `${readFileSync(join(dist, 'remoteEntry.js'), 'utf8')}\n//3`);
  await whileReleased(async () => {
    const signed = await listOf(page);
    await page.route(`**${signed.list.remotes.marketing.live.entry}*`, (route) =>
      route.fulfill({ status: 404 }),
    );
    const alarm = alarmOf(page);
    await page.goto('/pricing');
    expect(await alarm).toMatchObject({ kind: 'missing', app: 'marketing' });
    await expect(pricing(page)).toBeVisible();
  });
});

/** An attacker with access to the folder of front ends changes a file of the live build. */
test('a chunk, sheet or page that somebody changed on the disk never reaches a visitor, who sees the build before', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(
    /404|Refused to execute script|ChunkLoadError|Loading (CSS )?chunk|remoteEntry|RUNTIME-008|ScriptExternalLoadError/,
  );
  writeFileSync(join(dist, 'remoteEntry.js'), `${readFileSync(join(dist, 'remoteEntry.js'), 'utf8')}\n//4`);
  await whileReleased(async () => {
    const { live } = (await listOf(page)).list.remotes.marketing;
    const folder = join(process.env['LANDSEA_E2E_HOME'] ?? '', 'web/remotes/marketing', live.build);
    const visited = await browser.newPage();
    await visited.goto('/pricing');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    );
    for (const file of files) {
      if (/\/assets\/[^/]+\.js$/.test(file))
        writeFileSync(file, `globalThis.isTampered=true;${readFileSync(file, 'utf8')}`);
      if (/prerendered\/.*\.json$/.test(file))
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll('<h1', '<h1 data-tampered'));
      if (/\.(js|css|json)\.(br|gz)$/.test(file)) rmSync(file);
    }
    for (const each of [page, visited]) {
      await each.goto('/pricing');
      await expect(pricing(each)).toBeVisible();
      expect(await each.evaluate(() => 'isTampered' in globalThis)).toBe(false);
      await expect(each.locator('[data-tampered]')).toHaveCount(0);
    }
    expect((await listOf(page)).damaged).toEqual([live.build]);
    expect(await page.content()).not.toContain(`/remotes/marketing/${live.build}/assets`);
    await visited.close();
  });
});

test('a page that fails before it was shown comes from the build before, and raises the alarm', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Broken on purpose/);
  const assets = join(dist, 'assets');
  const chunks = readdirSync(assets).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes('"What Landsea costs"'),
  );
  for (const chunk of chunks) {
    const file = join(assets, chunk);
    const text = readFileSync(file, 'utf8');
    const broken = text.replace('"What Landsea costs"', '(()=>{throw new Error("Broken on purpose")})()');
    for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
    // As a build names it: what changed has another name.
    const name = chunk.replace(/\.[0-9a-f]+\.js$/, (hash) => `${hash.slice(0, -9)}badbad.js`);
    rmSync(file);
    writeFileSync(join(assets, name), broken);
    rename(chunk, name);
  }
  await whileReleased(async () => {
    const alarm = alarmOf(page);
    await page.goto('/pricing');
    expect(await alarm).toMatchObject({ kind: 'first-render', app: 'marketing', subject: 'Pricing' });
    await expect(pricing(page)).toBeVisible();
  });
});

/** Writes the new name of a chunk wherever the build names it. */
function rename(before: string, after: string): void {
  const [hashBefore, hashAfter] = [before, after].map((name) => name.split('.')[1] ?? '');
  for (const folder of [dist, join(dist, 'assets')])
    for (const name of readdirSync(folder)) {
      if (!/\.(js|json)$/.test(name)) continue;
      const path = join(folder, name);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(hashBefore ?? '')) continue;
      writeFileSync(path, text.replaceAll(hashBefore ?? '', hashAfter ?? ''));
      for (const suffix of ['.br', '.gz']) rmSync(path + suffix, { force: true });
    }
}
