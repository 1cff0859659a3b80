import type { DayItem } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { CalendarCheck, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useCatalogueList } from '../../../catalogue/api/catalogue-api';
import type { DayItems } from '../../queue/use-day-items';
import { GotTable, OFFICIAL_DINING } from './got-table';

export function BookTable({ dayItems, item }: { dayItems: DayItems; item: DayItem }) {
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
