const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The natural logarithm of the gamma function for a positive number, by Lanczos' approximation (15 digits). */
export const logGamma = (x: number): number => {
  const from = x - 1;
  const sum = LANCZOS.reduce((total, part, index) => total + part / (from + index + 1), 0.99999999999980993);
  const at = from + LANCZOS.length - 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (from + 0.5) * Math.log(at) - at + Math.log(sum);
};

/** The natural logarithm of the beta function. */
export const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);
