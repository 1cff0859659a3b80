/** Basis points of the whole. */
const WHOLE = 10_000;

/**
 * Parts of an amount in cents by weights that are not negative. Each is rounded towards zero, and missing cents go
 * to the largest remainders, so that the parts add up. Equal parts when all weights are zero.
 */
export const divideCents = (cents: number, weights: readonly number[]): number[] => {
  const even = weights.every((weight) => weight === 0);
  const sizes = weights.map((weight) => BigInt(even ? 1 : weight));
  const total = sizes.reduce((sum, size) => sum + size, 0n);
  if (total === 0n) return [];
  const amount = BigInt(Math.abs(cents));
  const parts = sizes.map((size, index) => ({
    index,
    part: Number((amount * size) / total),
    rest: (amount * size) % total,
  }));
  const missing = Math.abs(cents) - parts.reduce((sum, { part }) => sum + part, 0);
  const first = parts
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, missing);
  const extra = new Set(first.map(({ index }) => index));
  return parts.map(({ index, part }) => Math.sign(cents) * (part + (extra.has(index) ? 1 : 0)) || 0);
};

/** The agent’s and the host’s cents; `share` is the agent’s in basis points. They add up to the commission. */
export const splitCommission = (cents: number, share: number): { ownCents: number; hostCents: number } => {
  const [ownCents = 0, hostCents = 0] = divideCents(cents, [share, WHOLE - share]);
  return { ownCents, hostCents };
};
