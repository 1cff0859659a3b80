import { responseSchema } from '@landsea/contracts/core';
import { TripEvent } from '@landsea/contracts/live';
import { followLiveEvents, type LineState } from '@landsea/web-kit';

export type LiveEvent = TripEvent | LineState;

const isLineState = (event: { type: string }): event is LineState =>
  ['connected', 'current', 'refused'].includes(event.type);

/** Events of an unknown kind are ignored. Returns the unsubscribe function. */
export const followTripEvents = (tripId: string, onEvent: (event: LiveEvent) => void): (() => void) =>
  followLiveEvents(tripId, (event) => {
    const known = isLineState(event) ? event : responseSchema(TripEvent).safeParse(event).data;
    if (known) onEvent(known);
  });
