const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `three`; from ten on `12`. */
export const spelled = (count: number): string => numbers[count] ?? String(count);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
