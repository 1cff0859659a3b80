import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listCandidates } from '@landsea/rules/releases';
import { ReleaseList, type SignedReleaseList } from '@landsea/contracts/releases';
import { PublishedPages, type RemoteName, type RemotesManifest } from '@landsea/contracts/core';

export interface LiveListOptions {
  webFolder: string;
  /** Remotes answered by a development server: name → its origin. */
  devRemotes?: Partial<Record<RemoteName, string>> | undefined;
}

/** The signed list, and the builds of it that one visitor gets. */
export interface LiveList {
  signed: SignedReleaseList;
  list: ReleaseList;
}

const nothing: ReleaseList = { version: 0, remotes: {} };
const none = JSON.stringify({ list: nothing, signatures: [] } satisfies SignedReleaseList);

/** The pages of a remote as its development server has them; undefined while it does not answer. */
const pagesOf = (origin: string): Promise<PublishedPages | undefined> =>
  fetch(`${origin}/pages.json`).then(
    async (answer) => (answer.ok ? PublishedPages.safeParse(await answer.json()).data : undefined),
    () => undefined,
  );

/** The list of what is live, as the last release signed it, with the remotes that development servers answer. */
export async function readLiveList(
  { webFolder, devRemotes = {} }: LiveListOptions,
  visitorId?: string,
): Promise<LiveList> {
  const text = await readFile(join(webFolder, 'remotes.json'), 'utf8').catch(() => none);
  const signed = JSON.parse(text) as SignedReleaseList;
  const list = ReleaseList.safeParse(signed.list).data ?? nothing;
  const candidates = visitorId === undefined ? [] : listCandidates(list, visitorId);
  const development: RemotesManifest = {};
  for (const [name, origin] of Object.entries(devRemotes) as [RemoteName, string][]) {
    const pages = (await pagesOf(origin)) ?? list.remotes[name]?.live.pages ?? { paths: [], nav: [] };
    development[name] = { entry: `${origin}/mf-manifest.json`, build: 'dev', pages };
  }
  const isDevelopment = Object.keys(development).length > 0;
  return {
    list,
    signed: {
      list: signed.list,
      signatures: signed.signatures,
      ...(candidates.length > 0 && { candidates }),
      ...(isDevelopment && { development }),
    },
  };
}
