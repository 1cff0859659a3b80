import { responseSchema, StreamEvent, StreamOpening } from '@landsea/contracts/core';
import { keptAnswers } from './request';
import { timings } from './timings';

/**
 * connected: fetch again; current: nothing has changed since the document; refused: the trip's query shows
 * why.
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

/** The first clock may stop while a computer sleeps. */
const documentAge = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

const isCurrent = (data: unknown): boolean => {
  const opening = responseSchema(StreamOpening).safeParse(json(data)).data;
  return opening !== undefined && opening.quietMs >= documentAge();
};

/**
 * The browser reconnects by itself, but not after a refusal, so we retry with growing delays. Only the type
 * of an event is checked.
 */
export const followLiveEvents = (
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
      // An earlier release of the service begins with an event of the trip.
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
