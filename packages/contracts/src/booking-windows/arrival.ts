import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';
import { LoyaltyLevel, TripMode } from '../trip/trips.js';

export const arrivalBounds = { nights: { min: 1, max: 14 }, sea: { min: 1, max: 14 } };

const nightsWithin = ({ min, max }: { min: number; max: number }, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), usual);

export const ArrivalStay = z.enum(['on-site', 'off-site'], 'Choose where you stay');
export type ArrivalStay = z.infer<typeof ArrivalStay>;

export const ANY_SHIP = 'your ship';

/** By sailings completed, or concierge. */
export const ArrivalGuest = z.enum([...LoyaltyLevel.options, 'concierge'], 'Choose who sails');
export type ArrivalGuest = z.infer<typeof ArrivalGuest>;

/**
 * The query of `GET /api/v1/planning-calendar`. A cruise sails on the first day, else after the nights by the
 * parks.
 */
export const Arrival = z.object({
  arrive: CalendarDate,
  mode: z._default(TripMode, 'parks'),
  nights: nightsWithin(arrivalBounds.nights, 5),
  stay: z._default(ArrivalStay, 'on-site'),
  sea: nightsWithin(arrivalBounds.sea, 4),
  guest: z._default(ArrivalGuest, 'first-time'),
});
export type Arrival = z.infer<typeof Arrival>;
