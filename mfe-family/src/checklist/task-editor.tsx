import {
  TASK_NOTES_LENGTH,
  TASK_TITLE_LENGTH,
  taskTopicNames,
  taskTopics,
} from '@landsea/contracts/planning';
import type { Task, TaskTopic } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { Notice } from '@landsea/ui/notice';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { texts } from './checklist-texts';
import { DueFields } from './due-fields';
import type { TaskPeople } from './task-people';
import type { useTaskEditor } from './use-task-editor';

const topics: { value: TaskTopic | ''; label: string }[] = [
  { value: '', label: 'None' },
  ...taskTopics.map((topic) => ({ value: topic, label: taskTopicNames[topic] })),
];

interface TaskEditorProps {
  trip: TripDetail;
  people: TaskPeople;
  editor: ReturnType<typeof useTaskEditor>;
  latest: Task | undefined;
}

export function TaskEditor({ trip, people, editor, latest }: TaskEditorProps) {
  const { values, field, choice, failure, isBusy } = editor.fields;
  const { person } = values;
  const title = field('title');
  const topic = choice('topic');
  const isKnown = person === '' || people.all.some(({ ref }) => ref === person);
  return (
    <form
      noValidate
      aria-label={`Edit ${editor.title}`}
      className="grid gap-3 rounded-card border border-sea bg-surface p-4"
      onSubmit={editor.write(latest !== undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.close();
      }}
    >
      {latest ? null : <Notice tone="warning">{texts.gone}</Notice>}
      <TextAreaField
        {...title}
        // The pointer or key that opened the editor leads into it.
        autoFocus
        label="Task"
        rows={2}
        maxLength={TASK_TITLE_LENGTH}
        onChange={(event) => title.onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <TextAreaField {...field('notes')} label="Notes" rows={3} maxLength={TASK_NOTES_LENGTH} />
      <DueFields trip={trip} fields={editor.fields} hasWindow={editor.hasWindow} />
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          {...choice('person')}
          label="Who does it"
          options={[
            { value: '', label: 'Anybody' },
            ...people.all.map(({ ref, name }) => ({ value: ref, label: name })),
            ...(isKnown ? [] : [{ value: person, label: people.nameOf(person) }]),
          ]}
        />
        <SelectField
          {...topic}
          label="Kind"
          onValueChange={(value) =>
            topic.onValueChange(topics.find((option) => option.value === value)?.value ?? '')
          }
          options={topics}
        />
      </div>
      <FailureText>{failure?.message}</FailureText>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
          {latest ? 'Save' : 'Add it again'}
        </Button>
        <Button variant="quiet" onClick={editor.close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
