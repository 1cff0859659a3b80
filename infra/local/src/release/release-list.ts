import { ReleaseList, toSignedText, type SignedReleaseList } from '@landsea/contracts/releases';
import { DAY_MS, RemoteName } from '@landsea/contracts/core';
import { findEntry, findReleasedBuild } from './build-place.js';
import type { ReleaseKey } from './release-keys.js';
import { readJson, type ReleaseStore } from './release-store.js';
import { readState, type AppState, type Switch } from './switch-log.js';

const LIST = 'remotes.json';
const LIFE_DAYS = 30;

async function remoteEntry(store: ReleaseStore, name: RemoteName, { line, candidate }: AppState) {
  const [before, live] = line.slice(-2).length === 2 ? line.slice(-2) : [undefined, line.at(-1)];
  if (!live) return undefined;
  return {
    live: await findReleasedBuild(store, name, live),
    ...(before && { previous: await findEntry(store, name, before) }),
    ...(candidate && {
      candidate: { ...(await findReleasedBuild(store, name, candidate.build)), percent: candidate.percent },
    }),
  };
}

const shellEntry = ({ line, candidate }: AppState): ReleaseList['shell'] => {
  const [build, before] = [line.at(-1), line.at(-2)];
  return build
    ? { live: { build }, ...(before && { previous: { build: before } }), ...(candidate && { candidate }) }
    : undefined;
};

export async function readList(
  store: ReleaseStore,
  log: readonly Switch[],
  version: number,
): Promise<ReleaseList> {
  const shell = shellEntry(readState(log, 'shell'));
  const remotes: ReleaseList['remotes'] = {};
  for (const name of RemoteName.options) {
    const entry = await remoteEntry(store, name, readState(log, name));
    if (entry) remotes[name] = entry;
  }
  return { version, ...(shell && { shell }), remotes };
}

/** Publishes the list, good for 30 days from `now`: the one write that makes a release live. */
export async function publishList(
  store: ReleaseStore,
  unsigned: ReleaseList,
  keys: readonly ReleaseKey[],
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LIFE_DAYS * DAY_MS).toISOString();
  const list: ReleaseList = { ...unsigned, expiresAt };
  const text = toSignedText(list);
  const signed: SignedReleaseList = { list, signatures: keys.map((key) => key.sign(text)) };
  await store.write(LIST, Buffer.from(JSON.stringify(signed)));
}

export async function readPublishedList(store: ReleaseStore): Promise<ReleaseList> {
  const known = (await readJson(store, LIST)) as SignedReleaseList | undefined;
  const parsed = ReleaseList.safeParse(known?.list);
  return parsed.success ? parsed.data : { version: 0, remotes: {} };
}
