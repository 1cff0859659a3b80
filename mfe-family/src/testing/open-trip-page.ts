import { aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { routes } from '../routes';
import { aTrip, fullAccess } from './trip-fixtures';

/** Renders a page of one trip for somebody who may change it; `handlers` answer the rest, or the same otherwise. */
export const openTripPage = (path: string, handlers: Handlers, { trip = aTrip(), user = aUser() } = {}) =>
  renderRoute(routes, path, {
    user,
    handlers: {
      'GET /api/trips': () => [trip],
      'GET /api/trips/:tripId': () => trip,
      'GET /api/user/access': () => fullAccess,
      ...handlers,
    },
  });
