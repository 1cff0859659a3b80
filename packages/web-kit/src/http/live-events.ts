import { responseSchema, StreamEvent, StreamOpening } from '@landsea/contracts/core';
import { keptAnswers } from './kept-answers';
import { timings } from './timings';

/**
 * connected: the stream is open, for the first time or again, and something may have changed before it was, so the listener
 * fetches afresh. current: it is open, and all that this document fetched is as it was. refused: there is none for this person, or none at all just now; the query of the trip shows which.
 */
export interface LineState {
  type: 'connected' | 'current' | 'refused';
}

const json = (data: unknown): unknown => {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/** How long ago the document was requested, and its first data with it; a computer that sleeps may stop the first clock. */
const documentAge = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

const isCurrent = (data: unknown): boolean => {
  const opening = responseSchema(StreamOpening).safeParse(json(data)).data;
  return opening !== undefined && opening.quietMs >= documentAge();
};

/**
 * Follows `GET /api/v1/trips/:tripId/stream` until the returned function is called. The browser reconnects by itself
 * after a broken line; after a refusal it gives up, so then we try again, ever more slowly. An event is either a
 * {@link LineState} or what the service sent, of which only the type is checked: every page loads this, few read the rest.
 */
export const liveEvents = (
  tripId: string,
  onEvent: (event: StreamEvent | LineState) => void,
): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait: number = timings.live.firstReconnect;
  const connect = () => {
    const stream = new EventSource(`/api/v1/trips/${tripId}/stream`, { withCredentials: true });
    source = stream;
    let isOpening = false;
    const opened = (type: 'connected' | 'current') => {
      if (isOpening) onEvent({ type: keptAnswers.areShown() ? 'connected' : type });
      if (isOpening) keptAnswers.leave();
      isOpening = false;
    };
    stream.onopen = () => {
      wait = timings.live.firstReconnect;
      isOpening = true;
    };
    stream.addEventListener('opened', (message) => {
      opened(isCurrent(message.data) ? 'current' : 'connected');
    });
    stream.onmessage = (message) => {
      // The service of the release before begins with an event of the trip.
      opened('connected');
      const event = StreamEvent.safeParse(json(message.data)).data;
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
