import {
  PageFiles,
  PrerenderedIndex,
  PublishedPages,
  RemoteName,
  type RemotesManifest,
} from '@landsea/contracts/core';
import { ExperimentFile } from '@landsea/contracts/experiments';
import { findHashFile, type FileHashes, type SignedReleaseList } from '@landsea/contracts/releases';
import { withHashes } from './hashed-elements.js';
import type { OwnedPage, PageOwner } from './page-paths.js';

/** The text of a file of a build; undefined when it has none of that path. */
export type BuildReader = (path: string) => Promise<string | undefined>;

/** One build that is live, and the address under which its files are served. */
export interface LiveBuild {
  read: BuildReader;
  address: string;
  /** Undefined for a build that publishes none: its pages get no preloads. */
  files: PageFiles | undefined;
  prerendered: PrerenderedIndex['pages'];
  /** The paths that search engines should list. */
  sitemap: PrerenderedIndex['sitemap'];
  experiments: ExperimentFile;
  /** SHA-256 of its files by path; undefined for a build whose scripts are loaded without it. */
  hashes: FileHashes | undefined;
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

export interface SiteSource {
  shell: BuildReader;
  remote: (app: RemoteName, build: string) => BuildReader;
  shellHashes: FileHashes | undefined;
  remoteHashes: (app: RemoteName, build: string) => Promise<FileHashes | undefined>;
}

/** The shell was never built or released, or nothing of it can be trusted. */
export class NotBuilt extends Error {}

const json = async (read: BuildReader, path: string): Promise<unknown> => {
  const text = await read(path);
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
};

const noPages: PublishedPages = { paths: [], nav: [] };

async function buildOf(
  read: BuildReader,
  address: string,
  hashes: FileHashes | undefined,
): Promise<LiveBuild> {
  const index = PrerenderedIndex.safeParse(await json(read, 'prerendered/index.json')).data;
  return {
    read,
    address,
    files: PageFiles.safeParse(await json(read, 'page-files.json')).data,
    prerendered: index?.pages ?? {},
    sitemap: index?.sitemap ?? [],
    experiments: ExperimentFile.safeParse(await json(read, 'experiments.json')).data ?? [],
    // One from before browsers were told the hashes loads its files without.
    hashes: hashes && findHashFile(Object.entries(hashes)) ? hashes : undefined,
  };
}

const entryFolder = (entry: string): string => entry.slice(0, entry.lastIndexOf('/'));

/** @throws NotBuilt without a shell, DamagedBuild when a file is not as it was released. */
export async function loadSite(
  source: SiteSource,
  remotes: RemotesManifest,
  signedList: SignedReleaseList | undefined,
): Promise<LiveSite> {
  const template = await source.shell('index.html');
  if (template === undefined) throw new NotBuilt();
  const published = PublishedPages.safeParse(await json(source.shell, 'pages.json')).data ?? noPages;
  const builds: LiveSite['builds'] = { shell: await buildOf(source.shell, '', source.shellHashes) };
  const pages: OwnedPage[] = published.paths.map((page) => ({ ...page, owner: 'shell' }));
  for (const owner of RemoteName.options) {
    const live = remotes[owner];
    if (!live) continue;
    const address = entryFolder(live.entry);
    // A development server has its files itself.
    if (address.startsWith('/')) {
      const hashes = await source.remoteHashes(owner, live.build);
      builds[owner] = await buildOf(source.remote(owner, live.build), address, hashes);
    }
    pages.push(...live.pages.paths.map((page) => ({ ...page, owner })));
  }
  return { template: withHashes(template, builds.shell?.hashes), builds, pages, remotes, signedList };
}
