/**
 * `$1,240.00` from US cents, or `$1,240` in `whole` dollars. Without Intl: each of its formatters costs a slow phone ten
 * milliseconds and more.
 */
export const formatMoney = (cents: number, { whole = false }: { whole?: boolean } = {}): string => {
  const dollars = (Math.abs(cents) / 100).toFixed(whole ? 0 : 2);
  return `${cents < 0 ? '-' : ''}$${dollars.replace(/\B(?=(\d{3})+(\.|$))/g, ',')}`;
};
