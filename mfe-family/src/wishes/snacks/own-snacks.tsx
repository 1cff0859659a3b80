import { formatDate, formatMoney } from '@landsea/web-kit';
import { AddOwnForm } from '../../items/cards/add-own-form';
import { ItemList } from '../../items/cards/item-list';
import type { DayItems } from '../../items/queue/use-day-items';
import { formatVotes } from '../../items/controls/votes-control';
import { ItemThumbnail } from '../../items/photos/item-photo';
import { getRating, type SnackItem } from './snack-rules';

interface OwnSnacksProps {
  tripId: string;
  dayItems: DayItems;
  snacks: readonly SnackItem[];
  onOpen: (id: string) => void;
}

const factsOf = (snack: SnackItem): string[] => {
  const rating = getRating(snack);
  return [
    snack.place ?? '',
    snack.date ? formatDate(snack.date) : '',
    rating === undefined ? formatVotes(snack) : `${rating.toFixed(1)} of 5`,
    snack.costCents === null ? '' : formatMoney(snack.costCents),
  ];
};

export function OwnSnacks({ tripId, dayItems, snacks, onOpen }: OwnSnacksProps) {
  const ordered = snacks.toSorted(
    (a, b) => Number(a.details.tried) - Number(b.details.tried) || a.title.localeCompare(b.title),
  );
  return (
    <section aria-labelledby="own-snacks" className="grid gap-3">
      <h2 id="own-snacks" className="font-display text-2xl">
        Your list
      </h2>
      {ordered.length === 0 ? (
        <p className="text-muted">Nothing yet. Choose snacks below, or add one of your own.</p>
      ) : (
        <ItemList
          items={ordered}
          factsOf={factsOf}
          before={(snack) => <ItemThumbnail item={snack} tripId={tripId} />}
          badgeOf={({ details, date }) => ({
            tone: details.tried ? 'palm' : 'neutral',
            text: details.tried ? 'Tried' : date ? 'Planned' : 'Wanted',
          })}
          onOpen={onOpen}
        />
      )}
      <AddOwnForm kind="snack" {...{ dayItems }} addedText={(title) => `${title} is on your wishlist`} />
    </section>
  );
}
