/** A name in plain lower-case words, for comparing names that people typed: `Disney Castaway Cay` is `castaway cay`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^disney /, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The ship of the catalog that a trip names: `Disney Wish`, or `Wish`. */
export const shipIdOf = (ship: string): string => `disney-${plainName(ship).replaceAll(' ', '-')}`;
