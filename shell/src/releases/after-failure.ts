import type { RemoteName, RemotesManifest } from '@landsea/contracts/core';
import { isLoadFailure } from '@landsea/web-kit/pages';
import { markFailed } from './failed-builds';
import type { LiveBuildsSource } from './live-builds';
import { sendAlarm } from './send-alarm';

interface Failure {
  name: RemoteName;
  live: NonNullable<RemotesManifest[RemoteName]>;
  url: string;
  error: unknown;
  builds: LiveBuildsSource;
}

/** Undefined while the file cannot be reached, which says nothing about it. */
const findDefect = async (url: string, integrity: string): Promise<'integrity' | 'missing' | undefined> => {
  const ask = (init?: RequestInit) =>
    fetch(url, { cache: 'no-cache', ...init }).then(
      ({ status }) => status,
      () => 0,
    );
  const status = await ask();
  if (status === 404) return 'missing';
  return status === 200 && !(await ask({ integrity })) ? 'integrity' : undefined;
};

const isReplaced = async (name: RemoteName, { build }: Failure['live'], builds: LiveBuildsSource) => {
  builds.expire();
  const { remotes } = await builds.getLatest();
  return remotes[name] !== undefined && remotes[name].build !== build;
};

/** Loaded only when a remote did not. @returns where the build before is to be shown; undefined for nowhere. */
export const decideAfterFailure = async ({
  name,
  live,
  url,
  error,
  builds,
}: Failure): Promise<'here' | 'new-document' | undefined> => {
  const defect = live.integrity && (await findDefect(url, live.integrity));
  // A script behind the entry: the gateway knows whether the build is damaged, and has raised the alarm.
  if (!defect && isLoadFailure(error)) {
    if (!(await isReplaced(name, live, builds))) return undefined;
    // The next document may come from a gateway that does not know of it.
    markFailed(live.build);
    return 'new-document';
  }
  const reason = error instanceof Error ? error.message : String(error);
  sendAlarm({
    kind: defect || 'first-render',
    app: name,
    build: live.build,
    subject: live.entry,
    reason,
  });
  if (!builds.getCurrent()?.canFallBack(live.build)) return undefined;
  markFailed(live.build);
  builds.expire();
  return defect ? 'here' : 'new-document';
};
