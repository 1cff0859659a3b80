import type { DayItem, Vote } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { SelectField } from '@landsea/ui/fields/select-field';
import { localMemory } from '@landsea/web-kit';
import { Heart, Star, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCastVoteMutation } from './portal-api';
import { voteCounts, voteNames } from './portal-labels';

interface PortalWishesProps {
  tripId: string;
  items: readonly DayItem[];
  party: TripDetail['party'];
  mayVote: boolean;
}

const icons = { must: Star, nice: Heart, no: X } as const;
const votes: readonly Vote[] = ['must', 'nice', 'no'];
const keyOf = ({ id, name }: TripDetail['party'][number]): string => id ?? name;

/** The votes are those of the person who is signed in. */
export function PortalWishes({ tripId, items, party, mayVote }: PortalWishesProps) {
  const memory = `trip_voter_${tripId}`;
  const [voter, setVoter] = useState(() => localMemory.read(memory));
  const person = party.find((each) => keyOf(each) === voter) ?? party[0];
  const wishes = items.filter(({ status }) => status === 'wish');
  const choose = (key: string) => {
    localMemory.write(memory, key);
    setVoter(key);
  };
  return (
    <Card aria-labelledby="portal-wishes" className="grid gap-3">
      <CardTitle id="portal-wishes">Wishes</CardTitle>
      {wishes.length === 0 ? (
        <p className="text-base text-muted">
          {mayVote
            ? 'No wishes yet. Say what you’d like to do, and your agent will see it right away.'
            : 'No wishes yet.'}
        </p>
      ) : null}
      {wishes.length > 0 && mayVote && party.length > 1 && person ? (
        <SelectField
          label="Who votes"
          value={keyOf(person)}
          onValueChange={choose}
          options={party.map((each) => ({ value: keyOf(each), label: each.name }))}
        />
      ) : null}
      <ul className="divide-y divide-hairline">
        {wishes.map((wish) => (
          <li key={wish.id} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
            <div className="min-w-0 grow basis-40">
              <p className="wrap-anywhere text-ink">{wish.title}</p>
              <p className="text-sm text-muted">{voteCounts(wish) || 'No votes yet'}</p>
            </div>
            {mayVote && person ? <VoteButtons tripId={tripId} wish={wish} personId={keyOf(person)} /> : null}
          </li>
        ))}
      </ul>
      {mayVote ? (
        <Button
          asChild
          className="justify-self-start"
          variant={wishes.length === 0 ? 'primary' : 'secondary'}
        >
          <Link to={`/trip/${tripId}/wishes`}>{wishes.length === 0 ? 'Choose wishes' : 'Add wishes'}</Link>
        </Button>
      ) : null}
    </Card>
  );
}

function VoteButtons({ tripId, wish, personId }: { tripId: string; wish: DayItem; personId: string }) {
  const [castVote] = useCastVoteMutation();
  const cast = wish.votes[personId];
  return (
    <span role="group" aria-label={`Vote on ${wish.title}`} className="flex shrink-0 gap-1">
      {votes.map((vote) => {
        const Icon = icons[vote];
        return (
          <button
            key={vote}
            type="button"
            aria-pressed={cast === vote}
            aria-label={voteNames[vote]}
            title={voteNames[vote]}
            onClick={() =>
              void castVote({ tripId, itemId: wish.id, personId, vote: cast === vote ? null : vote })
            }
            className="grid size-11 cursor-pointer place-items-center rounded-full border border-transparent text-muted hover:bg-sea-soft hover:text-ink aria-pressed:border-sea aria-pressed:bg-sea-soft aria-pressed:text-sea"
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
        );
      })}
    </span>
  );
}
