import { getDateIn, type CalendarDate } from '@landsea/contracts/core';
import type { SuggestedTask, TaskTemplate } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { ErrorState } from '@landsea/ui/error-state';
import { FailureText } from '@landsea/ui/failure-text';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { useAddSuggestedMutation, useGetTaskTemplateQuery } from '../trip-frame/api/tasks-api';
import { useNow } from '../trip-frame/page/use-now';
import { noteChecked } from '../catalogue/lists/checked-note';
import { groupSuggestions } from './suggestion-groups';

const modeWords: Record<TaskTemplate['mode'], string> = {
  parks: 'for days in the parks',
  cruise: 'for a cruise',
  combined: 'for the parks and a cruise',
};

interface TemplateDialogProps {
  tripId: string;
  onClose: () => void;
  onAdded: (added: number, activityId: string | null) => void;
}

interface GroupProps {
  title: string;
  suggestions: SuggestedTask[];
  today: CalendarDate;
  ticked: ReadonlySet<string>;
  isFolded?: boolean;
  onChange: (keys: string[], isChosen: boolean) => void;
}

function Group({ title, suggestions, today, ticked, isFolded = false, onChange }: GroupProps) {
  const open = suggestions.filter(({ isThere }) => !isThere).map(({ key }) => key);
  const isAll = open.every((key) => ticked.has(key));
  return (
    <fieldset className="min-w-0">
      <div className="flex items-center justify-between gap-4">
        <legend className={isFolded ? 'sr-only' : 'contents font-display text-lg'}>{title}</legend>
        {open.length > 1 ? (
          <Button size="sm" variant="quiet" onClick={() => onChange(open, !isAll)}>
            {isAll ? 'None' : 'All'}
            <span className="sr-only"> of {title}</span>
          </Button>
        ) : null}
      </div>
      {suggestions.map(({ key, title: task, notes, dueOn, isThere }) => (
        <Checkbox
          key={key}
          label={task}
          hint={[
            isThere ? 'On your board already' : dueOn && (dueOn <= today ? 'Now' : formatDate(dueOn)),
            isThere ? '' : notes,
          ]
            .filter(Boolean)
            .join(' · ')}
          disabled={isThere}
          checked={isThere || ticked.has(key)}
          onCheckedChange={(isChosen) => onChange([key], isChosen)}
        />
      ))}
    </fieldset>
  );
}

const countText = (suggestions: readonly SuggestedTask[], ticked: ReadonlySet<string>): string => {
  const count = suggestions.filter(({ key, isThere }) => !isThere && ticked.has(key)).length;
  return `${suggestions.length}${count > 0 ? `, ${count} ticked` : ''}`;
};

export function TemplateDialog({ tripId, onClose, onAdded }: TemplateDialogProps) {
  const { data, isError, error, refetch } = useGetTaskTemplateQuery(tripId);
  const [addSuggested, { isLoading }] = useAddSuggestedMutation();
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const [failure, setFailure] = useState<string>();
  const suggestions = data?.suggestions ?? [];
  const today = getDateIn(useNow());
  const { now, later } = groupSuggestions(suggestions);
  // The tasks that matter now are ticked by default.
  const ticked = picked ?? new Set(now.map(({ key }) => key));
  const chosen = suggestions.filter(({ key, isThere }) => !isThere && ticked.has(key)).map(({ key }) => key);
  const isNothingNew = data !== undefined && suggestions.every(({ isThere }) => isThere);

  const change = (keys: string[], isChosen: boolean) => {
    const next = new Set(ticked);
    for (const key of keys)
      if (isChosen) next.add(key);
      else next.delete(key);
    setPicked(next);
  };
  const add = async () => {
    const answer = await addSuggested({ tripId, keys: chosen });
    if (answer.data) onAdded(answer.data.added, answer.data.activityId);
    else setFailure(`Nothing was added. ${toApiError(answer.error).message}`);
  };

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title="Suggested tasks for your trip"
      description={
        data
          ? `Suggested ${modeWords[data.mode]} and for the people who travel, each with its date. What matters now is ticked.`
          : 'Suggested by your trip and its people.'
      }
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {isNothingNew ? null : (
            <Button
              variant="primary"
              busy={isLoading}
              busyLabel="Adding…"
              disabled={chosen.length === 0}
              onClick={() => void add()}
            >
              Add {chosen.length} {chosen.length === 1 ? 'task' : 'tasks'}
            </Button>
          )}
        </>
      }
    >
      {isError && !data ? (
        <ErrorState
          title="The suggestions could not be loaded"
          text={toApiError(error).message}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? (
        <div aria-busy className="grid gap-3">
          <span role="status" className="sr-only">
            Looking through the suggestions
          </span>
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} className="h-11 w-full" />
          ))}
        </div>
      ) : null}
      {isNothingNew ? <p className="pb-4">All of it is already on your board.</p> : null}
      <div className="grid gap-6">
        {now.length > 0 ? (
          <Group title="What matters now" suggestions={now} {...{ today, ticked }} onChange={change} />
        ) : null}
        {later.map(({ title, suggestions: ofMonth }) => (
          <details key={title} className="border-t border-hairline">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-display text-lg">
              {title}
              <span className="font-sans text-sm font-normal text-muted tabular-nums">
                {countText(ofMonth, ticked)}
              </span>
            </summary>
            <Group {...{ title, today, ticked }} suggestions={ofMonth} onChange={change} isFolded />
          </details>
        ))}
        {data ? (
          <p className="text-sm text-muted">
            {noteChecked(data)} Check the official app before you rely on it.
          </p>
        ) : null}
      </div>
      <FailureText className="pt-4">{failure}</FailureText>
    </Dialog>
  );
}
