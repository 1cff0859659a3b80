import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openLocalReleases } from '@landsea/local/local-releases';
import type { Releases } from '@landsea/local/releases';

export const checkoutRoot = resolve(import.meta.dirname, '../../../../..');

const EDITIONS = 3;

/** The built marketing remote as several builds, which differ in one file that no page shows. */
export async function makeEditions(home: string): Promise<Releases[]> {
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
