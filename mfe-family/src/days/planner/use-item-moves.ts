import { isTimeHeld } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { useEffect, useRef, useState } from 'react';
import type { DayItems } from '../../trip-page/items/use-day-items';
import { changeTo, nudged, placeText } from './grid/item-place';
import type { ItemPlace, Nudge } from './grid/item-place';

/** Moves items by any means, says where they are, and keeps the focus on what a key moved. */
export const useItemMoves = (dayItems: DayItems, days: readonly TripDay[], show: (date: string) => void) => {
  const [announcement, setAnnouncement] = useState('');
  /** The day that the last key moved something to. */
  const [kept, setKept] = useState<string>();
  const focusOn = useRef<{ id: string; date: string | null }>(undefined);

  // What changes its day is a new element: the focus goes along with it.
  useEffect(() => {
    const wanted = focusOn.current;
    if (!wanted || !dayItems.items.some(({ id, date }) => id === wanted.id && date === wanted.date)) return;
    const card = document.getElementById(`item-${wanted.id}`);
    if (card) focusOn.current = undefined;
    card?.focus();
  });

  const move = (item: DayItem, place: ItemPlace) => {
    const text = `${item.title}: ${placeText(place)}`;
    if (!dayItems.refuseEdit) setAnnouncement(text);
    void dayItems.change(item, changeTo(item, place), { undo: text });
  };
  const nudge = (item: DayItem, direction: Nudge) => {
    if (isTimeHeld(item)) return setAnnouncement(`${item.title} keeps its time. Open it to move it.`);
    const [first, last] = [days[0]?.date, days.at(-1)?.date];
    const place = first && last ? nudged(item, direction, { first, last }) : undefined;
    if (!place) return setAnnouncement('It’s already at the edge.');
    if (!dayItems.refuseEdit) {
      focusOn.current = { id: item.id, date: place.date };
      setKept(place.date ?? undefined);
      if (place.date && place.date !== item.date) show(place.date);
    }
    move(item, place);
  };
  return { move, nudge, announcement, kept };
};
