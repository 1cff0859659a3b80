import { SavePriceOffer, type PriceOffer } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { formatMoneyText, parseMoney } from '@landsea/ui/fields/money-field';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSavePriceOfferMutation } from '../../frame/bookings/price-offers-api';

interface TypedOffer {
  supplier: string;
  place: string;
  room: string;
  travelFrom: string;
  travelTo: string;
  bookBy: string;
  unit: 'percent' | 'amount';
  savingPercent: string;
  savingCents: string;
  version: number;
}

const units = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Dollars' },
] as const;

const OfferDraft = z.pipe(
  z.transform(({ unit, savingPercent, savingCents, ...typed }: TypedOffer) => ({
    ...typed,
    savingPercent: unit === 'percent' ? Number.parseFloat(savingPercent.replace('%', '')) : null,
    savingCents: unit === 'amount' ? (parseMoney(savingCents) ?? null) : null,
  })),
  SavePriceOffer,
);

const toTyped = (offer: PriceOffer | undefined): TypedOffer => ({
  supplier: offer?.supplier ?? '',
  place: offer?.place ?? '',
  room: offer?.room ?? '',
  travelFrom: offer?.travelFrom ?? '',
  travelTo: offer?.travelTo ?? '',
  bookBy: offer?.bookBy ?? '',
  unit: offer && offer.savingPercent === null ? 'amount' : 'percent',
  savingPercent: String(offer?.savingPercent ?? ''),
  savingCents: typeof offer?.savingCents === 'number' ? formatMoneyText(offer.savingCents) : '',
  version: offer?.version ?? 0,
});

interface OfferFormProps {
  known?: PriceOffer | undefined;
  today: string;
  onDone: () => void;
}

export function OfferForm({ known, today, onDone }: OfferFormProps) {
  const [id] = useState(() => known?.id ?? crypto.randomUUID());
  const [save] = useSavePriceOfferMutation();
  const { field, choice, submit, values, failure, isBusy } = useZodForm(OfferDraft, toTyped(known));
  const { value: unit, onValueChange: setUnit } = choice('unit');
  const send = submit(async (body) => {
    const { error } = await save({ id, body });
    if (error) return callFailure(error);
    onDone();
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid gap-4"
      aria-label={known ? 'Change the offer' : 'New offer'}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('supplier')} label="Supplier" placeholder="Disney" maxLength={120} />
        <TextField
          {...field('place')}
          label="Resort or ship"
          placeholder="Beach Club, or Disney Wish"
          maxLength={160}
        />
      </div>
      <TextField
        {...field('room')}
        label="Room category (optional)"
        hint="Leave it empty when every room is included."
        maxLength={120}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField {...field('travelFrom')} label="Travel from" />
        <DateField {...field('travelTo', ['travelFrom'])} label="Travel to" min={values.travelFrom} />
        <DateField {...field('bookBy')} label="Book by" min={today} />
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Segmented label="The saving is in" showLabel options={units} value={unit} onValueChange={setUnit} />
        {unit === 'percent' ? (
          <TextField
            {...field('savingPercent')}
            key="percent"
            label="Percent off"
            inputMode="numeric"
            placeholder="20"
            autoComplete="off"
            maxLength={4}
          />
        ) : (
          <TextField
            {...field('savingCents')}
            key="amount"
            label="Amount off each booking"
            inputMode="decimal"
            placeholder="250.00"
            autoComplete="off"
            maxLength={16}
          />
        )}
      </div>
      {failure ? <Notice tone="error">{failure.message}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
          {known ? 'Save the offer' : 'See what it fits'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
