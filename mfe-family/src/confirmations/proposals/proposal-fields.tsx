import { BookingKind, bookingKinds, Currency } from '@landsea/contracts/bookings';
import { currencyCodes } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { bookingKindLabels } from '../../trip-bookings/tickets/booking-labels';
import { isItemKind, type Proposal } from './proposal';
import type { ProposalProblems } from './proposal-checks';
import { settle } from './reading-choices';

const kinds = bookingKinds
  .filter((kind) => kind !== 'lane')
  .map((value) => ({ value, label: bookingKindLabels[value] }));

const currencyNames = new Intl.DisplayNames(['en'], { type: 'currency' });
const currencies = currencyCodes.map((value) => ({
  value,
  label: `${value} · ${currencyNames.of(value) ?? value}`,
}));

interface ProposalFieldsProps {
  trip: TripDetail;
  proposal: Proposal;
  seesMoney: boolean;
  problems: ProposalProblems;
  onChange: (proposal: Proposal) => void;
}

export function ProposalFields({ trip, proposal, seesMoney, problems, onChange }: ProposalFieldsProps) {
  const { kind, title, date, time, endDate, endTime, number, currency, dueOn } = proposal;
  const change = (part: Partial<Proposal>) => onChange({ ...proposal, ...part });
  /** A typed value answers the choice between two readings. */
  const settleWith = (field: 'date' | 'time' | 'endDate' | 'endTime', value: string) =>
    change({ [field]: value, confirmation: settle(proposal.confirmation, field) });
  const isItem = isItemKind(kind);
  const amount = (field: 'total' | 'paid' | 'due', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder="0.00"
      value={proposal[field]}
      error={problems[field]}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField
          label="What"
          value={title}
          maxLength={160}
          error={problems.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <SelectField
          label="Kind"
          value={kind}
          options={kinds}
          onValueChange={(value) => change({ kind: BookingKind.parse(value) })}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <DateField
          label="Day"
          value={date}
          {...(isItem && { min: trip.startDate, max: trip.endDate })}
          error={problems.date}
          onChange={(next) => settleWith('date', next)}
        />
        <TextField
          label="Time"
          type="time"
          value={time}
          error={problems.time}
          onChange={(event) => settleWith('time', event.target.value)}
        />
        {isItem ? null : (
          <>
            <DateField
              label="Until"
              value={endDate}
              error={problems.endDate}
              onChange={(next) => settleWith('endDate', next)}
            />
            <TextField
              label="Until (time)"
              type="time"
              value={endTime}
              onChange={(event) => settleWith('endTime', event.target.value)}
            />
          </>
        )}
      </div>
      <TextField
        label={kind === 'cruise' ? 'Reservation number' : 'Confirmation number'}
        value={number}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => change({ number: event.target.value })}
      />
      {seesMoney ? (
        <div className="grid grid-cols-2 items-start gap-4">
          {amount('total', 'Total')}
          <SelectField
            label="Currency"
            value={currency}
            options={currencies}
            onValueChange={(value) => change({ currency: Currency.parse(value) })}
          />
          {isItem ? null : (
            <>
              {amount('paid', 'Paid so far')}
              {amount('due', 'Still due')}
              <DateField label="Due on" value={dueOn} onChange={(next) => change({ dueOn: next })} />
            </>
          )}
        </div>
      ) : null}
    </div>
  );
}
