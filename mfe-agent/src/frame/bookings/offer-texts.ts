import type { OfferFit, OfferSkip, PriceOffer } from '@landsea/contracts/agents';
import { formatCents } from '@landsea/rules/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { formatDay } from './booking-texts';

export const skipNames: Readonly<Record<OfferSkip, string>> = {
  kept: 'Client keeps theirs',
  gone: 'No room left',
  small: 'Not worth the change',
  other: 'Another reason',
};

export const formatSaving = ({ savingPercent, savingCents }: PriceOffer): string =>
  savingPercent === null ? `${formatCents(savingCents ?? 0)} off` : `${String(savingPercent)}% off`;

export const listOpenFits = ({ fits }: Pick<PriceOffer, 'fits'>): OfferFit[] =>
  fits.filter(({ outcome }) => outcome === null);

/** Still to be booked, with bookings that nobody has looked at. @param today calendar date. */
export const listOfferAlerts = (offers: readonly PriceOffer[], today: string): PriceOffer[] =>
  offers.filter((offer) => offer.bookBy >= today && listOpenFits(offer).length > 0);

/** Amounts of two currencies have no sum. @returns an empty text for them. */
const formatSum = (fits: readonly OfferFit[]): string => {
  const [first] = fits;
  if (!first || fits.some(({ currency }) => currency !== first.currency)) return '';
  const cents = fits.reduce((sum, { savedCents }) => sum + savedCents, 0);
  return `, about ${formatAmount(cents, first.currency)} to save`;
};

export const formatFits = ({ isCut, ...offer }: Pick<PriceOffer, 'fits' | 'isCut'>): string => {
  const open = listOpenFits(offer);
  const count = `${isCut ? 'more than ' : ''}${String(open.length)}`;
  return `${count} ${open.length === 1 ? 'booking' : 'bookings'} to look at${isCut ? '' : formatSum(open)}`;
};

export const formatBookBy = (bookBy: string, today: string): string =>
  bookBy === today ? 'Book today, the last day' : `Book by ${formatDay(bookBy, today)}`;
