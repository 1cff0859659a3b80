/** Invisible characters do not keep a program from reading a formula behind them. */
const GAP = String.raw`[\p{Zs}\p{Cf}\v\f]*`;
const SIGN = '[=+\\-@＝＋－＠]';
/** An international phone number (`+1 407 555 0123`) does not run. */
const PHONE = String.raw`\+\d[\d ().-]{6,}`;

/** Apostrophes before a formula are escaped by one more. */
const RUNS_AS_FORMULA = new RegExp(`^'*(?!${PHONE}$)(?:${GAP}${SIGN}|[\\t\\r\\n])`, 'u');

/** Other programs divide a cell here, also within quotes, and run what follows. */
const SEPARATED = `([;|\\t\\r\\n]${GAP})`;
const INNER_FORMULA = new RegExp(`${SEPARATED}(?!${PHONE}(?:[;|\\t\\r\\n]|$))(?='*${SIGN})`, 'gu');
const INNER_MARK = new RegExp(`${SEPARATED}'(?='*${SIGN})`, 'gu');

/** Text that no spreadsheet program runs as a formula; {@link restoreCell} takes the marks away. */
export const protectCell = (text: string): string => {
  const safe = text.replace(INNER_FORMULA, "$1'");
  return RUNS_AS_FORMULA.test(safe) ? `'${safe}` : safe;
};

export const restoreCell = (text: string): string => {
  const whole = text.startsWith("'") && RUNS_AS_FORMULA.test(text) ? text.slice(1) : text;
  return whole.replace(INNER_MARK, '$1');
};

/** Other programs take some characters for separators. */
export const needsQuotes = (value: unknown): boolean => typeof value === 'string' && /^'|[;\t|]/.test(value);
