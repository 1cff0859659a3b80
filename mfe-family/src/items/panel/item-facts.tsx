import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatDate, formatMoney } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { formatMinutes, statusLabels, formatWhen } from '../cards/item-labels';
import { useAuthors } from '../../trip-frame/access/use-authors';
import { formatPeople } from '../controls/people-chips';
import { formatVotes } from '../controls/votes-control';

interface ItemFactsProps {
  trip: TripDetail;
  item: DayItem;
  children?: ReactNode;
}

export function ItemFacts({ trip, item, children }: ItemFactsProps) {
  const { otherAuthor } = useAuthors();
  const facts: [string, string | null | undefined][] = [
    ['When', `${item.date ? formatDate(item.date) : 'No day yet'}, ${formatWhen(item)}`],
    ['Takes', item.minutes === null ? null : formatMinutes(item.minutes)],
    ['Where', item.place],
    ['Who', formatPeople(trip.party, item.people) ?? 'Everyone'],
    ['Status', statusLabels[item.status]],
    ['Cost', item.costCents === null ? null : formatMoney(item.costCents)],
    ['Confirmation', item.confirmation],
    ['Votes', formatVotes(item)],
    ['Added by', otherAuthor(item)],
    ['Note', item.note],
  ];
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children}
    </div>
  );
}
