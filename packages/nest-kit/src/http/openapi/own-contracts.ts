import type { $ZodType } from 'zod/v4/core';

/**
 * The contracts of this service by area and name, such as `trip/TripDetail`. The build of a service writes them here
 * (infra/contracts-loader.mjs); a service that runs from its sources has none.
 */
export const ownContracts: Record<'answers' | 'requests', Record<string, $ZodType>> = {
  answers: {},
  requests: {},
};
