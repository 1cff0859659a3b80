import type { AgentBooking, AgentBookings } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { Notice } from '@landsea/ui/notice';
import { useState } from 'react';
import { toDraft, type DeskBookingDraft } from './booking-draft';
import { findDifferences } from './find-differences';
import { useBookingForm } from './use-booking-form';
import type { OnChanged } from './use-undo-change';

interface ChangedBookingProps {
  trip: AgentBookings;
  known: AgentBooking;
  read: DeskBookingDraft;
  remarks: readonly string[];
  onChanged: OnChanged;
  onDone: () => void;
  onClose: () => void;
}

/** Nothing of a known booking changes before the agent has seen it. */
export function ChangedBooking(props: ChangedBookingProps) {
  const { trip, known: shown, read, remarks, onChanged, onDone, onClose } = props;
  const [known] = useState(shown);
  const [before] = useState(() => toDraft(known, trip.people));
  const [differences] = useState(() => findDifferences(before, read));
  const [left, setLeft] = useState<readonly number[]>([]);
  const { failure, isBusy, save } = useBookingForm(trip, before, known, onChanged);
  const taken = differences.filter((_, at) => !left.includes(at));
  const take = async () => {
    const next = taken.reduce((draft, { apply }) => apply(draft), before);
    if (await save(next)) onDone();
  };
  if (differences.length === 0)
    return (
      <div className="grid gap-4">
        <Notice tone="info">Nothing new: {known.booking.title} already says all of this.</Notice>
        <Button className="justify-self-start" onClick={onDone}>
          Done
        </Button>
      </div>
    );
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <p className="wrap-anywhere">
        You have <strong>{known.booking.title}</strong> already. This text says something else:
      </p>
      {remarks.length > 0 ? <Notice tone="warning">{remarks.join(' ')}</Notice> : null}
      <ul className="divide-y divide-hairline rounded-card border border-hairline px-4">
        {differences.map(({ name, before: old, after }, at) => (
          <li key={name} className="py-1">
            <Checkbox
              id={`difference-${at}`}
              label={<span className="font-semibold">{name}</span>}
              hint={
                <span className="wrap-anywhere tabular-nums">
                  <s>{old}</s> → {after}
                </span>
              }
              checked={!left.includes(at)}
              onCheckedChange={(isTaken) =>
                setLeft(isTaken ? left.filter((each) => each !== at) : [...left, at])
              }
            />
          </li>
        ))}
      </ul>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={taken.length === 0}
          busy={isBusy}
          busyLabel="Saving…"
        >
          {taken.length === 1 ? 'Use the change' : `Use ${taken.length} changes`}
        </Button>
        <Button onClick={onClose}>Keep what I have</Button>
      </div>
    </form>
  );
}
