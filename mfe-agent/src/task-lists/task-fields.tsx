import {
  ListedTask,
  workflowAnchors,
  workflowConditions,
  type WorkflowAnchor,
  type WorkflowCondition,
} from '@landsea/contracts/agents';
import { getAnchorClause } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense, useState } from 'react';
import { conditionLabels } from './list-labels';

const MessageChoice = loadLatePart(() => import('../frame/tasks/message-choice'), 'MessageChoice');

const anchors = workflowAnchors.map((value) => ({ value, label: getAnchorClause(value) }));
const conditions = [
  { value: '', label: 'On every trip' },
  ...workflowConditions.map((value) => ({ value, label: conditionLabels[value] })),
];

interface TaskFieldsProps {
  task: ListedTask;
  onDone: (task: ListedTask) => void;
  onCancel: () => void;
}

/** Nothing is sent from here: the list is saved as a whole. */
export function TaskFields({ task, onDone, onCancel }: TaskFieldsProps) {
  const [draft, setDraft] = useState(task);
  const [days, setDays] = useState(String(Math.abs(task.days)));
  const [isBefore, setIsBefore] = useState(task.days < 0);
  const [failure, setFailure] = useState<{ path: string; message: string }>();
  const change = (part: Partial<ListedTask>) => {
    setFailure(undefined);
    setDraft({ ...draft, ...part });
  };
  const { when, ...always } = draft;
  const { message, ...silent } = draft;
  const done = () => {
    const count = days.trim() === '' ? Number.NaN : Number(days);
    const checked = ListedTask.safeParse({ ...draft, days: isBefore && count !== 0 ? -count : count });
    if (checked.success) return onDone(checked.data);
    const [issue] = checked.error.issues;
    setFailure({ path: String(issue?.path[0] ?? 'title'), message: issue?.message ?? '' });
  };
  const errorOf = (path: string) => (failure?.path === path ? failure.message : undefined);
  return (
    <fieldset className="grid gap-4 rounded-xl bg-paper p-4">
      <legend className="sr-only">{task.title || 'A new task'}</legend>
      <TextField
        label="Task"
        value={draft.title}
        maxLength={160}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-[6rem_9rem_minmax(0,1fr)]">
        <TextField
          label="Days"
          inputMode="numeric"
          value={days}
          error={errorOf('days')}
          onChange={({ target }) => {
            setFailure(undefined);
            setDays(target.value);
          }}
        />
        <SelectField
          label="Before or after"
          value={isBefore ? 'before' : 'after'}
          options={[
            { value: 'before', label: 'before' },
            { value: 'after', label: 'after' },
          ]}
          onValueChange={(side) => setIsBefore(side === 'before')}
        />
        <SelectField
          label="Counted from the day"
          value={draft.anchor}
          options={anchors}
          onValueChange={(anchor) => change({ anchor: anchor as WorkflowAnchor })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Who does it"
          value={draft.who ?? 'agent'}
          options={[
            { value: 'agent', label: 'You or your team' },
            { value: 'client', label: 'The client, in the portal' },
          ]}
          onValueChange={(who) =>
            setDraft(who === 'client' ? { ...silent, who } : { ...draft, who: 'agent' })
          }
        />
        <SelectField
          label="Only"
          value={when ?? ''}
          options={conditions}
          onValueChange={(chosen) =>
            setDraft(chosen ? { ...always, when: chosen as WorkflowCondition } : always)
          }
        />
      </div>
      {draft.who === 'client' ? null : (
        <Suspense>
          <MessageChoice
            message={message}
            error={errorOf('message')}
            onChange={(chosen) => setDraft(chosen ? { ...draft, message: chosen } : silent)}
          />
        </Suspense>
      )}
      <TextField
        label="Why (optional)"
        hint="Shown below the task, to the client too."
        value={draft.reason}
        maxLength={300}
        error={errorOf('reason')}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={done}>
          Keep the task
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
