import type { Booking } from '@landsea/contracts/bookings';
import { getDayZone } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useZodForm, type FormFailure } from '@landsea/web-kit/forms';
import { useId } from 'react';
import { usePortClocks } from '../../items/clocks/use-port-clocks';
import { PeopleChips } from '../../items/controls/people-chips';
import { bookingKindLabels } from '../../trip-bookings/tickets/booking-labels';
import { toPersonKey } from '../../trip-frame/people/party';
import { useAirports } from '../../trip-bookings/tickets/airports';
import { toContent, type BookingContent } from './booking-content';
import { BookingInput, toBookingDraft, makeDraft } from './booking-draft';
import { EndFields } from './booking-end-fields';
import type { BookingZodForm } from './booking-form-type';
import { getKindFields, typedKinds, type TypedKind } from './booking-kinds';
import { MoneyFields } from './booking-money-fields';
import { StatusFields } from './booking-status-fields';

interface PeopleFieldsProps {
  form: BookingZodForm;
  trip: TripDetail;
}

function PeopleFields({ form: { values, choice }, trip: { party } }: PeopleFieldsProps) {
  const people = choice('people');
  const names = choice('legalNames');
  const chosen = party.filter((person) => values.people?.includes(toPersonKey(person)) ?? true);
  return (
    <div className="grid gap-2">
      <PeopleChips label="For" party={party} value={values.people} onChange={people.onValueChange} />
      {people.error ? <p className="text-sm text-berry">{people.error}</p> : null}
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-sea">
          Names as booked
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          {chosen.map((person) => {
            const key = toPersonKey(person);
            return (
              <TextField
                key={key}
                label={person.name}
                placeholder="As in the passport or ID"
                maxLength={120}
                value={values.legalNames[key] ?? ''}
                onChange={(event) => names.onValueChange({ ...values.legalNames, [key]: event.target.value })}
              />
            );
          })}
        </div>
      </details>
    </div>
  );
}

interface BookingFormProps {
  trip: TripDetail;
  booking: Booking | TypedKind;
  seesMoney: boolean;
  onSave: (content: BookingContent) => Promise<FormFailure | undefined>;
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

export function BookingForm({ trip, booking, seesMoney, onSave, onRemove, onClose }: BookingFormProps) {
  const id = useId();
  const ports = usePortClocks(trip);
  const airports = useAirports();
  const seen = typeof booking === 'string' ? undefined : booking;
  const facts = {
    zoneOn: (date: string) => getDayZone(trip, date, ports),
    zoneAt: airports.zoneAt,
    everybody: trip.party.map(toPersonKey),
  };
  const form = useZodForm(
    BookingInput,
    typeof booking === 'string' ? makeDraft(booking, trip.startDate) : toBookingDraft(booking, facts),
  );
  const { values, field, choice, submit, failure, isBusy } = form;
  const labels = getKindFields(values.kind);
  const name = bookingKindLabels[values.kind];
  const send = submit(async (input) => {
    const content = toContent(input, facts, seen);
    // Amounts that a reader does not see stay as they are.
    if (seesMoney) return onSave(content);
    const { totalCents: _t, currency: _c, dollarCents: _d, payments: _p, refundCents: _r, ...rest } = content;
    return onSave(rest);
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={seen ? `Change ${seen.title}` : `Add: ${name.toLowerCase()}`}
      footer={
        <>
          {onRemove ? (
            <Button variant="quiet" className="mr-auto" onClick={onRemove}>
              Delete
            </Button>
          ) : null}
          <Button form={id} type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
            {seen ? 'Save' : 'Add it'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
        {failure ? (
          <Notice tone="error" title="Not saved">
            {failure.message}
          </Notice>
        ) : null}
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]">
          <TextField {...field('title')} label={labels.title} placeholder={labels.example} maxLength={160} />
          <SelectField
            {...choice('kind')}
            onValueChange={(kind) => choice('kind').onValueChange(BookingInput.shape.kind.parse(kind))}
            label="Kind"
            options={typedKinds.map((value) => ({ value, label: bookingKindLabels[value] }))}
          />
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...field('number')} label={labels.number} maxLength={60} autoComplete="off" />
          {labels.isByAir ? (
            <TextField
              {...field('flight')}
              label="Flight number"
              placeholder="DL 1187"
              maxLength={60}
              autoComplete="off"
            />
          ) : null}
          {labels.hasStaterooms ? (
            <TextField
              {...field('staterooms')}
              label="Staterooms"
              placeholder="7142, 7144"
              maxLength={120}
              autoComplete="off"
            />
          ) : null}
          {labels.supplier ? (
            <TextField {...field('supplier')} label={labels.supplier} maxLength={120} />
          ) : null}
        </div>
        <EndFields {...{ form, airports, labels }} side="start" />
        <EndFields {...{ form, airports, labels }} side="end" />
        <PeopleFields {...{ form, trip }} />
        {seesMoney ? <MoneyFields form={form} /> : null}
        <StatusFields {...{ form, seesMoney }} />
        <TextField
          {...field('included')}
          label="What’s included"
          placeholder="Breakfast, two checked bags"
          maxLength={500}
        />
        <TextAreaField {...field('note')} label="Notes" rows={3} maxLength={1000} />
      </form>
    </Dialog>
  );
}
