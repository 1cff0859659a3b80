import * as z from 'zod/mini';
import { ExperimentKey, VariantKey } from './experiment-file.js';

const ExperimentVersion = z.int().check(z.minimum(1), z.maximum(10_000));

/**
 * `POST /api/v1/experiments/exposures`, once the page was seen. The visitor is named by the gateway's cookie; without one
 * nothing is kept. Answers 204 always.
 */
export const RecordExposure = z.strictObject({
  experiment: ExperimentKey,
  version: ExperimentVersion,
  variant: VariantKey,
});
export type RecordExposure = z.infer<typeof RecordExposure>;

/** What a visitor did after seeing the page, in this order. `start`: followed a call to action to the sign-up. */
export const ConversionStep = z.enum(['start', 'register', 'create', 'pay']);
export type ConversionStep = z.infer<typeof ConversionStep>;

/** `GET /api/v1/experiments/:key/:version/results`, for people with the role marketing. Visitors, each counted once. */
export const ExperimentResults = z.object({
  variants: z.array(
    z.object({
      variant: VariantKey,
      visitors: z.int(),
      steps: z.record(ConversionStep, z.int()),
    }),
  ),
});
export type ExperimentResults = z.infer<typeof ExperimentResults>;
