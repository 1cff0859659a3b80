import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import { Zap } from 'lucide-react';
import { useLaneCatalogue } from '../../../catalogue/api/lane-catalogue';
import type { DayItems } from '../../queue/use-day-items';
import { getLaneOffer } from './new-lane';

interface MakeLaneProps {
  trip: Pick<TripDetail, 'party'>;
  dayItems: DayItems;
  item: DayItem;
}

export function MakeLane({ trip, dayItems, item }: MakeLaneProps) {
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
