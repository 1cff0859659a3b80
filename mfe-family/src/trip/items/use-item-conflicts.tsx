import { createFrom } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { conflictTexts } from '@landsea/web-kit/rows';
import type { RowConflict } from '@landsea/web-kit/rows';
import { useCallback, useState } from 'react';
import type { DayChange, ItemChange } from './day-change';
import { dayPartLabels, formatClock, formatMinutes, statusLabels } from './item-labels';

export type ItemConflict = RowConflict<DayItem, ItemChange>;

const fieldLabels: Record<keyof ItemChange, string> = {
  title: 'What',
  date: 'Day',
  time: 'Time',
  dayPart: 'Part of the day',
  minutes: 'Minutes',
  isFixed: 'Keeps its time',
  position: 'Place in the day',
  people: 'Who',
  park: 'Park',
  place: 'Where',
  catalogueId: 'From the catalog',
  status: 'Status',
  costCents: 'Cost',
  confirmation: 'Confirmation number',
  note: 'Note',
  details: 'Details',
};

const fieldText = (item: DayItem, field: keyof ItemChange): string => {
  switch (field) {
    case 'date':
      return item.date === null ? '' : formatDate(item.date);
    case 'time':
      return item.time === null ? '' : formatClock(item.time);
    case 'dayPart':
      return item.dayPart === null ? '' : dayPartLabels[item.dayPart];
    case 'minutes':
      return item.minutes === null ? '' : formatMinutes(item.minutes);
    case 'status':
      return statusLabels[item.status];
    case 'costCents':
      return item.costCents === null ? '' : formatMoney(item.costCents);
    case 'isFixed':
      return item.isFixed ? 'Yes' : 'No';
    case 'people':
      return item.people === null ? 'Everyone' : `${String(item.people.length)} people`;
    case 'details':
      return 'As changed';
    default:
      return String(item[field] ?? '');
  }
};

/** Asks, one after the other, what should stay where two people changed the same item. */
export const useItemConflicts = () => {
  const [conflicts, setConflicts] = useState<readonly ItemConflict[]>([]);
  const askAbout = useCallback((next: ItemConflict) => setConflicts((now) => [...now, next]), []);

  /** The change to write for the answer, if any. */
  const settled = (conflict: ItemConflict, keep: 'mine' | 'theirs'): DayChange | undefined => {
    setConflicts((now) => now.filter((each) => each !== conflict));
    const { current, change, mine, fields } = conflict;
    if (!current) return keep === 'mine' ? { kind: 'add', item: createFrom(mine) } : undefined;
    const kept = Object.fromEntries(
      Object.entries(change).filter(([field]) => keep === 'mine' || !fields.some((each) => each === field)),
    );
    return Object.keys(kept).length > 0 ? { kind: 'change', seen: current, change: kept } : undefined;
  };
  return { askAbout, conflict: conflicts[0], settled };
};

interface ItemConflictDialogProps {
  conflict: ItemConflict;
  onSettle: (keep: 'mine' | 'theirs') => void;
}

export function ItemConflictDialog({ conflict, onSettle }: ItemConflictDialogProps) {
  return (
    <ConflictDialog
      subject={conflict.mine.title}
      {...conflictTexts(conflict, fieldLabels, fieldText)}
      onSettle={onSettle}
    />
  );
}
