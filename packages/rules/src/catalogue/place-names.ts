const APOSTROPHES = /['’‘`´ʻʼ]/g;

/** `Cinderella’s` becomes `cinderellas`. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(APOSTROPHES, '').toLowerCase();

/** `Hoop-Dee-Doo` becomes `hoop`, `dee`, `doo`. */
export const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** None in three letters, because one other letter makes another word. */
export const countTyposAllowed = (word: string): number => {
  if (word.length > 7) return 2;
  return word.length > 3 ? 1 : 0;
};

/** Edit distance with swaps of neighbors: exact up to `most`, beyond it any greater number. */
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

/** Typos in the first letter are not allowed. */
export const isNearly = (typed: string, word: string): boolean => {
  if (typed === word) return true;
  const most = Math.min(countTyposAllowed(typed), countTyposAllowed(word));
  const isLikely = typed[0] === word[0] && Math.abs(typed.length - word.length) <= most;
  return most > 0 && isLikely && distance(typed, word, most) <= most;
};
