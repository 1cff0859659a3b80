import { sessionMemory } from '@landsea/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { useMailedToken } from './use-mailed-token';

/**
 * This tab keeps the token until `forget`, so that a reload and the sign-in
 * page do not lose it. @param memory the key in the storage.
 */
export const useKeptToken = (memory: string): { token: string; forget: () => void } => {
  const mailed = useMailedToken();
  const [token] = useState(() => mailed || (sessionMemory.read(memory) ?? ''));
  useEffect(() => {
    if (mailed) sessionMemory.write(memory, mailed);
  }, [mailed, memory]);
  const forget = useCallback(() => {
    sessionMemory.write(memory, undefined);
  }, [memory]);
  return { token, forget };
};
