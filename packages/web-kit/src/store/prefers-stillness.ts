export const prefersStillness = (): boolean => {
  const setting = document.documentElement.dataset['reducedMotion'];
  if (setting !== undefined && setting !== 'false') return true;
  return (
    typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
};
