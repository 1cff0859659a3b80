import { logGamma } from './log-gamma';

const STEPS = 500;
const EXACT = 1e-12;

/** The share of a chi-squared distribution beyond `x`: the regularized upper incomplete gamma function. */
const beyond = (x: number, degrees: number): number => {
  const [s, y] = [degrees / 2, x / 2];
  if (y <= 0) return 1;
  let term = 1 / s;
  let sum = term;
  for (let n = 1; n < STEPS && term > sum * EXACT; n += 1) {
    term *= y / (s + n);
    sum += term;
  }
  return Math.max(0, 1 - sum * Math.exp(s * Math.log(y) - y - logGamma(s)));
};

export interface Split {
  percent: number;
  visitors: number;
}

/**
 * The probability of a split at least this far from the planned one by chance alone. Under 0.001 the
 * measurement loses visitors of one variant, and no result counts.
 */
export const splitProbability = (variants: readonly Split[]): number => {
  const counted = variants.filter(({ percent }) => percent > 0);
  const all = counted.reduce((sum, { visitors }) => sum + visitors, 0);
  if (all === 0 || counted.length < 2) return 1;
  const distance = counted.reduce((sum, { percent, visitors }) => {
    const expected = (all * percent) / 100;
    return sum + (visitors - expected) ** 2 / expected;
  }, 0);
  return beyond(distance, counted.length - 1);
};

export const SPLIT_ALARM = 0.001;
