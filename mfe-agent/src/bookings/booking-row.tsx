import type { AgentBooking, AgentBookings } from '@landsea/contracts/agents';
import { canGoDown, findNextPayment, getBookingStage, type BookingStage } from '@landsea/rules/agents';
import { formatAmount, isToBook } from '@landsea/rules/bookings';
import { useState, type ReactNode } from 'react';
import { Badge, type BadgeTone } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { formatDateRange } from '@landsea/web-kit';
import { formatDay, formatDue, formatHold, numberNames, stageNames } from '../frame/bookings/booking-texts';
import type { LastDone } from '../frame/undo-bar';
import { LowerPriceDialog } from './lower-price/lower-price-dialog';
import { PaymentLines } from './payment-lines';
import { describeCommission, describeGuests, describeSameNumber } from './row-texts';
import type { OnChanged } from './use-undo-change';

interface LowerPriceButtonProps {
  trip: AgentBookings;
  row: AgentBooking;
  onChanged: OnChanged;
}

function LowerPriceButton({ trip, row, onChanged }: LowerPriceButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {trip.seesMoney && canGoDown(row) ? (
        <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
          Found a lower price<span className="sr-only"> for {row.booking.title}</span>
        </Button>
      ) : null}
      {isOpen ? <LowerPriceDialog {...{ trip, row, onChanged }} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

interface BookingRowProps {
  trip: AgentBookings;
  row: AgentBooking;
  now: Date;
  today: string;
  offer: (done: LastDone | undefined) => void;
  onChanged: OnChanged;
  onChange: () => void;
  onRemove: () => void;
}

const tones: Partial<Record<BookingStage, BadgeTone>> = {
  held: 'sun',
  quoted: 'sun',
  paid: 'palm',
};

export function BookingRow(props: BookingRowProps) {
  const { trip, row, now, today, offer, onChanged, onChange, onRemove } = props;
  const { booking, work, sameNumbers } = row;
  const { id, title, start, end, status, heldUntil, currency, numbers } = booking;
  const stage = getBookingStage(booking, today);
  const next = findNextPayment(booking);
  const isCanceled = status === 'canceled';
  const days =
    end && end.date !== start.date ? formatDateRange(start.date, end.date) : formatDay(start.date, today);
  const shownNumbers = [...numbers, ...(work?.numbers ?? [])];
  return (
    <li id={id} className="grid gap-2 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <h2
            className={`text-lg font-semibold wrap-anywhere ${isCanceled ? 'text-muted line-through' : 'text-ink'}`}
          >
            {title}
          </h2>
          <Badge tone={tones[stage] ?? 'neutral'}>{isToBook(booking) ? 'To book' : stageNames[stage]}</Badge>
        </div>
        <p className="text-muted tabular-nums">{days}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm lg:grid-cols-4">
        <Fact name="Number">
          {shownNumbers.length === 0
            ? 'None yet'
            : shownNumbers.map(({ role, value }) => (
                <span key={`${role}-${value}`} className="block">
                  {value}
                  {role === 'confirmation' ? '' : ` (${numberNames[role].toLowerCase()})`}
                </span>
              ))}
        </Fact>
        <Fact name="Guests">{describeGuests(booking, trip.people)}</Fact>
        <Fact name="Next payment">
          {next ? `${formatAmount(next.cents, currency)}, ${formatDue(next.dueOn, today)}` : 'Nothing open'}
        </Fact>
        <Fact name="Commission">{describeCommission(row)}</Fact>
      </dl>
      {status === 'held' && heldUntil ? (
        <p className="font-semibold text-berry tabular-nums first-letter:uppercase">
          {formatHold(heldUntil, now)}
        </p>
      ) : null}
      {work?.bookedBy === 'client' ? (
        <p className="text-sm text-muted">
          {trip.clientName} {shownNumbers.length > 0 ? 'booked' : 'books'} this.
        </p>
      ) : null}
      {sameNumbers.map((same) => (
        <Notice key={`${same.value}-${same.tripId}`} tone="warning">
          {describeSameNumber(same)}
        </Notice>
      ))}
      <PaymentLines {...{ trip, row, offer }} />
      {trip.canEdit ? (
        <div className="-mx-3 flex flex-wrap">
          <Button size="sm" variant="quiet" onClick={onChange}>
            Change<span className="sr-only"> {title}</span>
          </Button>
          <LowerPriceButton {...{ trip, row, onChanged }} />
          <Button size="sm" variant="quiet" onClick={onRemove}>
            Remove<span className="sr-only"> {title}</span>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere text-ink tabular-nums">{children}</dd>
    </div>
  );
}
