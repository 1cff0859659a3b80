import type { RemoteName, RemotesManifest } from '@landsea/contracts/core';
import { isLoadFailure } from '@landsea/web-kit/pages';
import { hasChangedFile } from './failed-files';
import { markFailed } from './failed-builds';
import { inspectFile } from './inspect-file';
import type { LiveBuildsSource } from './live-builds';
import { sendAlarm } from './send-alarm';

interface Failure {
  name: RemoteName;
  live: NonNullable<RemotesManifest[RemoteName]>;
  url: string;
  error: unknown;
  builds: LiveBuildsSource;
}

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
  const { defect } = live.integrity ? await inspectFile(url, live.integrity) : {};
  // A script behind the entry: it was changed on its way, or the gateway knows that the build is damaged.
  if (!defect && isLoadFailure(error)) {
    const isChanged = await hasChangedFile(new URL('.', url).href);
    const hasOther = isChanged
      ? builds.getCurrent()?.canFallBack(live.build)
      : await isReplaced(name, live, builds);
    if (!hasOther) return undefined;
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
