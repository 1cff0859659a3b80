/**
 * What a spreadsheet program would run, with the apostrophes before it: a cell that begins so is text only behind one apostrophe
 * more. A phone in the form of the world (`+1 407 555 0123`) runs nothing, and other programs read it only as it is.
 */
export const RUNS_AS_FORMULA = /^'*(?!\+\d[\d ().-]{6,}$)(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Whether a cell needs quotes because another program may take a letter in it for its separator. */
export const needsQuotes = (value: unknown): boolean => typeof value === 'string' && /[;\t]/.test(value);
