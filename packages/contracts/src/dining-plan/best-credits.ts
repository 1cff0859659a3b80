/** Something that credits of one kind can pay: all of it, or nothing. */
export interface CreditUse {
  credits: number;
  cents: number;
}

/**
 * The most that credits can pay, in cents, and how many of them that takes: exact, by dynamic programming over the credits
 * (0/1 knapsack). Of equal sums the one with fewer credits. Uses without a credit are not paid.
 */
export const bestCredits = (uses: readonly CreditUse[], given: number): CreditUse => {
  const best = Array.from({ length: given + 1 }, () => 0);
  for (const { credits, cents } of uses) {
    if (credits <= 0) continue;
    for (let held = given; held >= credits; held -= 1)
      best[held] = Math.max(best[held] ?? 0, (best[held - credits] ?? 0) + cents);
  }
  const cents = best[given] ?? 0;
  return { credits: best.indexOf(cents), cents };
};
