/**
 * What a spreadsheet program would run, with the apostrophes before it: a cell that begins so is text only behind one apostrophe
 * more.
 */
export const RUNS_AS_FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Whether a cell needs quotes because another program may take a letter in it for its separator. */
export const needsQuotes = (value: unknown): boolean => typeof value === 'string' && /[;\t]/.test(value);
