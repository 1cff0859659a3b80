import { taskTopicNames, taskTopics, type TaskTopic } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { X } from 'lucide-react';
import { isFiltering, noFilter, NOBODY, type TaskFilter } from './task-filter';
import type { TaskPeople } from './task-people';

const dueOptions = [
  { value: '', label: 'Any date' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'soon', label: 'In the next 14 days' },
  { value: 'none', label: 'Without a date' },
] as const;
const topicOptions: { value: TaskTopic | ''; label: string }[] = [
  { value: '', label: 'All kinds' },
  ...taskTopics.map((topic) => ({ value: topic, label: taskTopicNames[topic] })),
];

interface TaskFilterBarProps {
  people: TaskPeople;
  filter: TaskFilter;
  onChange: (filter: TaskFilter) => void;
  shown: number;
  all: number;
  isOpen: boolean;
}

export function TaskFilterBar({ people, filter, onChange, shown, all, isOpen }: TaskFilterBarProps) {
  return (
    <div
      role="group"
      aria-label="Filter"
      className={`${isOpen ? 'grid' : 'hidden'} items-end gap-2 sm:flex sm:flex-wrap sm:gap-3 print:hidden`}
    >
      <SelectField
        hideLabel
        className="sm:w-48"
        label="Who"
        value={filter.person}
        onValueChange={(person) => onChange({ ...filter, person })}
        options={[
          { value: '', label: 'Everybody' },
          ...people.all.map(({ ref, name }) => ({ value: ref, label: name })),
          { value: NOBODY, label: 'Nobody yet' },
        ]}
      />
      <SelectField
        hideLabel
        className="sm:w-48"
        label="When"
        value={filter.due}
        onValueChange={(value) => {
          const due = dueOptions.find((option) => option.value === value)?.value ?? '';
          onChange({ ...filter, due });
        }}
        options={dueOptions}
      />
      <SelectField
        hideLabel
        className="sm:w-40"
        label="Kind"
        value={filter.topic}
        onValueChange={(value) => {
          const topic = topicOptions.find((option) => option.value === value)?.value ?? '';
          onChange({ ...filter, topic });
        }}
        options={topicOptions}
      />
      {isFiltering(filter) ? (
        <Button
          variant="quiet"
          className="col-span-full justify-self-start"
          icon={<X aria-hidden className="size-5" strokeWidth={1.75} />}
          onClick={() => onChange(noFilter)}
        >
          Show all
        </Button>
      ) : null}
      <p role="status" className="col-span-full basis-full text-sm text-muted empty:hidden">
        {isFiltering(filter) ? `${shown} of ${all} tasks` : ''}
      </p>
    </div>
  );
}
