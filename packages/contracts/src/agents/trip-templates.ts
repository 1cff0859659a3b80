import * as z from 'zod/mini';
import { Id, defineShortText } from '../core/primitives.js';

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
