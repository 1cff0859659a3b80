import { hasValidIds, isSamePage, learnPages, findPageAt } from './known-pages';
import { remotesManifest } from './testing/remotes-manifest';

const tripId = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('knows only its own pages until the remotes publish theirs', () => {
  expect(findPageAt('/settings')).toMatchObject({ owner: 'shell', access: 'signed-in' });
  expect(findPageAt('/pricing')).toBeUndefined();
  learnPages(remotesManifest);
  expect(findPageAt('/pricing')).toMatchObject({ owner: 'marketing' });
});

describe('with the pages of the remotes', () => {
  beforeAll(() => learnPages(remotesManifest));

  it.each([
    ['/', 'marketing', 'public'],
    ['/dashboard/', 'family', 'signed-in'],
    [`/${tripId}`, 'family', 'trip'],
    [`/trip/${tripId}/budget-center`, 'family', 'trip'],
    ['/app/agents/clients/new', 'agent', 'agent'],
    ['/client-portal', 'agent', 'client'],
    ['/settings', 'shell', 'signed-in'],
    ['/settings/branding', 'agent', 'agent'],
    ['/auth', 'shell', 'public'],
  ])('%s belongs to %s, for %s', (path, owner, access) => {
    expect(findPageAt(path)).toMatchObject({ owner, access });
  });

  it.each(['/nowhere', `/${tripId}/x`, '/trip', '/app/agents/clients/nowhere', '/trip/unknown/timeline'])(
    '%s has no page',
    (path) => {
      expect(findPageAt(path)).toBeUndefined();
    },
  );

  it('treats aliases as one page, whichever trip they name', () => {
    expect(isSamePage('/budget-center', `/trip/${tripId}/budget-center`)).toBe(true);
    expect(isSamePage(`/trip/${tripId}/dashboard/`, '/dashboard')).toBe(true);
    expect(isSamePage(`/${tripId}`, '/dashboard')).toBe(true);
    expect(isSamePage(`/trip/${tripId}/budget-center`, '/dashboard')).toBe(false);
    expect(isSamePage('/nowhere', '/nowhere')).toBe(false);
  });
});

test('a parameter named after an id accepts a UUID only', () => {
  expect(hasValidIds({ tripId })).toBe(true);
  expect(hasValidIds({ token: 'anything' })).toBe(true);
  expect(hasValidIds({ tripId: 'nowhere' })).toBe(false);
  expect(hasValidIds({})).toBe(true);
});
