import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  PageFiles,
  PrerenderedIndex,
  PublishedPages,
  RemoteName,
  type RemotesManifest,
} from '@landsea/contracts/core';
import { ExperimentFile } from '@landsea/contracts/experiments';
import type { SignedReleaseList } from '@landsea/contracts/releases';
import type { OwnedPage, PageOwner } from './page-paths.js';

/** One build that is live: where its files lie and under which address they are served. */
export interface LiveBuild {
  folder: string;
  address: string;
  /** Undefined for a build that publishes none: its pages get no preloads. */
  files: PageFiles | undefined;
  prerendered: PrerenderedIndex['pages'];
  /** The paths that search engines should list. */
  sitemap: PrerenderedIndex['sitemap'];
  experiments: ExperimentFile;
}

/** All that documents are written from. */
export interface LiveSite {
  template: string;
  builds: Partial<Record<PageOwner, LiveBuild>>;
  /** The shell's own pages come first, as in the shell. */
  pages: readonly OwnedPage[];
  remotes: RemotesManifest;
  /** Undefined lets the shell ask for the list. */
  signedList: SignedReleaseList | undefined;
}

export interface SiteFolders {
  shellFolder: string;
  webFolder: string;
}

const json = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
};

const noPages: PublishedPages = { paths: [], nav: [] };

async function buildIn(folder: string, address: string): Promise<LiveBuild> {
  const index = PrerenderedIndex.safeParse(await json(join(folder, 'prerendered/index.json'))).data;
  return {
    folder,
    address,
    files: PageFiles.safeParse(await json(join(folder, 'page-files.json'))).data,
    prerendered: index?.pages ?? {},
    sitemap: index?.sitemap ?? [],
    experiments: ExperimentFile.safeParse(await json(join(folder, 'experiments.json'))).data ?? [],
  };
}

const entryFolder = (entry: string): string => entry.slice(0, entry.lastIndexOf('/'));

/** @throws when the shell is not built. */
export async function loadSite(
  { shellFolder, webFolder }: SiteFolders,
  remotes: RemotesManifest,
  signedList: SignedReleaseList | undefined,
): Promise<LiveSite> {
  const template = await readFile(join(shellFolder, 'index.html'), 'utf8');
  const published = PublishedPages.safeParse(await json(join(shellFolder, 'pages.json'))).data ?? noPages;
  const builds: LiveSite['builds'] = { shell: await buildIn(shellFolder, '') };
  const pages: OwnedPage[] = published.paths.map((page) => ({ ...page, owner: 'shell' }));
  for (const owner of RemoteName.options) {
    const live = remotes[owner];
    if (!live) continue;
    const address = entryFolder(live.entry);
    // A development server has its files itself.
    if (address.startsWith('/')) builds[owner] = await buildIn(join(webFolder, address), address);
    pages.push(...live.pages.paths.map((page) => ({ ...page, owner })));
  }
  return { template, builds, pages, remotes, signedList };
}
