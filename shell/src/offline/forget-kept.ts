import { PERSON_CACHE } from '@landsea/contracts/offline';
import { listenToClearedEntries } from '@landsea/web-kit';

const forget = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith(PERSON_CACHE)) await caches.delete(name);
};

export const forgetKeptWithPerson = (): void => {
  if ('caches' in window) listenToClearedEntries(() => void forget());
};
