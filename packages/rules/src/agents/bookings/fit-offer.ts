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

/** Each offer meets each booking, and its words take longer to split than to compare. */
const readOnce = <Of extends object, Words>(read: (of: Of) => Words): ((of: Of) => Words) => {
  const known = new WeakMap<Of, Words>();
  return (of) => {
    const words = known.get(of) ?? read(of);
    known.set(of, words);
    return words;
  };
};

const readOffer = readOnce(({ supplier, place, room }: OfferTerms) => ({
  supplier: splitWords(supplier),
  place: listNames(place),
  room: listNames(room),
}));

const readBooking = readOnce(({ booking, told, suppliers, places, rooms }: OfferedBooking) => ({
  isOpen: canGoDown({ booking, told }),
  suppliers: suppliers.map(splitWords),
  places: new Set(places.flatMap(splitWords)),
  rooms: rooms.map((room) => new Set(splitWords(room))),
}));

const namesAll = (words: ReadonlySet<string>, wanted: readonly string[]): boolean =>
  wanted.every((word) => words.has(word));

/** “Disney” and “Disney Cruise Line” are one supplier: each word of the shorter name is in the longer one. */
const isSameSupplier = (one: readonly string[], other: readonly string[]): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
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
  offered: OfferedBooking,
): { savedCents: number; isRoomUnknown: boolean } | undefined => {
  const { booking } = offered;
  if (booking.startDate < offer.travelFrom || booking.endDate > offer.travelTo) return undefined;
  const { isOpen, suppliers, places, rooms } = readBooking(offered);
  if (!isOpen) return undefined;
  const wanted = readOffer(offer);
  if (suppliers.length > 0 && !suppliers.some((name) => isSameSupplier(name, wanted.supplier)))
    return undefined;
  if (!namesAll(places, wanted.place)) return undefined;
  const isRoomUnknown = offer.room !== '' && rooms.length === 0;
  if (offer.room && !isRoomUnknown && !rooms.some((room) => namesAll(room, wanted.room))) return undefined;
  const savedCents = computeSaving(offer, booking);
  return savedCents > 0 ? { savedCents, isRoomUnknown } : undefined;
};
