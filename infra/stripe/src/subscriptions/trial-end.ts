import { seconds, type Context } from '../context.js';

const DAY_SECONDS = 24 * 60 * 60;

/** When a trial ends that was given by its end or its days; null without one. */
export function trialEndOf(
  { now }: Context,
  data: { trial_end: number | null; trial_period_days: number | null },
): number | null {
  if (data.trial_period_days === null) return data.trial_end;
  return seconds(now) + data.trial_period_days * DAY_SECONDS;
}
