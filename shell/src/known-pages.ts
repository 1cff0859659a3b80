import { RemoteName, type PagePath, type RemotesManifest } from '@landsea/contracts/core';
import { listPagePaths } from '@landsea/web-kit/pages';
import { useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import { pages } from './pages';

export interface KnownPage extends PagePath {
  owner: RemoteName | 'shell';
}

const ownPages: KnownPage[] = listPagePaths(pages).map((page) => ({ ...page, owner: 'shell' }));

let knownPages: readonly KnownPage[] = ownPages;
let isComplete = false;
const watchers = new Set<() => void>();

export const learnPages = (manifest: RemotesManifest): void => {
  const remotePages = RemoteName.options.flatMap((owner) =>
    (manifest[owner]?.pages.paths ?? []).map((page) => ({ ...page, owner })),
  );
  knownPages = [...ownPages, ...remotePages];
  isComplete = true;
  for (const watcher of watchers) watcher();
};

export const knowsRemotePages = (): boolean => isComplete;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A parameter named after an id stands for a UUID only: otherwise `/:tripId` would match every unknown path. */
export const hasValidIds = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params).every(([name, value]) => !name.endsWith('Id') || uuid.test(value ?? ''));

export const findPageAt = (pathname: string): KnownPage | undefined =>
  knownPages.find(({ path }) => {
    const match = matchPath(path, pathname);
    return match !== null && hasValidIds(match.params);
  });

export const isSamePage = (one: string, other: string): boolean => {
  const name = findPageAt(one)?.name;
  return name !== undefined && name === findPageAt(other)?.name;
};

export const listOfflinePages = (tripId: string): { name: string; path: string }[] => {
  const paths = knownPages
    .filter(({ offline, path }) => offline && /:tripId/.test(path) && !/:(?!tripId)/.test(path))
    .map(({ name, path }) => [name, path.replace(':tripId', tripId)] as const);
  // The first path of each page; the later ones are its aliases.
  return [...new Map(paths.toReversed())].map(([name, path]) => ({ name, path }));
};

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

const known = () => knownPages;

export const useKnownPages = (): readonly KnownPage[] => useSyncExternalStore(watch, known, known);
