import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { PeopleChips } from '../controls/people-chips';
import { VotesControl } from '../controls/votes-control';
import type { DayItems } from '../use-day-items';
import { useFieldSaves } from './use-field-saves';
import type { SaveChange } from './use-field-saves';

interface ItemPeopleFieldsProps {
  trip: Pick<TripDetail, 'party'>;
  dayItems: DayItems;
  item: DayItem;
  save: SaveChange;
}

/** Who takes part, and what each thinks of it. */
export function ItemPeopleFields({ trip, dayItems, item, save }: ItemPeopleFieldsProps) {
  const { saveAs } = useFieldSaves(save);
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
    </>
  );
}
