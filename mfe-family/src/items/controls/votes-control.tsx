import type { DayItem, Vote } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Heart, Star, X } from 'lucide-react';
import { toPersonKey } from '../../trip-frame/people/party';
import { voteLabels } from '../cards/item-labels';
import { useMayVote } from './use-may-vote';

const votes: readonly Vote[] = ['must', 'nice', 'no'];
const shortVotes = { must: 'Must', nice: 'Nice', no: 'Skip' } as const;
const icons = { must: Star, nice: Heart, no: X } as const;

interface VotesControlProps {
  item: DayItem;
  party: TripDetail['party'];
  onVote: (personId: string, vote: Vote | null) => void;
}

interface VoteButtonsProps {
  person: TripDetail['party'][number];
  cast: Vote | undefined;
  onVote: (vote: Vote | null) => void;
}

/** Tapping the same vote again removes it. */
export function VoteButtons({ person, cast, onVote }: VoteButtonsProps) {
  return (
    <span className="flex flex-wrap gap-1">
      {votes.map((vote) => {
        const Icon = icons[vote];
        return (
          <button
            key={vote}
            type="button"
            aria-pressed={cast === vote}
            aria-label={`${person.name}: ${voteLabels[vote]}`}
            title={voteLabels[vote]}
            onClick={() => onVote(cast === vote ? null : vote)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-hairline px-3 text-sm text-muted hover:bg-sea-soft hover:text-ink aria-pressed:border-sea aria-pressed:bg-sea-soft aria-pressed:text-sea"
          >
            <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
            {shortVotes[vote]}
          </button>
        );
      })}
    </span>
  );
}

export function VotesControl({ item, party, onVote }: VotesControlProps) {
  const mayVote = useMayVote();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Votes</legend>
      <ul className="grid gap-1">
        {party.map((person) => {
          const ref = toPersonKey(person);
          const cast = item.votes[ref];
          return (
            <li key={ref} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{person.name}</span>
              {mayVote(ref) ? (
                <VoteButtons {...{ person, cast }} onVote={(vote) => onVote(ref, vote)} />
              ) : (
                <span className="shrink-0 text-muted">{cast ? voteLabels[cast] : 'No vote yet'}</span>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

export const formatVotes = ({ votes: cast }: Pick<DayItem, 'votes'>): string => {
  const count = (vote: Vote) => Object.values(cast).filter((each) => each === vote).length;
  return [[count('must'), 'must'] as const, [count('nice'), 'nice'] as const, [count('no'), 'skip'] as const]
    .flatMap(([number, word]) => (number > 0 ? `${number} ${word}` : []))
    .join(', ');
};
