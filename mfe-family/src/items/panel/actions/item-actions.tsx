import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import type { DayItems } from '../../queue/use-day-items';
import { BookTable } from './book-table';
import { MakeLane } from './make-lane';

interface ItemActionsProps {
  trip: Pick<TripDetail, 'party'>;
  dayItems: DayItems;
  item: DayItem;
}

export function ItemActions({ trip, dayItems, item }: ItemActionsProps) {
  const { kind } = item.details;
  if (item.catalogueId === null || (item.status !== 'planned' && item.status !== 'wish')) return null;
  if (kind === 'dining') return <BookTable {...{ dayItems, item }} />;
  return kind === 'attraction' || kind === 'show' ? <MakeLane {...{ trip, dayItems, item }} /> : null;
}
