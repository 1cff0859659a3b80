export const MAX_MONEY_CENTS = 999_999_999;

/** `1,240.00`, without Intl, whose formatters are slow to make. */
export const formatMoneyText = (cents: number): string =>
  (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');

const read = (text: string): number | undefined => {
  const bare = text.trim().replace(/^\$\s*/, '');
  if (bare === '') return 0;
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/.exec(bare);
  if (!match || (match[1] === undefined && !match[2])) return undefined;
  return Number((match[1] ?? '0').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
};

/**
 * Parses `$1,240.5`, `1240` or `.50` to cents; an empty text is 0. The result is undefined for text that is
 * no amount, is negative, has fractions of a cent, or is over the maximum.
 */
export function parseMoney(text: string): number | undefined {
  const cents = read(text);
  return cents === undefined || cents > MAX_MONEY_CENTS ? undefined : cents;
}

export function findMoneyProblem(text: string): string | undefined {
  if (parseMoney(text) !== undefined) return undefined;
  if (read(text) !== undefined) return `$${formatMoneyText(MAX_MONEY_CENTS)} is the most: enter less`;
  const unsigned = text.trim().replace(/^[-−]\s*/, '');
  if (unsigned !== text.trim() && read(unsigned) !== undefined) return 'An amount cannot be below zero';
  const pointed = text.replace(/\./g, '').replace(/,(\d{1,2})$/, '.$1');
  if (text.includes(',') && read(pointed) !== undefined)
    return `Use a point before the cents: ${pointed.trim()}`;
  return 'Enter an amount like 1,240.50';
}
