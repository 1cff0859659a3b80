import { ReleaseList, SignedReleaseList } from '@landsea/contracts/releases';
import { localMemory } from '@landsea/web-kit';
import { isSignedBy } from './list-signature';
import { sendAlarm } from './send-alarm';
import { getTrustedKeys } from './trusted-keys';

const ANSWER_MS = 3_000;

/** The service worker answers no HEAD from what it kept, so an answer comes from the gateway. */
const isOnline = async (): Promise<boolean> => {
  const signal = AbortSignal.timeout(ANSWER_MS);
  return (await fetch('/remotes.json', { method: 'HEAD', cache: 'no-store', signal })).ok;
};

/**
 * Loaded only when a list is older than one that this browser saw: the newer one takes its place. Without a network the
 * older one is that of a page that the service worker kept, whose files are there.
 * @param kept the version of the newer list, a space and the list with its signatures.
 */
export const pickNewer = async (list: ReleaseList, key: string, kept: string): Promise<ReleaseList> => {
  try {
    const signed = SignedReleaseList.parse(JSON.parse(kept.slice(kept.indexOf(' '))));
    if (await isSignedBy(getTrustedKeys(), signed)) {
      const newer = ReleaseList.parse(signed.list);
      if (newer.version <= list.version || !(await isOnline())) return list;
      sendAlarm({ kind: 'replay', app: 'shell', subject: `version ${list.version}` });
      return newer;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) return list;
  }
  localMemory.write(key, undefined);
  return list;
};
