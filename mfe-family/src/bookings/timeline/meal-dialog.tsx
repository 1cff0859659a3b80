import { makeBlankDetails } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { TextField } from '@landsea/ui/fields/text-field';
import { useZodForm } from '@landsea/web-kit/forms';
import { useNewIds } from '@landsea/web-kit/rows';
import { useId } from 'react';
import * as z from 'zod/mini';
import { PeopleChips } from '../../items/controls/people-chips';
import { getFailureText, type DayItems } from '../../items/queue/use-day-items';

const Table = z.object({
  title: z.string(),
  date: z.string(),
  time: z.string(),
  people: z.nullable(z.array(z.string())),
});

interface MealDialogProps {
  trip: TripDetail;
  meal?: DayItem | undefined;
  items: Pick<DayItems, 'add' | 'change'>;
  onClose: () => void;
}

const draftOf = ({ startDate }: TripDetail, meal: DayItem | undefined) => ({
  title: meal?.title ?? '',
  date: meal?.date ?? startDate,
  time: meal?.time ?? '18:00',
  people: meal?.people ?? null,
});

/** A booked table puts its free-cancellation deadline on the timeline. */
export function MealDialog({ trip, meal, items, onClose }: MealDialogProps) {
  const id = useId();
  const { form, values, field, submit, failure, isBusy } = useZodForm(Table, draftOf(trip, meal));
  const ids = useNewIds();
  const save = submit(async (draft) => {
    const table = { status: 'booked' as const, isFixed: true, details: makeBlankDetails('dining') };
    const ended = meal
      ? await items.change(meal, draft, { isForm: true })
      : await items.add({ ...draft, ...table, id: ids.getId(draft) }, { isForm: true });
    if (ended.kind === 'saved' || ended.kind === 'kept') return onClose();
    const message = getFailureText(ended);
    return message === undefined ? undefined : { ...ended, message };
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={meal ? 'Change this table' : 'A table you booked'}
      description="Landsea reminds you of the last chance to cancel it for free."
      footer={
        <Button form={id} type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={save} className="grid gap-4">
        {failure ? (
          <Notice tone="error" title="Not saved">
            {failure.message}
          </Notice>
        ) : null}
        <TextField {...field('title')} label="Restaurant" />
        <div className="grid grid-cols-2 gap-4">
          <DateField {...field('date')} label="Day" min={trip.startDate} max={trip.endDate} />
          <TextField {...field('time')} label="Time" type="time" />
        </div>
        <PeopleChips
          label="Who comes"
          party={trip.party}
          value={values.people}
          onChange={(people) => form.setValue('people', people)}
        />
      </form>
    </Dialog>
  );
}
