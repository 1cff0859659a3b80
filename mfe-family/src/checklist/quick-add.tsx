import { MOST_TASKS, TASK_TITLE_LENGTH } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { getFailureText, useRows } from '@landsea/web-kit/rows';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { taskRows } from '../trip-frame/api/task-rows';
import { texts } from './checklist-texts';

interface QuickAddProps {
  tripId: string;
  count: number;
  onBlocked: (() => void) | undefined;
}

export function QuickAdd({ tripId, count, onBlocked }: QuickAddProps) {
  const { create } = useRows(taskRows, tripId);
  const [title, setTitle] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (onBlocked) return onBlocked();
    if (title.trim() === '') return setProblem('Write what is to be done');
    setBusy(true);
    const result = await create({ title, afterId: null });
    setBusy(false);
    setProblem(getFailureText(result));
    if (result.kind === 'saved') setTitle('');
  };

  return (
    <form
      noValidate
      aria-label="Add a task"
      onSubmit={(event) => void add(event)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 print:hidden"
    >
      <TextField
        hideLabel
        label={texts.quickAdd}
        placeholder={texts.quickAdd}
        hint={count >= MOST_TASKS ? `A trip holds at most ${MOST_TASKS} tasks.` : undefined}
        maxLength={TASK_TITLE_LENGTH}
        enterKeyHint="done"
        value={title}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          setTitle(event.target.value);
        }}
      />
      <Button
        type="submit"
        // An empty board suggests the list of suggestions first.
        variant={count === 0 ? 'secondary' : 'primary'}
        busy={busy}
        busyLabel="Adding…"
        icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
      >
        Add
      </Button>
    </form>
  );
}
