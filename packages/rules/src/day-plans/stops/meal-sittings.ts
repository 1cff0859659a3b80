import type { Minute } from '../../trip/clock.js';
import type { Way } from './stops.js';

export interface Sitting {
  from: Minute;
  until: Minute;
}

export const getSitting = (ways: readonly Way[]): Sitting => ({
  from: Math.min(...ways.map((way) => (way.kind === 'timed' ? Math.min(...way.starts) : way.from))),
  until: Math.max(...ways.map((way) => (way.kind === 'timed' ? Math.max(...way.starts) : way.until))),
});
