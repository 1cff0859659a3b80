import type { Minute } from '../clock.js';
import type { ShipContext } from './ship-context.js';

/** When people are about on a day aboard; the last morning begins with an early breakfast. Assumptions. */
const MORNING: Minute = 7 * 60 + 30;
const LAST_MORNING: Minute = 6 * 60 + 30;

/** When a day of a cruise begins for its plans: at boarding, else in the morning. */
export const shipDayStart = ({ kind, boards }: Pick<ShipContext, 'kind' | 'boards'>): Minute =>
  boards ?? (kind === 'debarkation' ? LAST_MORNING : MORNING);
