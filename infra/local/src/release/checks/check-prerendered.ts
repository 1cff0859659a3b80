import { PrerenderedIndex, PrerenderedPage } from '@landsea/contracts/core';
import type { AppName } from '@landsea/contracts/releases';
import type { Releases } from '../releases.js';
import { filesAfterRelease, knownPages, type ReadFile } from './app-files.js';
import { prerenderedProblems } from './prerendered-problems.js';

const FOLDER = 'prerendered/';

async function read(file: ReadFile, path: string): Promise<unknown> {
  const body = await file(FOLDER + path);
  return body && (JSON.parse(body.toString()) as unknown);
}

/** Whether the public pages are HTML, complete, and link to pages that exist. Only marketing has such pages. */
export const checkPrerendered = async (releases: Releases, app: AppName): Promise<string[]> => {
  if (app !== 'marketing') return [];
  const apps = await filesAfterRelease(releases, app);
  const file = apps[app];
  const index = file && PrerenderedIndex.safeParse(await read(file, 'index.json')).data;
  if (!index) return [`${FOLDER}index.json is missing: the public pages were not made as HTML`];
  const known = await knownPages(apps);
  const problems: string[] = [];
  for (const [path, variants] of Object.entries(index.pages))
    for (const [variant, name] of Object.entries(variants)) {
      const page = PrerenderedPage.safeParse(await read(file, name)).data;
      const place = variant === 'default' ? path : `${path} (${variant})`;
      problems.push(
        ...(page ? prerenderedProblems(place, page, known) : [`${place}: ${FOLDER}${name} is missing`]),
      );
    }
  return problems;
};
