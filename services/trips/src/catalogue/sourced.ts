/** When the catalogue was last checked, and against what. */
const CHECKED = {
  asOf: '2026-11-01',
  source: 'Public pages of the park, cruise and hotel operators, August to November 2026',
};

/** Marks each entry with the day it was checked and its source. */
export const sourced = <T extends object>(entries: T[]): (T & typeof CHECKED)[] =>
  entries.map((entry) => ({ ...entry, ...CHECKED }));
