import type { CharacterMeet } from '@landsea/contracts/catalogue';
import type { Vote } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatDate } from '@landsea/web-kit';
import { useId, useState } from 'react';
import { EntryActions, planAction } from '../../catalogue/lists/entry-actions';
import { VotesControl, formatVotes } from '../../items/controls/votes-control';
import { meetKindLabels } from './meet-labels';
import { formatHours, meetPlaceText, type MeetItem } from './meet-rules';
import { noteChecked } from '../../catalogue/lists/checked-note';
import { Emblem } from '../../catalogue/cards/emblem';
import { WishHeart } from '../../catalogue/cards/wish-heart';

interface MeetCardProps {
  meet: CharacterMeet;
  isOutOfSeason: boolean;
  party: TripDetail['party'];
  items: readonly MeetItem[];
  onPlan: () => void;
  onWish: () => void;
  onVote: (item: MeetItem, personId: string, vote: Vote | null) => void;
}

export function MeetCard({ meet, isOutOfSeason, party, items, onPlan, onWish, onVote }: MeetCardProps) {
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  const [voted] = items;
  const planned = items.flatMap(({ date }) => (date ? [formatDate(date)] : [])).join(', ');
  const hours = [formatHours(meet), meet.hoursNote].filter(Boolean).join(' · ');
  return (
    <li
      className={`flex flex-col gap-1.5 rounded-card border bg-surface p-4 ${planned ? 'border-palm' : 'border-hairline'}`}
    >
      <div className="flex items-start gap-3">
        <Emblem name={meet.ships.length > 0 ? 'ship' : 'meet'} className="size-12" />
        <div className="min-w-0 grow">
          <h3 className="font-display text-lg leading-snug wrap-anywhere">{meet.name}</h3>
          <p className="text-sm text-muted">{meetPlaceText(meet)}</p>
        </div>
        {planned ? null : <WishHeart name={meet.name} wish={voted} onWish={onWish} />}
      </div>
      {hours ? <p className="text-sm font-medium">{hours}</p> : null}
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
        <Badge tone={meet.kind === 'regular' ? 'sea' : 'neutral'}>{meetKindLabels[meet.kind]}</Badge>
        {isOutOfSeason ? <Badge tone="sun">Not during your dates</Badge> : null}
        {meet.access}
      </p>
      <DisclosureButton small open={isOpen} controls={details} onToggle={() => setOpen(!isOpen)}>
        {voted && formatVotes(voted) ? `Votes: ${formatVotes(voted)}` : 'Details'}
        <span className="sr-only"> of {meet.name}</span>
      </DisclosureButton>
      {isOpen ? (
        <div id={details} className="grid gap-3 pb-1 text-sm">
          {meet.characters.length > 0 ? <p>You may meet {meet.characters.join(', ')}.</p> : null}
          {meet.note ? <p>{meet.note}</p> : null}
          <p className="text-muted">{noteChecked(meet)} Hours are typical: verify in the official app.</p>
          {voted && party.length > 1 ? (
            <VotesControl
              item={voted}
              party={party}
              onVote={(personId, vote) => onVote(voted, personId, vote)}
            />
          ) : null}
        </div>
      ) : null}
      <EntryActions name={meet.name} done={planned} action={planAction(planned, onPlan)} wish={undefined} />
    </li>
  );
}
