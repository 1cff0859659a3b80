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
    fetch(url, { cache: 'reload', ...init }).then(
      ({ status }) => status,
      () => 0,
    );
  const status = await ask();
  if (status === 404) return { isReachable: true, defect: 'missing' };
  if (status !== 200) return { isReachable: false };
  return (await ask({ integrity })) ? { isReachable: true } : { isReachable: true, defect: 'integrity' };
};
