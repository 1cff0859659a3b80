import {
  findHashFile,
  SignedBuildFiles,
  toFilesText,
  type AppName,
  type PreviousBuild,
  type ReleasedBuild,
} from '@landsea/contracts/releases';
import { PublishedPages } from '@landsea/contracts/core';
import { hashedAsset } from '@landsea/gateway/paths';
import type { BuiltApp } from './built-app.js';
import { readJson, type ReleaseStore } from './release-store.js';

export const findFolder = (app: AppName): string => (app === 'shell' ? 'shells/' : `remotes/${app}/`);
export const findPlace = (app: AppName, build: string): string => `${findFolder(app)}${build}/`;

/** Served at the root of the site: files of the live shell, and the hashed ones of all builds that are kept. */
export const SHELL_FOLDER = 'shell/';

export const isHashed = (path: string): boolean => hashedAsset.test(path.replace(/\.(br|gz)$/, ''));

export const hasBuild = async (store: ReleaseStore, app: AppName, build: string): Promise<boolean> =>
  (await store.read(`${findPlace(app, build)}files.json`)) !== undefined;

const filesTextIn = (text: Buffer): string | undefined => {
  try {
    return toFilesText(SignedBuildFiles.parse(JSON.parse(String(text))).list);
  } catch {
    return undefined;
  }
};

/**
 * Uploads a build where nothing refers to it yet; `files.json` comes last and says that it is complete. Of a build that is
 * there, what was changed or lost is written again, and `files.json` when the keys changed since.
 */
export async function upload(store: ReleaseStore, { app, build, files }: BuiltApp): Promise<void> {
  const last = files.get('files.json');
  if (!last) throw new Error(`The build of ${app} has no files.json.`);
  const place = findPlace(app, build);
  const known = await store.read(`${place}files.json`);
  if (known && filesTextIn(known) !== filesTextIn(last)) return;
  for (const [path, body] of files) {
    if (path === 'files.json' || (known && (await store.read(place + path))?.equals(body))) continue;
    await store.write(place + path, body);
    if (app === 'shell' && isHashed(path)) await store.write(SHELL_FOLDER + path, body);
  }
  if (!known?.equals(last)) await store.write(`${place}files.json`, last);
}

/** Copies what has the same name in every build of the shell, the page last, for gateways that serve one folder. */
export async function mirrorShell(store: ReleaseStore, build: string): Promise<void> {
  const place = findPlace('shell', build);
  const paths = (await store.list(place)).map((path) => path.slice(place.length));
  const pageLast = (path: string) => (path.startsWith('index.html') ? 1 : 0);
  for (const path of paths.sort((one, other) => pageLast(one) - pageLast(other))) {
    const body = isHashed(path) || path === 'files.json' ? undefined : await store.read(place + path);
    if (body) await store.write(SHELL_FOLDER + path, body);
  }
  await store.write(`${SHELL_FOLDER}build.txt`, Buffer.from(build));
}

export const findMirroredShell = async (store: ReleaseStore): Promise<string | undefined> =>
  (await store.read(`${SHELL_FOLDER}build.txt`))?.toString();

export async function listFiles(store: ReleaseStore, app: AppName, build: string): Promise<SignedBuildFiles> {
  const known = await readJson(store, `${findPlace(app, build)}files.json`);
  if (known === undefined) throw new Error(`The files of build ${build} of ${app} are gone.`);
  return SignedBuildFiles.parse(known);
}

const ENTRY = 'remoteEntry.js';

export async function findEntry(store: ReleaseStore, app: AppName, build: string): Promise<PreviousBuild> {
  const { files } = (await listFiles(store, app, build)).list;
  const integrity = files[ENTRY];
  if (!integrity) throw new Error(`Build ${build} of ${app} has no ${ENTRY}.`);
  const hashes = findHashFile(Object.entries(files));
  return { build, entry: `/${findPlace(app, build)}${ENTRY}`, integrity, ...(hashes && { hashes }) };
}

export async function findReleasedBuild(
  store: ReleaseStore,
  app: AppName,
  build: string,
): Promise<ReleasedBuild> {
  const pages = await readJson(store, `${findPlace(app, build)}pages.json`);
  return { ...(await findEntry(store, app, build)), pages: PublishedPages.parse(pages) };
}
