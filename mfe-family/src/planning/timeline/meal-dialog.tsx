import type { BookedMeal } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import { TextField } from '@landsea/ui/fields/text-field';
import { apiErrorOf, fieldErrorsOf } from '@landsea/web-kit';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useNewIds } from '@landsea/web-kit/rows';
import { useSaveMealMutation } from './timeline-api';

interface MealDialogProps {
  trip: TripDetail;
  /** The table to change; without one it is new. */
  meal?: BookedMeal | undefined;
  onClose: () => void;
}

/** A table that is booked, so that its last free moment stands on the horizon. */
export function MealDialog({ trip, meal, onClose }: MealDialogProps) {
  const form = useId();
  const [draft, setDraft] = useState<BookedMeal>(
    () =>
      meal ?? {
        id: '',
        place: '',
        date: trip.startDate,
        time: '18:00',
        people: trip.party.length,
        version: 0,
      },
  );
  const ids = useNewIds();
  const [save, { isLoading, error }] = useSaveMealMutation();
  const fields = error ? fieldErrorsOf(error) : {};
  const isTold = error !== undefined && apiErrorOf(error).code === 'EDIT_CONFLICT';
  const set = (change: Partial<BookedMeal>) => setDraft({ ...draft, ...change });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Whoever was told what stands there now, and saves again, means it.
    const version = isTold && meal ? meal.version : draft.version;
    const booked = { ...draft, version };
    const answer = await save({
      tripId: trip.id,
      meal: meal ? booked : { ...booked, id: ids.of(booked) },
      isNew: !meal,
    });
    if (!answer.error) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={meal ? 'Change this table' : 'A table you booked'}
      description="Landsea reminds you of the last moment to cancel it for free."
      footer={
        <Button form={form} type="submit" variant="primary" busy={isLoading} busyLabel="Saving…">
          Save
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {error && Object.keys(fields).length === 0 ? (
          <Notice tone="error" title="Not saved">
            {apiErrorOf(error).message}
          </Notice>
        ) : null}
        <TextField
          label="Restaurant"
          value={draft.place}
          error={fields['place']}
          onChange={(event) => set({ place: event.target.value })}
        />
        <div className="grid grid-cols-2 gap-4">
          <DateField
            label="Day"
            value={draft.date}
            min={trip.startDate}
            max={trip.endDate}
            error={fields['date']}
            onChange={(date) => set({ date })}
          />
          <TextField
            label="Time there"
            type="time"
            value={draft.time}
            error={fields['time']}
            onChange={(event) => set({ time: event.target.value })}
          />
        </div>
        <NumberStepper
          label="People"
          value={draft.people}
          min={1}
          max={30}
          onChange={(people) => set({ people })}
        />
      </form>
    </Dialog>
  );
}
