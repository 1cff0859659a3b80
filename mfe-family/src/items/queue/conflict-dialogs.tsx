import { parkNames } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { dayEveningNames, dayKindNames } from '@landsea/rules/trip';
import { ConflictDialog } from '@landsea/ui/overlays/conflict-dialog';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { conflictTexts, type RowConflict } from '@landsea/web-kit/rows';
import type { DayChange, DayRow } from './day-row';
import type { ItemEdit } from './item-change';
import { dayPartLabels, formatClock, formatMinutes, statusLabels } from '../cards/item-labels';

export const itemFieldLabels: Record<keyof ItemEdit, string> = {
  title: 'What',
  date: 'Day',
  time: 'Time',
  dayPart: 'Part of the day',
  minutes: 'Minutes',
  isFixed: 'Keeps its time',
  proposedTime: 'Time of the best order',
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
  vote: 'Vote',
};

const itemFieldText = (item: DayItem, field: keyof ItemEdit): string => {
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
      return item.people === null ? 'Everyone' : `${item.people.length} people`;
    case 'details':
    case 'vote':
      return 'As changed';
    default:
      return String(item[field] ?? '');
  }
};

const dayFieldLabels: Record<keyof DayChange, string> = {
  kind: 'Kind of day',
  parks: 'Parks',
  note: 'Note',
  arrivesAt: 'You arrive',
  leavesAt: 'You leave',
  evening: 'Evening',
};

const dayFieldText = (day: DayRow, field: keyof DayChange): string => {
  switch (field) {
    case 'kind':
      return dayKindNames[day.kind];
    case 'parks':
      return day.parks.map((park) => parkNames[park]).join(' + ');
    case 'note':
      return day.note ?? '';
    case 'arrivesAt':
    case 'leavesAt':
      return day[field] ? formatClock(day[field]) : '';
    case 'evening':
      return day.evening ? dayEveningNames[day.evening] : '';
  }
};

interface Unsettled<C> {
  conflict: C | undefined;
  settleConflict: (keep: 'mine' | 'theirs') => Promise<void>;
}

interface ConflictDialogsProps {
  items: Unsettled<RowConflict<DayItem, ItemEdit>>;
  days: Unsettled<RowConflict<DayRow, DayChange>>;
}

export function ConflictDialogs({ items, days }: ConflictDialogsProps) {
  if (items.conflict)
    return (
      <ConflictDialog
        subject={items.conflict.mine.title}
        {...conflictTexts(items.conflict, itemFieldLabels, itemFieldText)}
        onSettle={(keep) => void items.settleConflict(keep)}
      />
    );
  if (days.conflict)
    return (
      <ConflictDialog
        subject={formatDate(days.conflict.mine.date)}
        {...conflictTexts(days.conflict, dayFieldLabels, dayFieldText)}
        onSettle={(keep) => void days.settleConflict(keep)}
      />
    );
  return null;
}
