import type { TripDetail } from '@landsea/contracts/trip';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { useId } from 'react';
import { alsoSavedWith, doubtsOf, factsOf } from './proposals';
import type { Proposal } from './proposals';
import type { BookingKind } from './reading/confirmation';

const kindNames: Record<BookingKind, string> = {
  dining: 'Table',
  hotel: 'Hotel',
  cruise: 'Sailing',
  flight: 'Flight',
  outing: 'Outing',
  transfer: 'Transfer',
  tickets: 'Tickets',
};

interface ProposalFieldsProps {
  trip: TripDetail;
  proposal: Proposal;
  onChange: (proposal: Proposal) => void;
  error?: string | undefined;
}

/** One booking as it was read, to correct and to take or leave. */
export function ProposalFields({ trip, proposal, onChange, error }: ProposalFieldsProps) {
  const id = useId();
  const { confirmation, isTaken, title, date, time, number } = proposal;
  const doubts = doubtsOf(proposal, trip);
  const change = (part: Partial<Proposal>) => onChange({ ...proposal, ...part });
  return (
    <section aria-labelledby={id} className="grid gap-3 border-b border-hairline pb-5 last:border-0">
      <h3 id={id} className="sr-only">
        {kindNames[confirmation.kind]}: {title || 'no name yet'}
      </h3>
      <Checkbox
        label={
          <>
            <span className="text-sm text-muted">{kindNames[confirmation.kind]}</span>{' '}
            <span className="font-medium wrap-anywhere">{title || 'No name yet'}</span>
          </>
        }
        checked={isTaken}
        onCheckedChange={(checked) => change({ isTaken: checked })}
      />
      {doubts.length > 0 ? (
        <ul className="grid gap-1 border-l-4 border-sun pl-3 text-sm">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      ) : null}
      <TextField
        label="What"
        value={title}
        maxLength={160}
        error={error}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <DateField
          label="Day"
          value={date}
          min={trip.startDate}
          max={trip.endDate}
          onChange={(next) => change({ date: next })}
        />
        <TextField
          label="Time"
          type="time"
          value={time}
          onChange={(event) => change({ time: event.target.value })}
        />
      </div>
      <TextField
        label={confirmation.kind === 'cruise' ? 'Reservation number' : 'Confirmation number'}
        value={number}
        hint={alsoSavedWith(proposal, trip)}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => change({ number: event.target.value })}
      />
      {factsOf(confirmation).length > 0 ? (
        <p className="text-sm text-muted wrap-anywhere">
          Also in the note: {factsOf(confirmation).join(' · ')}
        </p>
      ) : null}
    </section>
  );
}
