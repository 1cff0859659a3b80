import { matchPath } from 'react-router-dom';

export interface FakeRequest {
  method: string;
  path: string;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** By method and path pattern: `{ 'GET /api/v1/trips/:tripId/budget': () => budget }`. A Response passes as it is. */
export type Handlers = Record<string, (request: FakeRequest) => unknown>;

/** An answer with its own status: `answer(403, { code: 'PAYWALL', … })`. */
export const answer = (status: number, body?: unknown): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
  });

const find = (handlers: Handlers, method: string, path: string) => {
  for (const [key, handler] of Object.entries(handlers)) {
    const [wantedMethod, pattern = ''] = key.split(' ');
    const match = wantedMethod === method ? matchPath(pattern, path) : null;
    if (match) return { handler, params: match.params };
  }
  return undefined;
};

/** A `fetch` that is answered by handlers and records the calls; a call without a handler fails loudly. */
export const fetchDouble = (handlers: Handlers) => {
  const requests: FakeRequest[] = [];
  const fetchFake = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://landsea.test');
    const method = init.method ?? 'GET';
    const found = find(handlers, method, url.pathname);
    const request: FakeRequest = {
      method,
      path: url.pathname,
      params: found?.params ?? {},
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    requests.push(request);
    if (!found) {
      console.error(`No handler for ${method} ${url.pathname}`);
      return answer(404, { code: 'NOT_FOUND', message: `No handler for ${method} ${url.pathname}` });
    }
    const value = await found.handler(request);
    if (value instanceof Response) return value;
    return value === undefined ? answer(204) : answer(200, value);
  };
  return { fetch: fetchFake, requests };
};
