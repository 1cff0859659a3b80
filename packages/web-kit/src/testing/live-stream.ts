import { act } from '@testing-library/react';
import type { ConversationEvent } from '@landsea/contracts/agents';
import type { TripEvent } from '@landsea/contracts/live';

class FakeEventSource {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static readonly open = new Set<FakeEventSource>();
  readyState = FakeEventSource.OPEN;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onopened: ((message: { data: string }) => void) | undefined;

  constructor(readonly url: string) {
    FakeEventSource.open.add(this);
  }

  addEventListener(_type: 'opened', listener: (message: { data: string }) => void) {
    this.onopened = listener;
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open.delete(this);
  }
}

/** Puts a stream under the test's control in place of the browser's EventSource. */
export const installLiveStream = () => {
  FakeEventSource.open.clear();
  Object.assign(globalThis, { EventSource: FakeEventSource });
  const each = (callback: (source: FakeEventSource) => void) => {
    act(() => {
      FakeEventSource.open.forEach(callback);
    });
  };
  return {
    urls: () => [...FakeEventSource.open].map(({ url }) => url),
    emit: (event: TripEvent | ConversationEvent) => {
      each((source) => source.onmessage?.({ data: JSON.stringify(event) }));
    },
    breakLine: () => {
      each((source) => source.onerror?.());
    },
    refuse: () => {
      each((source) => {
        source.close();
        source.onerror?.();
      });
    },
    /** Opens it as a service does that does not say how long nothing has changed. */
    openUntold: () => {
      each((source) => source.onopen?.());
    },
    /** Opens it on a trip that has not changed for so long. */
    open: (quietMs = 0) => {
      each((source) => {
        source.onopen?.();
        source.onopened?.({ data: JSON.stringify({ quietMs }) });
      });
    },
  };
};
