import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which calls what was passed last. For event handlers only. */
export const useEventCallback = <Args extends unknown[], Result>(latest: (...args: Args) => Result) => {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
};
