import {
  OwnDocuments,
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

export interface LiveBuild {
  read: BuildReader;
  address: string;
  /** Undefined for a build that publishes none: its pages get no preloads. */
  files: PageFiles | undefined;
  prerendered: PrerenderedIndex['pages'];
  /** The paths that search engines should list. */
  sitemap: PrerenderedIndex['sitemap'];
  experiments: ExperimentFile;
  documents: OwnDocuments;
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
    documents: OwnDocuments.safeParse(await json(read, 'documents.json')).data ?? {},
    // A build that publishes no hashes loads its files without.
    hashes: hashes && findHashFile(Object.entries(hashes)) ? hashes : undefined,
  };
}

/** A development server has its files itself, and pages without the shell. */
async function developedBuild(address: string): Promise<LiveBuild> {
  const read: BuildReader = (path) =>
    fetch(`${address}/${path}`).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    );
  // It answers a file that it has not with a page.
  const published = await json(read, 'documents.json').catch(() => undefined);
  const documents = OwnDocuments.safeParse(published).data ?? {};
  const nothing = { files: undefined, prerendered: {}, sitemap: [], experiments: [], hashes: undefined };
  return { read, address, documents, ...nothing };
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
    const isReleased = address.startsWith('/');
    builds[owner] = isReleased
      ? await buildOf(source.remote(owner, live.build), address, await source.remoteHashes(owner, live.build))
      : await developedBuild(address);
    pages.push(...live.pages.paths.map((page) => ({ ...page, owner })));
  }
  return {
    template: withHashes(template, (address) => builds.shell?.hashes?.[address.slice(1)]),
    builds,
    pages,
    remotes,
    signedList,
  };
}
