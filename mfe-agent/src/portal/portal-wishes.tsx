import type { DayItem, Vote } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { SelectField } from '@landsea/ui/fields/select-field';
import { findTraveler } from '@landsea/rules/planning';
import { localMemory, useSession } from '@landsea/web-kit';
import { Heart, Star, X } from 'lucide-react';
import { useState } from 'react';
import { useCastVoteMutation } from './portal-api';
import { writeShortName } from './portal-face';
import { voteCounts, voteNames } from './portal-labels';
import { PortalLink } from './portal-link';
import { usePortalPreview } from './portal-preview-context';
import type { PortalTrip } from './portal-trips';

interface PortalWishesProps {
  trip: PortalTrip;
  items: readonly DayItem[];
  party: TripDetail['party'];
  mayVote: boolean;
}

const icons = { must: Star, nice: Heart, no: X } as const;
const votes: readonly Vote[] = ['must', 'nice', 'no'];
const keyOf = ({ id, name }: TripDetail['party'][number]): string => id ?? name;

/** The votes are those of the person who is signed in. */
export function PortalWishes({ trip, items, party, mayVote }: PortalWishesProps) {
  const { tripId, isMade, agents } = trip;
  const { user } = useSession();
  const isPreview = usePortalPreview() !== undefined;
  const memory = `trip_voter_${tripId}`;
  const [voter, setVoter] = useState(() => localMemory.read(memory));
  const person =
    party.find((each) => keyOf(each) === voter) ?? findTraveler(party, user?.firstName ?? '') ?? party[0];
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
            ? `No wishes yet. Say what you’d like to do, and ${writeShortName(agents[0])} sees it right away.`
            : 'No wishes yet.'}
        </p>
      ) : null}
      {wishes.length > 0 && mayVote && party.length > 1 && person ? (
        <SelectField
          label="Who votes"
          value={keyOf(person)}
          disabled={isPreview}
          onValueChange={choose}
          options={party.map((each) => ({ value: keyOf(each), label: each.name }))}
        />
      ) : null}
      <ul className="divide-y divide-hairline">
        {wishes.map((wish) => (
          <li key={wish.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
            <div className="min-w-0 grow basis-40">
              <p className="wrap-anywhere text-ink">{wish.title}</p>
              <p className="text-sm text-muted">
                {voteCounts(wish) || (wish.addedBy?.userId === user?.id ? 'Your wish' : 'No votes yet')}
              </p>
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
          <PortalLink to={`/trip/${tripId}/wishes`} madeTripId={isMade ? tripId : undefined}>
            {wishes.length === 0 ? 'Choose wishes' : 'Add wishes'}
          </PortalLink>
        </Button>
      ) : null}
    </Card>
  );
}

function VoteButtons({ tripId, wish, personId }: { tripId: string; wish: DayItem; personId: string }) {
  const [castVote] = useCastVoteMutation();
  const isPreview = usePortalPreview() !== undefined;
  const cast = wish.votes[personId];
  return (
    <span role="group" aria-label={`Vote on ${wish.title}`} className="flex flex-wrap gap-1">
      {votes.map((vote) => {
        const Icon = icons[vote];
        return (
          <button
            key={vote}
            type="button"
            aria-pressed={cast === vote}
            disabled={isPreview}
            onClick={() =>
              void castVote({ tripId, itemId: wish.id, personId, vote: cast === vote ? null : vote })
            }
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-edge px-3 text-sm text-muted hover:bg-sea-soft disabled:cursor-default hover:text-ink aria-pressed:border-sea aria-pressed:bg-sea-soft aria-pressed:text-sea"
          >
            <Icon aria-hidden className="size-4" strokeWidth={1.75} />
            {voteNames[vote]}
          </button>
        );
      })}
    </span>
  );
}
