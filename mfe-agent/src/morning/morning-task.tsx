import type { MorningEntry, MorningTask } from '@landsea/contracts/agents';
import { describeBooked } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Link } from 'react-router-dom';
import { useGetMorningTaskQuery } from './morning-api';
import { AboutClient } from '../frame/client-side/about-client';
import { useNow } from '../frame/use-now';
import type { LastDone } from '../frame/undo-bar';
import { formatBooked } from './morning-labels';
import { getTellLink } from './tell-client';
import { WishRow } from './wish-row';
import type { EntryActions } from './use-entry-actions';

interface TaskProps {
  entry: MorningEntry;
  actions: EntryActions;
  isCopied: boolean;
  onCopy: (task: MorningTask) => void;
  chosenWishId: string | undefined;
  bookingId: string | undefined;
  onBooking: (id: string | undefined) => void;
  offer: (done: LastDone) => void;
}

const pageOf: Partial<Record<MorningEntry['kind'], (tripId: string) => [string, string]>> = {
  dining: (tripId) => [`/trip/${tripId}/dining-reservations`, 'Dining of this trip'],
  'multi-pass': (tripId) => [`/trip/${tripId}/lightning-lanes`, 'Lightning Lanes of this trip'],
  'single-pass': (tripId) => [`/trip/${tripId}/lightning-lanes`, 'Lightning Lanes of this trip'],
  'cruise-activities': (tripId) => [`/trip/${tripId}/excursions-lab`, 'Excursions of this trip'],
  payment: (tripId) => [`/trip/${tripId}/budget-center`, 'Budget of this trip'],
};

export function MorningTaskPanel({ entry, ...props }: TaskProps) {
  const now = useNow();
  const { data: task, error } = useGetMorningTaskQuery(entry, { refetchOnMountOrArgChange: true });
  if (error && !task) return <p className="py-3 text-berry">{toApiError(error).message}</p>;
  if (!task) return <Skeleton className="my-3 h-32" />;
  const { clientId, clientName, tripId } = entry;
  return (
    <div className="grid items-start gap-x-6 border-t border-hairline py-4 min-[73.75rem]:grid-cols-[minmax(0,1fr)_16rem]">
      <Task task={task} entry={entry} {...props} />
      {/* The next entry stays near. */}
      <AboutClient
        key={clientId}
        {...{ clientId, clientName, tripId, now }}
        showsLastWords
        className="max-h-112 overflow-y-auto"
      />
    </div>
  );
}

function Task({
  task,
  entry,
  actions,
  isCopied,
  onCopy,
  chosenWishId,
  bookingId,
  onBooking,
  offer,
}: TaskProps & { task: MorningTask }) {
  const { rule, warning, party, wishes, booked = [], canEdit } = task;
  const tell = getTellLink({ ...entry, booked: booked.length });
  const [path, label] = pageOf[entry.kind]?.(entry.tripId) ?? [
    `/trip/${entry.tripId}/dashboard`,
    'This trip',
  ];
  return (
    <div className="grid min-w-0 gap-4 pb-4">
      {warning ? <Notice>{warning}</Notice> : null}
      <p className="wrap-anywhere">
        <span className="font-semibold">Party of {String(party.length)}:</span>{' '}
        {party
          .map(({ name, age, notes }) => `${name} (${[String(age), notes].filter(Boolean).join(', ')})`)
          .join(', ')}
      </p>
      {wishes.length > 0 ? (
        <ol className="grid">
          {wishes.map((wish, index) => (
            <WishRow
              key={wish.id}
              task={task}
              wish={wish}
              rank={index + 1}
              isChosen={wish.id === chosenWishId}
              offer={offer}
              isBooking={bookingId === wish.id}
              onBooking={(open) => onBooking(open ? wish.id : undefined)}
            />
          ))}
        </ol>
      ) : booked.length === 0 && entry.type === 'opens' ? (
        <p className="text-muted">Nothing left to book here. New wishes for these days show up in order.</p>
      ) : null}
      {booked.length > 0 ? <Booked task={task} /> : null}
      <details className="text-muted">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm">The rule</summary>
        <p className="max-w-prose pb-2">{rule}</p>
      </details>
      <div className="flex flex-wrap gap-2">
        {tell && wishes.length === 0 ? (
          <Button asChild variant="primary">
            <Link to={tell.to}>{tell.label}</Link>
          </Button>
        ) : null}
        {canEdit ? (
          <>
            <Button
              variant={wishes.length === 0 && !tell ? 'primary' : 'secondary'}
              onClick={() => void actions.finish('done')}
            >
              Done
            </Button>
            {entry.type === 'opens' ? (
              <Button onClick={() => void actions.finish('nothing-left')}>None left</Button>
            ) : null}
            <Button onClick={() => void actions.later('hour')}>In an hour</Button>
            <Button onClick={() => void actions.later('tomorrow')}>Tomorrow morning</Button>
          </>
        ) : null}
        <Button variant="quiet" onClick={() => onCopy(task)}>
          Copy it all
        </Button>
        <span role="status" className="self-center text-sm text-palm">
          {isCopied ? 'Copied' : ''}
        </span>
        {tell && wishes.length > 0 ? (
          <Button variant="quiet" asChild>
            <Link to={tell.to}>{tell.label}</Link>
          </Button>
        ) : null}
        <Button variant="quiet" asChild>
          <Link to={path}>{label}</Link>
        </Button>
      </div>
    </div>
  );
}

function Booked({ task: { booked = [], wishes } }: { task: MorningTask }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold text-palm">{formatBooked(booked.length, wishes.length)}</p>
      <ul className="grid gap-1 text-ink tabular-nums">
        {booked.map((item) => (
          <li key={item.id} className="wrap-anywhere">
            {describeBooked(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
