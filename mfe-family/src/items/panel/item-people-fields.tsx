import type { DayItem } from '@landsea/contracts/planning';
import { getFirstName } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { PeopleChips } from '../controls/people-chips';
import { VotesControl } from '../controls/votes-control';
import { toPersonKey } from '../../trip-frame/people/party';
import type { DayItems } from '../queue/use-day-items';
import { useFieldSaves, type SaveChange } from './use-field-saves';

interface ItemPeopleFieldsProps {
  trip: Pick<TripDetail, 'party'>;
  dayItems: DayItems;
  item: DayItem;
  save: SaveChange;
}

export function ItemPeopleFields({ trip, dayItems, item, save }: ItemPeopleFieldsProps) {
  const { saveAs } = useFieldSaves(save);
  const taking = trip.party.filter((person) => item.people?.includes(toPersonKey(person)) ?? true);
  const staying = taking.filter((person) => item.votes[toPersonKey(person)] !== 'no');
  const skipping = taking.filter((person) => !staying.includes(person)).map(getFirstName);
  const names = new Intl.ListFormat('en-US').format(skipping);
  return (
    <>
      <PeopleChips
        label="Who"
        party={trip.party}
        value={item.people}
        onChange={(people) => void saveAs('people', { people })}
      />
      {trip.party.length > 1 ? (
        <VotesControl
          item={item}
          party={trip.party}
          onVote={(personId, vote) => void dayItems.vote(item, personId, vote)}
        />
      ) : null}
      {skipping.length > 0 && staying.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="wrap-anywhere">{names} would rather skip it.</span>
          <Button
            size="sm"
            className="h-auto whitespace-normal"
            onClick={() =>
              void dayItems.change(
                item,
                { people: staying.map(toPersonKey) },
                { undo: `${item.title} without ${names}` },
              )
            }
          >
            Skip it for {names}
          </Button>
        </div>
      ) : null}
    </>
  );
}
