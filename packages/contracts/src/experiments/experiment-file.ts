import * as z from 'zod/mini';
import { ConversionStep } from './conversion-step.js';
import { CalendarDate } from '../core/primitives.js';

const slug = (what: string) =>
  z
    .string(`${what} is required`)
    .check(
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `${what} is small letters, digits and hyphens`),
      z.maxLength(40, `${what} has 40 characters at most`),
    );

export const ExperimentKey = slug('The key of an experiment');
export const VariantKey = slug('The key of a variant');

const percent = z
  .number('A percentage is required')
  .check(z.minimum(0, 'A percentage is 0 to 100'), z.maximum(100, 'A percentage is 0 to 100'));

export const ExperimentAudience = z.strictObject({
  device: z._default(z.enum(['any', 'phone', 'computer']), 'any'),
  /** Values of `utm_campaign`; empty for every visitor. */
  campaigns: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(60))), []),
});
export type ExperimentAudience = z.infer<typeof ExperimentAudience>;

/** The first variant takes the remaining share, so the others can grow without moving visitors. */
export const Experiment = z
  .strictObject({
    key: ExperimentKey,
    path: z.string().check(z.startsWith('/', 'A path begins with /')),
    /** Raise it when a variant changes: visitors are assigned anew. */
    version: z.int().check(z.minimum(1), z.maximum(10_000)),
    hypothesis: z.string().check(z.maxLength(300)),
    variants: z
      .array(z.strictObject({ key: VariantKey, percent }))
      .check(
        z.minLength(1, 'An experiment has a variant'),
        z.maxLength(6, 'An experiment has 6 variants at most'),
      ),
    audience: z._default(ExperimentAudience, { device: 'any', campaigns: [] }),
    startsOn: CalendarDate,
    /** The first day after the experiment, America/New_York, fixed beforehand. */
    endsOn: CalendarDate,
    goal: z._default(ConversionStep, 'register'),
    /** Visitors of each variant before a result is shown. */
    minimumVisitors: z
      .int()
      .check(z.minimum(100, 'At least 100 visitors for each variant'), z.maximum(10_000_000)),
    winner: z.optional(VariantKey),
  })
  .check(
    z.refine(
      ({ variants }) => Math.abs(variants.reduce((sum, { percent: part }) => sum + part, 0) - 100) < 1e-9,
      {
        path: ['variants'],
        error: 'The percentages add up to 100',
      },
    ),
    z.refine(({ variants }) => new Set(variants.map(({ key }) => key)).size === variants.length, {
      path: ['variants'],
      error: 'Each variant has a key of its own',
    }),
    z.refine(
      ({ variants }) =>
        variants.slice(1).every(({ percent: part }) => part <= 100 / Math.max(1, variants.length - 1)),
      {
        path: ['variants'],
        error: 'A variant other than the first has at most 100 divided by the number of such variants',
      },
    ),
    z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      path: ['endsOn'],
      error: 'The end comes after the start',
    }),
    z.refine(({ winner, variants }) => winner === undefined || variants.some(({ key }) => key === winner), {
      path: ['winner'],
      error: 'The winner is one of the variants',
    }),
  );
export type Experiment = z.infer<typeof Experiment>;

/** `experiments.json` of the marketing build. */
export const ExperimentFile = z.array(Experiment).check(
  z.refine((all) => new Set(all.map(({ path }) => path)).size === all.length, 'One experiment for each path'),
  z.refine(
    (all) => new Set(all.map(({ key }) => key)).size === all.length,
    'Each experiment has a key of its own',
  ),
);
export type ExperimentFile = z.infer<typeof ExperimentFile>;
export type WrittenExperiments = z.input<typeof ExperimentFile>;
