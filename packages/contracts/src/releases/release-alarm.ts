import * as z from 'zod/mini';
import { AppName } from './release-list.js';

/**
 * `first-render`: a page failed before it was shown once. `missing`: a file of a released build is not there. `replay`:
 * a list that is older than one seen before. `expired`: a list that nobody signed anew in time.
 */
export const ReleaseAlarmKind = z.enum([
  'signature',
  'integrity',
  'first-render',
  'missing',
  'replay',
  'expired',
]);
export type ReleaseAlarmKind = z.infer<typeof ReleaseAlarmKind>;

const short = z.string().check(z.maxLength(200));

/** `POST /api/v1/release-alarms`, without personal data. */
export const ReleaseAlarm = z.strictObject({
  kind: ReleaseAlarmKind,
  app: AppName,
  build: z.optional(z.string().check(z.regex(/^[0-9a-z]{1,16}$/))),
  subject: z.optional(short),
  reason: z.optional(short),
});
export type ReleaseAlarm = z.infer<typeof ReleaseAlarm>;

const names = /^[0-9a-f]{12}(,[0-9a-f]{12}){0,9}$/;

/** Up to ten builds, separated by commas. */
export const FailingBuildsQuery = z.strictObject({ builds: z.string().check(z.regex(names)) });
export type FailingBuildsQuery = z.infer<typeof FailingBuildsQuery>;

/** `GET /api/v1/release-alarms/failing?builds=…`: those that several visitors could not open. */
export const FailingBuilds = z.object({ failing: z.array(z.string()) });
export type FailingBuilds = z.infer<typeof FailingBuilds>;
