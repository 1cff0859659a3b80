import type { MorningTask } from '@landsea/contracts/agents';
import type { DayItem } from '@landsea/contracts/planning';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { BookedForm } from './booked-form';
import type { LastDone } from '../frame/undo-bar';
import { listPeople, formatVotes, wishDate } from './morning-labels';
import { useWishActions } from './use-wish-actions';

interface WishRowProps {
  task: MorningTask;
  wish: DayItem;
  rank: number;
  /** The wish that the keys act on. */
  isChosen: boolean;
  isBooking: boolean;
  onBooking: (open: boolean) => void;
  offer: (done: LastDone) => void;
}

export function WishRow({ task, wish, rank, isChosen, isBooking, onBooking, offer }: WishRowProps) {
  const { nothingLeft, isChanging } = useWishActions(offer);
  const { tripId } = task.entry;
  const people = listPeople(wish, task.party);
  const problems = (task.problems ?? []).filter(({ itemId }) => itemId === wish.id);
  const notes = [
    wishDate(wish),
    people.length < task.party.length ? people.map(({ name }) => name).join(', ') : `all ${people.length}`,
    formatVotes(wish, task.party),
    wish.note,
  ];
  return (
    <li
      aria-current={isChosen ? 'true' : undefined}
      className="grid gap-2 border-t border-l-4 border-hairline border-l-transparent py-3 pl-2 first:border-t-0 aria-[current]:border-l-sea"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <span className="tabular-nums">{rank}. </span>
            {wish.title} {wish.status === 'planned' ? <Badge tone="sea">planned</Badge> : null}
          </p>
          <p className="text-sm wrap-anywhere text-muted tabular-nums">{notes.filter(Boolean).join(' · ')}</p>
          {problems.length > 0 ? (
            <ul
              aria-label={`To check: ${wish.title}`}
              className="grid gap-1 pt-1 text-sm wrap-anywhere text-berry"
            >
              {problems.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : null}
        </div>
        {task.canEdit && !isBooking ? (
          <div className="flex flex-wrap gap-1">
            <Button size="sm" variant={rank === 1 ? 'primary' : 'secondary'} onClick={() => onBooking(true)}>
              Booked<span className="sr-only">: {wish.title}</span>
            </Button>
            <Button
              size="sm"
              variant="quiet"
              busy={isChanging}
              onClick={() => void nothingLeft(tripId, wish)}
            >
              None left<span className="sr-only"> of {wish.title}</span>
            </Button>
          </div>
        ) : null}
      </div>
      {isBooking ? <BookedForm task={task} wish={wish} onDone={() => onBooking(false)} /> : null}
    </li>
  );
}
