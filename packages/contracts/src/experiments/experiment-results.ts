import * as z from 'zod/mini';
import { ConversionStep } from './conversion-step.js';
import { ExperimentKey, VariantKey } from './experiment-file.js';

const ExperimentVersion = z.int().check(z.minimum(1), z.maximum(10_000));

const BuildName = z.string().check(z.regex(/^[0-9a-f]{12}$/));

/** `POST /api/v1/experiments/exposures`: always 204; nothing is stored without the gateway's cookie. */
export const RecordExposure = z.strictObject({
  experiment: ExperimentKey,
  version: ExperimentVersion,
  variant: VariantKey,
  /** The build of the page; a page from before sends none. */
  build: z.optional(BuildName),
});
export type RecordExposure = z.infer<typeof RecordExposure>;

/**
 * `POST /api/v1/experiments/page-figures`: always 204. Counted only for a visitor who was recorded with this build; the first
 * paint that was measured stays.
 */
export const RecordPageFigures = z.strictObject({
  experiment: ExperimentKey,
  version: ExperimentVersion,
  build: BuildName,
  /** Milliseconds from the start of the navigation. */
  largestPaintMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  /** Errors of scripts on the page, since it can be used. */
  scriptErrors: z.int().check(z.minimum(0), z.maximum(99)),
});
export type RecordPageFigures = z.infer<typeof RecordPageFigures>;

/** The version is text in an address. */
export const ResultsQuery = z.strictObject({
  experiment: ExperimentKey,
  version: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'A version is a whole number from 1')),
    z.transform(Number),
  ),
});
export type ResultsQuery = z.infer<typeof ResultsQuery>;

const VariantCounts = {
  variant: VariantKey,
  visitors: z.int(),
  steps: z.record(ConversionStep, z.int()),
};

/** The visitors who saw this build first, by variant. */
export const BuildFigures = z.object({
  /** Null for visitors of pages that did not name theirs. */
  build: z.nullable(z.string()),
  ...VariantCounts,
  /** ISO-8601 UTC. */
  firstSeenAt: z.string(),
  /** Visitors who met an error of a script. */
  withErrors: z.int(),
  /** Visitors whose largest paint is known, and the time that three of four of them are under. */
  measured: z.int(),
  largestPaintMs: z.nullable(z.int()),
});
export type BuildFigures = z.infer<typeof BuildFigures>;

/**
 * `GET /api/v1/experiments/results?experiment=…&version=…`, for the role marketing. Each visitor counts once.
 */
export const ExperimentResults = z.object({
  variants: z.array(z.object(VariantCounts)),
  /** At most 60, the newest builds first. */
  builds: z.optional(z.array(BuildFigures)),
  /** Versions with visitors of the last 400 days, newest first, at most 50. */
  versions: z.optional(z.array(z.int())),
});
export type ExperimentResults = z.infer<typeof ExperimentResults>;
