import { findSecretNumber, maskRandomIds } from './secret-numbers.js';

/** Longer than any card number with the signs between its digits. */
const EDGE = 24;

/**
 * The sentence that refuses texts of one form, also where a number begins in one field and ends in another;
 * undefined when there is none.
 * @returns the index of the field with it.
 */
export const findSecretField = (texts: readonly string[]): { index: number; message: string } | undefined => {
  for (const [index, text] of texts.entries()) {
    const message = findSecretNumber(text);
    if (message) return { index, message };
  }
  const written = texts.map(maskRandomIds);
  for (const [first, before] of written.entries())
    for (const [index, after] of written.entries()) {
      if (first === index || !/\p{Nd}\P{L}*$/u.test(before) || !/^\P{L}*\p{Nd}/u.test(after)) continue;
      const message = findSecretNumber(joinEdges(before, after));
      if (message) return { index, message };
    }
  return undefined;
};

const joinEdges = (before: string, after: string): string =>
  `${trimSigns(before).slice(-EDGE)} ${trimSigns(after).slice(0, EDGE)}`;

const trimSigns = (text: string): string =>
  text.normalize('NFKC').replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, '');
