const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `three`; from ten on `12`. */
export const spellNumber = (count: number): string => numbers[count] ?? String(count);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
