import type { Location } from 'react-router-dom';

const KEY = 'quoteToken';

/** This tab's history entry keeps the token while the address does not show it. */
export const makeTokenState = (token: string): Record<string, string> => ({ [KEY]: token });

export const readLinkToken = ({ state }: Pick<Location, 'state'>): string | undefined => {
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : undefined;
  return typeof kept === 'string' ? kept : undefined;
};
