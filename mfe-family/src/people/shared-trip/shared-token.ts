import type { Location } from 'react-router-dom';

const KEY = 'shareToken';

/** The state of the history entry that keeps a token while the address does not show it: of this tab alone. */
export const withSharedToken = (token: string): Record<string, string> => ({ [KEY]: token });

/** The token that this tab opened a shared trip with. */
export const sharedTokenOf = ({ state }: Pick<Location, 'state'>): string | undefined => {
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : undefined;
  return typeof kept === 'string' ? kept : undefined;
};
