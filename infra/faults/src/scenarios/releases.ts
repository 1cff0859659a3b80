import { launchBrowser } from '@landsea/bench/browser';
import { openLocalReleases } from '@landsea/local/local-releases';
import type { Releases } from '@landsea/local/releases';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Scenario } from '../scenario.js';
import { Browsing } from './releases/browsing.js';

const checkoutRoot = resolve(import.meta.dirname, '../../../..');

const EDITIONS = 3;

/** The built marketing remote as several builds, which differ in one file that no page shows. */
async function makeEditions(home: string): Promise<Releases[]> {
  const numbers = Array.from({ length: EDITIONS }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const checkout = join(home, 'editions', String(number));
      const dist = join(checkout, 'mfe-marketing/dist');
      await mkdir(join(checkout, 'mfe-marketing'), { recursive: true });
      await cp(join(checkoutRoot, 'mfe-marketing/dist'), dist, { recursive: true });
      await symlink(join(checkoutRoot, 'node_modules'), join(checkout, 'node_modules'));
      await writeFile(join(dist, 'edition.txt'), String(number));
      return openLocalReleases(home, checkout);
    }),
  );
}

const computePercentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/** Marketing is released and rolled back again and again while people read its pages: none of them may be broken. */
export const releases: Scenario = {
  name: 'releases',
  rounds: 1000,
  few: 10,
  queues: ['postgres'],
  async run({ local }, { rounds }) {
    const usual = await openLocalReleases(local.home, checkoutRoot);
    for (const app of ['shell', 'family', 'agent', 'marketing'] as const) await usual.release(app);
    const editions = await makeEditions(local.home);
    const browser = await launchBrowser();
    const browsing = new Browsing(browser, local.origin);
    const seconds: number[] = [];
    try {
      const readers = browsing.start();
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now();
        const edition = editions[round % editions.length];
        // Two steps forward and one back: a rollback never ends at the first build.
        if (round % 3 === 2) await usual.rollBack('marketing');
        else await edition?.release('marketing', { again: true });
        seconds.push((performance.now() - started) / 1000);
        await browsing.pause();
      }
      await browsing.stop();
      await readers;
    } finally {
      await browser.close();
    }
    return {
      did: `${rounds} releases and rollbacks of marketing while two readers opened ${browsing.opened} pages in a browser and ${browsing.fetched} documents with all their files`,
      rounds,
      measures: [
        {
          name: 'a release or rollback, median',
          value: computePercentile(seconds, 0.5),
          unit: 's',
          atMost: 2,
        },
        { name: 'the slowest', value: computePercentile(seconds, 1), unit: 's' },
      ],
      broken: browsing.broken,
    };
  },
};
