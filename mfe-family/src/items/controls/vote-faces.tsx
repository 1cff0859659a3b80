import type { DayItem, Vote } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { toPersonKey } from '../../trip-frame/people/party';
import { voteLabels } from '../cards/item-labels';

const looks: Record<Vote, string> = {
  must: 'border-sun bg-sun-soft text-ink',
  nice: 'border-sea bg-sea-soft text-ink',
  no: 'border-berry text-berry line-through',
};

export function VoteFaces({ item, party }: { item: Pick<DayItem, 'votes'>; party: TripDetail['party'] }) {
  const cast = party.flatMap((person) => {
    const vote = item.votes[toPersonKey(person)];
    return vote ? [{ person, vote }] : [];
  });
  if (cast.length === 0) return null;
  return (
    <span className="flex shrink-0">
      {cast.map(({ person, vote }) => (
        <span
          key={toPersonKey(person)}
          title={`${person.name}: ${voteLabels[vote]}`}
          className={`-ml-1 grid size-5 place-items-center rounded-full border text-xs font-semibold first:ml-0 ${looks[vote]}`}
        >
          <span aria-hidden>{person.name.charAt(0)}</span>
          <span className="sr-only">
            {person.name}: {voteLabels[vote]}.{' '}
          </span>
        </span>
      ))}
    </span>
  );
}
