import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { TextField } from '@landsea/ui/fields/text-field';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { blankDetails } from '../../trip/items/item-details';
import { PeopleChips } from '../../trip/items/people-chips';
import { failureText } from '../../trip/items/use-day-items';
import type { DayItems, WriteOutcome } from '../../trip/items/use-day-items';
import { useNewIds } from '@landsea/web-kit/rows';

interface MealDialogProps {
  trip: TripDetail;
  /** The table to change; without one it is new. */
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

/** A table that is booked, so that its last free moment stands on the horizon. */
export function MealDialog({ trip, meal, items, onClose }: MealDialogProps) {
  const form = useId();
  const [draft, setDraft] = useState(() => draftOf(trip, meal));
  const [outcome, setOutcome] = useState<WriteOutcome>();
  const [isSaving, setSaving] = useState(false);
  const ids = useNewIds();
  const fields = outcome?.kind === 'refused' ? outcome.fields : {};
  const isElsewhere = !['title', 'date', 'time', 'people'].some((field) => fields[field]);
  const failure = outcome && isElsewhere ? failureText(outcome) : undefined;
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const table = { status: 'booked' as const, isFixed: true, details: blankDetails('dining') };
    const ended = meal
      ? await items.change(meal, draft, { isForm: true })
      : await items.add({ ...draft, ...table, id: ids.of(draft) }, { isForm: true });
    setSaving(false);
    setOutcome(ended);
    if (ended.kind === 'saved' || ended.kind === 'waiting') onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={meal ? 'Change this table' : 'A table you booked'}
      description="Landsea reminds you of the last moment to cancel it for free."
      footer={
        <Button form={form} type="submit" variant="primary" busy={isSaving} busyLabel="Saving…">
          Save
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {failure ? (
          <Notice tone="error" title="Not saved">
            {failure}
          </Notice>
        ) : null}
        <TextField
          label="Restaurant"
          value={draft.title}
          error={fields['title']}
          onChange={(event) => set({ title: event.target.value })}
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
        <PeopleChips
          label="Who comes"
          party={trip.party}
          value={draft.people}
          onChange={(people) => set({ people })}
        />
      </form>
    </Dialog>
  );
}
