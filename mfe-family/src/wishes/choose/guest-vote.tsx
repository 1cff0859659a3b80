import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { VoteButtons } from '../../items/controls/votes-control';
import type { DayItems } from '../../items/queue/use-day-items';
import { useMayWish, useReader } from '../../trip-frame/access/read-only';

interface GuestVoteProps {
  item: DayItem;
  party: TripDetail['party'];
  dayItems: Pick<DayItems, 'vote'>;
}

export function GuestVote({ item, party, dayItems }: GuestVoteProps) {
  const mayWish = useMayWish();
  const travelsAs = useReader()?.travelsAs;
  const person = party.find(({ id }) => id === travelsAs);
  if (mayWish || !travelsAs || !person) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="text-sm text-muted">Your vote</span>
      <VoteButtons
        person={person}
        cast={item.votes[travelsAs]}
        onVote={(vote) => void dayItems.vote(item, travelsAs, vote)}
      />
    </div>
  );
}
