import { measureDistance, type Size, type Spot } from './geometry';

const ROUNDS = 300;
/** Turns each further marker of one place by the golden angle. */
const TURN = 2.4;

/**
 * Moves spots closer than `gap` as little as needed and deterministically; all stay `gap / 2` within the
 * frame.
 */
export const spreadApart = (spots: readonly Spot[], gap: number, frame: Size): Spot[] => {
  const moved = spots.map((spot) => ({ ...spot }));
  const inside = (value: number, end: number) => Math.min(end - gap / 2, Math.max(gap / 2, value));
  for (let round = 0, isClear = false; round < ROUNDS && !isClear; round += 1) {
    isClear = true;
    moved.forEach((a, index) =>
      moved.slice(0, index).forEach((b) => {
        const apart = measureDistance(a, b);
        if (apart >= gap) return;
        isClear = false;
        const angle = apart < 0.5 ? index * TURN : Math.atan2(a.y - b.y, a.x - b.x);
        const step = (gap - apart) / 2 + 0.1;
        a.x += Math.cos(angle) * step;
        a.y += Math.sin(angle) * step;
        b.x -= Math.cos(angle) * step;
        b.y -= Math.sin(angle) * step;
      }),
    );
    for (const spot of moved) {
      spot.x = inside(spot.x, frame.width);
      spot.y = inside(spot.y, frame.height);
    }
  }
  return moved;
};
