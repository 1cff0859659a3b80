export interface CreditUse {
  credits: number;
  cents: number;
}

/** 0/1 knapsack over the credits: exact; of equal sums the one with fewer credits. */
export const pickBestCredits = (uses: readonly CreditUse[], given: number): CreditUse => {
  const best = Array.from({ length: given + 1 }, () => 0);
  for (const { credits, cents } of uses) {
    if (credits <= 0) continue;
    for (let held = given; held >= credits; held -= 1)
      best[held] = Math.max(best[held] ?? 0, (best[held - credits] ?? 0) + cents);
  }
  const cents = best[given] ?? 0;
  return { credits: best.indexOf(cents), cents };
};
