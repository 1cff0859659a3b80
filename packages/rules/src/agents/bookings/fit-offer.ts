import type { SavePriceOffer } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';
import { canGoDown, type PricedBooking } from './open-price.js';

export type OfferTerms = Omit<SavePriceOffer, 'version'>;

/** `supplier` is the booking’s own or the agent’s; `places` are texts that may name the resort or ship. */
export interface OfferedBooking extends PricedBooking {
  booking: PricedBooking['booking'] & Pick<Booking, 'currency'> & { startDate: string; endDate: string };
  suppliers: readonly string[];
  places: readonly string[];
  rooms: readonly string[];
}

/** Words that names of resorts and ships have or leave out. */
const FILLERS = new Set(
  'a an and at by category disney disneys for in of on or resort resorts hotel hotels room rooms spa the walt with'.split(
    ' ',
  ),
);

const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const listNames = (text: string): string[] => {
  const words = splitWords(text);
  const names = words.filter((word) => !FILLERS.has(word));
  return names.length > 0 ? names : words;
};

const namesAll = (texts: readonly string[], wanted: string): boolean => {
  const words = new Set(texts.flatMap(splitWords));
  return listNames(wanted).every((word) => words.has(word));
};

/** “Disney” and “Disney Cruise Line” are one supplier: each word of the shorter name is in the longer one. */
const isSameSupplier = (one: string, other: string): boolean => {
  const [short = [], long = []] = [splitWords(one), splitWords(other)].sort((a, b) => a.length - b.length);
  return short.length > 0 && short.every((word) => long.includes(word));
};

const computeSaving = (
  { savingPercent, savingCents }: OfferTerms,
  { totalCents, currency }: Pick<Booking, 'totalCents' | 'currency'>,
): number => {
  const total = totalCents ?? 0;
  if (savingPercent !== null) return Math.floor((total * savingPercent) / 100);
  return currency === 'USD' && savingCents !== null && savingCents < total ? savingCents : 0;
};

/**
 * An offer fits a booking whose price can still go down, which travels within its dates, at its resort or ship; without
 * a supplier on record the place decides. Its room fits one of those on record, or is to be looked up.
 * @returns what it saves in cents of the booking’s currency; undefined where it does not fit.
 */
export const fitOffer = (
  offer: OfferTerms,
  { booking, told, suppliers, places, rooms }: OfferedBooking,
): { savedCents: number; isRoomUnknown: boolean } | undefined => {
  if (!canGoDown({ booking, told })) return undefined;
  if (booking.startDate < offer.travelFrom || booking.endDate > offer.travelTo) return undefined;
  if (suppliers.length > 0 && !suppliers.some((name) => isSameSupplier(name, offer.supplier)))
    return undefined;
  if (!namesAll(places, offer.place)) return undefined;
  const isRoomUnknown = offer.room !== '' && rooms.length === 0;
  if (offer.room && !isRoomUnknown && !rooms.some((room) => namesAll([room], offer.room))) return undefined;
  const savedCents = computeSaving(offer, booking);
  return savedCents > 0 ? { savedCents, isRoomUnknown } : undefined;
};
