/** `Disney Castaway Cay` becomes `castaway cay`. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^disney /, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
