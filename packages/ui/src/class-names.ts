/** Joins class names, leaving out what is false or undefined. */
export const classNames = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
