import type { Booking } from '@landsea/contracts/bookings';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { formatDate } from '@landsea/web-kit';
import type { ReadChoice } from '@landsea/web-kit/confirmations';
import { Wrench } from 'lucide-react';
import { useId, useState } from 'react';
import { formatClock } from '../../items/cards/item-labels';
import { BookingTicket } from '../../trip-bookings/tickets/booking-ticket';
import { bookingKindLabels } from '../../trip-bookings/tickets/booking-labels';
import { previewBooking } from '../../trip-bookings/api/bookings-api';
import { canBeTaken, isItemKind, type Proposal } from './proposal';
import { toCreateBooking, type ProposalFacts } from './proposal-booking';
import { choiceDoubts, listDoubts, listFacts, listRemarks, type ProposalProblems } from './proposal-checks';
import { ProposalFields } from './proposal-fields';
import { chooseReading } from './reading-choices';
import { addsStay } from './trip-additions';

const questions: Record<ReadChoice['field'], string> = {
  date: 'Which day is it?',
  endDate: 'Which day does it end?',
  time: 'Which time is it?',
  endTime: 'Which time does it end?',
};

interface ReadingChoiceProps {
  choice: ReadChoice;
  error: string | undefined;
  onChoose: (value: string) => void;
}

/** The two ways to read a date or a time, to choose from; neither is chosen for the person. */
function ReadingChoice({ choice: { field, values }, error, onChoose }: ReadingChoiceProps) {
  const id = useId();
  const isDate = field === 'date' || field === 'endDate';
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2 border-l-4 border-sun pl-3">
      <p id={id} className="text-sm">
        {isDate ? 'The email can be read in two ways.' : 'The email does not say morning or evening.'}{' '}
        {questions[field]}
      </p>
      {error ? <p className="text-sm font-semibold text-berry">{error}</p> : null}
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <Button key={value} onClick={() => onChoose(value)}>
            {isDate ? formatDate(value) : formatClock(value)}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface ProposalCardProps {
  trip: TripDetail;
  proposal: Proposal;
  facts: ProposalFacts;
  isKnown: boolean;
  /** With its fields open, for a person who fills them in. */
  isTyped?: boolean;
  seesMoney: boolean;
  problems: ProposalProblems;
  onChange: (proposal: Proposal) => void;
}

const ticketOf = (proposal: Proposal, facts: ProposalFacts, seesMoney: boolean): Booking | undefined => {
  if (proposal.date === '') return undefined;
  const id = '00000000-0000-4000-8000-000000000000';
  const preview = previewBooking(toCreateBooking(proposal, facts, () => id));
  const priced = seesMoney ? preview : { ...preview, totalCents: null, payments: [] };
  return {
    ...priced,
    title: preview.title || 'No name yet',
    ...(proposal.confirmation.isCanceled && { status: 'canceled' as const }),
    note: null,
    itemId: isItemKind(preview.kind) ? id : null,
  };
};

export function ProposalCard(props: ProposalCardProps) {
  const { trip, proposal, facts, isKnown, isTyped = false, seesMoney, problems, onChange } = props;
  const id = useId();
  const { confirmation, isTaken, kind, title } = proposal;
  const { choices, isCanceled } = confirmation;
  const doubts = listDoubts(proposal, trip, isKnown).filter((doubt) => !choiceDoubts.includes(doubt));
  const remarks = listRemarks(proposal, trip, isKnown);
  const isMissing = confirmation.date === null || confirmation.title === null;
  const [isFixing, setFixing] = useState(isTyped || isMissing);
  const hasProblems =
    isTaken && Object.keys(problems).some((field) => !choices.some((each) => each.field === field));
  const isOpen = isFixing || hasProblems;
  const ticket = ticketOf(proposal, facts, seesMoney);
  const adds = addsStay(proposal, trip);
  const { people } = confirmation;
  const notes = [
    // The ticket above names the staterooms of the booking.
    ...listFacts(proposal).filter(
      (fact) => !fact.startsWith('Party of') && !(ticket?.staterooms.length && fact.startsWith('Stateroom')),
    ),
    ...(people ? [`party of ${people}`] : []),
  ];
  const name = title.trim() || 'this booking';
  const verb = isCanceled ? 'Mark' : isKnown ? 'Update' : 'Add';
  return (
    <section aria-labelledby={id} className="grid gap-3 border-b border-hairline pb-5 last:border-0">
      <h3 id={id} className="sr-only">
        {bookingKindLabels[kind]}: {title || 'no name yet'}
      </h3>
      {canBeTaken(proposal, isKnown) ? (
        <Checkbox
          label={
            <>
              {verb} <span className="font-medium wrap-anywhere">{name}</span>
              {isCanceled ? ' as canceled' : null}
            </>
          }
          checked={isTaken}
          onCheckedChange={(checked) => onChange({ ...proposal, isTaken: checked })}
        />
      ) : null}
      {ticket ? <BookingTicket booking={ticket} party={trip.party} heading="p" /> : null}
      {notes.length > 0 ? (
        <p className="text-sm text-muted wrap-anywhere">Notes: {notes.join(' · ')}</p>
      ) : null}
      {doubts.length > 0 ? (
        <ul className="grid gap-1 border-l-4 border-sun pl-3 text-sm">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      ) : null}
      {choices.map((choice) => (
        <ReadingChoice
          key={choice.field}
          choice={choice}
          error={isTaken ? problems[choice.field] : undefined}
          onChoose={(value) => onChange(chooseReading(proposal, choice.field, value, trip))}
        />
      ))}
      {remarks.length > 0 ? <p className="text-sm text-muted">{remarks.join(' ')}</p> : null}
      {adds && isTaken && !isCanceled ? (
        <Checkbox
          label={adds === 'stay' ? 'Add this stay to your trip' : 'Add this sailing to your trip'}
          checked={proposal.addsToTrip}
          onCheckedChange={(addsToTrip) => onChange({ ...proposal, addsToTrip })}
        />
      ) : null}
      {isCanceled ? null : (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3 justify-self-start"
          icon={<Wrench aria-hidden className="size-4" strokeWidth={1.75} />}
          aria-expanded={isOpen}
          onClick={() => setFixing(!isOpen)}
        >
          Fix something<span className="sr-only"> in {name}</span>
        </Button>
      )}
      {isOpen && !isCanceled ? (
        <ProposalFields {...{ trip, proposal, seesMoney, problems, onChange }} />
      ) : null}
    </section>
  );
}
