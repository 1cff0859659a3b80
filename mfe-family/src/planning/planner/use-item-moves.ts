import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { useEffect, useRef, useState } from 'react';
import type { DayItems } from '../../trip/items/use-day-items';
import { isHeld } from './grid/item-card';
import { changeTo, nudged, placeText } from './grid/item-place';
import type { ItemPlace, Nudge } from './grid/item-place';

/** Moves items by any means, says where they are, and keeps the focus on what a key moved. */
export const useItemMoves = (plans: DayItems, days: readonly TripDay[], show: (date: string) => void) => {
  const [said, setSaid] = useState('');
  const focusOn = useRef<{ id: string; date: string | null }>(undefined);

  // What changes its day is a new element: the focus goes along with it.
  useEffect(() => {
    const wanted = focusOn.current;
    if (!wanted || !plans.items.some(({ id, date }) => id === wanted.id && date === wanted.date)) return;
    document.getElementById(`item-${wanted.id}`)?.focus();
    focusOn.current = undefined;
  });

  const move = (item: DayItem, place: ItemPlace) => {
    const text = `${item.title}: ${placeText(place)}`;
    if (!plans.onBlocked) setSaid(text);
    void plans.change(item, changeTo(item, place), { undo: text });
  };
  const nudge = (item: DayItem, direction: Nudge) => {
    if (isHeld(item)) return setSaid(`${item.title} keeps its time. Open it to move it.`);
    const [first, last] = [days[0]?.date, days.at(-1)?.date];
    const place = first && last ? nudged(item, direction, { first, last }) : undefined;
    if (!place) return setSaid('It is at the edge already.');
    if (!plans.onBlocked) {
      focusOn.current = { id: item.id, date: place.date };
      if (place.date && place.date !== item.date) show(place.date);
    }
    move(item, place);
  };
  return { move, nudge, said };
};
