import * as z from 'zod/mini';
import { ServiceName } from '../messages/index.js';

const schemas = z.record(z.string(), z.looseObject({}));

/**
 * `GET /api/docs/<service>/contracts`: what a service answers and takes, as JSON Schema by area and name. The version is a hash
 * of the rest, so that two services with one version have the same contracts.
 */
export const PublishedContracts = z.object({
  service: ServiceName,
  version: z.string(),
  answers: schemas,
  requests: schemas,
});
export type PublishedContracts = z.infer<typeof PublishedContracts>;
