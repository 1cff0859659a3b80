import { AddCall, type ClientCall } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useRef, useState, type SyntheticEvent } from 'react';

interface CallDraft {
  text: string;
  withName: string;
  /** The reader's own day and time. */
  date: string;
  time: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

const toCallDraft = (call: Pick<ClientCall, 'text' | 'withName'>, moment: Date): CallDraft => ({
  text: call.text,
  withName: call.withName ?? '',
  date: `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
  time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
});

/** @returns undefined without a whole day and time. */
const toCallValues = ({ text, withName, date, time }: CallDraft) => {
  const moment = new Date(`${date}T${time}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return { text: text.trim(), withName: withName.trim() || null, at: moment.toISOString() };
};

type Values = NonNullable<ReturnType<typeof toCallValues>>;

interface CallFormProps {
  /** The call that is changed; without one a new call is logged. */
  call?: ClientCall | undefined;
  firstName: string;
  /** @returns the failure of the request. */
  onSend: (id: string, values: Values) => Promise<unknown>;
  onCancel?: () => void;
}

/** The draft stays until it is saved. */
export function CallForm({ call, firstName, onSend, onCancel }: CallFormProps) {
  const begin = () =>
    toCallDraft(call ?? { text: '', withName: firstName }, call ? new Date(call.at) : new Date());
  const [draft, setDraft] = useState(begin);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  /** The id stays the same for each try. */
  const id = useRef(call?.id ?? crypto.randomUUID());
  const hasMoment = useRef(call !== undefined);
  const write = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const chooseMoment = (change: Partial<typeof draft>) => {
    hasMoment.current = true;
    write(change);
  };
  /** The page may be open for hours: a call is logged when one begins to write about it. */
  const writeText = (text: string) => {
    const isBeginning = !draft.text && !hasMoment.current;
    write({ ...(isBeginning && toCallDraft(draft, new Date())), text });
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const values = toCallValues(draft);
    if (!values) return setErrors({ at: 'Choose the day and the time of the call' });
    const checked = AddCall.safeParse({ id: id.current, ...values });
    if (!checked.success) {
      const [issue] = checked.error.issues;
      return setErrors({ [String(issue?.path[0])]: issue?.message ?? '' });
    }
    setIsSending(true);
    const failure = await onSend(id.current, values);
    setIsSending(false);
    if (failure) {
      const fields = getFieldErrors(failure);
      return setErrors(Object.keys(fields).length > 0 ? fields : { text: toApiError(failure).message });
    }
    id.current = crypto.randomUUID();
    setErrors({});
    hasMoment.current = call !== undefined;
    if (!call) setDraft(begin());
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextAreaField
        label="What was said"
        placeholder="They want a balcony, and to fly on Friday"
        rows={3}
        value={draft.text}
        error={errors['text']}
        hint="Only you and your team see this."
        onChange={({ target }) => writeText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
        }}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label="With"
          maxLength={120}
          value={draft.withName}
          error={errors['withName']}
          onChange={({ target }) => write({ withName: target.value })}
        />
        <DateField
          label="On"
          value={draft.date}
          error={errors['at']}
          onChange={(date) => chooseMoment({ date })}
        />
        <TextField
          label="At"
          type="time"
          value={draft.time}
          onChange={({ target }) => chooseMoment({ time: target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isSending} busyLabel="Saving…">
          {call ? 'Save the call' : 'Log the call'}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
