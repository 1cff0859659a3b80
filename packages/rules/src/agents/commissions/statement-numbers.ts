/** `Conf: 0044-12 /2` and `4412` are one number: capitals without a prefix, a suffix, marks and leading zeros. */
export const normalizeNumber = (number: string): string =>
  number
    .toUpperCase()
    .replace(/^\s*[A-Z]+\s*:/, '')
    .replace(/\s*\/\s*\d{1,2}\s*$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');

const BETWEEN = /\s*(?:&|;|,|\+|\band\b)\s*/i;

/** One cell may name several: `37729070 & 37520801`. */
export const listNumbers = (cell: string): string[] => [
  ...new Set(
    cell
      .split(BETWEEN)
      .map(normalizeNumber)
      .filter((number) => number.length >= 3),
  ),
];
