import { PrerenderedIndex, PrerenderedPage } from '@landsea/contracts/core';
import type { AppName } from '@landsea/contracts/releases';
import type { Releases } from '../releases.js';
import { findAccessibilityProblems } from './accessibility-problems.js';
import { listFilesAfterRelease, listKnownPages, listLiveFiles, type ReadFile } from './app-files.js';
import { findPrerenderedProblems } from './prerendered-problems.js';

const FOLDER = 'prerendered/';
const WITH_PUBLIC_PAGES: readonly AppName[] = ['shell', 'marketing'];

async function read(file: ReadFile, path: string): Promise<unknown> {
  const body = await file(FOLDER + path);
  return body && (JSON.parse(body.toString()) as unknown);
}

const readIndex = async (file: ReadFile | undefined): Promise<PrerenderedIndex | undefined> =>
  file && PrerenderedIndex.safeParse(await read(file, 'index.json')).data;

/** A page that stays the same is not examined once more, which takes a second each. */
async function livePages(releases: Releases, app: AppName): Promise<Set<string>> {
  const file = await listLiveFiles(releases, app);
  const index = await readIndex(file);
  const names = Object.values(index?.pages ?? {}).flatMap((variants) => Object.values(variants));
  const pages = names.map(async (name) => file && JSON.stringify(await read(file, name)));
  return new Set((await Promise.all(pages)).filter((page) => page !== undefined));
}

/** Public pages are HTML, complete, accessible, and link to pages that exist. */
export const checkPrerendered = async (releases: Releases, app: AppName): Promise<string[]> => {
  if (!WITH_PUBLIC_PAGES.includes(app)) return [];
  const apps = await listFilesAfterRelease(releases, app);
  const file = apps[app];
  const index = await readIndex(file);
  if (!file || !index) return [`${FOLDER}index.json is missing: the public pages were not made as HTML`];
  const known = await listKnownPages(apps);
  const live = await livePages(releases, app);
  const problems: string[] = [];
  for (const [path, variants] of Object.entries(index.pages))
    for (const [variant, name] of Object.entries(variants)) {
      const place = variant === 'default' ? path : `${path} (${variant})`;
      const text = await read(file, name);
      const page = PrerenderedPage.safeParse(text).data;
      if (!page) problems.push(`${place}: ${FOLDER}${name} is missing`);
      else problems.push(...findPrerenderedProblems(place, page, known));
      if (page && !live.has(JSON.stringify(text)))
        problems.push(...(await findAccessibilityProblems(place, page)));
    }
  return problems;
};
