import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import { CalendarCheck, ExternalLink, Zap } from 'lucide-react';
import { useState } from 'react';
import { useCatalogueList } from '../../../catalogue/api/catalogue-api';
import { useLaneCatalogue } from '../../../catalogue/api/lane-catalogue';
import type { DayItems } from '../../queue/use-day-items';
import { GotTable, OFFICIAL_DINING } from './got-table';
import { getLaneOffer } from './new-lane';

interface MakeLaneProps {
  trip: Pick<TripDetail, 'party'>;
  dayItems: DayItems;
  item: DayItem;
}

function MakeLane({ trip, dayItems, item }: MakeLaneProps) {
  const { catalogue } = useLaneCatalogue();
  const offer = catalogue && getLaneOffer(item, trip, dayItems.items, catalogue);
  if (!offer) return null;
  if (offer.problem !== undefined)
    return <p className="text-sm text-muted">No Lightning Lane here yet: {offer.problem}</p>;
  const { lane, price, isForLater } = offer;
  const single = price ? `Single Pass, about ${formatMoney(price.cents, { whole: true })}` : 'Single Pass';
  const product = lane.details.kind === 'lane' && lane.details.product === 'single' ? single : 'Multi Pass';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        icon={<Zap aria-hidden className="size-5" strokeWidth={1.75} />}
        onClick={() => void dayItems.add(lane, { undo: `Lightning Lane for ${item.title}` })}
      >
        Add Lightning Lane
      </Button>
      <span className="text-sm text-muted">
        {product}
        {isForLater ? ', for later, after the first tap-in' : ''}
      </span>
    </div>
  );
}

function BookTable({ dayItems, item }: { dayItems: DayItems; item: DayItem }) {
  const [isOpen, setOpen] = useState(false);
  const { entries } = useCatalogueList('restaurants');
  const restaurant = entries?.find(({ id }) => id === item.catalogueId);
  if (!restaurant?.takesReservations) return null;
  if (!isOpen)
    return (
      <Button
        className="justify-self-start"
        icon={<CalendarCheck aria-hidden className="size-5" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        Book
      </Button>
    );
  return (
    <section aria-label="Book a table" className="rounded-card border border-hairline p-3">
      <Button asChild>
        <a href={OFFICIAL_DINING} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden className="size-5" strokeWidth={1.75} />
          Open the official booking page
        </a>
      </Button>
      <GotTable meal={item} dayItems={dayItems} />
    </section>
  );
}

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
