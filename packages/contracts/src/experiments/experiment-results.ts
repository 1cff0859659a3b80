import * as z from 'zod/mini';
import { ConversionStep } from './conversion-step.js';
import { ExperimentKey, VariantKey } from './experiment-file.js';

const ExperimentVersion = z.int().check(z.minimum(1), z.maximum(10_000));

/** `POST /api/v1/experiments/exposures`: always 204; nothing is stored without the gateway's cookie. */
export const RecordExposure = z.strictObject({
  experiment: ExperimentKey,
  version: ExperimentVersion,
  variant: VariantKey,
});
export type RecordExposure = z.infer<typeof RecordExposure>;

/** The version is text in an address. */
export const ResultsQuery = z.strictObject({
  experiment: ExperimentKey,
  version: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'A version is a whole number from 1')),
    z.transform(Number),
  ),
});
export type ResultsQuery = z.infer<typeof ResultsQuery>;

/**
 * `GET /api/v1/experiments/results?experiment=…&version=…`, for the role marketing. Each visitor counts once.
 */
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
