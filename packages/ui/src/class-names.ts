export const joinClassNames = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
