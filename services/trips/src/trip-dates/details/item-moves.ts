import { formatCount } from '@landsea/contracts/core';
import { getStatusOn } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripEffect } from '@landsea/contracts/trip';
import { makeEffect } from './effect-labels.js';
import { getNextLineDay, type NextFrame, type TripFrame } from './next-frame.js';

type Placed = Pick<DayItem, 'date' | 'status'>;

export interface ItemMove {
  id: string;
  from: Placed;
  to: Placed;
}

/**
 * Plans move with their day, or become wishes if it is lost. Booked and done items keep their date while the
 * trip has it.
 */
export const listItemMoves = (
  trip: TripFrame,
  next: NextFrame,
  items: readonly (Pick<DayItem, 'id'> & Placed)[],
): ItemMove[] =>
  items.flatMap(({ id, date, status }) => {
    if (date === null) return [];
    const isFirm = status === 'booked' || status === 'done';
    const { startDate, endDate } = next.frame;
    const kept = startDate <= date && date <= endDate ? date : null;
    const to = isFirm ? kept : getNextLineDay(trip, next, date);
    if (to === date) return [];
    const after = status === 'wish' ? status : getStatusOn(to, status);
    return [{ id, from: { date, status }, to: { date: to, status: after } }];
  });

export const listItemEffects = (moves: readonly ItemMove[]): TripEffect[] => {
  const moved = moves.filter(({ to }) => to.date !== null).length;
  const lost = moves.filter(({ to }) => to.date === null);
  const firm = lost.filter(({ to }) => to.status === 'booked').length;
  const wishes = lost.length - firm;
  return [
    ...(moved > 0 ? [makeEffect('moves', formatCount(moved, 'planned item'), null, 'with their day')] : []),
    ...(wishes > 0
      ? [
          makeEffect(
            'changes',
            formatCount(wishes, 'planned item'),
            'on days that fall away',
            'back to the wishes',
          ),
        ]
      : []),
    ...(firm > 0
      ? [
          makeEffect(
            'check',
            formatCount(firm, 'booking'),
            'on days that fall away',
            'kept with the wishes: change or cancel',
          ),
        ]
      : []),
  ];
};
