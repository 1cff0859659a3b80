import type { RouteTable } from '@landsea/nest-kit/testing';
import { only, type TripsCaller } from './callers.js';
import { aPriceOffer } from './client-bodies.js';
import { agents, ownClient } from './client-rows.js';

/** An offer is the agent’s own, for their colleagues, too. */
export const priceOfferRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/price-offers': { answers: agents(200) },
  'PUT /api/v1/price-offers/{offerId}': { answers: agents(200), body: aPriceOffer },
  'DELETE /api/v1/price-offers/{offerId}': {
    answers: { ...ownClient(200), agencyOwner: only(404), assistant: only(404) },
  },
  // Nothing was deleted.
  'POST /api/v1/price-offers/{offerId}/restoration': { answers: agents(404) },
  'PUT /api/v1/price-offers/{offerId}/bookings/{bookingId}': {
    answers: { ...agents(404), agentOfClient: only(200) },
    body: () => ({ outcome: 'taken' }),
  },
};
