/** Web storage that answers nothing, instead of throwing, where the browser forbids it. */
const guarded = (storage: () => Storage) => ({
  read: (key: string): string | undefined => {
    try {
      return storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (key: string, value: string | undefined): void => {
    try {
      if (value === undefined) storage().removeItem(key);
      else storage().setItem(key, value);
    } catch {
      // a full or forbidden storage only costs the memory of it
    }
  },
  keys: (): string[] => {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  },
});

export const localMemory = guarded(() => window.localStorage);
export const sessionMemory = guarded(() => window.sessionStorage);

const tripKeys = ['activeTripId', 'lastSyncedTrip'];
const cachedPrefixes = ['trip_', 'budget_', 'user_', 'dining_', 'expense_'];

const clearedListeners = new Set<() => void>();

/** Calls back whenever a person's entries are removed because they left; answers how to stop that. */
export const onCachedEntriesCleared = (listener: () => void): (() => void) => {
  clearedListeners.add(listener);
  return () => clearedListeners.delete(listener);
};

/** Removes the person's locally cached entries and what names their trips, when they sign out. */
export const clearCachedEntries = (): void => {
  for (const key of localMemory.keys()) {
    if (tripKeys.includes(key) || cachedPrefixes.some((prefix) => key.startsWith(prefix)))
      localMemory.write(key, undefined);
  }
  for (const listener of clearedListeners) listener();
};
