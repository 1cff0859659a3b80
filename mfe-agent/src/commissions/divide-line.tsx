import { MOST_PARTS, type Commission, type LinePart, type StatementLine } from '@landsea/contracts/agents';
import { countOpenCents, formatCents } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { formatMoneyText, parseMoney } from '@landsea/ui/fields/money-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { useState } from 'react';
import { ChooseBooking } from './choose-booking';

interface DivideLineProps {
  line: StatementLine;
  bookings: readonly Commission[];
  isBusy: boolean;
  onDivide: (parts: LinePart[]) => void;
  onCancel: () => void;
}

interface TypedPart {
  booking: Commission;
  /** Without the line’s sign. */
  amount: string;
}

const keyOf = ({ tripId, bookingId }: Pick<Commission, 'tripId' | 'bookingId'>): string =>
  `${tripId} ${bookingId}`;

/** One payment for several bookings, which the agent divides to the cent. */
export function DivideLine({ line, bookings, isBusy, onDivide, onCancel }: DivideLineProps) {
  const [parts, setParts] = useState<readonly TypedPart[]>([]);
  const sign = line.cents < 0 ? -1 : 1;
  const whole = Math.abs(line.cents);
  const given = parts.map(({ amount }) => parseMoney(amount));
  const left = given.reduce((rest: number, cents) => rest - (cents ?? 0), whole);
  const isRead = given.every((cents) => cents !== undefined && cents > 0);
  const add = (booking: Commission) => {
    const cents = Math.max(0, Math.min(countOpenCents(booking) || left, left));
    setParts([...parts, { booking, amount: formatMoneyText(cents) }]);
  };
  const chosen = new Set(parts.map(({ booking }) => keyOf(booking)));
  const divide = () =>
    onDivide(
      parts.map(({ booking: { tripId, bookingId } }, index) => ({
        ...{ tripId, bookingId },
        cents: sign * (given[index] ?? 0),
      })),
    );
  return (
    <div role="group" aria-label={`Divide ${formatCents(line.cents)}`} className="grid gap-3">
      {parts.map(({ booking, amount }, index) => (
        <div key={keyOf(booking)} className="flex flex-wrap items-end gap-x-3 gap-y-1">
          <TextField
            label={`${booking.clientName}, ${booking.title}`}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            maxLength={16}
            error={given[index] ? undefined : 'Enter an amount, such as 150.00'}
            onChange={({ target }) =>
              setParts(parts.map((each, at) => (at === index ? { ...each, amount: target.value } : each)))
            }
          />
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setParts(parts.filter((_each, at) => at !== index))}
          >
            Leave out<span className="sr-only"> {booking.title}</span>
          </Button>
        </div>
      ))}
      {parts.length > 0 ? (
        <p role="status" className={`tabular-nums ${left === 0 ? 'text-muted' : 'text-berry'}`}>
          {left === 0
            ? 'It adds up.'
            : left > 0
              ? `${formatCents(left)} is left to divide.`
              : `${formatCents(-left)} too much.`}
        </p>
      ) : null}
      {left > 0 && parts.length < MOST_PARTS ? (
        <ChooseBooking
          key={parts.length}
          bookings={bookings.filter((each) => !chosen.has(keyOf(each)))}
          onCancel={onCancel}
          onChoose={add}
        />
      ) : (
        <Button size="sm" className="justify-self-start" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {parts.length > 1 ? (
        <Button
          size="sm"
          variant="primary"
          className="justify-self-start"
          disabled={isBusy || left !== 0 || !isRead}
          onClick={divide}
        >
          Divide it like this
        </Button>
      ) : null}
    </div>
  );
}
