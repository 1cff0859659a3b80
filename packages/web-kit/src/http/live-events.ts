import { responseSchema, TripEvent } from '@landsea/contracts/core';
import { timings } from './timings';

/**
 * connected: the stream is open, for the first time or again; what happened before is not in it, so the listener fetches
 * afresh. refused: there is none for this person, or none at all just now; the query of the trip shows which.
 */
export interface LineState {
  type: 'connected' | 'refused';
}

const parse = (data: unknown): TripEvent | undefined => {
  if (typeof data !== 'string') return undefined;
  try {
    return responseSchema(TripEvent).safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};

/**
 * Follows `GET /api/v1/trips/:tripId/stream` until the returned function is called. The browser reconnects by itself
 * after a broken line; after a refusal it gives up, so then we try again, ever more slowly.
 */
export const liveEvents = (tripId: string, onEvent: (event: TripEvent | LineState) => void): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait: number = timings.live.firstReconnect;
  const connect = () => {
    const stream = new EventSource(`/api/v1/trips/${tripId}/stream`, { withCredentials: true });
    source = stream;
    stream.onopen = () => {
      wait = timings.live.firstReconnect;
      onEvent({ type: 'connected' });
    };
    stream.onmessage = (message) => {
      const event = parse(message.data);
      if (event) onEvent(event);
    };
    stream.onerror = () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      onEvent({ type: 'refused' });
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, timings.live.slowestReconnect);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
};
