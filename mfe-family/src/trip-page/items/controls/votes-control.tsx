import type { DayItem, Vote } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Heart, Star, X } from 'lucide-react';
import { personKey } from '../../rules/party';
import { voteLabels } from '../item-labels';

const votes: readonly Vote[] = ['must', 'nice', 'no'];
const icons = { must: Star, nice: Heart, no: X } as const;

interface VotesControlProps {
  item: DayItem;
  party: TripDetail['party'];
  onVote: (personId: string, vote: Vote | null) => void;
}

/** What each person thinks of it; tapping the same vote again takes it back. */
export function VotesControl({ item, party, onVote }: VotesControlProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Votes</legend>
      <ul className="grid gap-1">
        {party.map((person) => {
          const ref = personKey(person);
          const cast = item.votes[ref];
          return (
            <li key={ref} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{person.name}</span>
              <span className="flex shrink-0 gap-1">
                {votes.map((vote) => {
                  const Icon = icons[vote];
                  return (
                    <button
                      key={vote}
                      type="button"
                      aria-pressed={cast === vote}
                      aria-label={`${person.name}: ${voteLabels[vote]}`}
                      title={voteLabels[vote]}
                      onClick={() => onVote(ref, cast === vote ? null : vote)}
                      className="grid size-11 cursor-pointer place-items-center rounded-full border border-transparent text-muted hover:bg-sea-soft hover:text-ink aria-pressed:border-sea aria-pressed:bg-sea-soft aria-pressed:text-sea"
                    >
                      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                    </button>
                  );
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** `2 must, 1 nice`: only votes that were cast. */
export const votesText = ({ votes: cast }: Pick<DayItem, 'votes'>): string => {
  const count = (vote: Vote) => Object.values(cast).filter((each) => each === vote).length;
  return [[count('must'), 'must'] as const, [count('nice'), 'nice'] as const, [count('no'), 'skip'] as const]
    .flatMap(([number, word]) => (number > 0 ? `${String(number)} ${word}` : []))
    .join(', ');
};
