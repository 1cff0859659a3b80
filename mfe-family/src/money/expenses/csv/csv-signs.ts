export type Sign = '+' | '-';

const SIGN = /^(\p{Sc}?)\s*[-−]\s*|^\((?=.*\)$)|\s*[-−]$/u;

/** An amount without its sign, and whether it was below zero: `-12.50`, `$-12.50`, `12.50-`, `(12.50)`. */
export const unsigned = (text: string): { amount: string; sign: Sign } => {
  const amount = text.replace(SIGN, '$1');
  return amount === text ? { amount, sign: '+' } : { amount: amount.replace(/\)$/, ''), sign: '-' };
};

/** The sign of most amounts. Where both are as many, that of the earliest day: a charge comes before its refund. */
export const spentSign = (cells: readonly { amount: string; day: string }[]): Sign => {
  const written = cells
    .filter(({ amount }) => amount !== '')
    .map(({ amount, day }) => ({ day, sign: unsigned(amount).sign }));
  const below = written.filter(({ sign }) => sign === '-').length;
  if (below * 2 !== written.length || below === 0) return below * 2 > written.length ? '-' : '+';
  const [first, ...later] = written.toSorted((a, b) => a.day.localeCompare(b.day));
  // Of one day, a bank's own order can be either: an amount below zero is then what left the account.
  return first && later.every(({ day, sign }) => day > first.day || sign === first.sign) ? first.sign : '-';
};
