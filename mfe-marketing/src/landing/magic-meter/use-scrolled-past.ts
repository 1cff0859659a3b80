import { useEffect, useState } from 'react';

export function useScrolledPast(limit: { pixels: number } | { viewports: number }): boolean {
  const [past, setPast] = useState(false);
  const pixels = 'pixels' in limit ? limit.pixels : undefined;
  const viewports = 'viewports' in limit ? limit.viewports : 0;
  useEffect(() => {
    const look = () => setPast(window.scrollY > (pixels ?? viewports * window.innerHeight));
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [pixels, viewports]);
  return past;
}
