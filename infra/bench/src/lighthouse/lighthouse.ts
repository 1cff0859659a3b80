import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Local } from '@landsea/local';
import { launchBrowser } from '../browser.js';
import { readAuditedPages, readLighthousePort, resultsFolder } from '../env.js';
import type { Extent } from '../extent.js';
import { computePercentile, type Figure } from '../figures.js';
import { auditPage, categories, type PageAudit } from './audit-page.js';

const LEAST_SCORE = 98;
const RUNS = 5;
/** An address with a path of its own, which the site map leaves to that of the sign-in. */
const UNLISTED = ['/auth/signup'];

/** The addresses that search engines are given, and the sign-up. */
async function publicPages({ origin }: Local): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...listed, ...UNLISTED];
}

const medianOf = (audits: readonly PageAudit[], score: (audit: PageAudit) => number): number =>
  computePercentile(audits.map(score), 0.5);

const figuresOf = (path: string, audits: readonly PageAudit[]): Figure[] => {
  const failed = [...new Set(audits.flatMap(({ failures }) => failures))];
  const scores = categories.map((category): Figure => {
    const value = medianOf(audits, ({ scores: each }) => each[category]);
    const isMissed = value < LEAST_SCORE;
    return {
      name: `${path}, ${category}`,
      value,
      unit: 'of 100',
      ...(isMissed && { note: `bound ${LEAST_SCORE}: MISSED; ${failed.join(', ')}` }),
    };
  });
  return [
    ...scores,
    {
      name: `${path}, largest paint`,
      value: Math.round(medianOf(audits, ({ paintMs }) => paintMs)),
      unit: 'ms',
    },
    { name: `${path}, layout shift`, value: medianOf(audits, ({ shift }) => shift), unit: '' },
  ];
};

/** The scores of every public page on a slow phone: the median of five runs, or one run of one page in a smoke run. */
export async function auditPages(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const port = readLighthousePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const all = readAuditedPages() ?? (await publicPages(local));
    const figures: Figure[] = [];
    const table: Record<string, PageAudit[]> = {};
    for (const path of smoke ? all.slice(0, 1) : all) {
      const audits: PageAudit[] = [];
      for (let run = 0; run < (smoke ? 1 : RUNS); run += 1)
        audits.push(await auditPage(local.origin + path, port));
      table[path] = audits;
      figures.push(...figuresOf(path, audits));
    }
    await mkdir(resultsFolder, { recursive: true });
    await writeFile(join(resultsFolder, 'lighthouse.json'), `${JSON.stringify(table, null, 2)}\n`);
    return figures;
  } finally {
    await browser.close();
  }
}
