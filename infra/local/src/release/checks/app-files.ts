import { OwnDocuments, PageFiles, PublishedPages, RemoteName } from '@landsea/contracts/core';
import { AppName } from '@landsea/contracts/releases';
import { findPlace } from '../build-place.js';
import { readBuiltApp } from '../built-app.js';
import type { Releases } from '../releases.js';

/** Reads a file of one build by its path in it. */
export type ReadFile = (path: string) => Promise<Buffer | undefined>;

export type AppFiles = Partial<Record<AppName, ReadFile>>;

async function builtFiles({ place }: Releases, app: AppName): Promise<ReadFile> {
  const { files } = await readBuiltApp(app, place.checkout, place.keys);
  return (path) => Promise.resolve(files.get(path));
}

/** The files of the build that visitors get now; undefined before the first release. */
export async function listLiveFiles(releases: Releases, app: AppName): Promise<ReadFile | undefined> {
  const build = await releases.live(app);
  const { store } = releases.place;
  return build === undefined ? undefined : (path) => store.read(findPlace(app, build) + path);
}

/** After the release: the new build of the app, and of the others the live ones, or those of the checkout. */
export async function listFilesAfterRelease(releases: Releases, released: AppName): Promise<AppFiles> {
  const found: AppFiles = {};
  for (const app of AppName.options) {
    const live = app === released ? undefined : await listLiveFiles(releases, app);
    const built =
      live ??
      (await builtFiles(releases, app).catch((error: unknown) => {
        if (app === released) throw error;
        return undefined; // not built here, and never released
      }));
    if (built) found[app] = built;
  }
  return found;
}

const json = async (read: ReadFile, path: string): Promise<unknown> => {
  const body = await read(path);
  return body && (JSON.parse(body.toString()) as unknown);
};

const pagesOf = async (read: ReadFile): Promise<PublishedPages['paths']> =>
  PublishedPages.safeParse(await json(read, 'pages.json')).data?.paths ?? [];

export const listPageFiles = async (read: ReadFile): Promise<PageFiles | undefined> =>
  PageFiles.safeParse(await json(read, 'page-files.json')).data;

export const readDocuments = async (read: ReadFile): Promise<OwnDocuments> =>
  OwnDocuments.safeParse(await json(read, 'documents.json')).data ?? {};

/** The pages of all apps, the shell's first, as the shell looks for them. */
export async function listKnownPages(apps: AppFiles) {
  const owners = ['shell', ...RemoteName.options] as const;
  const lists = owners.map(async (owner) => {
    const read = apps[owner];
    return read ? (await pagesOf(read)).map((page) => ({ ...page, owner })) : [];
  });
  return (await Promise.all(lists)).flat();
}
