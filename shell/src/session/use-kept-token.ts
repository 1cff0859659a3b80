import { sessionMemory } from '@landsea/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { useMailedToken } from './use-mailed-token';

/**
 * As `useMailedToken`, kept for this tab until `forget`, so that a reload and the way over the sign-in page do not lose it.
 * @param memory the name to keep it under.
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
