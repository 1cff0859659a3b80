/**
 * Apostrophes before a formula are escaped by one more. An international phone number (`+1 407 555 0123`)
 * does not run.
 */
export const RUNS_AS_FORMULA = /^'*(?!\+\d[\d ().-]{6,}$)(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Other programs take these characters for separators. */
export const needsQuotes = (value: unknown): boolean => typeof value === 'string' && /[;\t]/.test(value);
