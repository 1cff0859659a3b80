/** Addresses with a search or a token are not kept; the gateway marks those with a token, and those for one visitor. */
export const isPlainPage = (
  answer: Pick<Response, 'status' | 'redirected' | 'headers'>,
  { search }: URL,
): boolean =>
  answer.status === 200 &&
  !answer.redirected &&
  search === '' &&
  answer.headers.get('referrer-policy') !== 'no-referrer' &&
  answer.headers.get('cache-control') !== 'no-store' &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');
