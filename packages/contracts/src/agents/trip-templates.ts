import * as z from 'zod/mini';
import { Id, shortText } from '../core/primitives.js';

/** How many trips of one agent can be templates at a time. */
export const MOST_TRIP_TEMPLATES = 100;

/** `PUT /api/v1/agent-trips/:tripId/template`: new trips of the agency can begin with this one's plan. */
export const SaveTripTemplate = z.strictObject({ name: shortText('A name', 120) });
export type SaveTripTemplate = z.infer<typeof SaveTripTemplate>;

/** A trip with which new ones can begin: `CopyClientTrip` takes it from everybody in the agency. */
export const TripTemplate = z.object({
  tripId: Id,
  name: z.string(),
  mode: z.string(),
  days: z.int(),
  /** Whether the person reaches the trip itself, and so may rename or remove the template. */
  isOwn: z.boolean(),
});
export type TripTemplate = z.infer<typeof TripTemplate>;

/** `GET /api/v1/trip-templates`, by name; also the answer of what changes them. */
export const TripTemplateList = z.object({ templates: z.array(TripTemplate) });
export type TripTemplateList = z.infer<typeof TripTemplateList>;
