import { isLinkPage, isPlainPage } from '../../worker/plain-page';

const address = new URL('https://landsea.example/trip/1');

/** A page as the gateway sends it, but for this. */
const page = (
  headers: Record<string, string> = {},
  more: { redirected?: boolean; status?: number } = {},
) => ({
  ...{ status: 200, redirected: false, ...more },
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
});

test('a page is kept for a time without a signal', () => {
  expect(isPlainPage(page({ 'cache-control': 'no-cache' }), address)).toBe(true);
});

test.each([
  ['for one visitor', page({ 'cache-control': 'no-store' }), address],
  ['with a token', page({ 'referrer-policy': 'no-referrer' }), address],
  ['with a search', page(), new URL('?tab=1', address)],
  ['after a redirect', page({}, { redirected: true }), address],
  ['of an error', page({}, { status: 503 }), address],
  ['that is none', page({ 'content-type': 'application/json' }), address],
])('one %s never is', (_, answer, url) => {
  expect(isPlainPage(answer, url)).toBe(false);
});

test('the page of a link is kept apart, when it is the same for everybody', () => {
  const ofLink = page({ 'referrer-policy': 'no-referrer' });
  expect(isLinkPage(ofLink, new URL('https://landsea.example/i/any'))).toBe(true);
  expect(isLinkPage(ofLink, new URL('https://landsea.example/i/any?from=mail'))).toBe(false);
  expect(isLinkPage(page({ 'cache-control': 'no-store' }), address)).toBe(false);
  expect(isLinkPage(page({}, { status: 404 }), address)).toBe(false);
  expect(isLinkPage(page({}, { status: 503 }), address)).toBe(false);
});
