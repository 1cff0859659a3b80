import { statusOn } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripEffect } from '@landsea/contracts/trip';
import { effect } from './effect-labels.js';
import { nextLineDay, type NextFrame, type TripFrame } from './next-frame.js';

type Placed = Pick<DayItem, 'date' | 'status'>;

/** Where one item stands, before and after. */
export interface ItemMove {
  id: string;
  from: Placed;
  to: Placed;
}

/**
 * Plans move with their day; those of a day that falls away become wishes. What is booked or done is for its date: it stays
 * there as long as the trip has that date, and else waits among the wishes, booked still, for somebody to decide.
 */
export const itemMoves = (
  trip: TripFrame,
  next: NextFrame,
  items: readonly (Pick<DayItem, 'id'> & Placed)[],
): ItemMove[] =>
  items.flatMap(({ id, date, status }) => {
    if (date === null) return [];
    const isFirm = status === 'booked' || status === 'done';
    const { startDate, endDate } = next.frame;
    const kept = startDate <= date && date <= endDate ? date : null;
    const to = isFirm ? kept : nextLineDay(trip, next, date);
    if (to === date) return [];
    const after = status === 'wish' ? status : statusOn(to, status);
    return [{ id, from: { date, status }, to: { date: to, status: after } }];
  });

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The moves in words. Tables are named one by one elsewhere, see `enteredEffects`. */
export const itemEffects = (moves: readonly ItemMove[]): TripEffect[] => {
  const moved = moves.filter(({ to }) => to.date !== null).length;
  const lost = moves.filter(({ to }) => to.date === null);
  const firm = lost.filter(({ to }) => to.status === 'booked').length;
  const wishes = lost.length - firm;
  return [
    ...(moved > 0 ? [effect('moves', counted(moved, 'planned item'), null, 'with their day')] : []),
    ...(wishes > 0
      ? [effect('changes', counted(wishes, 'planned item'), 'on days that fall away', 'back to the wishes')]
      : []),
    ...(firm > 0
      ? [
          effect(
            'check',
            counted(firm, 'booking'),
            'on days that fall away',
            'kept with the wishes: change or cancel',
          ),
        ]
      : []),
  ];
};
