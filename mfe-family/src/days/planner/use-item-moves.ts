import { isTimeHeld } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { useEffect, useRef, useState } from 'react';
import type { DayItems } from '../../items/queue/use-day-items';
import { changeTo, nudgePlace, placeText, type ItemPlace, type Nudge } from './grid/item-place';

/** Keeps the focus on an item that a key moved. */
export const useItemMoves = (dayItems: DayItems, days: readonly TripDay[], show: (date: string) => void) => {
  const [announcement, setAnnouncement] = useState('');
  const [kept, setKept] = useState<string>();
  const focusOn = useRef<{ id: string; date: string | null }>(undefined);

  // An item on a new day is a new element, so the focus has to move along.
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
    const place = first && last ? nudgePlace(item, direction, { first, last }) : undefined;
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
