import { getClockName, getDateIn, timeIn, toZonedInstant } from '@landsea/contracts/core';
import { Card } from '@landsea/ui/card';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import type { QuoteEditing } from './use-quote-draft';

const LAST_MINUTE = '23:59';

export function QuoteWords({ editing: { draft, change, errors } }: { editing: QuoteEditing }) {
  const { expiresAt, zone } = draft;
  const day = expiresAt ? getDateIn(new Date(expiresAt), zone) : '';
  const time = expiresAt ? timeIn(new Date(expiresAt), zone) : LAST_MINUTE;
  const setEnd = (date: string, at: string) =>
    change({ expiresAt: date ? toZonedInstant(date, at || LAST_MINUTE, zone).toISOString() : null });
  return (
    <Card aria-label="The offer in words" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <TextField
          label="Title"
          placeholder="Spring break at the parks"
          value={draft.title}
          error={errors['title']}
          onChange={({ target }) => change({ title: target.value })}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-3 sm:grid-cols-[minmax(0,1fr)_8.5rem_6rem]">
          <DateField
            label="Valid until"
            value={day}
            error={errors['expiresAt']}
            onChange={(date) => setEnd(date, time)}
          />
          <TextField
            label="Time"
            type="time"
            value={time}
            hint={getClockName(zone)}
            onChange={({ target }) => setEnd(day, target.value)}
          />
          <TextField
            label="Travelers"
            type="number"
            min={1}
            max={30}
            value={String(draft.people)}
            error={errors['people']}
            onChange={({ target }) => change({ people: Math.max(1, Math.round(Number(target.value))) })}
          />
        </div>
      </div>
      <TextAreaField
        label="Your message"
        hint="It opens the page and the email."
        rows={5}
        value={draft.message}
        error={errors['message']}
        onChange={({ target }) => change({ message: target.value })}
      />
    </Card>
  );
}
