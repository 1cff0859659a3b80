const dashes = /[\u2010-\u2015\u2212]/;
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/;

const foldLetter = (letter: string): string => {
  if (dashes.test(letter)) return '-';
  if (spaces.test(letter)) return ' ';
  if (letter === '’' || letter === 'ʼ' || letter === '‘') return "'";
  if (letter === '〜' || letter === '～') return '~';
  const code = letter.charCodeAt(0);
  // Digits and signs as wide as a Japanese letter.
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  return /\p{Script=Latin}/u.test(letter) ? (letter.normalize('NFD')[0] ?? letter) : letter;
};

/** A text without accents and with plain dashes, spaces and digits, of the same length, so that offsets stay those of the text. */
export const foldText = (text: string): string => text.replaceAll(/\P{ASCII}/gu, foldLetter);
