/** The largest amount a field takes, in cents: $9,999,999.99. */
export const MAX_MONEY_CENTS = 999_999_999;

/** Cents as a person would type them back: `1,240.00`. */
export const moneyText = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * What was typed, as cents: `$1,240.5`, `1240`, `.50`; nothing typed is 0.
 * Undefined when it is not an amount, is negative, has fractions of a cent, or is over the maximum.
 */
export function parseMoney(text: string): number | undefined {
  const bare = text.trim().replace(/^\$\s*/, '');
  if (bare === '') return 0;
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/.exec(bare);
  if (!match || (match[1] === undefined && !match[2])) return undefined;
  const cents = Number((match[1] ?? '0').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= MAX_MONEY_CENTS ? cents : undefined;
}
