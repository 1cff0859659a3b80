import * as z from 'zod/mini';
import { CalendarDate, Id, defineShortText } from '../core/primitives.js';
import { CopyClientTrip } from './agent-trips.js';

export const MOST_TRIP_TEMPLATES = 100;

/** `PUT /api/v1/agent-trips/:tripId/template`. */
export const SaveTripTemplate = z.strictObject({ name: defineShortText('A name', 120) });
export type SaveTripTemplate = z.infer<typeof SaveTripTemplate>;

export const TripTemplate = z.object({
  tripId: Id,
  name: z.string(),
  mode: z.string(),
  days: z.int(),
  isOwn: z.boolean(),
});
export type TripTemplate = z.infer<typeof TripTemplate>;

/** `GET /api/v1/trip-templates`, by name. */
export const TripTemplateList = z.object({ templates: z.array(TripTemplate) });
export type TripTemplateList = z.infer<typeof TripTemplateList>;

export const shippedTripKeys = [
  'parks',
  'parks-and-cruise',
  'short-cruise',
  'long-cruise',
  'first-visit',
  'grandparents',
] as const;
export const ShippedTripKey = z.enum(shippedTripKeys, 'Choose one of the templates');
export type ShippedTripKey = z.infer<typeof ShippedTripKey>;

/**
 * `POST /api/v1/clients/:clientId/trips/beginnings`: a trip from one of our templates with the client's household, its
 * days, wishes, checklist and planned budget; `ages` as in {@link CopyClientTrip}. Answers `TripDetail`.
 */
export const BeginClientTrip = z.strictObject({
  template: ShippedTripKey,
  name: defineShortText('A name', 120),
  startDate: CalendarDate,
  /** For the nights on land; none while nobody chose one. */
  hotelName: z.optional(defineShortText('Hotel')),
  ages: CopyClientTrip.shape.ages,
});
export type BeginClientTrip = z.infer<typeof BeginClientTrip>;
