import * as z from 'zod/mini';

/**
 * The first event of the stream, named `opened`: for how long nothing of the trip has changed, as far as is known. What was
 * fetched within that time is current.
 */
export const StreamOpening = z.object({ quietMs: z.number() });
export type StreamOpening = z.infer<typeof StreamOpening>;

/** Any later event of the stream, as those see it who know no kinds of events: a `TripEvent`, or one of a later release. */
export const StreamEvent = z.looseObject({ type: z.string() });
export type StreamEvent = z.infer<typeof StreamEvent>;
