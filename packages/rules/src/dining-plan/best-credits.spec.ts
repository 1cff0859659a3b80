import { pickBestCredits, type CreditUse } from './dining-plan.js';

/** The best sum of all subsets, and the fewest credits that reach it. */
const triedOut = (uses: readonly CreditUse[], given: number): CreditUse => {
  let best: CreditUse = { credits: 0, cents: 0 };
  for (let chosen = 0; chosen < 2 ** uses.length; chosen += 1) {
    const paid = uses.filter((use, index) => (chosen >> index) % 2 === 1 && use.credits > 0);
    const credits = paid.reduce((sum, use) => sum + use.credits, 0);
    const cents = paid.reduce((sum, use) => sum + use.cents, 0);
    if (credits > given) continue;
    if (cents > best.cents || (cents === best.cents && credits < best.credits)) best = { credits, cents };
  }
  return best;
};

const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

describe('the best use of credits', () => {
  it('is not always the dearest meal first', () => {
    const uses = [
      { credits: 8, cents: 40_000 },
      { credits: 4, cents: 25_000 },
      { credits: 4, cents: 24_000 },
    ];
    expect(pickBestCredits(uses, 8)).toEqual({ credits: 8, cents: 49_000 });
  });

  it('is as good as trying out everything, for 300 trips', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const below = numbersFrom(seed);
      const uses = Array.from({ length: below(11) }, () => ({
        credits: below(9),
        cents: 100 * below(400),
      }));
      const given = below(25);
      expect({ seed, ...pickBestCredits(uses, given) }).toEqual({ seed, ...triedOut(uses, given) });
    }
  });
});
