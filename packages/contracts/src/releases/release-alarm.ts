import * as z from 'zod/mini';
import { AppName } from './release-list.js';

/**
 * What a browser refused or could not show. `signature`: the list is not signed by a known key. `integrity`: a file is
 * not the one that was released. `first-render`: a page failed before it was shown once.
 */
export const ReleaseAlarmKind = z.enum(['signature', 'integrity', 'first-render']);
export type ReleaseAlarmKind = z.infer<typeof ReleaseAlarmKind>;

const short = z.string().check(z.maxLength(200));

/** Body of `POST /api/v1/release-alarms`. It names nothing of the person. */
export const ReleaseAlarm = z.strictObject({
  kind: ReleaseAlarmKind,
  app: AppName,
  build: z.optional(z.string().check(z.regex(/^[0-9a-z]{1,16}$/))),
  /** The name of the page, or the file. */
  subject: z.optional(short),
  /** The error in its own words. */
  reason: z.optional(short),
});
export type ReleaseAlarm = z.infer<typeof ReleaseAlarm>;
