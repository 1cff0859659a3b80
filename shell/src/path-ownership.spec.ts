import { isCaughtAsTrip, ownedPaths, ownershipOf, remoteOf } from './path-ownership';

test('a bare first segment is a trip only when it is a trip id', () => {
  expect(ownershipOf('/d0000000-0000-4000-8000-0000000000aa')).toEqual({ owner: 'family', access: 'trip' });
  expect(ownershipOf('/nowhere')).toBeUndefined();
  expect(ownershipOf('/d0000000-0000-4000-8000-0000000000aa/x')).toBeUndefined();
});

test.each([
  ['/', 'marketing', 'public'],
  ['/dashboard/', 'family', 'signed-in'],
  ['/trip/1/budget-center', 'family', 'trip'],
  ['/app/agents/clients/new', 'agent', 'agent'],
  ['/client-portal', 'agent', 'client'],
  ['/settings', 'shell', 'signed-in'],
  ['/settings/branding', 'agent', 'agent'],
])('%s is of %s, for %s', (path, owner, access) => {
  expect(ownershipOf(path)).toMatchObject({ owner, access });
});

test('/share without a token and unknown paths belong to nobody', () => {
  expect(ownershipOf('/share')).toBeUndefined();
  expect(ownershipOf('/trip')).toBeUndefined();
  expect(remoteOf('/auth')).toBeUndefined();
});

test('no path is owned twice', () => {
  const paths = ownedPaths.flatMap((owned) => owned.paths);
  expect(new Set(paths).size).toBe(paths.length);
});

test('one segment that is no trip’s id was never meant as a trip', () => {
  expect(isCaughtAsTrip('/daily-planner', 'daily-planner')).toBe(true);
  expect(
    isCaughtAsTrip('/0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'),
  ).toBe(false);
  expect(isCaughtAsTrip('/trip/unknown/dashboard', 'unknown')).toBe(false);
  expect(isCaughtAsTrip('/dashboard', undefined)).toBe(false);
});
