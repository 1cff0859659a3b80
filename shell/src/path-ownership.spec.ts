import { pendingPages } from '@landsea/web-kit';
import { routeProblems } from '@landsea/web-kit/testing';
import { isCaughtByParameter, isPending, isSamePage, ownershipOf, remoteOf } from './path-ownership';
import { RemoteRegistry } from './remote-registry';
import { shellRoutes } from './router';

test('a bare first segment is a trip only when it is a trip id', () => {
  expect(ownershipOf('/d0000000-0000-4000-8000-0000000000aa')).toEqual({
    name: 'TripDashboard',
    owner: 'family',
    access: 'trip',
  });
  expect(ownershipOf('/nowhere')).toBeUndefined();
  expect(ownershipOf('/d0000000-0000-4000-8000-0000000000aa/x')).toBeUndefined();
});

test.each([
  ['/', 'marketing', 'public'],
  ['/dashboard/', 'family', 'signed-in'],
  ['/trip/1/budget-center', 'family', 'trip'],
  ['/app/agents/clients/new', 'agent', 'agent'],
  ['/client-portal', 'agent', 'client'],
  ['/share', 'family', 'public'],
  ['/share/a-token', 'family', 'public'],
  ['/settings', 'shell', 'signed-in'],
  ['/settings/branding', 'agent', 'agent'],
])('%s is of %s, for %s', (path, owner, access) => {
  expect(ownershipOf(path)).toMatchObject({ owner, access });
});

test('unknown paths belong to nobody', () => {
  expect(ownershipOf('/trip')).toBeUndefined();
  expect(remoteOf('/auth')).toBeUndefined();
});

test('each path of the shell has one route, or is pending', () => {
  expect(routeProblems('shell', shellRoutes(new RemoteRegistry()))).toEqual([]);
});

test('a page to come is told from one that exists and one that does not', () => {
  const path = Object.keys(pendingPages).find((known) => !/[:?]/.test(known));
  expect(isPending(path ?? '')).toBe(true);
  expect(isPending('/auth')).toBe(false);
  expect(isPending('/nowhere')).toBe(false);
});

test('what was not meant for a route with a parameter is told from what was', () => {
  const tripId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(isCaughtByParameter('/nowhere', { tripId: 'nowhere' })).toBe(true);
  expect(isCaughtByParameter('/nowhere/', { tripId: 'nowhere' })).toBe(true);
  expect(isCaughtByParameter(`/${tripId}`, { tripId })).toBe(false);
  expect(isCaughtByParameter('/trip/unknown/dashboard', { tripId: 'unknown' })).toBe(false);
  expect(isCaughtByParameter('/app/agents/clients/import', { clientId: 'import' })).toBe(true);
  expect(isCaughtByParameter('/app/agents/clients/1', { clientId: '1' })).toBe(false);
  expect(isCaughtByParameter('/dashboard', {})).toBe(false);
});

test('aliases are one page, whichever trip they name', () => {
  expect(isSamePage('/budget-center', '/trip/1/budget-center')).toBe(true);
  expect(isSamePage('/trip/1/dashboard/', '/dashboard')).toBe(true);
  expect(isSamePage('/d0000000-0000-4000-8000-0000000000aa', '/dashboard')).toBe(true);
  expect(isSamePage('/trip/1/budget-center', '/dashboard')).toBe(false);
  expect(isSamePage('/nowhere', '/nowhere')).toBe(false);
});
