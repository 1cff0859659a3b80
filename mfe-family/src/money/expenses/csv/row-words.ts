export const countRows = (count: number): string =>
  `${count.toLocaleString('en-US')} row${count === 1 ? '' : 's'}`;
