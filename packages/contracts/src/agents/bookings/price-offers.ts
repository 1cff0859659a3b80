import * as z from 'zod/mini';
import { Currency } from '../../bookings/booking.js';
import { CalendarDate, Cents, defineShortText, freeText, Id, Version } from '../../core/primitives.js';

/** Offers of an agent. */
export const MOST_OFFERS = 30;
/** Bookings that fit an offer. */
export const MOST_FITS = 200;

/** kept: the client keeps the booking; gone: no room is left at this price; small: not worth the change. */
export const OfferSkip = z.enum(['kept', 'gone', 'small', 'other'], 'Choose why you skip it');
export type OfferSkip = z.infer<typeof OfferSkip>;

const offerFields = {
  supplier: defineShortText('The supplier', 120),
  place: defineShortText('The resort or ship', 160),
  /** Empty for every category. */
  room: freeText('The room', 120),
  travelFrom: CalendarDate,
  travelTo: CalendarDate,
  bookBy: CalendarDate,
  /** Either this or `savingCents`. */
  savingPercent: z.nullable(
    z
      .int('Enter a whole percentage, such as 15')
      .check(z.minimum(1, 'Enter at least 1 percent'), z.maximum(90, 'Enter at most 90 percent')),
  ),
  /** US cents of a booking. */
  savingCents: z.nullable(Cents),
};

/** `PUT /api/v1/price-offers/:offerId`; version 0 adds it. Answers {@link PriceOfferList}. */
export const SavePriceOffer = z.strictObject({ ...offerFields, version: Version }).check(
  z.refine(({ travelFrom, travelTo }) => travelFrom <= travelTo, {
    path: ['travelTo'],
    message: 'The last day of travel is before the first one',
  }),
  z.refine(({ savingPercent, savingCents }) => (savingPercent === null) !== (savingCents === null), {
    path: ['savingCents'],
    message: 'Enter the saving, as a percentage or an amount',
  }),
  z.refine(({ savingCents }) => savingCents === null || savingCents > 0, {
    path: ['savingCents'],
    message: 'Enter an amount above zero',
  }),
);
export type SavePriceOffer = z.infer<typeof SavePriceOffer>;

/** A booking that the offer fits; amounts in cents of its currency, `savedCents` an estimate. */
export const OfferFit = z.object({
  tripId: Id,
  tripName: z.string(),
  clientId: Id,
  clientName: z.string(),
  bookingId: Id,
  title: z.string(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  totalCents: z.int(),
  savedCents: z.int(),
  currency: Currency,
  /** The offer names a room, and the booking’s is not known. */
  isRoomUnknown: z.boolean(),
  /** Null while it is to be looked at. */
  outcome: z.nullable(z.enum(['taken', 'skipped'])),
  skip: z.nullable(OfferSkip),
});
export type OfferFit = z.infer<typeof OfferFit>;

/** `isCut`: more than {@link MOST_FITS} bookings fit. */
export const PriceOffer = z.object({
  id: Id,
  ...offerFields,
  version: Version,
  fits: z.array(OfferFit),
  isCut: z.boolean(),
});
export type PriceOffer = z.infer<typeof PriceOffer>;

/** `GET /api/v1/price-offers`: the agent’s own that can still be booked, the one that ends first at the head. */
export const PriceOfferList = z.object({ offers: z.array(PriceOffer) });
export type PriceOfferList = z.infer<typeof PriceOfferList>;

/**
 * `PUT /api/v1/price-offers/:offerId/bookings/:bookingId`: skipped needs `skip`; open takes an answer back. Answers
 * {@link PriceOfferList}.
 */
export const AnswerOffer = z.strictObject({
  outcome: z.enum(['taken', 'skipped', 'open'], 'Choose taken, skipped or open'),
  skip: z.optional(OfferSkip),
});
export type AnswerOffer = z.infer<typeof AnswerOffer>;
