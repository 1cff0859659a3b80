import { logBeta } from './log-gamma';

export interface Conversion {
  visitors: number;
  converted: number;
}

export interface Interval {
  low: number;
  high: number;
}

/** Standard deviations that hold 95 of 100. */
const Z = 1.959963984540054;

/** The 95 % interval of a rate, after Wilson: it stays between 0 and 1, and is wide for few visitors. */
export const rateInterval = ({ visitors, converted }: Conversion): Interval => {
  if (visitors === 0) return { low: 0, high: 1 };
  const rate = converted / visitors;
  const scale = 1 + Z ** 2 / visitors;
  const middle = (rate + Z ** 2 / (2 * visitors)) / scale;
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / visitors + Z ** 2 / (4 * visitors ** 2))) / scale;
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};

/** The 95 % interval of how much higher the rate of `other` is than that of `usual`, after Newcombe. */
export const getDifferenceInterval = (usual: Conversion, other: Conversion): Interval => {
  const rate = ({ visitors, converted }: Conversion) => (visitors === 0 ? 0 : converted / visitors);
  const [p, q] = [rate(other), rate(usual)];
  const [ofOther, ofUsual] = [rateInterval(other), rateInterval(usual)];
  return {
    low: p - q - Math.hypot(p - ofOther.low, ofUsual.high - q),
    high: p - q + Math.hypot(ofOther.high - p, q - ofUsual.low),
  };
};

/**
 * The probability that `other` converts better than `usual`, in closed form: both rates are Beta distributions that start
 * from Beta(1, 1). The sum has as many terms as `other` has conversions.
 */
export const getProbabilityBetter = (usual: Conversion, other: Conversion): number => {
  const [a, b] = [usual.converted + 1, usual.visitors - usual.converted + 1];
  const [c, d] = [other.converted + 1, other.visitors - other.converted + 1];
  let total = 0;
  for (let i = 0; i < c; i += 1) {
    total += Math.exp(logBeta(a + i, b + d) - Math.log(d + i) - logBeta(1 + i, d) - logBeta(a, b));
  }
  return Math.min(1, Math.max(0, total));
};
