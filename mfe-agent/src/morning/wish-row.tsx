import type { MorningTask } from '@landsea/contracts/agents';
import type { DayItem } from '@landsea/contracts/planning';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { toApiError, getFieldErrors, notify } from '@landsea/web-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { LastDone } from '../frame/undo-bar';
import { useChangeWishMutation } from './morning-api';
import { listPeople, formatVotes, wishDate } from './morning-labels';

interface WishRowProps {
  task: MorningTask;
  wish: DayItem;
  rank: number;
  isBooking: boolean;
  onBooking: (open: boolean) => void;
  offer: (done: LastDone) => void;
}

export function WishRow({ task, wish, rank, isBooking, onBooking, offer }: WishRowProps) {
  const [change, changing] = useChangeWishMutation();
  const { tripId } = task.entry;
  const people = listPeople(wish, task.party);
  const notes = [
    wishDate(wish),
    people.length < task.party.length ? people.map(({ name }) => name).join(', ') : `all ${people.length}`,
    formatVotes(wish, task.party),
    wish.note,
  ];
  const nothingLeft = async () => {
    const { version, id: itemId, status } = wish;
    const { data } = await change({ tripId, itemId, version, status: 'cancelled' });
    if (!data) return;
    const undo = () => void change({ tripId, itemId, version: data.version, status });
    offer({ text: `${wish.title}: none left.`, undo });
  };
  return (
    <li className="grid gap-2 border-t border-hairline py-3 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <span className="tabular-nums">{rank}. </span>
            {wish.title} {wish.status === 'planned' ? <Badge tone="sea">planned</Badge> : null}
          </p>
          <p className="text-sm wrap-anywhere text-muted tabular-nums">{notes.filter(Boolean).join(' · ')}</p>
        </div>
        {task.canEdit && !isBooking ? (
          <div className="flex flex-wrap gap-1">
            <Button size="sm" variant={rank === 1 ? 'primary' : 'secondary'} onClick={() => onBooking(true)}>
              Booked<span className="sr-only">: {wish.title}</span>
            </Button>
            <Button size="sm" variant="quiet" busy={changing.isLoading} onClick={() => void nothingLeft()}>
              None left<span className="sr-only"> of {wish.title}</span>
            </Button>
          </div>
        ) : null}
      </div>
      {isBooking ? <BookedForm task={task} wish={wish} onDone={() => onBooking(false)} /> : null}
    </li>
  );
}

/** The wished times are filled in; another one is typed over them. */
function BookedForm({ task, wish, onDone }: Pick<WishRowProps, 'task' | 'wish'> & { onDone: () => void }) {
  const [change, changing] = useChangeWishMutation();
  const [date, setDate] = useState(wish.date ?? task.covers?.from ?? '');
  const [time, setTime] = useState(wish.time ?? '');
  const [confirmation, setConfirmation] = useState(wish.confirmation ?? '');
  const fields = getFieldErrors(changing.error);
  const { tripId } = task.entry;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await change({
      tripId,
      itemId: wish.id,
      version: wish.version,
      status: 'booked',
      isFixed: time !== '',
      date: date || null,
      time: time || null,
      confirmation: confirmation.trim() || null,
    });
    if (!data) return;
    notify({ tone: 'success', title: `${wish.title} is booked` });
    onDone();
  };
  return (
    <form
      noValidate
      aria-label={`${wish.title} is booked`}
      className="grid gap-3 sm:grid-cols-[1fr_8rem_1fr_auto] sm:items-end"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <DateField
        label="Day"
        value={date}
        onChange={setDate}
        {...(fields['date'] && { error: fields['date'] })}
      />
      <TextField
        label="Time you got"
        type="time"
        value={time}
        onChange={({ target }) => setTime(target.value)}
        {...(fields['time'] && { error: fields['time'] })}
      />
      <TextField
        label="Confirmation number"
        autoFocus
        value={confirmation}
        maxLength={60}
        onChange={({ target }) => setConfirmation(target.value)}
        {...(fields['confirmation'] && { error: fields['confirmation'] })}
      />
      <Button type="submit" variant="primary" busy={changing.isLoading} busyLabel="Saving…">
        Save
      </Button>
      {changing.error ? (
        <p role="alert" className="text-berry sm:col-span-4">
          {toApiError(changing.error).message}
        </p>
      ) : null}
    </form>
  );
}
