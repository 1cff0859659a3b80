const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl'];
const OTHERS: Record<string, number> = { sept: 9, jänner: 1, juill: 7, mrt: 3, set: 9, mär: 3, mrz: 3 };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();

let months: Map<string, number> | undefined;

const namesOfMonths = (): Map<string, number> => {
  const names = new Map(Object.entries(OTHERS).map(([name, month]) => [plain(name), month]));
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1)
        names.set(plain(format.format(Date.UTC(2026, month - 1, 15))), month);
    }
  }
  return names;
};

/** 1 to 12; undefined for any other word. */
export const findMonth = (word: string): number | undefined => {
  months ??= namesOfMonths();
  return months.get(plain(word));
};
