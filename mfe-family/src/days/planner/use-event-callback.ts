import { useCallback, useLayoutEffect, useRef } from 'react';

/** Keeps its identity and calls the latest function. For event handlers only. */
export const useEventCallback = <Args extends unknown[], Result>(latest: (...args: Args) => Result) => {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
};
