import * as z from 'zod/mini';

/** The event `opened`: data that was fetched within `quietMs` is current. */
export const StreamOpening = z.object({ quietMs: z.number() });
export type StreamOpening = z.infer<typeof StreamOpening>;

/** A `TripEvent`, or one of a later release. */
export const StreamEvent = z.looseObject({ type: z.string() });
export type StreamEvent = z.infer<typeof StreamEvent>;
