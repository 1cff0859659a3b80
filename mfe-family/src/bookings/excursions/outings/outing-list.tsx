import type { Excursion, PortGuide } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { useState } from 'react';
import { ShowMore } from '../../../trip-frame/page/show-more';
import type { Guest } from '../who-can-go';
import { OutingCard } from './outing-card';
import { listGoing, noFilter, filterOutings } from './outing-filter';
import { OutingFilterBar } from './outing-filter-bar';

const SHOWN_FIRST = 6;
const SHOWN_ON_PHONE = 4;

interface OutingListProps {
  outings: readonly Excursion[];
  port: PortGuide;
  items: readonly DayItem[];
  party: TripDetail['party'];
  guests: readonly Guest[];
  onPlan: (outing: Excursion, going: Guest[]) => void;
  onIdea: (outing: Excursion) => void;
}

export function OutingList({ outings, port, items, party, guests, onPlan, onIdea }: OutingListProps) {
  const [filter, setFilter] = useState(noFilter);
  const [isWhole, setWhole] = useState(false);
  const shown = filterOutings(outings, filter, guests, port);
  const going = listGoing(filter, guests);
  const ways = [...new Set(outings.map(({ bookedWith }) => bookedWith))];
  const stateOf = ({ id }: Excursion) => {
    const made = items.find(({ catalogueId }) => catalogueId === id);
    return made && (made.status === 'wish' ? 'idea' : 'planned');
  };
  return (
    <div className="grid gap-4">
      <OutingFilterBar {...{ party, filter, ways }} shown={shown.length} onChange={setFilter} />
      {shown.length === 0 ? (
        <div className="grid justify-items-start gap-2 py-4">
          <p className="text-base text-muted">Nothing here fits all of that.</p>
          <Button size="sm" onClick={() => setFilter(noFilter)}>
            Show all ideas
          </Button>
        </div>
      ) : (
        <ul
          className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 ${isWhole ? '' : 'max-sm:[&>li:nth-child(n+5)]:hidden'}`}
        >
          {(isWhole ? shown : shown.slice(0, SHOWN_FIRST)).map((outing) => (
            <OutingCard
              key={outing.id}
              {...{ outing, port, going }}
              state={stateOf(outing)}
              onPlan={() => onPlan(outing, going)}
              onIdea={() => onIdea(outing)}
            />
          ))}
        </ul>
      )}
      <div className={shown.length > SHOWN_FIRST ? '' : 'sm:hidden'}>
        <ShowMore
          what="ideas"
          hasMore={!isWhole && shown.length > SHOWN_ON_PHONE}
          busy={false}
          onMore={() => setWhole(true)}
        />
      </div>
    </div>
  );
}
