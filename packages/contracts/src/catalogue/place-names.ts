const APOSTROPHES = /['’‘`´ʻʼ]/g;

/** A name or a search in plain letters: without accents, apostrophes and capitals. `Cinderella’s` is `cinderellas`. */
export const plainText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(APOSTROPHES, '').toLowerCase();

/** The words of a name or a search: `Hoop-Dee-Doo` is `hoop`, `dee`, `doo`. */
export const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many letters of a typed word may be wrong: none of three, because one other letter makes another word. */
export const typosAllowed = (word: string): number => {
  if (word.length > 7) return 2;
  return word.length > 3 ? 1 : 0;
};

/**
 * How many letters have to be inserted, removed, replaced or swapped with the next to make one word of the other: exact up to
 * `most`, beyond it anything greater.
 */
const distance = (one: string, other: string, most: number): number => {
  let [twoAbove, above] = [[] as number[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const replaced = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped && row > 1 ? (twoAbove[column - 2] ?? 0) + 1 : replaced;
      const value = Math.min(replaced, swapped, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
      line.push(value);
      if (value < least) least = value;
    }
    if (least > most) return least;
    [twoAbove, above] = [above, line];
  }
  return above[other.length] ?? most + 1;
};

/** True for the same word with at most the allowed typos, none of them in its first letter. */
export const isNearly = (typed: string, word: string): boolean => {
  if (typed === word) return true;
  const most = Math.min(typosAllowed(typed), typosAllowed(word));
  const isLikely = typed[0] === word[0] && Math.abs(typed.length - word.length) <= most;
  return most > 0 && isLikely && distance(typed, word, most) <= most;
};
