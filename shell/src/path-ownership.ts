import type { RemoteName } from '@landsea/contracts/core';
import { pendingPages, productPages } from '@landsea/web-kit';
import type { ProductPage } from '@landsea/web-kit';
import { matchPath } from 'react-router-dom';

type Ownership = Pick<ProductPage, 'name' | 'owner' | 'access'>;

const tripId = /^\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\/?$/i;
const BARE_TRIP = '/:tripId';

const known = productPages.flatMap(({ name, owner, access, paths }) =>
  paths
    .filter((pattern) => pattern !== BARE_TRIP && !pattern.includes('?'))
    .map((pattern) => ({ pattern, ownership: { name, owner, access } })),
);

const patternOf = (pathname: string) => known.find(({ pattern }) => matchPath(pattern, pathname) !== null);

/** Who answers a path, or undefined for one that does not exist. A bare first segment is a trip only if it is a uuid. */
export const ownershipOf = (pathname: string): Ownership | undefined =>
  tripId.test(pathname)
    ? { name: 'TripDashboard', owner: 'family', access: 'trip' }
    : patternOf(pathname)?.ownership;

/** Whether two paths are aliases of one page, whichever trip they name. */
export const isSamePage = (one: string, other: string): boolean => {
  const name = ownershipOf(one)?.name;
  return name !== undefined && name === ownershipOf(other)?.name;
};

/** Whether the product promises a page at this path and does not have it yet. */
export const isPending = (pathname: string): boolean => (patternOf(pathname)?.pattern ?? '') in pendingPages;

/** The remote whose routes may hold the path. */
export const remoteOf = (pathname: string): RemoteName | undefined => {
  const owner = ownershipOf(pathname)?.owner;
  return owner === 'shell' ? undefined : owner;
};

/**
 * Whether a route with a parameter has caught a path that was not meant for it: `/:tripId` one whose only segment is no
 * trip's id, any other one a page that is still to come.
 */
export const isCaughtByParameter = (
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
): boolean => {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const isBareTrip = params['tripId'] !== undefined && /^\/[^/]+$/.test(path);
  return (isBareTrip && !tripId.test(path)) || (Object.keys(params).length > 0 && path in pendingPages);
};
