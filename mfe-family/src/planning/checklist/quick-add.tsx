import { MOST_TASKS, TASK_TITLE_LENGTH } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { apiErrorOf, fieldErrorsOf } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useAddTaskMutation } from '../../trip/api/tasks-api';
import { useNewIds } from '@landsea/web-kit/rows';
import { texts } from './checklist-texts';

interface QuickAddProps {
  tripId: string;
  count: number;
  onBlocked: (() => void) | undefined;
}

/** A task in one field. What was typed stays until it is saved. */
export function QuickAdd({ tripId, count, onBlocked }: QuickAddProps) {
  const [addTask, { isLoading }] = useAddTaskMutation();
  const [title, setTitle] = useState('');
  const ids = useNewIds();
  const [problem, setProblem] = useState<string>();

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (onBlocked) return onBlocked();
    if (title.trim() === '') return setProblem('Write what is to be done');
    const answer = await addTask({ tripId, task: { id: ids.of({ title }), title, afterId: null } });
    if (answer.error) {
      const [wrong] = Object.values(fieldErrorsOf(answer.error));
      return setProblem(wrong ?? `Not saved. ${apiErrorOf(answer.error).message}`);
    }
    ids.created({ title });
    setProblem(undefined);
    setTitle('');
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
        hint={count >= MOST_TASKS ? `A trip holds at most ${String(MOST_TASKS)} tasks.` : undefined}
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
        // Where there is nothing yet, the suggestions are the first thing to do.
        variant={count === 0 ? 'secondary' : 'primary'}
        busy={isLoading}
        busyLabel="Adding…"
        icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
      >
        Add
      </Button>
    </form>
  );
}
