import { CalendarDate, freeText, shortText } from '@landsea/contracts/core';
import type { CreateDayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextField } from '@landsea/ui/fields/text-field';
import * as z from 'zod/mini';
import { flightDetails, landsNote } from '../../../trip-page/items/flights';
import { FormDialog } from '../../../trip-page/items/panel/form-dialog';
import { TimeInput } from '../../../trip-page/items/panel/form-inputs';

const draftOf = ({ startDate, endDate }: Pick<TripDetail, 'startDate' | 'endDate'>) =>
  z.object({
    flight: shortText('Airline and number', 60),
    from: freeText('The airport', 40),
    to: freeText('The airport', 40),
    date: CalendarDate.check(
      z.refine((date) => date >= startDate && date <= endDate, 'Choose a day of your trip'),
    ),
    leaves: TimeInput,
    lands: TimeInput,
    confirmation: freeText('The confirmation number', 60),
  });

export type FlightDraft = z.infer<ReturnType<typeof draftOf>>;

/** A flight as an item of its day: `Delta 1234, BOS to MCO`. */
export const flightItem = (
  id: string,
  { flight, from, to, date, leaves, lands, confirmation }: FlightDraft,
): CreateDayItem => {
  const way = [from, to].filter(Boolean).join(' to ');
  return {
    id,
    title: [flight, way].filter(Boolean).join(', '),
    date,
    time: leaves,
    isFixed: true,
    status: 'booked',
    confirmation: confirmation || null,
    note: lands ? landsNote(lands) : null,
    details: flightDetails,
  };
};

interface FlightFormProps {
  trip: Pick<TripDetail, 'startDate' | 'endDate'>;
  /** What went wrong, or nothing. */
  onSave: (draft: FlightDraft) => Promise<string | undefined>;
  onClose: () => void;
}

export function FlightForm({ trip, onSave, onClose }: FlightFormProps) {
  const initial = {
    flight: '',
    from: '',
    to: '',
    date: trip.startDate,
    leaves: '',
    lands: '',
    confirmation: '',
  };
  return (
    <FormDialog
      title="Add a flight"
      submitLabel="Add it"
      schema={draftOf(trip)}
      initial={initial}
      onSave={onSave}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField
            {...field('flight')}
            label="Airline and number"
            placeholder="Delta 1234"
            maxLength={60}
          />
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField {...field('from')} label="From" placeholder="BOS" maxLength={40} />
            <TextField {...field('to')} label="To" placeholder="MCO" maxLength={40} />
          </div>
          <DateField {...field('date')} label="Day" min={trip.startDate} max={trip.endDate} />
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField {...field('leaves')} label="Leaves" type="time" step={60} hint="Local time there" />
            <TextField {...field('lands')} label="Lands" type="time" step={60} hint="Local time there" />
          </div>
          <TextField
            {...field('confirmation')}
            label="Confirmation number"
            maxLength={60}
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}
