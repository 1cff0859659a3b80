const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `three`; from ten on `12`. */
export const spellNumber = (count: number): string => numbers[count] ?? String(count);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `3 nights`, `1 night`, `2 wishes`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `A`, `A and B`, `A, B, and C`, or the same with `or`. Without Intl, as money and dates are. */
export const joinWords = (words: readonly string[], by: 'and' | 'or' = 'and'): string => {
  if (words.length < 3) return words.join(` ${by} `);
  return `${words.slice(0, -1).join(', ')}, ${by} ${words.at(-1) ?? ''}`;
};
