import type { AgentBooking, AgentBookings } from '@landsea/contracts/agents';
import { findNextToMake } from '@landsea/rules/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { formatMoneyText } from '@landsea/ui/fields/money-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useSession } from '@landsea/web-kit';
import { useState, type FormEvent } from 'react';
import { parseAmount } from '../booking-draft';
import type { OnChanged } from '../use-undo-change';
import { computeLowerPrice, writeNews, type LowerPrice } from './lower-price';
import { useLowerPrice } from './use-lower-price';

interface LowerPriceDialogProps {
  trip: AgentBookings;
  row: AgentBooking;
  /** Cents to begin with. */
  proposed?: number;
  onChanged: OnChanged;
  onClose: () => void;
}

const MESSAGE_LENGTH = 5_000;

/** Compares a better offer with the present price; one step writes it and sends the message. */
export function LowerPriceDialog({ trip, row: shown, proposed, onChanged, onClose }: LowerPriceDialogProps) {
  // The saved booking comes back with the lower price while the dialog still stands here.
  const [row] = useState(shown);
  const [total, setTotal] = useState(proposed === undefined ? '' : formatMoneyText(proposed));
  const [tells, setTells] = useState(true);
  const [typed, setTyped] = useState<string>();
  const { user } = useSession();
  const { save, isChanged, isBusy, failure } = useLowerPrice(trip, row, onChanged);
  const { booking } = row;
  const firstName = trip.clientName.split(' ')[0] ?? trip.clientName;
  const cents = parseAmount(total);
  const price = cents === null ? undefined : computeLowerPrice(row, cents, trip.suppliers);
  const agentName = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  const message = typed ?? (price && writeNews(booking, price, { clientName: trip.clientName, agentName }));
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!price)
      return setProblem(`Enter a total below ${formatAmount(booking.totalCents ?? 0, booking.currency)}`);
    if (tells && !message?.trim()) return setProblem('Write the message, or don’t send one');
    setProblem(undefined);
    if (await save(price, tells ? message?.trim() : undefined)) onClose();
  };
  const notice = problem ?? failure;
  return (
    <Dialog
      open
      // What came of the message is still to be said.
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      title="A lower price"
      description={`${booking.title} is ${formatAmount(booking.totalCents ?? 0, booking.currency)} now.`}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label="New total"
          inputMode="decimal"
          autoFocus
          autoComplete="off"
          value={total}
          disabled={isChanged}
          onChange={({ target }) => {
            setProblem(undefined);
            setTotal(target.value);
          }}
        />
        {price ? <Comparison {...{ row, price, firstName }} /> : null}
        <Checkbox
          id="tell-lower-price"
          label={`Tell ${firstName}`}
          checked={tells}
          onCheckedChange={setTells}
        />
        {tells && price ? (
          <TextAreaField
            label="Your message"
            rows={7}
            maxLength={MESSAGE_LENGTH}
            value={message ?? ''}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : null}
        {notice ? (
          <Notice
            tone="error"
            {...(isChanged && { title: 'The booking is changed. Your message isn’t sent' })}
          >
            {notice}
          </Notice>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="button" disabled={isBusy} onClick={onClose}>
            {isChanged ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
            {isChanged
              ? tells
                ? 'Send the message again'
                : 'Done'
              : tells
                ? `Change it and tell ${firstName}`
                : 'Change the booking'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Comparison({ row, price, firstName }: { row: AgentBooking; price: LowerPrice; firstName: string }) {
  const { booking, expectedCents } = row;
  const amount = (cents: number | null): string =>
    cents === null ? 'nothing' : formatAmount(cents, booking.currency);
  const next = findNextToMake(row);
  const lines = [
    { name: 'Total', before: amount(booking.totalCents), after: amount(price.totalCents) },
    {
      name: 'Next payment',
      before: amount(next?.cents ?? null),
      after: amount(price.nextPayment?.cents ?? null),
    },
    ...(expectedCents !== null && price.expectedCents !== null
      ? [{ name: 'Your commission', before: amount(expectedCents), after: amount(price.expectedCents) }]
      : []),
  ];
  return (
    <div className="grid gap-2 rounded-card bg-sea-soft px-4 py-3">
      <p className="font-semibold text-ink tabular-nums">
        {firstName} saves {amount(price.savedCents)}.
      </p>
      <dl className="grid gap-1 text-sm">
        {lines.map(({ name, before, after }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{name}</dt>
            <dd className="text-ink tabular-nums">{before === after ? after : `${before} → ${after}`}</dd>
          </div>
        ))}
      </dl>
      {price.refundCents > 0 ? (
        <p className="text-sm text-ink tabular-nums">
          {amount(price.refundCents)} of it is paid already. Ask the supplier to pay it back.
        </p>
      ) : null}
      {price.commissionableCents !== null ? (
        <p className="text-sm text-muted">
          The commissionable amount goes down in step. Correct it under Change if the new confirmation says
          something else.
        </p>
      ) : null}
    </div>
  );
}
