const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 code units, unsigned 32 bits. */
const fnv1a = (text: string): number => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return hash >>> 0;
};

const SHARES = 10_000;

/** From 0 to 1 (exclusive) in steps of 0.0001; GrowthBook's hash version 2. */
export const computeShare = (seed: string, id: string): number =>
  (fnv1a(String(fnv1a(seed + id))) % SHARES) / SHARES;
