import type { Minute } from '../../trip/clock.js';
import type { ShipContext } from './ship-context.js';

/** Assumptions. */
const MORNING: Minute = 7 * 60 + 30;
const LAST_MORNING: Minute = 6 * 60 + 30;

export const getShipDayStart = ({ kind, boards }: Pick<ShipContext, 'kind' | 'boards'>): Minute =>
  boards ?? (kind === 'debarkation' ? LAST_MORNING : MORNING);
