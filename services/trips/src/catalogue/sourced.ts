const CHECKED = {
  asOf: '2026-11-01',
  source: 'Public pages of the park, cruise and hotel operators, August to November 2026',
};

export const addSource = <T extends object>(entries: T[]): (T & typeof CHECKED)[] =>
  entries.map((entry) => ({ ...entry, ...CHECKED }));
