import type { Excursion, PortGuide } from '@landsea/contracts/catalogue';
import type { DayConflict } from '@landsea/rules/day-plans';
import type { DayItem, Vote } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Badge, type BadgeTone } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatMoney } from '@landsea/web-kit';
import { Ship, Trash2, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { statusLabels, formatWhen } from '../../../items/cards/item-labels';
import { VotesControl, formatVotes } from '../../../items/controls/votes-control';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import { OutingIcon } from '../outings/outing-icon';
import { formatSpare, findTimeToSpare } from '../outings/time-to-spare';
import { formatNames, type Guest } from '../who-can-go';
import { listGuests, type OutingItem } from './outing-draft';

const tones: Record<DayItem['status'], BadgeTone> = {
  wish: 'neutral',
  planned: 'sea',
  booked: 'palm',
  done: 'palm',
  cancelled: 'neutral',
};

interface ChoiceCardProps {
  item: OutingItem;
  outing: Excursion | undefined;
  port: PortGuide | undefined;
  conflicts: readonly DayConflict[];
  party: TripDetail['party'];
  guests: readonly Guest[];
  onVote: (personId: string, vote: Vote | null) => void;
  onEdit: () => void;
  onBook: () => void;
  onRemove: () => void;
}

export function ChoiceCard(props: ChoiceCardProps) {
  const { item, outing, port, conflicts, party, guests, onVote, onEdit, onBook, onRemove } = props;
  const votes = useId();
  const [isVoting, setVoting] = useState(false);
  const isAboard = item.details.bookedWith === 'aboard';
  const isIdea = item.status === 'wish';
  const hours = (item.minutes ?? 0) / 60;
  const spare =
    port && item.time && hours > 0
      ? findTimeToSpare(
          port,
          { hours: { from: hours, to: hours }, bookedWith: item.details.bookedWith },
          item.time,
        )
      : undefined;
  const going = listGuests(item, guests);
  const cost =
    item.costCents === null || item.costCents === 0
      ? undefined
      : `${item.status === 'planned' || isIdea ? 'about ' : ''}${formatMoney(item.costCents, { whole: true })}`;
  return (
    <li className="grid gap-2 rounded-card border border-hairline bg-surface p-4">
      <div className="flex gap-3">
        {isAboard ? (
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-full bg-sea-soft text-sea"
          >
            <Ship className="size-5" strokeWidth={1.75} />
          </span>
        ) : (
          <OutingIcon kind={outing?.kind ?? ''} />
        )}
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h4 className="min-w-0 font-display text-lg leading-snug wrap-anywhere">{item.title}</h4>
            <Badge tone={tones[item.status]}>{isIdea ? 'Idea' : statusLabels[item.status]}</Badge>
          </div>
          <p className="text-sm text-muted tabular-nums">
            {[item.people === null ? 'Everyone' : formatNames(going), isIdea ? '' : formatWhen(item), cost]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {spare && !isIdea ? (
            <p className={`text-sm font-medium ${spare.kind === 'fits' ? 'text-palm' : 'text-berry'}`}>
              {formatSpare(spare)}
            </p>
          ) : null}
          {conflicts.map(({ sentence }) => (
            <p key={sentence} className="flex gap-1.5 text-sm font-medium text-berry">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
              {sentence}
            </p>
          ))}
          {item.confirmation ? <p className="text-sm">Confirmation {item.confirmation}</p> : null}
        </div>
      </div>
      {isAboard ? null : (
        <DisclosureButton small open={isVoting} controls={votes} onToggle={() => setVoting(!isVoting)}>
          {formatVotes(item) || 'No votes yet'}
        </DisclosureButton>
      )}
      {isVoting ? (
        <div id={votes} className="pl-6">
          <VotesControl item={item} party={party} onVote={onVote} />
        </div>
      ) : null}
      <EditorOnly>
        <div className="flex flex-wrap items-center gap-1">
          {item.status === 'planned' && !isAboard ? (
            <Button size="sm" onClick={onBook}>
              Mark booked<span className="sr-only">: {item.title}</span>
            </Button>
          ) : null}
          <Button size="sm" variant={isIdea ? 'secondary' : 'quiet'} onClick={onEdit}>
            {isIdea ? 'Plan it' : 'Change'}
            <span className="sr-only">: {item.title}</span>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto min-w-11"
            aria-label={`Remove ${item.title}`}
            icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={onRemove}
          />
        </div>
      </EditorOnly>
    </li>
  );
}
