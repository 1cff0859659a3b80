import type { BookingKind } from '@landsea/contracts/bookings';

export interface UsualSupplier {
  name: string;
  kinds: readonly BookingKind[];
  /** Basis points. */
  rate: number;
  /** Days after travel. */
  paysAfterDays: number | null;
}

/**
 * Usual rates of November 2026 and never a promise, since contracts differ: an agent confirms or changes each.
 * Sources: published pages of MainStreet Travel, Boardwalk Travel Agency, Park Savers and the cruise lines.
 */
export const usualSuppliers: readonly UsualSupplier[] = [
  { name: 'Walt Disney World', kinds: ['hotel', 'tickets'], rate: 1_000, paysAfterDays: 42 },
  { name: 'Disneyland', kinds: ['hotel', 'tickets'], rate: 1_000, paysAfterDays: 42 },
  { name: 'Universal Orlando', kinds: ['hotel', 'tickets'], rate: 1_000, paysAfterDays: 42 },
  { name: 'Disney Cruise Line', kinds: ['cruise'], rate: 1_300, paysAfterDays: 21 },
  { name: 'Royal Caribbean', kinds: ['cruise'], rate: 1_300, paysAfterDays: 21 },
  { name: 'Celebrity Cruises', kinds: ['cruise'], rate: 1_300, paysAfterDays: 21 },
  { name: 'Carnival Cruise Line', kinds: ['cruise'], rate: 1_300, paysAfterDays: 7 },
  { name: 'Norwegian Cruise Line', kinds: ['cruise'], rate: 1_300, paysAfterDays: 21 },
  { name: 'MSC Cruises', kinds: ['cruise'], rate: 1_400, paysAfterDays: 21 },
  { name: 'Princess Cruises', kinds: ['cruise'], rate: 1_200, paysAfterDays: 21 },
];

const names: readonly [RegExp, string][] = [
  [
    /\bdisney (?:magic|wonder|dream|fantasy|wish|treasure|destiny|adventure)\b|disney cruise/i,
    'Disney Cruise Line',
  ],
  [/disneyland|grand californian|pixar place/i, 'Disneyland'],
  [/walt disney world|\bdisney['’]s\b|magic kingdom|epcot/i, 'Walt Disney World'],
  [/universal|hard rock hotel|portofino bay|cabana bay|stella nova|terra luna/i, 'Universal Orlando'],
  [/royal caribbean|\bof the seas\b/i, 'Royal Caribbean'],
  [/celebrity (?:cruises|beyond|edge|apex|ascent|xcel|reflection|equinox)/i, 'Celebrity Cruises'],
  [/carnival/i, 'Carnival Cruise Line'],
  [/norwegian/i, 'Norwegian Cruise Line'],
  [/\bmsc\b/i, 'MSC Cruises'],
  [/princess cruises|\b\w+ princess\b/i, 'Princess Cruises'],
];

/** The usual supplier that a confirmation or a title names; undefined for a kind that it does not sell. */
export const findUsualSupplier = (text: string, kind: BookingKind): UsualSupplier | undefined => {
  const found = names.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);
  return found
    .flatMap((name) => usualSuppliers.filter((each) => each.name === name))
    .find(({ kinds }) => kinds.includes(kind));
};
