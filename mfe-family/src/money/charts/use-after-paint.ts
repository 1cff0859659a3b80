import { startTransition, useEffect, useState } from 'react';

/** False until the page stands on the screen without what can wait. */
export const useAfterPaint = (): boolean => {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsTime(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isTime;
};
