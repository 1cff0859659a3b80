const inks = ['var(--sea)', 'var(--coral)', 'var(--sun)', 'var(--palm)', 'var(--berry)', 'var(--edge)'];

export const getPartInk = (index: number): string => {
  const ink = inks[index % inks.length] ?? 'var(--edge)';
  return index < inks.length ? ink : `color-mix(in oklab, ${ink} 55%, var(--surface))`;
};

export const axisText = { fill: 'var(--muted)', fontSize: 14 };

/** Reduced motion turns the easing off. */
export const easing = '[transition:d_0.4s_ease]';

// Created lazily: on a slow phone it costs more than the page that shows no axis yet.
let short: Intl.NumberFormat | undefined;

/** `$1.2K`, for an axis. */
export const formatAxisMoney = (cents: number): string => {
  short ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return short.format(cents / 100);
};
