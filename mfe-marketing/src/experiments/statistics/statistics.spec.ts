import { getDifferenceInterval, getProbabilityBetter, rateInterval } from './conversion';
import { logBeta, logGamma } from './log-gamma';
import { splitProbability } from './sample-ratio';

describe('logGamma', () => {
  it('is the logarithm of a factorial', () => {
    expect(logGamma(1)).toBeCloseTo(0, 12);
    expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 10);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 10);
    expect(logBeta(2, 3)).toBeCloseTo(Math.log(1 / 12), 10);
  });
});

/** The same probability by adding up the density on a fine grid. */
const byGrid = ([n, c]: [number, number], [m, d]: [number, number]): number => {
  const density = (visitors: number, converted: number) => (x: number) =>
    Math.exp(
      converted * Math.log(x) +
        (visitors - converted) * Math.log(1 - x) -
        logBeta(converted + 1, visitors - converted + 1),
    );
  const [usual, other] = [density(n, c), density(m, d)];
  const cells = 20_000;
  let below = 0;
  let total = 0;
  for (let i = 0; i < cells; i += 1) {
    const x = (i + 0.5) / cells;
    const part = usual(x) / cells;
    total += (other(x) / cells) * (below + part / 2);
    below += part;
  }
  return total;
};

describe('getProbabilityBetter', () => {
  it('is the known figure for 120 and 156 of 2,400', () => {
    const better = getProbabilityBetter(
      { visitors: 2400, converted: 120 },
      { visitors: 2400, converted: 156 },
    );
    expect(better).toBeCloseTo(0.987, 3);
  });

  it.each<[[number, number], [number, number]]>([
    [
      [100, 3],
      [80, 5],
    ],
    [
      [1000, 41],
      [970, 40],
    ],
    [
      [50, 0],
      [50, 0],
    ],
    [
      [400, 200],
      [380, 150],
    ],
  ])('agrees with the integral for %j and %j', (usual, other) => {
    const [n, c] = usual;
    const [m, d] = other;
    const exact = getProbabilityBetter({ visitors: n, converted: c }, { visitors: m, converted: d });
    expect(exact).toBeCloseTo(byGrid(usual, other), 4);
  });

  it('is one half for equal variants, and the other half for the other side', () => {
    const [one, other] = [
      { visitors: 900, converted: 40 },
      { visitors: 1100, converted: 61 },
    ];
    expect(getProbabilityBetter(one, one)).toBeCloseTo(0.5, 8);
    expect(getProbabilityBetter(one, other) + getProbabilityBetter(other, one)).toBeCloseTo(1, 8);
  });
});

describe('intervals', () => {
  it('hold the rate, and are Wilson’s for 10 of 100', () => {
    const { low, high } = rateInterval({ visitors: 100, converted: 10 });
    expect([low, high]).toEqual([expect.closeTo(0.0552, 4), expect.closeTo(0.1744, 4)]);
    expect(rateInterval({ visitors: 0, converted: 0 })).toEqual({ low: 0, high: 1 });
    expect(rateInterval({ visitors: 20, converted: 0 }).low).toBe(0);
  });

  it('of a difference are Newcombe’s for 56 of 70 and 48 of 80', () => {
    const { low, high } = getDifferenceInterval(
      { visitors: 80, converted: 48 },
      { visitors: 70, converted: 56 },
    );
    expect([low, high]).toEqual([expect.closeTo(0.0524, 3), expect.closeTo(0.3339, 3)]);
  });
});

describe('splitProbability', () => {
  it('is high for a split as planned and tiny for one that is off', () => {
    const planned = [
      { percent: 90, visitors: 9010 },
      { percent: 10, visitors: 990 },
    ];
    expect(splitProbability(planned)).toBeCloseTo(0.7389, 3);
    const off = [
      { percent: 50, visitors: 5300 },
      { percent: 50, visitors: 4700 },
    ];
    expect(splitProbability(off)).toBeLessThan(1e-6);
  });

  it('knows three variants and ignores one that is switched off', () => {
    const three = [40, 30, 30].map((percent, index) => ({ percent, visitors: [410, 300, 290][index] ?? 0 }));
    expect(splitProbability(three)).toBeCloseTo(0.747, 2);
    expect(
      splitProbability([
        { percent: 100, visitors: 50 },
        { percent: 0, visitors: 3 },
      ]),
    ).toBe(1);
  });
});
