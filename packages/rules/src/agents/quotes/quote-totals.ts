import type { PublicQuoteOption } from '@landsea/contracts/agents';
import { countDaysBetween } from '@landsea/contracts/core';

type Priced = Pick<PublicQuoteOption, 'totalCents' | 'startDate' | 'endDate'> & {
  addons: readonly { id: string; cents: number | null }[];
};

export interface QuoteTotal {
  /** Cents, with the chosen extras. */
  totalCents: number;
  /** Rounded up to a whole cent, so that the shares never add up to less than the total. */
  perPersonCents: number;
  /** Null for an offer without nights. */
  perNightCents: number | null;
}

export const countNights = ({ startDate, endDate }: Pick<Priced, 'startDate' | 'endDate'>): number =>
  startDate === null || endDate === null ? 0 : Math.max(0, countDaysBetween(startDate, endDate));

/** Undefined while nobody entered a price. */
export const sumQuoteOption = (
  option: Priced,
  people: number,
  addonIds: readonly string[] = [],
): QuoteTotal | undefined => {
  if (option.totalCents === null) return undefined;
  const extras = option.addons.filter(({ id }) => addonIds.includes(id));
  const totalCents = extras.reduce((sum, { cents }) => sum + (cents ?? 0), option.totalCents);
  const nights = countNights(option);
  return {
    totalCents,
    perPersonCents: Math.ceil(totalCents / Math.max(1, people)),
    perNightCents: nights === 0 ? null : Math.ceil(totalCents / nights),
  };
};
