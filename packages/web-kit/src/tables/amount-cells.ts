export type Sign = '+' | '-';
export type DecimalMark = '.' | ',';

const MINUS = '[-\\u2010-\\u2015\\u2212\\uFE63\\uFF0D]';
/** `$(12.50)`, `($12.50)`, `(12.50) USD`. */
const BRACKETS = /^([^\d()]*)\(([^()]*\d[^()]*)\)([^\d()]*)$/;
/** `-12.50`, `$-12.50`, `USD -12.50`. */
const LEADING = new RegExp(`^([\\p{Sc}\\p{L}\\s]*)${MINUS}\\s*(?=[\\d.,\\p{Sc}\\p{L}])`, 'u');
/** `12.50-`, `12.50- €`, `12.50 € -`. */
const TRAILING = new RegExp(`(?<=\\d(?:\\s*[\\p{Sc}\\p{L}]{1,3})?)\\s*${MINUS}(\\s*[\\p{Sc}\\p{L}]*)$`, 'u');
const PLUS = /^([\p{Sc}\p{L}\s]*)\+\s*(?=[\d.,\p{Sc}\p{L}])/u;
const CREDIT = /(?<=\d)\s*CR\.?$/i;
const DEBIT = /(?<=\d)\s*DR\.?$/i;

/** `-12.50`, `$(12.50)`, `USD –12.50`, `12.50-`, `40.00 CR`. */
export const splitSign = (text: string): { amount: string; sign: Sign } => {
  const bare = text.trim();
  const bracketed = BRACKETS.exec(bare);
  if (bracketed) {
    const [, before = '', amount = '', after = ''] = bracketed;
    return { amount: `${before}${splitSign(amount).amount}${after}`.trim(), sign: '-' };
  }
  for (const pattern of [LEADING, TRAILING]) {
    const amount = bare.replace(pattern, '$1');
    if (amount !== bare) return { amount: amount.trim(), sign: '-' };
  }
  const credited = bare.replace(CREDIT, '');
  if (credited !== bare) return { amount: credited, sign: '-' };
  return { amount: bare.replace(PLUS, '$1').replace(DEBIT, ''), sign: '+' };
};

export const isAmountCell = (text: string): boolean =>
  /^[\p{Sc}\p{L}]{0,4}\s*[\d.,\s’']*\d[\d.,]*\s*[\p{Sc}\p{L}]{0,4}$/u.test(splitSign(text).amount);

/** The sign of most amounts; of a tie that of the earliest day, because a charge comes before its refund. */
export const pickSpentSign = (cells: readonly { amount: string; day: string }[]): Sign => {
  const written = cells
    .filter(({ amount }) => amount !== '')
    .map(({ amount, day }) => ({ day, sign: splitSign(amount).sign }));
  const below = written.filter(({ sign }) => sign === '-').length;
  if (below * 2 !== written.length || below === 0) return below * 2 > written.length ? '-' : '+';
  const [first, ...later] = written.toSorted((a, b) => a.day.localeCompare(b.day));
  // A bank's order within a day can be either: a negative amount then left the account.
  return first && later.every(({ day, sign }) => day > first.day || sign === first.sign) ? first.sign : '-';
};

/** Decided by the majority of cells. */
export const findDecimalMark = (cells: readonly string[]): DecimalMark => {
  const ends = (mark: string) =>
    cells.filter((cell) => new RegExp(`\\${mark}\\d{1,2}\\D*$`).test(cell)).length;
  return ends(',') > ends('.') ? ',' : '.';
};
