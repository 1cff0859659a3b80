import { useEffect, useState } from 'react';

/** The present moment, renewed twice a minute: fine enough for hours and minutes. */
export const useNow = (everyMs = 30_000): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
