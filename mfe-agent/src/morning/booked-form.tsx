import type { MorningTask } from '@landsea/contracts/agents';
import type { DayItem } from '@landsea/contracts/planning';
import { findBookingGaps, hasConfirmation } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { toApiError, getFieldErrors } from '@landsea/web-kit';
import { useState, type FormEvent } from 'react';
import { useChangeWishMutation } from './morning-api';

type Field = 'date' | 'time' | 'confirmation';

/** The first field that is empty, else the one that is new with every booking. */
const chooseFirstField = (wish: DayItem): Field => {
  if (wish.date === null) return 'date';
  return wish.time === null || !hasConfirmation(wish) ? 'time' : 'confirmation';
};

/** The wished times are filled in; another one is typed over them. */
export function BookedForm({ task, wish, onDone }: { task: MorningTask; wish: DayItem; onDone: () => void }) {
  const [change, changing] = useChangeWishMutation();
  const [date, setDate] = useState(wish.date ?? '');
  const [time, setTime] = useState(wish.time ?? '');
  const [confirmation, setConfirmation] = useState(wish.confirmation ?? '');
  const [gaps, setGaps] = useState<ReturnType<typeof findBookingGaps>>({});
  const [first] = useState(() => chooseFirstField(wish));
  const fields = getFieldErrors(changing.error);
  const dateError = gaps.date ?? fields['date'];
  const timeError = gaps.time ?? fields['time'];
  const { tripId } = task.entry;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = findBookingGaps({ date, time });
    setGaps(found);
    if (Object.keys(found).length > 0) return;
    const { data } = await change({
      tripId,
      itemId: wish.id,
      version: wish.version,
      status: 'booked',
      isFixed: true,
      date,
      time,
      ...(hasConfirmation(wish) && { confirmation: confirmation.trim() || null }),
    });
    if (!data) return;
    onDone();
  };
  return (
    <form
      noValidate
      aria-label={`${wish.title} is booked`}
      className="grid gap-3 sm:grid-cols-[1fr_8rem_1fr_auto] sm:items-end"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <DateField
        label="Day"
        autoFocus={first === 'date'}
        value={date}
        onChange={setDate}
        {...(dateError && { error: dateError })}
      />
      <TextField
        label="Time you got"
        type="time"
        autoFocus={first === 'time'}
        value={time}
        onChange={({ target }) => setTime(target.value)}
        {...(timeError && { error: timeError })}
      />
      {hasConfirmation(wish) ? (
        <TextField
          label="Confirmation number"
          autoFocus={first === 'confirmation'}
          value={confirmation}
          maxLength={60}
          onChange={({ target }) => setConfirmation(target.value)}
          {...(fields['confirmation'] && { error: fields['confirmation'] })}
        />
      ) : null}
      <Button type="submit" variant="primary" busy={changing.isLoading} busyLabel="Saving…">
        Save
      </Button>
      {changing.error ? (
        <p role="alert" className="text-berry sm:col-span-4">
          {toApiError(changing.error).message}
        </p>
      ) : null}
    </form>
  );
}
