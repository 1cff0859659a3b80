import { StreamOpening } from '@landsea/contracts/core';
import { TripEvent } from '@landsea/contracts/live';
import type { TestService } from '@landsea/nest-kit/testing';

const opening = 'event: opened\ndata: ';

/** The next event of a stream; a silent stream fails after 15 seconds. */
export const soon = async <T>(what: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nothing came')), 15_000);
  });
  return Promise.race([what, late]).finally(() => clearTimeout(timer));
};

/** An open browser: the events of its stream one by one, but for who is here and that something was logged; undefined once the server closed it. */
export async function watchTrip(service: TestService, userId: string, tripId: string, firstName = 'Robin') {
  const cookie = service.cookieOf({ userId, firstName });
  let present: string[] = [];
  const abort = new AbortController();
  const response = await fetch(`${service.url}/api/v1/trips/${tripId}/stream`, {
    headers: { cookie },
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let quietMs: number | undefined;
  const next = async (): Promise<TripEvent | undefined> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      const block = rest.slice(0, end);
      if (end >= 0) rest = rest.slice(end + 2);
      if (end >= 0 && block.startsWith(opening))
        quietMs = StreamOpening.parse(JSON.parse(block.slice(opening.length))).quietMs;
      if (end >= 0 && block.startsWith('data: ')) {
        const event = TripEvent.parse(JSON.parse(block.slice(6)));
        if (event.type === 'presence') present = event.here.map(({ name }) => name);
        else if (event.type !== 'activity.changed') return event;
      }
      if (end >= 0) continue;
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      rest += chunk.value;
    }
  };
  return {
    response,
    next,
    here: () => present,
    quietMs: () => quietMs,
    token: cookie.slice('landsea_sid='.length),
    close: () => abort.abort(),
  };
}
