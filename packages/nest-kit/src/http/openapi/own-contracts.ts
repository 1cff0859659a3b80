import type { $ZodType } from 'zod/v4/core';

/** infra/contracts-loader.mjs fills it in a build; a service that runs from its sources has none. */
export const ownContracts: Record<'answers' | 'requests', Record<string, $ZodType>> = {
  answers: {},
  requests: {},
};
