import { useEffect, useState } from 'react';

const WIDE = '(min-width: 1180px)';
const matchesWide = (): boolean => typeof matchMedia === 'undefined' || matchMedia(WIDE).matches;

/** True where a list and its details have room side by side. */
export const useWide = (): boolean => {
  const [isWide, setIsWide] = useState(matchesWide);
  useEffect(() => {
    if (typeof matchMedia === 'undefined') return undefined;
    const query = matchMedia(WIDE);
    const follow = () => setIsWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
};
