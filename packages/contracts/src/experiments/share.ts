const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over the UTF-16 code units of `text`, as an unsigned 32-bit number. */
const fnv1a = (text: string): number => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return hash >>> 0;
};

const SHARES = 10_000;

/**
 * Where a visitor falls between 0 and 1 (not included), in steps of 0.0001: the same for the same `seed` and `id` always,
 * and independent of where they fall for another seed. It is GrowthBook's hash version 2.
 */
export const shareOf = (seed: string, id: string): number =>
  (fnv1a(String(fnv1a(seed + id))) % SHARES) / SHARES;
