/** Forbidden storage answers undefined instead of throwing. */
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

/** @returns the function that stops it. */
export const listenToClearedEntries = (listener: () => void): (() => void) => {
  clearedListeners.add(listener);
  return () => clearedListeners.delete(listener);
};

const unsentBy = (key: string): string | undefined => {
  const [, byDraft, byChanges] = /^trip_(?:draft_([^_]+)$|(?:changes|spending)_([^_]+)_)/.exec(key) ?? [];
  return byDraft ?? byChanges;
};

const lengthOf = (text: string): number => {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.length : 1;
  } catch {
    return 1;
  }
};

export const countUnsent = (userId: string): number =>
  localMemory
    .keys()
    .filter((key) => !key.startsWith('trip_draft_') && unsentBy(key) === userId)
    .reduce((sum, key) => sum + lengthOf(localMemory.read(key) ?? '[]'), 0);

/** `keepsUnsent` keeps unsent input for the next sign-in after an expired session. */
export const clearCachedEntries = ({ keepsUnsent = false } = {}): void => {
  for (const key of localMemory.keys()) {
    if (keepsUnsent && unsentBy(key) !== undefined) continue;
    if (tripKeys.includes(key) || cachedPrefixes.some((prefix) => key.startsWith(prefix)))
      localMemory.write(key, undefined);
  }
  for (const listener of clearedListeners) listener();
};

export const clearUnsentOfOthers = (userId: string): void => {
  for (const key of localMemory.keys())
    if (![undefined, userId].includes(unsentBy(key))) localMemory.write(key, undefined);
};
