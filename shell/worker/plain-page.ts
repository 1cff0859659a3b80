type PageAnswer = Pick<Response, 'status' | 'redirected' | 'headers'>;

/** The page of a link that is for everybody the same. */
export const isLinkPage = (answer: PageAnswer, { search }: URL): boolean =>
  answer.status === 200 &&
  !answer.redirected &&
  search === '' &&
  answer.headers.get('cache-control') !== 'no-store' &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');

/** Addresses with a search or a token are not kept; the gateway marks those with a token, and those for one visitor. */
export const isPlainPage = (answer: PageAnswer, url: URL): boolean =>
  isLinkPage(answer, url) && answer.headers.get('referrer-policy') !== 'no-referrer';
