import { FILES_CACHE } from '@landsea/contracts/offline';

export interface FileState {
  /** False says nothing about the file. */
  isReachable: boolean;
  defect?: 'integrity' | 'missing';
}

/** Asks past all caches, so that what one of them changed is replaced. */
export const inspectFile = async (url: string, integrity: string): Promise<FileState> => {
  // Pages without TLS have no caches.
  if ('caches' in globalThis)
    await caches
      .open(FILES_CACHE)
      .then((files) => files.delete(url))
      .catch(() => false);
  const ask = (init?: RequestInit) =>
    fetch(url, { cache: 'reload', ...init })
      // A file that breaks off on a poor line was not changed.
      .then((answer) => answer.arrayBuffer().then(() => answer.status))
      .catch(() => 0);
  const status = await ask();
  if (status === 404) return { isReachable: true, defect: 'missing' };
  if (status !== 200) return { isReachable: false };
  if (await ask({ integrity })) return { isReachable: true };
  // Twice whole, and refused between: the line is not what is wrong with it.
  return (await ask()) === 200 ? { isReachable: true, defect: 'integrity' } : { isReachable: false };
};
